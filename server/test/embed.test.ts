import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'medeina-embed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const data = join(folder, 'data');
const environment = { PUBLIC_URL: 'https://learn.example', DATA_DIR: data };

/** A build of the app whose script for other sites has the given version and content. */
function build(version: string, script: string): string {
  const app = join(folder, version);
  mkdirSync(join(app, 'dist/client/assets'), { recursive: true });
  mkdirSync(join(app, 'dist/client/.vite'), { recursive: true });
  mkdirSync(join(app, 'dist/server'), { recursive: true });
  writeFileSync(join(app, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(app, 'dist/server/render.js'),
    `export const readAssets = () => ({});
     export const publicPaths = () => [];
     export const canonicalPath = (path) => path;
     export const fontFaces = () => '';
     export const sharePicture = () => '';
     export const routeFacts = () => ({});
     export const render = () => ({});`,
  );
  const place = join(app, 'dist/embed', version);
  mkdirSync(join(place, 'fonts'), { recursive: true });
  writeFileSync(join(place, 'medeina.js'), script);
  writeFileSync(join(place, 'medeina.js.br'), brotliCompressSync(script));
  writeFileSync(join(place, 'fonts/face.woff2'), 'font');
  writeFileSync(
    join(app, 'dist/embed/current.json'),
    JSON.stringify({ version, integrity: 'sha384-AbCd+/12' }),
  );
  return app;
}

const older = await createTestApp(environment, { web: { appFolder: build('0.1.0-1a2b3c4d', 'export {};') } });
const app = await createTestApp(environment, {
  web: { appFolder: build('0.2.0-5e6f7a8b', 'export let a;') },
});
const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

test('the tag names the version, its hash and the site', async () => {
  const answer = await app.request({ url: '/embed/tag' });
  expect(answer.body).toBe(
    '<script type="module" src="https://learn.example/embed/0.2.0-5e6f7a8b/medeina.js" ' +
      'integrity="sha384-AbCd+/12" crossorigin></script>\n',
  );
  expect(answer.headers).toMatchObject({ ...open, 'cache-control': 'no-cache' });
  const { tag, ...facts } = (await app.request({ url: '/embed/current.json' })).json<
    Record<string, string>
  >();
  expect(`${String(tag)}\n`).toBe(answer.body);
  expect(facts).toMatchObject({ version: '0.2.0-5e6f7a8b', integrity: 'sha384-AbCd+/12' });
});

test('the script and its fonts never change, and any site may load them', async () => {
  const url = '/embed/0.2.0-5e6f7a8b/medeina.js';
  const plain = await app.request({ url });
  expect(plain.body).toBe('export let a;');
  expect(plain.headers).toMatchObject({
    ...open,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  const packed = await app.request({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(packed.rawPayload))).toBe('export let a;');
  const font = await app.request({ url: '/embed/0.2.0-5e6f7a8b/fonts/face.woff2' });
  expect(font.headers).toMatchObject({ ...open, 'content-type': 'font/woff2' });
});

test('a version that was served once stays, because pages name it with its hash', async () => {
  expect((await older.request({ url: '/embed/0.1.0-1a2b3c4d/medeina.js' })).body).toBe('export {};');
  expect((await app.request({ url: '/embed/0.1.0-1a2b3c4d/medeina.js' })).body).toBe('export {};');
});

test.each(['0.3.0-00000000/medeina.js', '0.2.0-5e6f7a8b/../current.json', '0.2.0-5e6f7a8b/medeina.js.map'])(
  '%s is not there',
  async (path) => {
    const answer = await app.request({ url: `/embed/${path}` });
    expect(answer.statusCode === 404 || !answer.body.includes('export')).toBe(true);
    expect(answer.headers['cache-control']).not.toMatch(/immutable/u);
  },
);
