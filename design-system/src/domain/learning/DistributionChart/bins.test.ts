import { expect, test } from 'vitest';
import { barsOf, binOf } from './bins.ts';

const bins = [
  { from: 0, to: 50, count: 2 },
  { from: 50, to: 75, count: 8 },
  { from: 75, to: 100, count: 4 },
];

test.each([
  [0, 0],
  [49.9, 0],
  [50, 1],
  [100, 2],
  [101, -1],
])('%d is in bin %d', (result, bin) => {
  expect(binOf(bins, result)).toBe(bin);
});

test('a bar is as wide as its bin and as high as its count', () => {
  const { bars, ticks } = barsOf(bins);
  expect(bars).toEqual([
    { x: 0, width: 50, y: 75 },
    { x: 50, width: 25, y: 0 },
    { x: 75, width: 25, y: 50 },
  ]);
  expect(ticks).toEqual([8, 6, 4, 2, 0]);
});

test('people are whole, and no bin is no bar', () => {
  expect(barsOf([{ from: 0, to: 10, count: 1 }]).ticks).toEqual([1, 0]);
  expect(barsOf([]).bars).toEqual([]);
});
