import { describe, expect, it } from 'vitest';
import { formatTime, rangesOf } from './time.ts';

describe('formatTime', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [184, '3:04'],
    [3727, '1:02:07'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-3, '0:00'],
  ])('writes %d as %s', (seconds, words) => {
    expect(formatTime(seconds)).toBe(words);
  });
});

describe('rangesOf', () => {
  it('takes each range', () => {
    const parts = [
      [0, 4],
      [9, 12],
    ] as const;
    const played: TimeRanges = {
      length: parts.length,
      start: (index) => parts[index]?.[0] ?? Number.NaN,
      end: (index) => parts[index]?.[1] ?? Number.NaN,
    };
    expect(rangesOf(played)).toEqual([
      [0, 4],
      [9, 12],
    ]);
  });
});
