import { expect, test } from 'vitest';
import { rangeOf, rangeProblemOf } from './presets.ts';

test.each([
  ['last7', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['last30', '2026-03-03', '2026-02-02', '2026-03-03'],
  ['thisMonth', '2028-02-15', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['thisYear', '2026-11-23', '2026-01-01', '2026-12-31'],
] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(rangeOf(preset, today)).toEqual({ from, to });
});

test('an end before the start is told once both are there, and one day is a range', () => {
  expect(rangeProblemOf({ from: '2026-11-23', to: '' })).toBeUndefined();
  expect(rangeProblemOf({ from: '', to: '2026-11-23' })).toBeUndefined();
  expect(rangeProblemOf({ from: '2026-11-23', to: '2026-11-23' })).toBeUndefined();
  expect(rangeProblemOf({ from: '2026-11-23', to: '2026-11-22' })).toBe('reversed');
});

test('the longest range counts both ends, over a change of the clock too', () => {
  expect(rangeProblemOf({ from: '2026-03-01', to: '2026-03-31' }, 31)).toBeUndefined();
  expect(rangeProblemOf({ from: '2026-03-01', to: '2026-04-01' }, 31)).toBe('long');
});
