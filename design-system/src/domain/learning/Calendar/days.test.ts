import { describe, expect, it } from 'vitest';
import { addDays, addMonths, isDay, isWithin, weekday, weeksOf } from './days.ts';

/** The days of December's weeks within a span. */
function days(from: string, to?: string) {
  return weeksOf('2026-12-01')
    .flat()
    .filter((day) => isWithin(day, from, to));
}

describe('the days of the calendar', () => {
  it('crosses months, years and daylight saving time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('clamps to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2026-12-05', -12)).toBe('2025-12-05');
  });

  it('begins a week on Monday', () => {
    expect(weekday('2026-12-07')).toBe(0);
    expect(weekday('2026-12-06')).toBe(6);
  });

  it('divides a month into whole weeks', () => {
    const december = weeksOf('2026-12-15');
    expect(december).toHaveLength(5);
    expect(december[0]?.[0]).toBe('2026-11-30');
    expect(december.at(-1)?.at(-1)).toBe('2027-01-03');
    // A February of exactly four weeks.
    expect(weeksOf('2027-02-01')).toHaveLength(4);
  });

  it('recognises the days of a span', () => {
    expect(days('2026-12-04')).toEqual(['2026-12-04']);
    expect(days('2026-12-04', '2026-12-06')).toEqual(['2026-12-04', '2026-12-05', '2026-12-06']);
    expect(days('2026-12-31', '2031-01-01')).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(days('2026-12-04', '2026-12-03')).toEqual(['2026-12-04']);
    expect(days('2026-12-04', 'later')).toEqual(['2026-12-04']);
    expect(days('soon', '2026-12-06')).toEqual([]);
  });

  it('recognises valid dates', () => {
    expect(isDay('2026-02-28')).toBe(true);
    expect(isDay('2026-02-30')).toBe(false);
    expect(isDay('')).toBe(false);
  });
});
