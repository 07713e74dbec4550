import { dayAtHome } from '../platform/format.ts';
import type { JsonFile } from './json-file.ts';

const shiftOfDays = /^([+-]\d{1,4})d$/;

/** Whether a day is counted from the day of import. */
export function isRelative(written: string): boolean {
  return shiftOfDays.test(written);
}

/**
 * A day as content files write it: `2026-02-03`, or days from the day of import, `+14d` and `-30d`, so that a demo is
 * never out of date.
 * @param today `YYYY-MM-DD`.
 */
export function dayOf(written: string, today: string): string {
  const shift = shiftOfDays.exec(written)?.[1];
  if (shift === undefined) return written;
  const moment = Date.parse(`${today}T00:00:00Z`) + Number(shift) * 86_400_000;
  return new Date(moment).toISOString().slice(0, 10);
}

/** Today where we are at home, `YYYY-MM-DD`: by its midnight prices end and practice is dated. */
export function todayAtHome(): string {
  return dayAtHome(new Date());
}

interface Shown {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Rows with the days between which they are shown, as days of the calendar. */
export function withShownDays<Row extends Shown>(json: JsonFile<readonly Row[]>, today: string): Row[] {
  return json.value.map((row, index) => {
    const from = row.from && dayOf(row.from, today);
    const until = row.until && dayOf(row.until, today);
    if (from !== undefined && until !== undefined && until < from)
      json.fault([index, 'until'], 'is before the first day');
    return { ...row, from, until };
  });
}
