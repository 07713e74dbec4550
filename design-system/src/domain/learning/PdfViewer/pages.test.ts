import { expect, test } from 'vitest';
import { pageFrom, zoomFrom } from './pages.ts';

test('zoom goes by steps and stays at its ends', () => {
  expect(zoomFrom(1, 1)).toBe(1.25);
  expect(zoomFrom(1, -1)).toBe(0.75);
  expect(zoomFrom(3, 1)).toBe(3);
  expect(zoomFrom(0.5, -1)).toBe(0.5);
});

test.each([
  ['2', 2],
  [' 3 ', 3],
  ['0', undefined],
  ['4', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['x', undefined],
])('%j of three pages is page %s', (text, page) => {
  expect(pageFrom(text, 3)).toBe(page);
});
