import { expect, test } from 'vitest';
import { levelOf, trendOf } from './vitals.ts';

test('both ends of the normal range are normal', () => {
  expect(levelOf('pulse', { value: 60 })).toBe('normal');
  expect(levelOf('pulse', { value: 100 })).toBe('normal');
  expect(levelOf('pulse', { value: 59 })).toBe('low');
  expect(levelOf('pulse', { value: 101 })).toBe('high');
});

test('a child has a range of its own', () => {
  expect(levelOf('pulse', { value: 130, normal: [100, 160] })).toBe('normal');
});

test('no pulse is neither low nor a trend', () => {
  expect(levelOf('pulse', { value: null })).toBe('absent');
  expect(trendOf({ value: null }, { value: 40 })).toBeUndefined();
  expect(trendOf({ value: 40 }, { value: null })).toBeUndefined();
});

test('the trend is against the step before', () => {
  expect(trendOf({ value: 90 }, { value: 120 })).toBe('falling');
  expect(trendOf({ value: 95 }, { value: 88 })).toBe('rising');
  expect(trendOf({ value: 95 }, { value: 95 })).toBe('steady');
  expect(trendOf({ value: 95 }, undefined)).toBeUndefined();
});
