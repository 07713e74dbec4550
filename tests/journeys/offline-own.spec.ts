import type { Page } from '@playwright/test';
import manualPage from '../../server/demo/courses/inhaliatoriu-technika/theory/01-prietaisai/tarpine.json' with { type: 'json' };
import { noticeId, texts } from '../../app/src/offline/notice.ts';
import { arrive, ready } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { call, registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Blocked in other tests, because a service worker's requests bypass mocked routes.
test.use({ serviceWorkers: 'allow' });

/** Free demo courses. The second starts with text: videos are not available offline. */
const inhalers = 110;
const anaphylaxis = 116;

/** Paths that the worker keeps for a person: page shells and call responses. */
function keptOfPerson(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('medeina-calls')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('medeina-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Allows every request to fail offline; these tests check what must work. */
function allowNoConnection(allowed: Set<string>): void {
  for (const path of [
    'auth/session',
    'auth/refresh',
    'favourite-courses/ids',
    'products',
    'categories/parent/59',
    'clients',
    'contact/details',
    'contact/subjects',
    'featured',
    'slideshows',
    'config',
  ])
    allowed.add(`failed /api/${path}`);
}

test('a learner’s course opens offline after a reload, keeps ticks, and is removed at logout @sample', async ({
  page,
  context,
  allowed,
  circumstances: { language },
}) => {
  // Requests fail offline; this test is about that.
  allowed.add('failed /api/auth/session');
  allowed.add('failed /api/auth/refresh');
  allowed.add('failed /api/favourite-courses/ids');
  allowed.add('failed /api/courses/activity/completion');
  allowed.add(`failed /api/courses/purchased/${String(inhalers)}`);
  allowed.add('failed /api/products');
  const title = manualPage.title[language];
  await registerQuietly(context, language);
  await startCourse(context, inhalers);
  // The worker claims the first page; the second goes through it.
  await arrive(page, '/dashboard/courses');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await arrive(page, `/course/${String(inhalers)}/theory`);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const kept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('medeina-calls')).keys();
      return keys.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toContainEqual(expect.stringMatching(/^\/kept\/shell\/\d+\/\w\w\/course$/));
  await expect.poll(kept).toContainEqual(expect.stringMatching(/\/api\/courses\/purchased\/110$/));

  // Videos, captions and plate patterns are not available offline.
  await page.waitForLoadState('networkidle');
  const course = JSON.stringify(await call(context, 'GET', `/api/courses/purchased/${String(inhalers)}`));
  const drawn = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const address of [...(course.match(/\/media\/[^"]+/gu) ?? []), ...drawn]) {
    const { pathname } = new URL(address, page.url());
    if (/^\/(?:media|assets\/patterns)/u.test(pathname)) allowed.add(`failed ${pathname}`);
  }

  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator(`#${noticeId}`)).toContainText(/\d\d:\d\d/);
  await expect(page).toHaveURL(`/course/${String(inhalers)}/theory`);
  const tick = page.getByRole('button', { name: title });
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(false);
  await expect(page.locator(`#${noticeId}`)).toContainText(texts[language].back);
  // Offline ticks reach the server.
  await expect
    .poll(async () =>
      JSON.stringify(await call(context, 'GET', `/api/courses/purchased/${String(inhalers)}`)),
    )
    .toContain('"done":1');

  // A pending progress request may be refused, because the session ends in another tab.
  allowed.add('401 /api/courses/label-groups/completion');
  allowed.add(`401 /api/courses/purchased/${String(inhalers)}`);
  // Logout removes the kept pages: the course now needs a connection.
  await page.evaluate(async () => {
    await fetch('/api/auth/logout', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-Token-Transport': 'cookie',
      },
      body: '{}',
    });
    // BroadcastChannel takes no target origin, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel('medeina-session').postMessage({ kind: 'logout' });
  });
  await expect.poll(kept).not.toContainEqual(expect.stringMatching(/\/kept\/(?:shell|call\/\d)/));
  allowed.add(`503 /course/${String(inhalers)}/theory`);
  // Leave the guest's page before going offline: it may still load images.
  await page.goto('about:blank');
  await context.setOffline(true);
  const response = await page.goto(`/course/${String(inhalers)}/theory`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].title);
});

test('kept courses are listed on the home page and the offline page, and open from both @sample', async ({
  page,
  context,
  say,
  allowed,
  circumstances: { language },
}) => {
  allowNoConnection(allowed);
  await page.setViewportSize({ width: 390, height: 844 });
  await registerQuietly(context, language);
  await startCourse(context, anaphylaxis);
  await arrive(page, '/dashboard/courses');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await arrive(page, `/course/${String(anaphylaxis)}/theory`);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  await expect.poll(() => keptOfPerson(page)).toContainEqual(expect.stringMatching(/purchased\/116$/));
  await expect.poll(() => keptOfPerson(page)).toContainEqual(expect.stringMatching(/shell.*course$/));
  await arrive(page, '/');
  await expect.poll(() => keptPaths(page)).toContain(`/kept/page/${language}/`);

  await context.setOffline(true);
  await arrive(page, '/');
  // The bottom bar is the one for logged-in users.
  const places = page.getByRole('navigation', { name: say('shell.account') });
  await expect(places.getByRole('link', { name: say('shell.myCourses') })).toBeVisible();
  const list = page.getByRole('region', { name: texts[language].own });
  await look(page, 'the kept courses of the start page', 'section:has(#kept-courses)');
  await list.getByRole('link', { name: title }).click();
  await expect(heading).toHaveText(title);

  allowed.add('503 /contacts');
  expect((await page.goto('/contacts'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 2, name: texts[language].own })).toBeVisible();
  await look(page, 'the offline page with courses');
  await page.getByRole('link', { name: title }).click();
  await ready(page);
  await expect(heading).toHaveText(title);
  await expect(page).toHaveURL(`/course/${String(anaphylaxis)}/theory`);
});

test('the first page of a first visit is kept with its content', async ({ page, context, say, allowed }) => {
  allowNoConnection(allowed);
  await registerQuietly(context, 'lt');
  await startCourse(context, anaphylaxis);
  await arrive(page, '/dashboard/courses');
  const link = page
    .getByRole('list', { name: say('CourseProgressList.list') })
    .locator(`a[href^="/course/${String(anaphylaxis)}/theory"]`)
    .first();
  const title = await link.innerText();
  // Navigate before the worker has claimed the page.
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect
    .poll(() => keptOfPerson(page), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/purchased$/));
  await expect.poll(() => keptOfPerson(page)).toContainEqual(expect.stringMatching(/purchased\/116$/));
  await expect
    .poll(() => keptOfPerson(page))
    .toContainEqual(expect.stringMatching(/purchased\/environments$/));
  await expect.poll(() => keptOfPerson(page)).toContainEqual(expect.stringMatching(/shell.*courses$/));
  await expect.poll(() => keptOfPerson(page)).toContainEqual(expect.stringMatching(/shell.*course$/));
  await context.setOffline(true);
  await arrive(page, '/dashboard/courses');
  await expect(page.getByRole('heading', { level: 1, name: say('account.courses.title') })).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the offline notice covers no menu and no search', async ({ page, context, say, allowed }) => {
  allowNoConnection(allowed);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/help/offer');
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain('/kept/page/lt/help/offer');
  await context.setOffline(true);
  await arrive(page, '/help/offer');
  const notice = page.locator(`#${noticeId}`);
  await expect(notice).toBeVisible();
  // Whether any point of the notice is visible. An open dialog blocks pointer events on the rest of the page.
  const isUncovered = () =>
    notice.evaluate((element) => {
      element.style.pointerEvents = 'auto';
      const { left, right, top, height } = element.getBoundingClientRect();
      return [left + 2, (left + right) / 2, right - 2].some((x) =>
        element.contains(document.elementFromPoint(x, top + height / 2)),
      );
    });
  expect(await isUncovered()).toBe(true);
  await page.getByRole('button', { name: say('Header.menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expect.poll(isUncovered).toBe(false);
  await menu.getByRole('button', { name: say('common.close') }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: say('shell.search.open') }).click();
  await expect.poll(isUncovered).toBe(false);
});

test('the login page is not kept, even when it redirects', async ({ page, context }) => {
  await registerQuietly(context, 'lt');
  await arrive(page, '/');
  // Tell the worker about a client-side navigation.
  const see = (path: string) =>
    page.evaluate(async (seen) => {
      const { active } = await navigator.serviceWorker.ready;
      // A worker takes no target origin, unlike a window.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      active?.postMessage({ kind: 'seen', path: seen });
    }, path);
  await see('/login');
  await see('/contacts');
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain('/kept/page/lt/contacts');
  await page.waitForLoadState('networkidle');
  expect(await keptPaths(page)).not.toContain('/kept/page/lt/login');
});
