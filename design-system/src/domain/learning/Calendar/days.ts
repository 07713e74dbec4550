/** A day of the calendar, `YYYY-MM-DD`: no hour and no zone, so it is the same day everywhere. */
export type Day = string;

const DAY = 86_400_000;

/** The day as an instant at midnight UTC, for arithmetic and for `Intl` with the zone UTC. */
export function instant(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = instant(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

/** Whether a day is one of a span's. A last day that is none, or that is before the first, leaves the first. */
export function isWithin(day: Day, from: Day, to: Day = from): boolean {
  return day === from || (isDay(to) && from < day && day <= to);
}

export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(instant(day).getTime() + count * DAY));
}

/** The same day of another month, or its last one: January 31 and one month is February 28. */
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

export function sameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** The weeks that a month touches, each from Monday to Sunday. */
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
