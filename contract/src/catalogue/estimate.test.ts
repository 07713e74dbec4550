import { expect, test } from 'vitest';
import { estimateCents } from './estimate.ts';

test.each([
  [100, 8900],
  [101, 4900],
  [500, 4900],
  [501, 2900],
  [1000, 2900],
  [1001, 1990],
  [2000, 1990],
  [2001, 1990],
  [2500, 1990],
])('in a group of %i each costs %i cents', (people, cents) => {
  expect(estimateCents(people)).toBe(cents);
});
