import type { Page } from '@playwright/test';
import { arrive, ready } from '../support/arrive.ts';
import { beDemoLearner } from '../support/people.ts';
import { publicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

/** Most code that a page may fetch, in bytes as they are sent. */
const mostCode = { public: 185 * 1024, own: 200 * 1024 };

/** The size of all scripts that a page fetches until it stands still. */
async function codeOf(page: Page): Promise<number> {
  const fetched = async () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, transferSize }) => ({ name, transferSize })),
    );
  // What comes last, once the page stands.
  await expect
    .poll(async () => (await fetched()).some(({ name }) => name.includes('/background-')))
    .toBe(true);
  return (await fetched()).reduce((sum, { transferSize }) => sum + transferSize, 0);
}

for (const path of [publicPages.home, publicPages.course, publicPages['topics of questions']]) {
  test(`${path} loads no more code than its bar allows`, async ({ page }) => {
    await arrive(page, path);
    const bytes = await codeOf(page);
    expect(bytes).toBeGreaterThan(mostCode.public / 2);
    expect(bytes).toBeLessThanOrEqual(mostCode.public);
  });
}

for (const path of ['/dashboard/courses', '/dashboard/settings']) {
  test(`${path} loads no more code than its bar allows`, async ({ page, context, baseURL }) => {
    await beDemoLearner(context, 'lt', baseURL);
    await arrive(page, path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const bytes = await codeOf(page);
    expect(bytes).toBeGreaterThan(mostCode.own / 2);
    expect(bytes).toBeLessThanOrEqual(mostCode.own);
  });
}

test('a page scrolled before its scripts run stays where it is', async ({ page }) => {
  const { promise: isScrolled, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/browser-/, async (route) => {
    await isScrolled;
    await route.continue();
  });
  await page.goto(publicPages.course, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const top = async () => page.evaluate(() => scrollY);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 700);
  await expect.poll(top).toBeGreaterThan(600);
  goOn(undefined);
  await ready(page);
  expect(await top()).toBeGreaterThan(600);
});
