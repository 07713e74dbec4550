import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

test.each([
  [undefined, 100, undefined],
  ['bytes=0-', 100, { start: 0, end: 99 }],
  ['bytes=10-19', 100, { start: 10, end: 19 }],
  ['bytes=90-200', 100, { start: 90, end: 99 }],
  ['bytes=-5', 100, { start: 95, end: 99 }],
  ['bytes=-500', 100, { start: 0, end: 99 }],
  ['bytes=100-', 100, 'outside'],
  ['bytes=-0', 100, 'outside'],
  ['bytes=9-3', 100, 'outside'],
  ['bytes=0-1,4-5', 100, undefined],
  ['chunks=1-2', 100, undefined],
])('Range: %s of a file of %d bytes', (header, size, expected) => {
  expect(rangeOf(header, size)).toEqual(expected);
});
