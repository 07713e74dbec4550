import { expect, test } from 'vitest';
import { shapeOf } from './shape.ts';

const points = [
  { date: '2026-01-01', value: 0 },
  { date: '2026-01-06', value: 50 },
  { date: '2026-01-11', value: 100 },
];

test('time runs to the right by days and values upwards', () => {
  const { own, ticks } = shapeOf(points, [], 100);
  expect(own).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ]);
  expect(ticks[0]).toBe(100);
  expect(ticks.at(-1)).toBe(0);
});

test('the axis reaches over a value beyond the maximum, to a round one', () => {
  const { ticks, own } = shapeOf([{ date: '2026-01-01', value: 130 }], [], 100);
  expect(ticks[0]).toBeGreaterThanOrEqual(130);
  expect(own[0]?.y).toBeGreaterThanOrEqual(0);
});

test('a single day lies at the end, and no point draws nothing', () => {
  expect(shapeOf(points.slice(0, 1), [], 100).own).toEqual([{ x: 100, y: 100 }]);
  expect(shapeOf([], [], 100)).toMatchObject({ own: [], line: '', area: '' });
});
