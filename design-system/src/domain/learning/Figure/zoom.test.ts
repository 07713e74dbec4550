import { expect, test } from 'vitest';
import { clampZoom, scrollAfter, zoomFrom } from './zoom.ts';

test.each([
  [1, 1, 1.5],
  [1.2, 1, 1.5],
  [4, 1, 4],
  [1.2, -1, 1],
  [1, -1, 1],
] as const)('from %d by %d to %d', (zoom, by, expected) => {
  expect(zoomFrom(zoom, by)).toBe(expected);
});

test('two fingers go neither below the whole nor above four times', () => {
  expect([0.4, 2.5, 9].map(clampZoom)).toEqual([1, 2.5, 4]);
});

test('what lies under the fingers stays there', () => {
  // 100 px into a picture that begins 50 px to the left of the view; twice as large it lies 300 px in.
  expect(scrollAfter(50, 100, 2)).toBe(200);
  expect(scrollAfter(0, 0, 3)).toBe(0);
});
