import { expect, test } from 'vitest';
import { completed, moved } from './moves.ts';

test('a thing is put at its new place, the others keep theirs', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved(['a'], 4, 0)).toEqual(['a']);
});

test('a saved order survives a question that was edited', () => {
  expect(completed(['c', 'gone', 'a', 'c'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(completed([], ['a', 'b'])).toEqual(['a', 'b']);
});
