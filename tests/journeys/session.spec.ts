import type { Page } from '@playwright/test';
import manualPage from '../../server/demo/courses/inhaliatoriu-technika/theory/01-prietaisai/tarpine.json' with { type: 'json' };
import serverEn from '../../server/src/platform/messages/en.json' with { type: 'json' };
import serverLt from '../../server/src/platform/messages/lt.json' with { type: 'json' };
import serverRu from '../../server/src/platform/messages/ru.json' with { type: 'json' };
import { arrive, ready } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import type { Say } from '../support/messages.ts';
import {
  becomeGuest,
  demoLearner,
  logIn,
  logOut,
  loseSession,
  newPerson,
  ownCourse,
  registerQuietly,
  startCourse,
  study,
  submitLogin,
} from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const serverMessages = { lt: serverLt, en: serverEn, ru: serverRu };
const own = '/dashboard/courses';
const ownCourses = '/api/courses/purchased';

const fieldOf = (page: Page, say: Say, field: string) =>
  page.getByLabel(say(`auth.field.${field}`), { exact: true });

test('a guest logs in and returns to the requested page', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  // The page opens, although the person is not enrolled.
  allowed.add('404 /api/courses/purchased/102');
  const person = await registerQuietly(context, circumstances.language);
  await becomeGuest(context);
  const asked = '/course/102/general?material=1';
  await arrive(page, asked);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(asked)}`);
  // Switching to registration and back keeps the redirect.
  await page.locator('[href^="/register?"]:not([hreflang])').click();
  await page.locator('[href^="/login?"]:not([hreflang])').click();
  await submitLogin(page, say, person);
  await expect(page).toHaveURL(asked);
  // For logged-in users the login page redirects, also on client-side navigation.
  await page.goto(`/login?redirect=${encodeURIComponent(own)}`);
  await expect(page).toHaveURL(own);
  await page.goto('/register');
  await expect(page).toHaveURL('/');
});

const hostile = [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
];

test('login never redirects to another site', async ({ page, context, say, circumstances, baseURL }) => {
  const left: string[] = [];
  let underway = 0;
  page.on('requestfinished', () => (underway -= 1));
  page.on('requestfailed', () => (underway -= 1));
  page.on('request', (request) => {
    underway += 1;
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '-')) left.push(request.url());
  });
  const person = await registerQuietly(context, circumstances.language);
  // Already logged in: the server decides.
  for (const redirect of hostile) {
    const answer = await context.request.get(`/login?redirect=${encodeURIComponent(redirect)}`, {
      maxRedirects: 0,
    });
    expect.soft(answer.headers()['location'], redirect).toBe('/');
  }
  // At login: the app decides.
  for (const redirect of hostile.slice(0, 3)) {
    await becomeGuest(context);
    await arrive(page, `/login?redirect=${encodeURIComponent(redirect)}`);
    const courses = page.waitForResponse((answer) => new URL(answer.url()).pathname === ownCourses);
    await submitLogin(page, say, person);
    await expect(page).toHaveURL(own);
    // What is still asked when the session goes would be refused.
    await courses;
    await expect.poll(() => underway).toBe(0);
  }
  expect(left).toEqual([]);
});

test('a wrong password shows an error at the field, in the page’s language @sample', async ({
  page,
  say,
  circumstances,
  allowed,
}) => {
  allowed.add('401 /api/auth/login');
  const person = newPerson(circumstances.language);
  await arrive(page, '/login');
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expect(page.getByText(say('form.problem.field_required.username'))).toBeVisible();
  await expect(page.getByText(say('form.problem.field_required.password'))).toBeVisible();
  await expect(fieldOf(page, say, 'username')).toBeFocused();
  await submitLogin(page, say, person);
  const text = serverMessages[circumstances.language]['error.invalid_credentials'];
  const password = fieldOf(page, say, 'password');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')));
  await expect(password).toBeFocused();
  // The values are still there.
  await expect(fieldOf(page, say, 'username')).toHaveValue(person.username);
});

test('the shop’s own login offers no other account, and keeps the place asked for @sample', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  await becomeGuest(context);
  await arrive(page, '/eshop-login?redirect=%2Ffaq');
  await expect(page.getByRole('heading', { level: 1, name: say('auth.login.title') })).toBeVisible();
  await look(page, 'login of the shop');
  await expect(page.locator('a[href^="/oauth-login"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('PasskeyButton.signIn') })).toHaveCount(0);
  const asked = page.waitForRequest('**/api/auth/sso');
  await submitLogin(page, say, person);
  expect((await asked).postDataJSON()).toMatchObject({ username: person.username, is_eshop: true });
  await expect(page).toHaveURL('/faq');
});

test('form values survive a server failure', async ({ page, say, allowed }) => {
  allowed.add('500 /api/auth/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal' } }),
  );
  await arrive(page, '/login');
  await submitLogin(page, say, demoLearner);
  await expect(page.getByText(say('shell.error.server.text'))).toBeVisible();
  await expect(fieldOf(page, say, 'username')).toHaveValue(demoLearner.username);
  await expect(fieldOf(page, say, 'password')).toHaveValue(demoLearner.password);
  // The same without any response.
  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) => route.abort('timedout'));
  allowed.add('failed /api/auth/login');
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expect(page.getByText(say('shell.error.network.text'))).toBeVisible();
  await expect(fieldOf(page, say, 'password')).toHaveValue(demoLearner.password);
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expect(page).toHaveURL(own);
});

test('logout and login in one tab apply to the others', async ({
  page,
  context,
  say,
  circumstances,
  anotherTab,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  const other = await anotherTab();
  await arrive(page, '/discover');
  await arrive(other, own);
  await expect(other.getByRole('heading', { level: 1, name: say('account.courses.title') })).toBeVisible();
  await logOut(page, say, false);
  await expect(page).toHaveURL('/');
  // The other tab was on a private page: it asks to log in and remembers the page.
  await expect(other).toHaveURL(`/login?redirect=${encodeURIComponent(own)}`);
  const ofSession = /medeina-(?:access|refresh)|signed_in/;
  expect((await context.cookies()).filter(({ name }) => ofSession.test(name))).toEqual([]);

  await submitLogin(other, say, person);
  await expect(other).toHaveURL(own);
  await expect(page.getByRole('button', { name: say('ProfileMenu.menu') })).toBeVisible();
});

test('a tick made where another person has logged in meanwhile counts for neither, and waits', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
  anotherTab,
}) => {
  const completion = '/api/courses/activity/completion';
  allowed.add(`401 ${completion}`).add('failed /api/auth/session');
  const second = await registerQuietly(context, language);
  await startCourse(context, 110);
  await becomeGuest(context);
  // Left open since nobody was logged in.
  const login = await anotherTab();
  await arrive(login, '/login');
  await registerQuietly(context, language);
  await startCourse(context, 110);
  await arrive(page, '/course/110/theory');
  const tick = page.getByRole('button', { name: manualPage.title[language] });
  await expect(tick).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(globalThis, { isFormer: true }));
  // This tab does not learn at once who is logged in now.
  await page.route('**/api/auth/session', (route) => route.abort(), { times: 1 });
  await submitLogin(login, say, second);
  await expect(login).toHaveURL(own);
  const refused = page.waitForResponse((response) => response.url().endsWith(completion));
  await tick.click();
  expect((await refused).status()).toBe(401);
  // The page comes anew for the second, who is still logged in and has ticked nothing.
  await page.waitForFunction(() => !('isFormer' in globalThis));
  await expect(tick).toHaveAttribute('aria-pressed', 'false');
  expect((await ownCourse(context, 110)).completed.done).toBe(0);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain(String.raw`\"kind\":\"completion\"`);
});

