import { expect, test } from 'vitest';
import { problemOf, readDay, writeDay } from './day.ts';

test.each([
  ['2026-12-04', 'lt', '2026-12-04'],
  [' 2026-12-4 ', 'lt', '2026-12-04'],
  ['2026 12 04', 'lt', '2026-12-04'],
  ['2026.12.04', 'lt', '2026-12-04'],
  ['20261204', 'lt', '2026-12-04'],
  ['4.12.2026', 'lt', '2026-12-04'],
  ['4.12.2026', 'ru', '2026-12-04'],
  ['04/12/2026', 'en-GB', '2026-12-04'],
  ['04/12/2026', 'en', '2026-12-04'],
  ['12/04/2026', 'en-US', '2026-12-04'],
  ['2024-02-29', 'lt', '2024-02-29'],
  ['2026-02-29', 'lt', undefined],
  ['2026-13-01', 'lt', undefined],
  ['2026-00-10', 'lt', undefined],
  ['0026-12-04', 'lt', undefined],
  ['4.12.26', 'lt', undefined],
  ['gruodžio 4', 'lt', undefined],
  ['2026-12', 'lt', undefined],
  ['2026-12-04-05', 'lt', undefined],
  ['-2026-12-04', 'lt', undefined],
  ['', 'lt', undefined],
])('%j in %s is parsed as %s', (text, locale, day) => {
  expect(readDay(text, locale)).toBe(day);
});

test.each([
  ['2026-12-04', 'lt', '2026-12-04'],
  ['2026-12-04', 'ru', '04.12.2026'],
  ['2026-12-04', 'en', '04/12/2026'],
  ['2026-12-04', 'en-US', '12/04/2026'],
  ['1900-01-01', 'ru', '01.01.1900'],
  ['2026-02-30', 'ru', '2026-02-30'],
  ['', 'ru', ''],
])('%j is written in %s as %j', (day, locale, text) => {
  expect(writeDay(day, locale)).toBe(text);
  expect(readDay(text, locale)).toBe(readDay(day, locale));
});

test('an empty text has no problem, and the bounds are inclusive', () => {
  const bounds = { min: '1900-01-01', max: '2026-12-04' };
  expect(problemOf('', undefined, bounds)).toBeUndefined();
  expect(problemOf('  ', undefined, bounds)).toBeUndefined();
  expect(problemOf('x', undefined, bounds)).toBe('unreadable');
  expect(problemOf('x', '1899-12-31', bounds)).toBe('early');
  expect(problemOf('x', '1900-01-01', bounds)).toBeUndefined();
  expect(problemOf('x', '2026-12-04', bounds)).toBeUndefined();
  expect(problemOf('x', '2026-12-05', bounds)).toBe('late');
});
