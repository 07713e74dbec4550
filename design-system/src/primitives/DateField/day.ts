import { tagOf } from '../../styles/language.ts';

/** What is wrong with a typed date. */
export type DayProblem = 'unreadable' | 'early' | 'late';

const parts = ['year', 'month', 'day'] as const;
type Part = (typeof parts)[number];

function isPart(type: string): type is Part {
  return parts.some((part) => part === type);
}

/** Digits alone, as a locale writes them. */
const formatOf = (locale: string) =>
  new Intl.DateTimeFormat(tagOf(locale), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });

/** A day in digits, in the locale's order: "2026-12-04", "04.12.2026", "04/12/2026". What is no day stays as it is. */
export function writeDay(day: string, locale: string): string {
  return readDay(day, locale) === day ? formatOf(locale).format(new Date(`${day}T00:00:00Z`)) : day;
}

/** The order of day, month and year in a locale. */
function orderOf(locale: string): Part[] {
  return formatOf(locale)
    .formatToParts(0)
    .map((part) => part.type)
    .filter(isPart);
}

/** An ISO date; undefined if it does not exist. */
function isoOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * Parses a typed date: ISO ("2026-12-04", "2026 12 4", "20261204") or in the locale's order ("4.12.2026"). A two-digit
 * year is ambiguous.
 */
export function readDay(text: string, locale: string): string | undefined {
  const plain = text.trim();
  const whole = /^(\d{4})(\d{2})(\d{2})$/u.exec(plain);
  // Separated by dots, slashes, hyphens or spaces; a dot may end it.
  const apart = /^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})\.?$/u.exec(plain);
  const [, first = '', second = '', third = ''] = whole ?? apart ?? [];
  if (first.length === 4) return isoOf(Number(first), Number(second), Number(third));
  if (third.length !== 4 || first.length > 2) return undefined;
  const monthFirst = orderOf(locale).indexOf('month') < orderOf(locale).indexOf('day');
  const yearFirst = orderOf(locale)[0] === 'year';
  // Locales that begin with the year have no other order: take day, then month.
  const [month, day] = monthFirst && !yearFirst ? [first, second] : [second, first];
  return isoOf(Number(third), Number(month), Number(day));
}

/** What is wrong with a typed date; the bounds are inclusive. */
export function problemOf(
  text: string,
  day: string | undefined,
  bounds: { min?: string | undefined; max?: string | undefined },
): DayProblem | undefined {
  if (text.trim() === '') return undefined;
  if (day === undefined) return 'unreadable';
  if (bounds.min !== undefined && day < bounds.min) return 'early';
  if (bounds.max !== undefined && day > bounds.max) return 'late';
  return undefined;
}
