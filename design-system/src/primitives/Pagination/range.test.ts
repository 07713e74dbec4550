import { expect, test } from 'vitest';
import { pageCells } from './range.ts';

function written(current: number, pages: number) {
  return pageCells(current, pages)
    .map((cell) => (typeof cell === 'number' ? cell : '…'))
    .join(' ');
}

test.each([
  [1, 1, '1'],
  [1, 7, '1 2 3 … 6 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 12, '1 2 3 4 5 6 … 11 12'],
  [6, 12, '1 2 … 5 6 7 … 11 12'],
  [12, 12, '1 2 … 10 11 12'],
  [1, 100, '1 2 3 … 99 100'],
  [50, 100, '1 2 … 49 50 51 … 99 100'],
])('page %i of %i', (current, pages, expected) => {
  expect(written(current, pages)).toBe(expected);
});

test('cells are unique and in order on every page', () => {
  for (let pages = 1; pages <= 40; pages += 1) {
    for (let current = 1; current <= pages; current += 1) {
      const cells = pageCells(current, pages);
      const numbers = cells.filter((cell) => typeof cell === 'number');
      expect(new Set(cells).size).toBe(cells.length);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(numbers).toContain(current);
      expect(numbers).toContain(1);
      expect(numbers).toContain(pages);
    }
  }
});
