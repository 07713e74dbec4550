import { expect, test } from 'vitest';
import { readTime, timeProblemOf } from './time.ts';

test.each([
  ['9', '09:00'],
  ['9:05', '09:05'],
  [' 09.05 ', '09:05'],
  ['905', '09:05'],
  ['1730', '17:30'],
  ['17 30', '17:30'],
  ['9 val. 5 min.', '09:05'],
  ['9 val.', '09:00'],
  ['9 ч. 5 мин.', '09:05'],
  ['9h30', '09:30'],
  ['9:05 pm', '21:05'],
  ['12 am', '00:00'],
  ['12:30 pm', '12:30'],
  ['00:00', '00:00'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['13 pm', undefined],
  ['rytas', undefined],
  ['', undefined],
])('%j is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test('an empty text has no problem, and the bounds are inclusive', () => {
  const bounds = { min: '08:00', max: '17:00' };
  expect(timeProblemOf(' ', bounds)).toBeUndefined();
  expect(timeProblemOf('x', bounds)).toBe('unreadable');
  expect(timeProblemOf('7:59', bounds)).toBe('early');
  expect(timeProblemOf('8', bounds)).toBeUndefined();
  expect(timeProblemOf('17', bounds)).toBeUndefined();
  expect(timeProblemOf('17:01', bounds)).toBe('late');
});
