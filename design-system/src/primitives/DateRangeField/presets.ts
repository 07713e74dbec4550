/** A span of days, both ends as ISO and included; `''` is no day. */
export interface DateRange {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

export const dateRangePresets = ['last7', 'last30', 'thisMonth', 'lastMonth', 'thisYear'] as const;
export type DateRangePreset = (typeof dateRangePresets)[number];

function iso(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** The days of a preset, counted from today. */
export function rangeOf(preset: DateRangePreset, today: string): DateRange {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const ranges: Record<DateRangePreset, DateRange> = {
    last7: { from: iso(year, month - 1, day - 6), to: today },
    last30: { from: iso(year, month - 1, day - 29), to: today },
    thisMonth: { from: iso(year, month - 1, 1), to: iso(year, month, 0) },
    lastMonth: { from: iso(year, month - 2, 1), to: iso(year, month - 1, 0) },
    thisYear: { from: iso(year, 0, 1), to: iso(year, 12, 0) },
  };
  return ranges[preset];
}

/** Today where the person is, as ISO. */
export function todayHere(): string {
  const now = new Date();
  return iso(now.getFullYear(), now.getMonth(), now.getDate());
}

/** What is wrong with the two days together. */
export type RangeProblem = 'reversed' | 'long';

/** Compares the ends, once both are there; `maxDays` counts both. */
export function rangeProblemOf({ from, to }: DateRange, maxDays?: number): RangeProblem | undefined {
  if (from === '' || to === '') return undefined;
  if (to < from) return 'reversed';
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return maxDays !== undefined && days > maxDays ? 'long' : undefined;
}
