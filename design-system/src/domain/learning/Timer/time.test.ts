import { expect, test } from 'vitest';
import { clock, momentPassed, secondsLeft } from './time.ts';

test('the last second is 1, the end is 0 and stays so', () => {
  expect(secondsLeft(10_000, 0)).toBe(10);
  expect(secondsLeft(10_000, 9001)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 90_000)).toBe(0);
});

test('half, five minutes, one, ten seconds and the end are announced, each once', () => {
  const said: number[] = [];
  for (let left = 1200; left > 0; left -= 1) {
    const moment = momentPassed(left, left - 1, 1200);
    if (moment !== undefined) said.push(moment);
  }
  expect(said).toEqual([600, 300, 60, 10, 0]);
});

test('half of ten minutes is five', () => {
  expect(momentPassed(301, 300, 600)).toBe(300);
});

test('after a sleep the latest moment alone is announced', () => {
  expect(momentPassed(900, 45, 1200)).toBe(60);
  expect(momentPassed(900, 0, 1200)).toBe(0);
  expect(momentPassed(900, 899, 1200)).toBeUndefined();
});

test('half of two minutes comes too close to the last one', () => {
  expect(momentPassed(61, 60, 120)).toBe(60);
  expect(momentPassed(91, 90, 180)).toBeUndefined();
});

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [309, '05:09'],
  [3909, '1:05:09'],
  [36_000, '10:00:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
