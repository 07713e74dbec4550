import { fill } from '../../internal/fill.ts';
import { languageOf, tagOf } from '../../styles/language.ts';
import { durationWords } from './time.words.ts';

/** A calendar date, `YYYY-MM-DD`, without time or zone. */
export type Day = string;

/** Creating a format is far slower than using it: one for each locale. */
function inEachLanguage(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (locale: string): Intl.DateTimeFormat => {
    const format =
      formats.get(locale) ?? new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' });
    formats.set(locale, format);
    return format;
  };
}

const dayFormat = inEachLanguage({ dateStyle: 'medium' });
const timeFormat = inEachLanguage({ hour: 'numeric', minute: '2-digit' });

/** Non-breaking: a number never parts from its unit. */
function joined(text: string): string {
  return text.replaceAll(/[ \u2009\u202f]/g, '\u00a0');
}

function dateOf(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A day as a table has it: "4 Dec 2026". What is no day is left as it is. */
export function formatDay(day: Day, locale: string): string {
  const date = dateOf(`${day}T00:00:00Z`);
  return date === undefined ? day : joined(dayFormat(locale).format(date));
}

/** One or several days: "4 – 5 Dec 2026". */
export function formatDays(from: Day, to: Day | undefined, locale: string): string {
  const [first, last] = [dateOf(`${from}T00:00:00Z`), dateOf(`${to ?? from}T00:00:00Z`)];
  if (first === undefined || last === undefined || last <= first) return formatDay(from, locale);
  // Lithuanian repeats the year: it is said once.
  return dayFormat(locale)
    .formatRange(first, last)
    .replace(/^(\d{4}-)(\S+\s–\s)\1/, '$1$2');
}

/** A time of day, `HH:MM`, or a span of two. */
export function formatTime(from: string, to: string | undefined, locale: string): string {
  const [first, last] = [dateOf(`2026-01-05T${from}Z`), dateOf(`2026-01-05T${to ?? from}Z`)];
  if (first === undefined || last === undefined) return from;
  const format = timeFormat(locale);
  return last > first ? format.formatRange(first, last) : format.format(first);
}

/** Minutes as "1 h 40 min". */
export function formatDuration(duration: number, locale: string): string {
  const words = durationWords[languageOf(locale)];
  const [hours, minutes] = [Math.floor(duration / 60), Math.round(duration % 60)];
  const template = hours === 0 ? words.minutes : minutes === 0 ? words.hours : words.both;
  return joined(fill(template, { hours, minutes }, locale));
}

/** Whole days from one to the other; negative if it is past. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
