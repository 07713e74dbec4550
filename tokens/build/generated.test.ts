import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeStyleSheet } from './css.ts';
import { standInNames, makeFonts } from './fonts.ts';
import { makeTokensJson } from './json.ts';
import { makeNames } from './names.ts';
import { makeOutlines } from './outlines.ts';
import { readSource } from './source.ts';

const folder = join(import.meta.dirname, '../generated');
const committed = (name: string): string => readFileSync(join(folder, name), 'utf8');
const source = readSource();

test('generated files match the source', async () => {
  expect(committed('tokens.css')).toBe(makeStyleSheet(source));
  expect(committed('tokens.json')).toBe(makeTokensJson());
  expect(committed('vars.ts')).toBe(makeNames(source));
  const fonts = await makeFonts();
  expect(committed('fonts.css')).toBe(fonts.css);
  expect(readdirSync(join(folder, 'fonts')).toSorted()).toEqual([...fonts.files.keys()].toSorted());
  const changed = [...fonts.files].filter(
    ([name, content]) => !readFileSync(join(folder, 'fonts', name)).equals(content),
  );
  expect(changed.map(([name]) => name)).toEqual([]);
});

test('outlines match the fonts', async () => {
  expect(committed('outlines.json')).toBe(await makeOutlines());
}, 60_000);

test('tokens.css stays within 5 KiB', () => {
  expect(gzipSync(committed('tokens.css'), { level: 9 }).byteLength).toBeLessThanOrEqual(5 * 1024);
});

test('a first view in Lithuanian loads at most 60 KB of fonts, even with a Russian review', () => {
  const fetched = ['commissioner-latin', 'medeina-figures', 'commissioner-cyrillic'];
  const bytes = fetched.map((name) => readFileSync(join(folder, 'fonts', `${name}.woff2`)).byteLength);
  // Plus about 400 bytes of headers each.
  expect(bytes.reduce((sum, size) => sum + size + 400, 0)).toBeLessThanOrEqual(60 * 1024);
});

test('every name refers to an existing variable', () => {
  const written = new Set(committed('tokens.css').match(/--medeina-[a-z0-9-]+(?=:)/g));
  const named = committed('vars.ts').match(/--medeina-[a-z0-9-]+/g) ?? [];
  expect(named.filter((name) => !written.has(name))).toEqual([]);
  const used = committed('tokens.css').match(/(?<=var\()--medeina-[a-z0-9-]+/g) ?? [];
  expect(used.filter((name) => !written.has(name))).toEqual([]);
});

test('everything in tokens.css is in the layer `tokens`', () => {
  expect(committed('tokens.css')).toMatch(
    /^@layer reset,tokens,primitives,domain,app;@layer tokens\{.*\}\n$/,
  );
});

test('font stacks try the width-matched fonts first', () => {
  const stack = source.fontFamily['text']?.$value ?? [];
  expect(stack.slice(1, 1 + standInNames.length)).toEqual(standInNames);
});
