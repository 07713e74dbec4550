/**
 * A day as content files write it: `2026-02-03`, or days from the day of import, `+14d` and `-30d`, so that a demo is
 * never out of date.
 * @param today `YYYY-MM-DD`.
 */
export function dayOf(written: string, today: string): string {
  const shift = /^([+-]\d{1,4})d$/.exec(written)?.[1];
  if (shift === undefined) return written;
  const moment = Date.parse(`${today}T00:00:00Z`) + Number(shift) * 86_400_000;
  return new Date(moment).toISOString().slice(0, 10);
}

/** Today by UTC, `YYYY-MM-DD`. */
export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}
