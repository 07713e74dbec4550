import { expect, test } from 'vitest';
import { beginningOf } from './beginningOf.ts';

test.each([
  ['gaivinimas', 5, 'gaivi'],
  ['gaivinimas', 10, 'gaivinimas'],
  ['gaivinimas', 200, 'gaivinimas'],
  ['', 5, ''],
  // Two units are one sign: half of it is left out, never shown.
  ['a🫀b', 1, 'a'],
  ['a🫀b', 2, 'a'],
  ['a🫀b', 3, 'a🫀'],
  ['🫀🫀🫀', 5, '🫀🫀'],
])('of %j at most %i units are %j', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});
