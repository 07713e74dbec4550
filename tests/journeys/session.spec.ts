import type { Page } from '@playwright/test';
import manualPage from '../../server/demo/courses/inhaliatoriu-technika/theory/01-prietaisai/tarpine.json' with { type: 'json' };
import serverEn from '../../server/src/platform/messages/en.json' with { type: 'json' };
import serverLt from '../../server/src/platform/messages/lt.json' with { type: 'json' };
import serverRu from '../../server/src/platform/messages/ru.json' with { type: 'json' };
import { arrive, ready } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import type { Say } from '../support/messages.ts';
import { demoLearner, logIn, logOut, newPerson, registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const serverMessages = { lt: serverLt, en: serverEn, ru: serverRu };
const own = '/dashboard/courses';

/** Fills the form of the login screen that is shown, and sends it. */
async function send(page: Page, say: Say, { username, password }: typeof demoLearner): Promise<void> {
  await page.getByLabel(say('auth.field.username'), { exact: true }).fill(username);
  await page.getByLabel(say('auth.field.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('auth.login.submit') }).click();
}

const errorOf = (page: Page, say: Say, field: string) =>
  page.getByLabel(say(`auth.field.${field}`), { exact: true });

test('a guest is asked to log in and comes to the page that was asked for', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  // The page is there, the course is not the person's.
  allowed.add('404 /api/courses/purchased/102');
  const person = await registerQuietly(context, circumstances.language);
  await context.clearCookies({ name: /medeina|signed_in/ });
  const asked = '/course/102/general?material=1';
  await arrive(page, asked);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(asked)}`);
  // The way over to the registration and back keeps it too.
  await page.locator('[href^="/register?"]:not([hreflang])').click();
  await page.locator('[href^="/login?"]:not([hreflang])').click();
  await send(page, say, person);
  await expect(page).toHaveURL(asked);
  // Who is logged in has no business on the login screen: it leads on, also inside the app.
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

test('a login leads to no other site, whatever the address asks for', async ({
  page,
  context,
  say,
  circumstances,
  baseURL,
}) => {
  const left: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '-')) left.push(request.url());
  });
  const person = await registerQuietly(context, circumstances.language);
  // Logged in already: the server decides, for each.
  for (const redirect of hostile) {
    const answer = await context.request.get(`/login?redirect=${encodeURIComponent(redirect)}`, {
      maxRedirects: 0,
    });
    expect.soft(answer.headers()['location'], redirect).toBe('/');
  }
  // Logging in: the app decides.
  for (const redirect of hostile.slice(0, 3)) {
    await context.clearCookies({ name: /medeina|signed_in/ });
    await arrive(page, `/login?redirect=${encodeURIComponent(redirect)}`);
    await send(page, say, person);
    await expect(page).toHaveURL(own);
    await page.waitForLoadState('networkidle');
  }
  expect(left).toEqual([]);
});

test('a wrong password is said in the language of the page, at the field @sample', async ({
  page,
  say,
  circumstances,
  allowed,
}) => {
  allowed.add('401 /api/auth/login');
  const person = newPerson(circumstances.language);
  await arrive(page, '/login');
  await page.getByRole('button', { name: say('auth.login.submit') }).click();
  await expect(page.getByText(say('form.problem.field_required'))).toHaveCount(2);
  await expect(errorOf(page, say, 'username')).toBeFocused();
  await send(page, say, person);
  const text = serverMessages[circumstances.language]['error.invalid_credentials'];
  const password = errorOf(page, say, 'password');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')));
  await expect(password).toBeFocused();
  // What was typed is still there.
  await expect(errorOf(page, say, 'username')).toHaveValue(person.username);
});

test('nothing that was typed is lost when the server fails', async ({ page, say, allowed }) => {
  allowed.add('500 /api/auth/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal' } }),
  );
  await arrive(page, '/login');
  await send(page, say, demoLearner);
  await expect(page.getByText(say('shell.error.server.text'))).toBeVisible();
  await expect(errorOf(page, say, 'username')).toHaveValue(demoLearner.username);
  await expect(errorOf(page, say, 'password')).toHaveValue(demoLearner.password);
  // The same when no answer comes at all.
  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) => route.abort('timedout'));
  allowed.add('failed /api/auth/login');
  await page.getByRole('button', { name: say('auth.login.submit') }).click();
  await expect(page.getByText(say('shell.error.network.text'))).toBeVisible();
  await expect(errorOf(page, say, 'password')).toHaveValue(demoLearner.password);
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: say('auth.login.submit') }).click();
  await expect(page).toHaveURL(own);
});

test('a logout in one tab logs out the others, and a login logs them in', async ({
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
  // The other tab stood on a private page: it asks to log in and knows the way back.
  await expect(other).toHaveURL(`/login?redirect=${encodeURIComponent(own)}`);
  const ofSession = /medeina-(?:access|refresh)|signed_in/;
  expect((await context.cookies()).filter(({ name }) => ofSession.test(name))).toEqual([]);

  await send(other, say, person);
  await expect(other).toHaveURL(own);
  await expect(page.getByRole('button', { name: say('shell.profile') })).toBeVisible();
});

test('an access token that ended is renewed without a word', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  await registerQuietly(context, circumstances.language);
  await arrive(page, own);
  const heading = page.getByRole('heading', { level: 1, name: say('account.courses.title') });
  await expect(heading).toBeVisible();
  await context.clearCookies({ name: /medeina-access/ });
  // A fresh page first learns who is there.
  await page.reload();
  await expect(page.getByText(say('account.courses.empty'))).toBeVisible();
  await expect(page).toHaveURL(own);
  expect((await context.cookies()).some(({ name }) => name.endsWith('medeina-access'))).toBe(true);
});

test('a token that ends in the middle is renewed behind the call that needed it', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  // The first answer is the refusal that brings the renewal.
  allowed.add('401 /api/courses/purchased');
  await registerQuietly(context, circumstances.language);
  await arrive(page, own);
  await expect(page.getByText(say('account.courses.empty'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: /medeina-access/ });
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
  await page.getByRole('link', { name: say('account.courses.empty.action') }).click();
  await expect(page).toHaveURL('/discover');
  // A page that asks for what is the person's own.
  allowed.add('401 /api/favourite-courses/ids');
  allowed.add('401 /api/favourite-courses');
  await page
    .getByRole('button', { name: say('catalogue.favourite.addNamed', { title: '' }).trim() })
    .first()
    .click();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByText(say('catalogue.favourite.added'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('shell.profile') })).toBeVisible();
});

test('a session that is over leads to the login, and from there back', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  allowed.add('401 /api/auth/refresh');
  const person = await registerQuietly(context, circumstances.language);
  await context.clearCookies({ name: /medeina-/ });
  await page.goto('/course/102/general');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/course/102/general')}`);
  allowed.add('404 /api/courses/purchased/102');
  await send(page, say, person);
  await expect(page).toHaveURL('/course/102/general');
  await expect(page.getByRole('heading', { level: 1, name: say('learning.notEnrolled') })).toBeVisible();
});

