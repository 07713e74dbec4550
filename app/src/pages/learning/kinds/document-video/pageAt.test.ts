import { expect, test } from 'vitest';
import { pageAt } from './pageAt.ts';

test('a page is up from its second to that of the next', () => {
  const starts = [0, 4, 18];
  expect([0, 3.9, 4, 17.9, 18, 600].map((second) => pageAt(starts, second))).toEqual([1, 1, 2, 2, 3, 3]);
  // A recording may begin before its first page.
  expect(pageAt([5, 9], 2)).toBe(1);
});
