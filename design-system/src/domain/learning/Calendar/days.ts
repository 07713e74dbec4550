import type { Day } from '../../support/time.ts';

export type { Day } from '../../support/time.ts';

const DAY = 86_400_000;

/** Midnight UTC of the day, for arithmetic and for `Intl` with the zone UTC. */
export function instant(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** Whether a text is an existing date. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = instant(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

/** Whether a day is within a span. If the last day is invalid or before the first, only the first counts. */
export function isWithin(day: Day, from: Day, to: Day = from): boolean {
  return day === from || (isDay(to) && from < day && day <= to);
}

export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(instant(day).getTime() + count * DAY));
}

/** The same day of another month, or its last one: 31 January plus one month is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const date = instant(day);
  const wanted = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const last = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate();
  wanted.setUTCDate(Math.min(date.getUTCDate(), last));
  return dayOf(wanted);
}

/** 0 on Monday, 6 on Sunday. */
export function weekday(day: Day): number {
  return (instant(day).getUTCDay() + 6) % 7;
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** The month of a day, `YYYY-MM`. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

export function sameMonth(one: Day, other: Day): boolean {
  return monthOf(one) === monthOf(other);
}

/** The weeks of a month, each from Monday to Sunday. */
export function weeksOf(month: Day): Day[][] {
  const first = firstOfMonth(month);
  const weeks: Day[][] = [];
  for (
    let monday = addDays(first, -weekday(first));
    monday < addMonths(first, 1);
    monday = addDays(monday, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}
