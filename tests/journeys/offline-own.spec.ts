import type { Page } from '@playwright/test';
import manualPage from '../../server/demo/courses/inhaliatoriu-technika/theory/01-prietaisai/tarpine.json' with { type: 'json' };
import { noticeId, texts } from '../../app/src/offline/notice.ts';
import { arrive, ready } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { call, registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Everywhere else it is blocked: what a worker fetches passes by what tests let fail.
test.use({ serviceWorkers: 'allow' });

/** Free courses of the demo. The second begins with words: a film is not promised without a connection. */
const inhalers = 110;
const anaphylaxis = 116;

/** Paths of what the worker keeps of a person: frames of pages and answers of calls. */
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

/** Everything that is asked for without a connection fails; what is promised without one is looked at instead. */
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

test('a course that one was learning is read after a reload without a connection, keeps its ticks, and goes with its learner @sample', async ({
  page,
  context,
  allowed,
  circumstances: { language },
}) => {
  // Whatever is asked for without a connection fails; that is what this is about.
  allowed.add('failed /api/auth/session');
  allowed.add('failed /api/auth/refresh');
  allowed.add('failed /api/favourite-courses/ids');
  allowed.add('failed /api/courses/activity/completion');
  allowed.add(`failed /api/courses/purchased/${String(inhalers)}`);
  allowed.add('failed /api/products');
  const title = manualPage.title[language];
  await registerQuietly(context, language);
  await startCourse(context, inhalers);
  // The worker takes the first page over; the second goes through it.
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

  // Films, their words and the plates' patterns are not promised without a connection.
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
  // What was ticked meanwhile reaches the server.
  await expect
    .poll(async () =>
      JSON.stringify(await call(context, 'GET', `/api/courses/purchased/${String(inhalers)}`)),
    )
    .toContain('"done":1');

  // What the page still asks for about its progress may meet the end of the session, which comes from elsewhere.
  allowed.add('401 /api/courses/label-groups/completion');
  allowed.add(`401 /api/courses/purchased/${String(inhalers)}`);
  // Who leaves takes along what they saw: after it the page of the course is one that needs a connection.
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
    // A channel between tabs of one site takes no target, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel('medeina-session').postMessage({ kind: 'logout' });
  });
  await expect.poll(kept).not.toContainEqual(expect.stringMatching(/\/kept\/(?:shell|call\/\d)/));
  allowed.add(`503 /course/${String(inhalers)}/theory`);
  // The page that a visitor gets instead may still ask for its drawings: it is left before the connection goes.
  await page.goto('about:blank');
  await context.setOffline(true);
  const response = await page.goto(`/course/${String(inhalers)}/theory`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].title);
});

test('one’s kept courses are listed on the start page and on the offline page, and opened from both @sample', async ({
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
  // The bar at the foot is that of somebody who is logged in.
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

test('the first page of a first visit is kept, with what it showed', async ({
  page,
  context,
  say,
  allowed,
}) => {
  allowNoConnection(allowed);
  await registerQuietly(context, 'lt');
  await startCourse(context, anaphylaxis);
  await arrive(page, '/dashboard/courses');
  const link = page
    .getByRole('main')
    .locator(`a[href^="/course/${String(anaphylaxis)}/theory"]`)
    .first();
  const title = await link.innerText();
  // On the way before the worker has taken the page over.
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect
    .poll(() => keptOfPerson(page), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/purchased$/));
  await expect.poll(() => keptOfPerson(page)).toContainEqual(expect.stringMatching(/purchased\/116$/));
  await expect.poll(() => keptOfPerson(page)).toContainEqual(expect.stringMatching(/shell.*courses$/));
  await expect.poll(() => keptOfPerson(page)).toContainEqual(expect.stringMatching(/shell.*course$/));
  await context.setOffline(true);
  await arrive(page, '/dashboard/courses');
  await expect(page.getByRole('heading', { level: 1, name: say('account.courses.title') })).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the line about the connection lies over no menu and no search', async ({
  page,
  context,
  say,
  allowed,
}) => {
  allowNoConnection(allowed);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/help/offer');
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain('/kept/page/lt/help/offer');
  await context.setOffline(true);
  await arrive(page, '/help/offer');
  const notice = page.locator(`#${noticeId}`);
  await expect(notice).toBeVisible();
  // Whether any point along the line is seen. An open dialog takes the pointer from all the rest of the page.
  const isUncovered = () =>
    notice.evaluate((element) => {
      element.style.pointerEvents = 'auto';
      const { left, right, top, height } = element.getBoundingClientRect();
      return [left + 2, (left + right) / 2, right - 2].some((x) =>
        element.contains(document.elementFromPoint(x, top + height / 2)),
      );
    });
  expect(await isUncovered()).toBe(true);
  await page.getByRole('button', { name: say('shell.menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expect.poll(isUncovered).toBe(false);
  await menu.getByRole('button', { name: say('common.close') }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: say('shell.search.open') }).click();
  await expect.poll(isUncovered).toBe(false);
});

test('the login is not among what can be read, also where it led on', async ({ page, context }) => {
  await registerQuietly(context, 'lt');
  await arrive(page, '/');
  // As the worker is told of a page to which a link led.
  const see = (path: string) =>
    page.evaluate(async (seen) => {
      const { active } = await navigator.serviceWorker.ready;
      // A worker takes no target, unlike a window.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      active?.postMessage({ kind: 'seen', path: seen });
    }, path);
  await see('/login');
  await see('/contacts');
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain('/kept/page/lt/contacts');
  await page.waitForLoadState('networkidle');
  expect(await keptPaths(page)).not.toContain('/kept/page/lt/login');
});
