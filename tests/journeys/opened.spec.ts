import { arrive, readOn, ready } from '../support/arrive.ts';
import { publicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

/** Most code that a public page may fetch, in bytes as they are sent. */
const mostCode = 185 * 1024;

for (const path of [publicPages.home, publicPages.course, publicPages['topics of questions']]) {
  test(`${path} loads no more code than its bar allows`, async ({ page }) => {
    await arrive(page, path);
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
    const bytes = (await fetched()).reduce((sum, { transferSize }) => sum + transferSize, 0);
    expect(bytes).toBeGreaterThan(mostCode / 2);
    expect(bytes).toBeLessThanOrEqual(mostCode);
  });
}

test('an opened page is laid out as far as it is visible, and whole after the first action', async ({
  page,
  say,
}) => {
  const html = page.locator('html');
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/browser-/, async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto(publicPages.course, { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-first-view', '');
  goOn(undefined);
  await ready(page);
  // In one leap, past all that nobody has seen.
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: say('shell.about'), exact: true }).scrollIntoViewIfNeeded();
  await expect(html).not.toHaveAttribute('data-first-view');
});

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

test('on a desktop, the rest of a page is laid out without any action', async ({ page }) => {
  await arrive(page, publicPages.home);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('the rest of a page is laid out at the first touch', async ({ page }) => {
    await arrive(page, publicPages.home);
    // An idle moment and a frame, with which a computer begins.
    await page.evaluate(
      () => new Promise((later) => requestIdleCallback(() => requestAnimationFrame(later))),
    );
    await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-first-view', '');
    await readOn(page);
  });
});
