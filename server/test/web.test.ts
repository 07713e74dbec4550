import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { renewStamp } from '../src/learning/certificates/stamp.ts';
import { raiseContentVersion } from '../src/platform/versions.ts';
import { createTestApp } from './harness.ts';
import { rawRequest } from './support/raw-request.ts';
import { SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';

/** A built app whose pages contain the request, three nonces and a render counter. */
const renderModule = `
let renders = 0;
/** Renders of addresses that start with /slow wait for this. */
globalThis.slowPages = Promise.withResolvers();
export const readAssets = () => ({});
export const fontFaces = () => '';
export const publicPaths = () => ['/', '/discover'];
export const canonicalPath = (path) => path;
export const sharePicture = async ({ language, course }) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><title>' + language + (course?.id ?? '') + '</title></svg>';
export const routeFacts = (url) => {
  const { pathname, searchParams } = new URL(url, 'http://own.invalid');
  const page = searchParams.get('page');
  return {
    guard: pathname === '/login' ? 'guest' : pathname.startsWith('/dashboard') ? 'user' : 'none',
    key: page === null ? pathname : pathname + '?page=' + page,
    isRendered: true,
  };
};
export const render = async ({ url, language, nonce, call, config }) => {
  renders += 1;
  if (url.startsWith('/slow')) await globalThis.slowPages.promise;
  if (url === '/broken') throw new Error('broken');
  const { data } = await call('account.languages.list', {}, { language });
  const mark = ' nonce="' + nonce + '"';
  return {
    status: url.endsWith('/missing') ? 404 : url.endsWith('/off') ? 302 : 200,
    isWhole: url !== '/partial',
    html: '<!doctype html><html lang="' + language + '"><script' + mark + '>1</script>' + '<p>ą '.repeat(2000) +
      url + ' renders=' + renders + ' languages=' + data.length + ' shopping=' + config.shopping +
      '<script' + mark + '>2</script><script' + mark + '></script>',
    location: url === '/projects/in-progress' ? '/page/14' : url.endsWith('/off') ? '/' : null,
    links: '</assets/a.woff2>; rel=preload',
  };
};
`;

const folder = mkdtempSync(join(tmpdir(), 'medeina-app-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'dist/client/assets'), { recursive: true });
mkdirSync(join(folder, 'dist/client/.vite'), { recursive: true });
mkdirSync(join(folder, 'dist/server'), { recursive: true });
writeFileSync(join(folder, 'dist/client/assets/entry-1a2b.js'), `export const a = 1;${' '.repeat(3000)}`);
writeFileSync(
  join(folder, 'dist/client/assets/entry-1a2b.js.br'),
  brotliCompressSync(`export const a = 1;${' '.repeat(3000)}`),
);
writeFileSync(join(folder, 'dist/client/mark.svg'), '<svg/>');
writeFileSync(join(folder, 'dist/client/.vite/manifest.json'), '{}');
writeFileSync(join(folder, 'dist/server/render.js'), renderModule);
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

const app = await createTestApp({}, { web: { appFolder: folder } });

function get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  const options: InjectOptions = { url, headers: { accept: 'text/html', ...headers } };
  return app.request(options);
}

function noncesOf(response: LightMyRequestResponse): { inPage: string[]; inPolicy: string | undefined } {
  return {
    inPage: [...response.body.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1] ?? ''),
    inPolicy: /script-src 'self' 'nonce-([^']+)'/.exec(
      String(response.headers['content-security-policy']),
    )?.[1],
  };
}

const slowPages = (): PromiseWithResolvers<void> => Reflect.get(globalThis, 'slowPages');

/** The render counter of a page; the rest differs by nonce. */
const renderOf = async (url: string) => /renders=(\d+)/.exec((await get(url)).body)?.[1];

