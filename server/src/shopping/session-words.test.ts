import { expect, test } from 'vitest';
import { writeDays } from './session-words.ts';

test.each([
  ['lt', '2026-12-09', '2026-12-09', '2026 m. gruodžio 9 d.'],
  ['lt', '2026-12-09', '2026-12-10', '2026 m. gruodžio 9–10 d.'],
  ['lt', '2026-11-30', '2026-12-01', '2026 m. lapkričio 30 d. – 2026 m. gruodžio 1 d.'],
  ['en', '2026-12-09', '2026-12-10', '9 – 10 December 2026'],
  ['ru', '2026-12-09', '2026-12-10', '9–10 декабря 2026 г.'],
] as const)('days in %s from %s to %s', (language, start, end, words) => {
  expect(writeDays(new Date(start), new Date(end), language).replaceAll(/[\u2009\u202f\u00a0]/g, ' ')).toBe(
    words,
  );
});
