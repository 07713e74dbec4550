import { ready } from '../support/arrive.ts';
import { publicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    drawnByServer: readonly Element[];
  }
}

const withPartsApart = [
  'help',
  'free part of a course',
  'reviews of a course',
  'questions of a course',
] as const;

for (const name of withPartsApart) {
  test(`${name}: nothing that the server drew is drawn anew`, async ({ page }) => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(publicPages[name], { waitUntil: 'commit' });
    await page.locator('#page-data').waitFor({ state: 'attached' });
    const drawn = await page.evaluate(() => {
      window.drawnByServer = [...document.querySelectorAll('main *')];
      return window.drawnByServer.length;
    });
    expect(drawn).toBeGreaterThan(10);
    release(undefined);
    await ready(page);
    const gone = await page.evaluate(() =>
      window.drawnByServer.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML),
    );
    expect(gone).toEqual([]);
  });
}
