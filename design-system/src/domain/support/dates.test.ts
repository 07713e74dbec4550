import { describe, expect, it } from 'vitest';
import { spanWords } from './dates.ts';

describe('spanWords', () => {
  it('formats a day, a span and a span across months', () => {
    expect(spanWords('lt', '2026-12-09', '2026-12-09')).toMatchObject({ days: '9', months: 'gruodžio' });
    expect(spanWords('lt', '2026-12-04', '2026-12-05')).toMatchObject({ days: '4–5', years: undefined });
    expect(spanWords('ru', '2026-11-30', '2026-12-02')).toMatchObject({
      days: '30–2',
      months: 'ноября–декабря',
    });
  });

  it('includes the years if they differ', () => {
    // British, as the words are.
    expect(spanWords('en', '2026-12-04', '2026-12-04').spoken).toBe('4 December 2026');
    expect(spanWords('en', '2026-12-28', '2027-01-08')).toMatchObject({
      days: '28–8',
      months: 'December–January',
      years: '2026–2027',
    });
  });

  it('is a dash if a date is missing', () => {
    expect(spanWords('lt', '', '2026-13-01').days).toBe('–');
  });
});
