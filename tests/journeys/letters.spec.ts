import type { Browser, Page } from '@playwright/test';
import { publicPages } from '../support/public-pages.ts';
import { expect, test, withoutServiceWorkers } from '../support/test.ts';

const isFull = process.env['TEST_TIER'] === 'full';
const seed = Number(process.env['TEST_SEED'] ?? 0);

/** Each page in each of these; the quick tier takes one in twelve of them, others with each seed. */
const looks = Object.values(publicPages)
  .flatMap((path) =>
    [412, 1440].flatMap((width) => ['lt', 'ru'].map((language) => ({ path, width, language }))),
  )
  .filter((_look, place) => isFull || (place + seed) % 12 === 0);

/** A page whose letters come when `letThemCome` is called, and how much has moved in it since it began. */
async function withLateLetters(
  browser: Browser,
  { width, language, url }: { width: number; language: string; url: string },
): Promise<{ page: Page; letThemCome: () => void; shift: () => Promise<number> }> {
  const context = await browser.newContext({ viewport: { width, height: 823 }, locale: language });
  await withoutServiceWorkers(context);
  await context.addCookies([{ name: 'language', value: language, url }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved: () => moved });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return {
    page,
    letThemCome: resolve,
    // Two frames: what has come is laid out in the first and told of in the second.
    shift: () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const moved: unknown = Reflect.get(window, 'moved');
        return typeof moved === 'function' ? Number(moved()) : Number.NaN;
      }),
  };
}

/** The page is painted, and a while has passed in which letters would still have counted as in time. */
const isPainted = (page: Page) =>
  page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() > paint.startTime + 300;
  });

test('letters that come after the first paint move nothing', async ({ browser, baseURL: url = '' }) => {
  test.setTimeout(isFull ? 600_000 : 90_000);
  expect(looks.length).toBeGreaterThan(8);
  for (const { path, width, language } of looks) {
    const { page, letThemCome, shift } = await withLateLetters(browser, { width, language, url });
    await page.goto(new URL(path, url).href, { waitUntil: 'domcontentloaded' });
    await isPainted(page);
    letThemCome();
    await page.waitForLoadState('load');
    expect.soft(await shift(), `${path} at ${width} in ${language}`).toBe(0);
    await page.context().close();
  }
});

test('letters that came late are there with the next page', async ({ browser, baseURL: url = '' }) => {
  const { page, letThemCome } = await withLateLetters(browser, { width: 1440, language: 'lt', url });
  await page.goto(new URL('/contacts', url).href, { waitUntil: 'domcontentloaded' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  /** Whether the heading is in the product's letters. */
  const isOurs = async () => {
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.every(({ isCustomFont }) => isCustomFont);
  };
  await isPainted(page);
  letThemCome();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  expect(await isOurs()).toBe(false);
  await page.getByRole('banner').locator('a[href="/how-it-works"]').click();
  await expect(page).toHaveURL(/how-it-works/);
  // The heading may change between the questions: what is asked of one that is gone is asked again.
  await expect(async () => expect(await isOurs()).toBe(true)).toPass();
  await page.context().close();
});