test('an expired access token is renewed silently', async ({ page, context, say, circumstances }) => {
  await registerQuietly(context, circumstances.language);
  await arrive(page, own);
  const heading = page.getByRole('heading', { level: 1, name: say('account.courses.title') });
  await expect(heading).toBeVisible();
  await context.clearCookies({ name: /medeina-access/ });
  // A new page reads the session first.
  await page.reload();
  await expect(page.getByText(say('account.courses.empty'))).toBeVisible();
  await expect(page).toHaveURL(own);
  expect((await context.cookies()).some(({ name }) => name.endsWith('medeina-access'))).toBe(true);
});

test('a call with an expired token renews it and is retried', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  // The first response is a refusal, which triggers the renewal.
  allowed.add('401 /api/courses/purchased');
  await registerQuietly(context, circumstances.language);
  await arrive(page, own);
  await expect(page.getByText(say('account.courses.empty'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: /medeina-access/ });
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  // A page with personal data.
  allowed.add('401 /api/favourite-courses/ids');
  allowed.add('401 /api/favourite-courses');
  await page
    .getByRole('button', { name: say('CourseCard.favourite', { title: '' }).trim() })
    .first()
    .click();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByText(say('catalogue.favourite.added'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('ProfileMenu.menu') })).toBeVisible();
});