test('a page has its own nonce and a policy without unsafe-inline', async () => {
  const first = await get('/one');
  const second = await get('/one');
  const { inPage, inPolicy } = noncesOf(first);
  expect(inPage).toHaveLength(3);
  expect(new Set(inPage)).toEqual(new Set([inPolicy]));
  expect(noncesOf(second).inPolicy).not.toBe(inPolicy);
  expect(first.headers['content-security-policy']).not.toContain('unsafe');
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    'content-language': 'lt',
    'x-content-type-options': 'nosniff',
    link: '</assets/a.woff2>; rel=preload',
  });
  expect(first.headers['strict-transport-security']).toBeUndefined();
});

test('a page is rendered once for everyone, whatever unknown parameters it gets', async () => {
  const renders = await Promise.all(['/once', '/once?utm=1', '/once?x=%F0'].map(renderOf));
  expect(new Set(renders).size).toBe(1);
  expect(await renderOf('/once?page=2')).not.toBe(renders[0]);
});

test('a content change makes cached pages stale', async () => {
  const before = await renderOf('/changing');
  await raiseContentVersion(app.database.executor);
  await expect.poll(() => renderOf('/changing'), { timeout: 5000 }).not.toBe(before);
});

test('a review makes only its own course’s pages stale', async () => {
  await writeStudies(writeCatalogue(new SiteFolder()), 'nemokamas', 501).import(app);
  const { headers, id } = await app.person();
  const send = (url: string, payload: object) => app.request({ method: 'POST', url, headers, payload });
  expect((await send('/api/courses/501/enrol', {})).statusCode).toBe(200);
  await app.database.sql`update enrolments set done = 99 where user_id = ${id}`;
  await app.context.versions.catchUp();
  const others = ['/', '/discover', '/about', '/course-about/403', '/course/403/reviews'];
  const before = await Promise.all(others.map(renderOf));
  const own = await renderOf('/course-about/501');
  const review = await send('/api/reviews', { courseId: 501, rating: 4, review: 'Aiškiai ir ramiai' });
  expect(review.statusCode).toBe(200);
  expect(await renderOf('/course-about/501')).not.toBe(own);
  expect(await Promise.all(others.map(renderOf))).toEqual(before);
});

test('a page about a certificate is stale when that one is revoked, however its number is typed', async () => {
  const own = [
    '/certificates/verify/MD-7K3M9-QX2TB',
    '/certificates/verify/md7k3m9qx2tb',
    '/certificates/verify/MD%2D7K3M9%2DQX2TB',
    '/certificates/verify/%4dd%207k3m9%0Aqx2tb',
    '/%63ertificates/verif%79/MD-7K3M9-QX2TB?page=2',
  ];
  const others = [
    '/certificates/verify/MD-7K3M9-QX2TC',
    '/certificates/verify/nothing',
    '/certificates/verify',
  ];
  const before = await Promise.all(own.map(renderOf));
  const ofOthers = await Promise.all(others.map(renderOf));
  expect(await Promise.all(own.map(renderOf))).toEqual(before);
  await renewStamp(app.database.executor, 'MD-7K3M9-QX2TB');
  await app.context.versions.catchUp();
  for (const [place, url] of own.entries()) expect(await renderOf(url)).not.toBe(before[place]);
  expect(await Promise.all(others.map(renderOf))).toEqual(ofOthers);
});

test('a page about a certificate is stale on the next day of the learners', async () => {
  const url = '/certificates/verify/MD-0A1B2-C3D4E';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-06-30T20:59:50Z') });
  try {
    const before = await renderOf(url);
    const other = await renderOf('/at-midnight');
    vi.setSystemTime(new Date('2030-06-30T20:59:59Z'));
    expect(await renderOf(url)).toBe(before);
    vi.setSystemTime(new Date('2030-06-30T21:00:01Z'));
    expect(await renderOf(url)).not.toBe(before);
    expect(await renderOf('/at-midnight')).toBe(other);
  } finally {
    vi.useRealTimers();
  }
});

test('cached pages expire, so that popularity is updated', async () => {
  const before = await renderOf('/popular');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  try {
    await vi.waitFor(async () => expect(await renderOf('/popular')).not.toBe(before));
  } finally {
    vi.useRealTimers();
  }
});