test('a tick that meets the end of the session is kept, and the login says so', async ({
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
  await context.clearCookies({ name: /medeina-/ });
  await tick.click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(asked)}`);
  await expect(page.getByText(say('auth.ended.unsent'))).toBeVisible();
  await look(page, 'the login after a session that ended');
  const told = page.waitForResponse((response) => response.url().endsWith('/activity/completion'));
  await send(page, say, person);
  await expect(page).toHaveURL(asked);
  expect((await told).status()).toBe(200);
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
});

test('a review that meets the end of the session survives the login @sample', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  for (const path of ['/api/reviews', '/api/auth/refresh']) allowed.add(`401 ${path}`);
  const person = await registerQuietly(context, circumstances.language);
  await startCourse(context, 110);
  const asked = '/course/110/reviews';
  const words = page.getByRole('textbox', { name: say('catalogue.review.text') });
  const stars = page.getByRole('radio', { name: say('catalogue.review.stars', { count: 4 }) });
  const publish = page.getByRole('button', { name: say('catalogue.review.send') });
  await arrive(page, asked);
  await words.fill('Pagaliau supratau tarpines.');
  await stars.check();
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: /medeina-/ });
  await publish.click();
  await expect(page.getByText(say('catalogue.review.ended'))).toBeVisible();
  await look(page, 'the place of a review after a session that ended');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shell.login') })
    .click();
  await expect(page.getByText(say('shell.session.ended'))).toBeVisible();
  await send(page, say, person);
  await expect(page).toHaveURL(asked);
  await expect(words).toHaveValue('Pagaliau supratau tarpines.');
  await expect(stars).toBeChecked();
  await publish.click();
  await expect(page.getByText(say('catalogue.review.sent'))).toBeVisible();
  // Sent, it waits no longer.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pagaliau');
});

test('a review that was begun is forgotten with a logout', async ({ page, context, say, circumstances }) => {
  await registerQuietly(context, circumstances.language);
  await startCourse(context, 110);
  await arrive(page, '/course/110/reviews');
  await page.getByRole('textbox', { name: say('catalogue.review.text') }).fill('Dar rašau');
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain('Dar rašau');
  await logOut(page, say, false);
  expect(await kept()).not.toContain('Dar rašau');
});

test('a login that would lead to a login leads to one’s courses', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  for (const redirect of ['/login', '/login?redirect=%2Flogin', '/register', '/%6cogin']) {
    // What the page before still asks for goes with it.
    await page.goto('about:blank');
    await context.clearCookies({ name: /medeina|signed_in/ });
    await arrive(page, `/login?redirect=${encodeURIComponent(redirect)}`);
    await send(page, say, person);
    await expect(page, redirect).toHaveURL(own);
  }
});

test('the language switch stays on the page and is remembered', async ({ page, say }) => {
  await arrive(page, '/discover?sort=title&page=2');
  const before = await page.getByRole('main').getByRole('article').count();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.language') })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveURL('/discover?sort=title&page=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Курсы' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(before);
  const titles = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  expect(titles.every((title) => /[а-яё]/i.test(title))).toBe(true);
  await page.reload();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.goto('/page/5');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  // A link may ask for a language; it is remembered and leaves the address.
  await arrive(page, '/page/5?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/page/5');
  await page.goto('/page/3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the theme is chosen in the footer and is there from the first frame', async ({ page, say }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await arrive(page, '/page/3');
  const light = await ground();
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: say('shell.theme.dark') })
    .check();
  await expect(page.locator('html')).toHaveAttribute('data-medeina-theme', 'dark');
  const dark = await ground();
  // What the browser paints around the page follows, whichever of the two the system's setting picks.
  const around = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  expect(await around()).toEqual(['#0e1914', '#0e1914']);
  expect(dark).not.toBe(light);
  // No frame of the next page is light: the theme stands before the body is read, thus before anything is drawn.
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
    .getByRole('radio', { name: say('shell.theme.system') })
    .check();
  expect(await around()).toEqual(['#f8faf7', '#0e1914']);
  await page.reload();
  await ready(page);
  expect(await ground()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(dark);
});

test('tokens are out of reach of scripts, storage and addresses', async ({
  page,
  say,
  context,
  circumstances,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  await context.clearCookies({ name: /medeina|signed_in/ });
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

test('a form answers to whoever turns straight to it, once its page stands', async ({ page, say }) => {
  await arrive(page, '/login');
  // Neither the pointer nor the focus was anywhere else before.
  const password = page.getByLabel(say('auth.field.password'), { exact: true });
  await password.focus();
  await page.getByRole('button', { name: say('common.showPassword') }).click();
  await expect(password).toHaveAttribute('type', 'text');
});
