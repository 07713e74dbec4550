import { type Page, expect } from '@playwright/test';

/** Waits until the service worker has cached every file of the page, then clears the browser's own cache. */
export async function untilFilesKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/(?:assets|pictures)\//.test(path));
      const kept = await Promise.all(files.map((path) => caches.match(path, { ignoreVary: true })));
      return files.filter((_path, place) => kept[place] === undefined);
    });
  await expect.poll(missing, { message: 'files that are not cached' }).toEqual([]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
}