test('compressed pages have the same content', async () => {
  const packed = await get('/packed', { 'accept-encoding': 'br, gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  const nonce = noncesOf(packed).inPolicy ?? '';
  const text = gunzipSync(packed.rawPayload).toString();
  expect(packed.rawPayload.length).toBeLessThan(text.length / 10);
  const plain = (await get('/packed')).body;
  expect(text.replaceAll(nonce, 'N')).toBe(plain.replaceAll(/nonce="[^"]*"/g, 'nonce="N"'));
});

test.each(['gzip;q=0', 'identity, gzip; q=0.0', '*;q=0', 'identity', ''])(
  'with accept-encoding %o pages and files are not compressed',
  async (accepted) => {
    const headers = { 'accept-encoding': accepted };
    const page = await get('/packed', headers);
    expect(page.headers['content-encoding']).toBeUndefined();
    expect(page.body).toContain('<!doctype html>');
    const file = await get('/assets/entry-1a2b.js', headers);
    expect(file.headers['content-encoding']).toBeUndefined();
    const sitemap = await get('/sitemap.xml', headers);
    expect(sitemap.headers['content-encoding']).toBeUndefined();
    expect(sitemap.body).toContain('<urlset');
  },
);

test('a page with a failed part is served but not cached', async () => {
  const before = await renderOf('/partial');
  expect(await renderOf('/partial')).not.toBe(before);
  expect((await get('/partial')).headers['x-offline']).toBeUndefined();
});

test('a missing page is not cached', async () => {
  const before = await renderOf('/missing');
  expect(await renderOf('/missing')).not.toBe(before);
});

test('an unchanged page answers 304 without a policy, so that the cached copy keeps its own', async () => {
  const tag = String((await get('/tagged')).headers.etag);
  const again = await get('/tagged', { 'if-none-match': tag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers['content-security-policy']).toBeUndefined();
});

test('the language comes from the address, else the cookie, else is Lithuanian', async () => {
  const chosen = await get('/words?lang=ru', { cookie: 'language=en' });
  expect(chosen.body).toContain('lang="ru"');
  expect(chosen.cookies).toEqual([
    { name: 'language', value: 'ru', path: '/', sameSite: 'Lax', maxAge: 31_536_000 },
  ]);
  expect((await get('/words', { cookie: 'language=en' })).body).toContain('lang="en"');
  expect((await get('/words', { cookie: 'language=xx' })).body).toContain('lang="lt"');
  // Another host of the domain can set the plain one alone.
  const both = { cookie: 'language=en; __Host-language=ru' };
  expect((await get('/words', both)).body).toContain('lang="ru"');
  expect((await get('/words?lang=de')).body).toContain('lang="lt"');
});

async function location(url: string, cookie = ''): Promise<unknown> {
  return (await get(url, { cookie })).headers.location;
}

test('guests and users are redirected from pages that are not for them', async () => {
  expect(await location('/dashboard/courses?x=1')).toBe('/login?redirect=%2Fdashboard%2Fcourses%3Fx%3D1');
  // Nobody logs in for what is switched off.
  expect(await location('/dashboard/off')).toBe('/');
  expect(await location('/dashboard', 'signed_in=1')).toBeUndefined();
  // No login is requested for a page that does not exist.
  expect((await get('/dashboard/missing')).statusCode).toBe(404);
  expect(await location('/login', 'signed_in=1')).toBe('/');
  expect(await location('/login?redirect=/course/3', 'signed_in=1')).toBe('/course/3');
  // Letters lead there, also where a session is open, or was.
  for (const page of ['/forgot-password', '/password/reset/secret'])
    expect(await location(page, 'signed_in=1')).toBeUndefined();
  for (const foreign of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%252e//evil.example',
  ]) {
    expect(await location(`/login?redirect=${foreign}`, 'signed_in=1')).toBe('/');
  }
  expect(await location('/projects/in-progress')).toBe('/page/14');
});

test('a missing page is an HTML 404; a missing file or call is not a page', async () => {
  expect((await get('/missing')).statusCode).toBe(404);
  expect((await get('/missing')).headers['content-type']).toContain('text/html');
  for (const url of ['/api/nothing', '/assets/nothing.js']) {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  }
  expect((await app.request({ method: 'POST', url: '/one' })).json()).toMatchObject({ code: 'not_found' });
  expect((await app.request({ url: '/picture.png' })).json()).toMatchObject({ code: 'not_found' });
});

test('an address with two leading slashes redirects to our own page', async () => {
  for (const [address, place] of [
    ['//discover', '/discover'],
    ['///discover?q=a//b', '/discover?q=a//b'],
    ['//evil.example/discover', '/evil.example/discover'],
    ['//', '/'],
    ['/.//[', '/['],
    ['/x/..//a:b?q=1', '/a:b?q=1'],
    ['/%2e//evil.example', '/evil.example'],
  ] as const) {
    const { statusCode, headers } = await get(address);
    expect([address, statusCode, headers['location']]).toEqual([address, 302, place]);
  }
});

test('a page that fails to render answers an error page without details', async () => {
  const response = await get('/broken', { cookie: 'language=en' });
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain('An error occurred, please try again.');
  expect(response.body).not.toContain('Error:');
});

test.each([
  ['lt', 'Užklausos numeris, jei kreipsitės pagalbos:'],
  ['en', 'Request number, should you ask for help:'],
  ['ru', 'Номер запроса, если обратитесь за помощью:'],
])(
  'the error page in %s says the number under which the request stands in the log',
  async (language, words) => {
    const { body, headers } = await get('/broken', { cookie: `language=${language}` });
    expect(body).toContain(`${words} <code>${String(headers['x-request-id'])}</code>`);
  },
);

test('files are compressed and immutable, and never reach outside the folder', async () => {
  const file = await get('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(file.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(file.rawPayload.length).toBeLessThan(200);
  // Document headers are sent only for files that can be documents.
  expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(file.headers).not.toHaveProperty('x-frame-options');
  expect(file.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(file.headers).not.toHaveProperty('last-modified');
  const plain = await get('/mark.svg');
  expect(plain.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(plain.headers['cache-control']).toBe('public, max-age=3600');
  // Partners embed pictures; the frames of activities, whose origin is opaque, load scripts. Nobody embeds a page.
  expect(plain.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await get('/')).headers['cross-origin-resource-policy']).toBe('same-origin');
  const again = await get('/mark.svg', { 'if-none-match': String(plain.headers.etag) });
  expect(again.statusCode).toBe(304);
  const part = await get('/mark.svg', { range: 'bytes=1-3' });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 1-3/6', 'svg']);
  const head = await app.request({ method: 'HEAD', url: '/mark.svg' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '6', '']);
  for (const url of [
    '/.vite/manifest.json',
    '/assets/..%2f.vite/manifest.json',
    '/%2e%2e/package.json',
    '/assets/entry-1a2b.js.br',
    '/assets/',
  ]) {
    expect((await app.request({ url })).statusCode).toBe(404);
  }
  // Files beside the folder that is served, and one of the machine.
  for (const path of [
    '/../../package.json',
    '/assets/../../../package.json',
    '/assets/../.vite/manifest.json',
    '/../server/render.js',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/.%2e/.%2e/.%2e/package.json',
    '/..%5c..%5cpackage.json',
    `/${'../'.repeat(20)}etc/passwd`,
    `/${'%2e%2e%2f'.repeat(20)}etc/passwd`,
  ]) {
    const { status, text } = await rawRequest(app.http, path);
    // What has no ending may be the address of a page.
    expect([path, status]).toEqual([path, path.endsWith('passwd') ? status : 404]);
    expect(text).not.toMatch(/root:|"type":"module"|slowPages/);
  }
});

test('an address that requests too many pages gets 429', async () => {
  const limited = await createTestApp({ LIMITS: 'true' }, { web: { appFolder: folder } });
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 5000 });
  for (let count = 0; count < 6000; count += 1)
    void limited.context.limits.countAddress('default', '127.0.0.1');
  const response = await limited.request({
    url: '/one',
    headers: { accept: 'text/html', cookie: 'language=en' },
  });
  vi.useRealTimers();
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(50);
  expect(response.body).toContain('You are sending requests too fast.');
});

test('renders are limited per address, missing pages included; cached pages and other addresses are not affected', async () => {
  const limited = await createTestApp({ LIMITS: 'true' }, { web: { appFolder: folder } });
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const ask = async (url: string, remoteAddress = '10.6.0.1') =>
    limited.request({ url, remoteAddress, headers: { accept: 'text/html', cookie: 'language=ru' } });
  const statuses = new Set<number>();
  for (let page = 0; page < 15; page += 1) statuses.add((await ask(`/one?page=${page}`)).statusCode);
  statuses.add((await ask('/missing')).statusCode);
  expect([...statuses]).toEqual([200, 404]);
  for (const url of ['/one?page=new', '/missing']) {
    const refused = await ask(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(2);
    expect(refused.body).toContain('Вы отправляете запросы слишком быстро.');
  }
  expect((await ask('/one?page=7')).statusCode).toBe(200);
  expect((await ask('/one?page=new', '10.6.0.2')).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 2000);
  expect((await ask('/missing')).statusCode).toBe(404);
});

test('the render queue is capped: later requests get 503 in their language', async () => {
  expect((await get('/kept')).statusCode).toBe(200);
  // Two are rendering and a hundred wait.
  const answers = Array.from({ length: 110 }, (_, page) => get(`/slow?page=${page}`));
  const refusals: number[] = [];
  for (const answer of answers) void answer.then(({ statusCode }) => refusals.push(statusCode));
  await expect.poll(() => refusals).toEqual(Array.from({ length: 8 }, () => 503));
  for (const [language, words] of [
    ['lt', 'Šiuo metu svetainėje labai daug lankytojų.'],
    ['en', 'The site has too many visitors right now.'],
    ['ru', 'Сейчас на сайте слишком много посетителей.'],
  ] as const) {
    const refused = await get('/slow?page=late', { cookie: `language=${language}` });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain(words);
  }
  // Cached pages are served, and requests for a page being rendered share its result.
  expect((await get('/kept')).statusCode).toBe(200);
  answers.push(get('/slow?page=1'));
  slowPages().resolve();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(103);
  expect((await get('/slow?page=late')).statusCode).toBe(200);
});

test('an overloaded server renders no pages but serves cached ones', async () => {
  expect((await get('/breath')).statusCode).toBe(200);
  const pressure = vi.spyOn(app.http, 'isUnderPressure').mockReturnValue(true);
  const statuses = await Promise.all(
    ['/breath?page=2', '/breath', '/mark.svg'].map(async (url) => (await get(url)).statusCode),
  );
  expect(statuses).toEqual([503, 200, 200]);
  pressure.mockRestore();
  expect((await get('/breath?page=2')).statusCode).toBe(200);
});

test('an https site sends HSTS, and its pages ask for all they load by https', async () => {
  const https = await createTestApp(
    { PUBLIC_URL: 'https://learn.example.org' },
    { web: { appFolder: folder } },
  );
  const response = await https.request({ url: '/api/config' });
  expect(response.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  const page = await https.request({ url: '/' });
  expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  const alone = await createTestApp({ PUBLIC_URL: 'https://example.org', HSTS_SUBDOMAINS: 'false' });
  const answer = await alone.request({ url: '/api/config' });
  expect(answer.headers['strict-transport-security']).toBe('max-age=63072000');
});

test('/app-download redirects phones to their store and shows desktops the page', async () => {
  const agents = {
    iPhone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    desk: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  };
  const ios = await get('/app-download?lang=en', { 'user-agent': agents.iPhone });
  expect(ios.statusCode).toBe(302);
  expect(ios.headers).toMatchObject({ location: app.settings.appLinks.ios, vary: 'User-Agent' });
  const android = await get('/app-download', { 'user-agent': agents.android });
  expect(android.headers.location).toBe(app.settings.appLinks.android);
  expect((await get('/app-download', { 'user-agent': agents.desk })).statusCode).toBe(200);
  expect((await get('/app-download', { 'user-agent': '' })).statusCode).toBe(200);
  expect((await get('/app-download-not', { 'user-agent': agents.iPhone })).statusCode).toBe(200);
});
