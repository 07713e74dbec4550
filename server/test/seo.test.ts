import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { courseAddresses } from '../src/catalogue/addresses-store.ts';
import { sitemapFiles } from '../src/platform/web/sitemap.ts';
import { createTestApp } from './harness.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

/** A built app whose pictures contain their request and a counter. */
const renderModule = `
let drawn = 0;
export const readAssets = () => ({});
export const fontFaces = () => '';
export const routeFacts = (url) => ({ guard: 'none', key: url, isRendered: true });
export const render = async () => ({ status: 200, html: '<!doctype html>', location: null, links: '', isWhole: true });
export const publicPaths = () => ['/', '/discover'];
export const canonicalPath = (path) => path;
export const sharePicture = async ({ course }) => {
  drawn += 1;
  globalThis.drawn = drawn;
  const { plain, plate } = await import('./assets/colours.js');
  return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#' +
    (course === undefined ? plain : plate) + '"/>' +
    (course?.photo === undefined ? '' : '<image width="1200" height="630" href="' + course.photo + '"/>') + '</svg>';
};
`;

const folder = mkdtempSync(join(tmpdir(), 'medeina-seo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'dist/client'), { recursive: true });
mkdirSync(join(folder, 'dist/server/assets'), { recursive: true });
writeFileSync(join(folder, 'dist/client/service-worker.js'), 'self.skipWaiting()');
writeFileSync(join(folder, 'dist/server/render.js'), renderModule);
writeFileSync(
  join(folder, 'dist/server/assets/colours.js'),
  "export const plain = '0e2b21', plate = 'fae0d5';",
);
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

const origin = 'https://learn.example.org';
const app = await createTestApp({ PUBLIC_URL: origin }, { web: { appFolder: folder } });
const selling = await createTestApp({ PUBLIC_URL: origin, SHOPPING: 'true' }, { web: { appFolder: folder } });
const limited = await createTestApp({ LIMITS: 'default.address=2' }, { web: { appFolder: folder } });
const drawingOnce = await createTestApp({ LIMITS: 'render.address=1' }, { web: { appFolder: folder } });
// A new build removes the modules that the running server may not have loaded yet.
rmSync(join(folder, 'dist/server'), { recursive: true });

beforeAll(async () => {
  await writeCatalogue(new SiteFolder())
    .write('courses/sepsis/course.json', courseJson(403, { published: '2026-01-15' }))
    .write('courses/zaizdos/course.json', courseJson(405, { category: 'wounds' }))
    .import(app);
});

const drawnSoFar = (): unknown => Reflect.get(globalThis, 'drawn') ?? 0;

test('security.txt says where holes are reported, and never runs out', async () => {
  const { body, headers } = await app.request({ url: '/.well-known/security.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    body
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  // The first two are those that RFC 9116 asks for.
  expect(fields.get('Contact')).toMatch(/^https?:\/\/\S+\/contacts$/);
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  const days = left / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
  expect(fields.get('Canonical')).toMatch(/\/\.well-known\/security\.txt$/);
});

test('robots.txt blocks calls, no pages, and names the sitemap', async () => {
  const { body, headers } = await app.request({ url: '/robots.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  // Unlisted pages say `noindex`, so they must be fetchable.
  expect(Array.from(body.matchAll(/^Disallow: (.*)$/gm), ([, path]) => path)).toEqual([
    '/api/',
    '/environment-api/',
    '/calendar/',
    '/media/',
  ]);
  expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

test('the sitemap lists every public page in each language with its last change', async () => {
  const response = await app.request({ url: '/sitemap.xml' });
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...response.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => found[1]);
  expect(new Set(places).size).toBe(places.length);
  for (const path of ['/', '/discover', '/course-about/403']) {
    for (const suffix of ['', '?lang=en', '?lang=ru']) expect(places).toContain(`${origin}${path}${suffix}`);
  }
  const [entry = ''] = /<url><loc>[^<]*\/course-about\/403<.*/.exec(response.body) ?? [];
  expect(entry).toContain('<lastmod>2026-01-15</lastmod>');
  const languages = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(({ 1: one, 2: href }) => [
    one,
    href,
  ]);
  expect(languages).toEqual([
    ['lt', `${origin}/course-about/403`],
    ['en', `${origin}/course-about/403?lang=en`],
    ['ru', `${origin}/course-about/403?lang=ru`],
    ['x-default', `${origin}/course-about/403`],
  ]);
  // Also a category whose courses are all in subcategories.
  const lists = places.filter((place) => place?.includes('/discover/'));
  expect(lists).toEqual(
    ['emergency', 'nursing', 'wounds'].flatMap((key) =>
      ['', '?lang=en', '?lang=ru'].map((end) => `${origin}/discover/${key}${end}`),
    ),
  );
  expect(response.body.match(/href="[^"]*\/discover\/nursing"/g)).toHaveLength(6);
  const packed = await app.request({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(response.body);
  const again = await app.request({
    url: '/sitemap.xml',
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect((await app.request({ url: '/sitemap-1.xml' })).statusCode).toBe(404);
});

test('a page and a topic that are for buyers alone are in the sitemap only where courses are sold', async () => {
  const site = new SiteFolder()
    .write('content/faq/pirkimas/category.json', {
      id: 1,
      key: 'pirkimas',
      icon: '1.svg',
      name: inAll('Pirkimas'),
      intro: inAll('Apie ką'),
    })
    .write('content/information/31/page.json', {
      id: 31,
      title: inAll('Pirkėjams'),
      chapters: [{ file: 'dalis', title: inAll('Dalis'), shopping: true }],
    });
  for (const language of ['lt', 'en', 'ru'])
    site
      .write(
        `content/faq/pirkimas/questions.${language}.md`,
        '## Kaip pirkti? {shopping: true}\n\nKrepšeliu.',
      )
      .write(`content/information/31/dalis.${language}.md`, 'Dalis');
  const listed = async (one: typeof app) => {
    await site.import(one);
    await one.context.versions.catchUp();
    const { body } = await one.request({ url: '/sitemap.xml' });
    return ['/faq/pirkimas', '/page/31'].filter((path) => body.includes(`<loc>${origin}${path}</loc>`));
  };
  expect(await listed(app)).toEqual([]);
  expect(await listed(selling)).toEqual(['/faq/pirkimas', '/page/31']);
});

test('a review of the night is of the day in Lithuania', async () => {
  const { sql, executor } = app.database;
  await sql`
    insert into reviews (course_id, first_name, last_name, rating, language, text, created_at)
    values (403, 'Ona', 'Onaitė', 5, 'lt', 'Labai gerai', '2026-05-04T22:30:00Z')`;
  onTestFinished(async () => void (await sql`delete from reviews`));
  expect(await courseAddresses(executor)).toContainEqual({
    path: '/course-about/403',
    changed: '2026-05-05',
  });
});

test('more than 50,000 addresses become an index of files with each page once', () => {
  const pages = Array.from({ length: 20_000 }, (_, index) => ({
    path: `/course-about/${String(index + 1)}`,
    changed: index === 7 ? '2026-05-05' : '2026-01-01',
  }));
  const files = sitemapFiles(origin, pages);
  const index = files.get('/sitemap.xml')?.() ?? '';
  expect(index).toContain('<sitemapindex');
  const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => new URL(found[1] ?? '').pathname);
  expect(parts).toEqual([...files.keys()].filter((path) => path !== '/sitemap.xml'));
  expect(index).toContain('<lastmod>2026-05-05</lastmod>');
  const counts = parts.map((path) => files.get(path)?.().match(/<url>/g)?.length ?? 0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(50_000);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60_000);
  const one = sitemapFiles(origin, pages.slice(0, 16_000));
  expect([...one.keys()]).toEqual(['/sitemap.xml']);
});

test('XML special characters are escaped', () => {
  const xml = sitemapFiles(origin, [{ path: '/faq/a&b', changed: null }]).get('/sitemap.xml')?.() ?? '';
  expect(xml).toContain('/faq/a&amp;b?lang=en');
});

test('a course’s sharing picture is a PNG of 1200 × 630, rendered once', async () => {
  const before = Number(drawnSoFar());
  const [first, second] = await Promise.all(
    [1, 2].map(() => app.request({ url: '/share/course-403.lt.png' })),
  );
  expect(first?.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400',
  });
  const size = await sharp(first?.rawPayload).metadata();
  expect([size.format, size.width, size.height]).toEqual(['png', 1200, 630]);
  expect(second?.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  expect(Number(drawnSoFar()) - before).toBe(1);
  const again = await app.request({
    url: '/share/course-403.lt.png',
    headers: { 'if-none-match': String(first?.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  const site = await app.request({ url: '/share/site.ru.png' });
  expect(site.headers['content-type']).toBe('image/png');
  expect(site.headers.etag).not.toBe(first?.headers.etag);
});

test('the sharing picture has the course’s photo', async () => {
  const blue = { width: 1280, height: 960, channels: 3, background: '#0000c0' } as const;
  await new SiteFolder()
    .write('courses/kvepavimas/course.json', courseJson(404, { photo: 'blue.png' }))
    .write('courses/kvepavimas/blue.png', await sharp({ create: blue }).png().toBuffer())
    .import(app);
  const { rawPayload } = await app.request({ url: '/share/course-404.lt.png' });
  const middle = { left: 600, top: 315, width: 1, height: 1 };
  const [red = 255, , bluish = 0] = await sharp(rawPayload).extract(middle).removeAlpha().raw().toBuffer();
  expect(bluish).toBeGreaterThan(150);
  expect(red).toBeLessThan(60);
});

test('a missing course has no sharing picture', async () => {
  for (const url of [
    '/share/course-999.lt.png',
    '/share/course-0.lt.png',
    '/share/course-403.de.png',
    '/share/course-99999999999.lt.png',
    '/share/course-2147483648.lt.png',
    '/share/course-403.lt.jpg',
    '/share/..%2fcourse-403.lt.png',
    `/share/${'x'.repeat(250)}`,
  ]) {
    const response = await app.request({ url });
    expect(response.statusCode, url).toBe(404);
    expect(response.headers['cache-control'], url).toBe('no-store');
  }
});

test('requests for missing pictures count towards the limit', async () => {
  const statuses: number[] = [];
  // All three within one clock minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 5000 });
  onTestFinished(() => void vi.useRealTimers());
  for (const id of [991, 992, 993])
    statuses.push((await limited.request({ url: `/share/course-${id}.lt.png` })).statusCode);
  expect(statuses).toEqual([404, 404, 429]);
});

test('an address may have few pictures rendered; cached ones are always served', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const statuses: number[] = [];
  for (const name of ['site.lt', 'site.en', 'site.lt'])
    statuses.push((await drawingOnce.request({ url: `/share/${name}.png` })).statusCode);
  expect(statuses).toEqual([200, 429, 200]);
});

test('the service worker is always revalidated, connects only to its own site and controls all of it', async () => {
  const { headers } = await app.request({ url: '/service-worker.js' });
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
});

test('public pages are marked for offline use, and answers name their person', async () => {
  expect(
    (await app.request({ url: '/discover', headers: { accept: 'text/html' } })).headers['x-offline'],
  ).toBe('keep');
  const person = await app.person();
  const own = await app.request({ url: '/api/courses/purchased', headers: person.headers });
  expect(own.headers['x-person']).toBe(String(person.id));
  expect((await app.request({ url: '/api/products' })).headers['x-person']).toBeUndefined();
});
