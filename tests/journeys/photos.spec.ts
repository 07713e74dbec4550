import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { arrive } from '../support/arrive.ts';
import { medeina } from '../support/command.ts';
import { untilFilesKept } from '../support/kept.ts';
import { startServer } from '../support/server.ts';
import { faultsOf, structuredOf } from '../support/structured.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const slug = 'als';

/** A demo course with a photo beside its course.json. */
async function courseWithPhoto(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-photo-'));
  for (const part of ['catalogue', `courses/${slug}`])
    cpSync(join(root, 'server/demo', part), join(folder, part), { recursive: true });
  const file = join(folder, `courses/${slug}/course.json`);
  const facts: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...facts, photo: 'hall.jpg' }));
  const hall = { width: 1600, height: 1200, channels: 3, background: '#2b5d8a' } as const;
  await sharp({ create: hall })
    .jpeg()
    .toFile(join(folder, `courses/${slug}/hall.jpg`));
  return folder;
}

test('visitors see a course’s imported photo, or its pattern if the photo fails to load', async ({
  page,
  allowed,
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  const folder = await courseWithPhoto();
  const server = await startServer({ DEMO: 'false' });
  try {
    medeina(['import', folder], server.dataDirectory);
    await expect.poll(async () => (await (await fetch(`${server.url}/api/products`)).json()).total).toBe(1);

    await arrive(page, `${server.url}/discover`);
    const photos = page.getByRole('main').locator('img[src^="/pictures/"]');
    const photo = photos.first();
    const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(width).toBe(640);
    // The photo is decorative, beside the title.
    await expect(photo).toHaveAttribute('alt', '');

    const answer = await arrive(page, `${server.url}/course-about/101`);
    await expect(photo).toHaveAttribute('srcset', /640w, .* 1280w$/);
    await expect.poll(width).toBeGreaterThan(0);
    for (const thing of structuredOf((await answer?.text()) ?? '')) expect(faultsOf(thing)).toEqual([]);

    await page.route('**/pictures/*', (route) => {
      allowed.add(`404 ${new URL(route.request().url()).pathname}`);
      return route.fulfill({ status: 404 });
    });
    await arrive(page, `${server.url}/course-about/101`);
    await expect(photos).toHaveCount(0);
    await expect(page.getByRole('main').locator('use[href$="emergency.svg#pattern"]').first()).toBeVisible();

    // The page loads before the worker; its photo is kept nevertheless.
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
    const tab = await context.newPage();
    for (const path of ['/api/products', '/api/products/101']) allowed.add(`failed ${path}`);
    watch(tab);
    await arrive(tab, '/course-about/101');
    await expect
      .poll(() => tab.evaluate(() => caches.match('/kept/page/lt/course-about/101').then(Boolean)))
      .toBe(true);
    await untilFilesKept(tab);
    await context.setOffline(true);
    await arrive(tab, '/course-about/101');
    const kept = tab.getByRole('main').locator('img[src^="/pictures/"]').first();
    await expect
      .poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await context.close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
