import type { Language } from '@medeina/contract';
import type { Page } from '@playwright/test';
import { arrive, ready } from '../support/arrive.ts';
import { untilFilesKept } from '../support/kept.ts';
import { look } from '../support/look.ts';
import { markupFaults } from '../support/markup.ts';
import { logOut, registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { noticeId, texts } from '../../app/src/offline/notice.ts';

// Blocked in other tests, because a service worker's requests bypass mocked routes.
test.use({ serviceWorkers: 'allow' });

const course = '/course-about/101';
const title = { lt: 'Specializuotas suaugusiųjų gaivinimas', en: 'support', ru: 'реанимация' };

/** Paths in one of the worker's caches. */
function keptEntries(page: Page, name: 'medeina-calls' | 'medeina-pages'): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);
}

/** Waits until the worker has kept a page; on a busy machine its installation takes a while. */
async function untilKept(page: Page, path: string, language: string): Promise<void> {
  await expect
    .poll(() => keptEntries(page, 'medeina-pages'), { message: `${path} is kept`, timeout: 30_000 })
    .toContain(`/kept/page/${language}${path}`);
}

/** Allows calls and pages to fail offline, which these tests are about. */
function allowNoConnection(allowed: Set<string>, ...paths: readonly string[]): void {
  for (const path of ['/api/products', '/api/products/101', '/api/categories/parent/59', ...paths]) {
    allowed.add(`failed ${path}`);
    allowed.add(`503 ${path}`);
  }
}

const time = /\d\d:\d\d/;

/** Opens a course and waits until it is kept. */
async function keepCourse(page: Page, language: Language): Promise<void> {
  await arrive(page, course);
  await untilKept(page, course, language);
}

/** Opens a course online and again offline, where it shows when it was kept. Returns its heading. */
async function readKept(page: Page, language: Language): Promise<string> {
  await keepCourse(page, language);
  const heading = page.getByRole('heading', { level: 1 });
  const text = await heading.innerText();
  await page.context().setOffline(true);
  await arrive(page, course);
  await expect(heading).toHaveText(text);
  await expect(page.locator(`#${noticeId}`)).toContainText(time);
  return text;
}

test('a visited course opens offline and shows when it was kept @sample', async ({
  page,
  context,
  circumstances: { language },
  allowed,
}) => {
  allowNoConnection(allowed);
  const heading = await readKept(page, language);
  const notice = page.locator(`#${noticeId}`);
  await look(page, 'the line above a kept page', `#${noticeId}`);
  await context.setOffline(false);
  await expect(notice).toContainText(texts[language].back);
  await notice.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText(texts[language].back)).toHaveCount(0);
});

test('patterns of a page loaded before the worker are available offline', async ({
  page,
  context,
  circumstances: { language },
  allowed,
}) => {
  allowNoConnection(allowed);
  await keepCourse(page, language);
  await untilFilesKept(page);
  const use = page.getByRole('main').locator('use[href*="/patterns-"]').first();
  const pattern = ((await use.getAttribute('href')) ?? '').split('#')[0] ?? '';
  await context.setOffline(true);
  await arrive(page, course);
  expect(await page.evaluate((path) => fetch(path).then(({ ok }) => ok), pattern)).toBe(true);
});

test('the notice about kept content disappears even without an online event', async ({
  page,
  context,
  circumstances: { language },
  allowed,
}) => {
  allowNoConnection(allowed);
  await page.clock.install();
  // Registered first, so that it hides the event from all other listeners.
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await readKept(page, language);
  const notice = page.locator(`#${noticeId}`);
  await context.setOffline(false);
  await page.clock.runFor(10_000);
  await expect(notice).toContainText(texts[language].back);
});

test('a page that is not kept shows the offline page with kept pages, and reloads when online @sample', async ({
  page,
  context,
  circumstances: { language },
  allowed,
}) => {
  allowNoConnection(allowed, '/discover');
  await keepCourse(page, language);
  await context.setOffline(true);
  const response = await page.goto('/discover?q=als');
  expect(response?.status()).toBe(503);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].title);
  const entry = page.getByRole('listitem').filter({ hasText: new RegExp(title[language], 'i') });
  await expect(entry).toContainText(time);
  expect.soft(await markupFaults((await response?.text()) ?? ''), 'markup of the offline page').toEqual([]);
  await look(page, 'the offline page');
  await context.setOffline(false);
  await expect(page).toHaveTitle(/· Medeina$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts[language].title);
});

test('a page opened by client-side navigation is kept', async ({ page, context, allowed }) => {
  allowNoConnection(allowed);
  await arrive(page, '/discover');
  await untilKept(page, '/discover', 'lt');
  const link = page.locator('main a[href^="/course-about/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await untilKept(page, path, 'lt');
  await context.setOffline(true);
  allowed.add(`failed /api/products/${path.split('/').at(-1) ?? ''}`);
  await arrive(page, path);
  await expect(page.getByText(time)).not.toHaveCount(0);
});

test('a person’s pages are kept for them alone and removed by a logout in another tab', async ({
  page,
  context,
  say,
  anotherTab,
}) => {
  await registerQuietly(context, 'lt');
  await keepCourse(page, 'lt');
  // From the second page on, calls go through the worker.
  await arrive(page, '/dashboard/courses');
  await expect
    .poll(() => keptEntries(page, 'medeina-calls'))
    .toContainEqual(expect.stringMatching(/^\/kept\/call\/\d+\/lt\/api\/courses\/purchased$/));
  const kept = [...(await keptEntries(page, 'medeina-calls')), ...(await keptEntries(page, 'medeina-pages'))];
  expect(kept.filter((path) => /auth|account|settings|dashboard/.test(path))).toEqual([]);

  const other = await anotherTab();
  await arrive(other, '/');
  await logOut(other, say, false);
  await expect.poll(() => keptEntries(other, 'medeina-calls')).toEqual([]);
  await expect.poll(() => keptEntries(other, 'medeina-pages')).toEqual([]);
});

test('the previous release’s files stay available to open pages', async ({ page }) => {
  await arrive(page, '/');
  await untilKept(page, '/', 'lt');
  const text = await page.evaluate(async () => {
    const before = await caches.open('medeina-files-before');
    await before.put(
      '/assets/Gone-1a2b3c4d.js',
      new Response('kept', { headers: { 'content-type': 'text/javascript' } }),
    );
    return (await fetch('/assets/Gone-1a2b3c4d.js')).text();
  });
  expect(text).toBe('kept');
});

test('private pages and searches are not kept, and online documents come from the network', async ({
  page,
}) => {
  await arrive(page, '/discover?q=als');
  await arrive(page, '/login');
  await arrive(page, '/help/offer');
  await untilKept(page, '/help/offer', 'lt');
  const kept = await keptEntries(page, 'medeina-pages');
  expect(kept).not.toContain('/kept/page/lt/login');
  expect(kept).not.toContain('/kept/page/lt/discover');
  // The cached version is not shown.
  await page.evaluate(async () => {
    const cache = await caches.open('medeina-pages');
    await cache.put(
      '/kept/page/lt/help/offer',
      new Response('<h1>old</h1>', { headers: { 'content-type': 'text/html' } }),
    );
  });
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('old');
});
