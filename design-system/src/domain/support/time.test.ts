import { expect, test } from 'vitest';
import { daysBetween, formatDay, formatDays, formatDuration, formatTime } from './time.ts';

test('days are written in the language, the year of a span once', () => {
  expect(formatDay('2026-12-04', 'lt')).toBe('2026-12-04');
  expect(formatDay('2026-12-04', 'en')).toBe('4\u00a0Dec\u00a02026');
  expect(formatDay('2026-12-04', 'ru')).toBe('4\u00a0дек.\u00a02026\u00a0г.');
  expect(formatDays('2026-12-04', '2026-12-05', 'lt')).toMatch(/^2026-12-04\s–\s12-05$/);
  expect(formatDays('2026-12-28', '2027-01-08', 'lt')).toMatch(/^2026-12-28\s–\s2027-01-08$/);
  expect(formatDays('2026-12-04', undefined, 'lt')).toBe('2026-12-04');
});

test('what is no day stays as it is, and a span that ends before it begins is its first day', () => {
  expect(formatDay('netrukus', 'lt')).toBe('netrukus');
  expect(formatDays('netrukus', '2026-12-04', 'lt')).toBe('netrukus');
  expect(formatDays('2026-12-04', '2026-12-01', 'lt')).toBe('2026-12-04');
});

test('times of day are those of the language', () => {
  expect(formatTime('09:00', '17:00', 'lt')).toMatch(/^09:00\D+17:00$/);
  expect(formatTime('13:30', undefined, 'ru')).toBe('13:30');
  expect(formatTime('anytime', undefined, 'en')).toBe('anytime');
});

test('a duration is in hours and minutes', () => {
  expect(formatDuration(6, 'lt')).toBe('6\u00a0min.');
  expect(formatDuration(120, 'en')).toBe('2\u00a0h');
  expect(formatDuration(100, 'ru')).toBe('1\u00a0ч\u00a040\u00a0мин');
});

test('days are counted across months and changes of the clock', () => {
  expect(daysBetween('2026-10-22', '2026-11-01')).toBe(10);
  expect(daysBetween('2026-12-04', '2026-12-01')).toBe(-3);
});