test('an ended session leads to the login and back', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  allowed.add('401 /api/auth/refresh');
  const person = await registerQuietly(context, circumstances.language);
  await loseSession(context);
  await page.goto('/course/102/general');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/course/102/general')}`);
  allowed.add('404 /api/courses/purchased/102');
  await submitLogin(page, say, person);
  await expect(page).toHaveURL('/course/102/general');
  await expect(page.getByRole('heading', { level: 1, name: say('learning.notEnrolled') })).toBeVisible();
});

test('a tick refused by an ended session is kept, and the login says so', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  const title = manualPage.title[circumstances.language];
  for (const path of ['/api/courses/activity/completion', '/api/auth/refresh']) allowed.add(`401 ${path}`);
  const person = await registerQuietly(context, circumstances.language);
  await startCourse(context, 110);
  const asked = '/course/110/theory';
  await arrive(page, asked);
  const tick = page.getByRole('button', { name: title });
  await expect(tick).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  await loseSession(context);
  await tick.click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(asked)}`);
  await expect(page.getByRole('main').getByText(say('auth.ended.unsent'))).toBeVisible();
  await look(page, 'the login after a session that ended');
  const saved = page.waitForResponse((response) => response.url().endsWith('/activity/completion'));
  await submitLogin(page, say, person);
  await expect(page).toHaveURL(asked);
  expect((await saved).status()).toBe(200);
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
});

test('a review refused by an ended session survives the login @sample', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  for (const path of ['/api/reviews', '/api/auth/refresh']) allowed.add(`401 ${path}`);
  const person = await registerQuietly(context, circumstances.language);
  await startCourse(context, 110);
  await study(context, 110);
  const asked = '/course/110/reviews';
  const words = page.getByRole('textbox', { name: say('ReviewForm.text') });
  const stars = page.getByRole('radio', { name: say('RatingInput.star', { count: 4 }) });
  const publish = page.getByRole('button', { name: say('ReviewForm.submit') });
  await arrive(page, asked);
  await words.fill('Pagaliau supratau tarpines.');
  await stars.check();
  await page.waitForLoadState('networkidle');
  await loseSession(context);
  await publish.click();
  await expect(page.getByRole('main').getByText(say('catalogue.review.ended'))).toBeVisible();
  await look(page, 'the place of a review after a session that ended');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shell.login') })
    .click();
  await expect(page.getByText(say('shell.session.ended'), { exact: true })).toBeVisible();
  await submitLogin(page, say, person);
  await expect(page).toHaveURL(asked);
  await expect(words).toHaveValue('Pagaliau supratau tarpines.');
  await expect(stars).toBeChecked();
  await publish.click();
  await expect(page.getByText(say('catalogue.review.sent'))).toBeVisible();
  // The draft is removed once sent.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pagaliau');
});

test('logout removes the draft of a review', async ({ page, context, say, circumstances }) => {
  await registerQuietly(context, circumstances.language);
  await startCourse(context, 110);
  await study(context, 110);
  await arrive(page, '/course/110/reviews');
  await page.getByRole('textbox', { name: say('ReviewForm.text') }).fill('Dar rašau');
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain('Dar rašau');
  await logOut(page, say, false);
  expect(await kept()).not.toContain('Dar rašau');
});

test('a login that would redirect to the login opens the list of courses', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  for (const redirect of ['/login', '/login?redirect=%2Flogin', '/register', '/%6cogin']) {
    // Requests of the previous page are aborted.
    await page.goto('about:blank');
    await becomeGuest(context);
    await arrive(page, `/login?redirect=${encodeURIComponent(redirect)}`);
    await submitLogin(page, say, person);
    await expect(page, redirect).toHaveURL(own);
  }
});

test('switching the language stays on the page and is remembered', async ({ page, say }) => {
  await arrive(page, '/discover?sort=title&page=2');
  const before = await page.getByRole('main').getByRole('article').count();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('LanguageSwitch.label') })
    .click();
  await page.getByRole('banner').getByRole('menuitem', { name: 'Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveURL('/discover?sort=title&page=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Курсы' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(before);
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
    Array.from({ length: before }, () => /[а-яё]/i),
  );
  await page.reload();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.goto('/page/5');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  // A language in the address is remembered and removed from it.
  await arrive(page, '/page/5?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/page/5');
  await page.goto('/page/3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the theme is chosen in the footer and applies from the first frame', async ({ page, say }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await arrive(page, '/page/3');
  const light = await ground();
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: say('ThemeControl.dark') })
    .check();
  await expect(page.locator('html')).toHaveAttribute('data-medeina-theme', 'dark');
  const dark = await ground();
  // The browser's own colours follow, whatever the system's setting.
  const around = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  expect(await around()).toEqual(['#0e1914', '#0e1914']);
  expect(dark).not.toBe(light);
  // No light frame on the next page: the theme is set before the body is parsed, so before the first paint.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenThemes: seen });
    new MutationObserver(() => {
      if (document.body !== null) seen.push(document.documentElement.dataset['medeinaTheme'] ?? '');
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.reload();
  await ready(page);
  const seen: unknown = await page.evaluate(() => Reflect.get(globalThis, 'seenThemes'));
  expect(new Set(Array.isArray(seen) ? seen : [])).toEqual(new Set(['dark']));
  expect(await ground()).toBe(dark);
  expect(await around()).toEqual(['#0e1914', '#0e1914']);
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: say('ThemeControl.system') })
    .check();
  expect(await around()).toEqual(['#f8faf7', '#0e1914']);
  await page.reload();
  await ready(page);
  expect(await ground()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(dark);
});

test('tokens are not readable by scripts, in storage or in addresses', async ({
  page,
  say,
  context,
  circumstances,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  await becomeGuest(context);
  await logIn(page, say, person);
  const reachable = await page.evaluate(() => ({
    cookies: document.cookie,
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    address: location.href,
  }));
  const secrets = (await context.cookies()).filter(({ name }) => name.includes('medeina-'));
  expect(secrets).toHaveLength(3);
  for (const { value, httpOnly, sameSite } of secrets) {
    expect(httpOnly).toBe(true);
    expect(sameSite).toBe('Lax');
    for (const place of Object.values(reachable)) expect(place).not.toContain(value);
  }
});

test('a form works when it is used directly after the page loads', async ({ page, say }) => {
  await arrive(page, '/login');
  // Without any earlier pointer movement or focus.
  const password = page.getByLabel(say('auth.field.password'), { exact: true });
  await password.focus();
  await page.getByRole('button', { name: say('common.showPassword') }).click();
  await expect(password).toHaveAttribute('type', 'text');
});
