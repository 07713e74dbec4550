import { expect, test } from 'vitest';
import { everybody, isPersonal, keyText } from './hooks.ts';

const key = (identity: string): string =>
  keyText('catalogue.products.detail', { params: { id: 7 } }, 'lt', identity);

test('a key tells languages, inputs and people apart', () => {
  const keys = [
    key('guest'),
    key('7'),
    keyText('catalogue.products.detail', { params: { id: 7 } }, 'en', '7'),
    keyText('catalogue.products.detail', { params: { id: 8 } }, 'lt', '7'),
    keyText('catalogue.products.reviews', { params: { id: 7 } }, 'lt', '7'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyText('content.slideshows', { query: { type: 'desktop' } }, 'lt', everybody)).toBe(
    keyText('content.slideshows', { query: { type: 'desktop' } }, 'lt', everybody),
  );
});

test('what is somebody’s own is known by its key, so that a logout takes it and nothing else', () => {
  expect(isPersonal(key('7'))).toBe(true);
  expect(isPersonal(key('guest'))).toBe(false);
  expect(isPersonal(key(everybody))).toBe(false);
});
