import { tagOf } from '../../styles/language.ts';

/** A span of days in a narrow column: "4–5" above "December". */
export interface SpanWords {
  /** "4", "4–5", "28–3" */
  days: string;
  /** "December", "December–January" */
  months: string;
  /** "2026–2027", if the span crosses a year. */
  years: string | undefined;
  /** The whole span, for screen readers. */
  spoken: string;
}

function part(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) {
  return parts.find((one) => one.type === type)?.value ?? '';
}

function joined(one: string, other: string) {
  return one === other ? one : `${one}–${other}`;
}

/** The words of a span of days, both `YYYY-MM-DD`. */
export function spanWords(locale: string, from: string, to: string): SpanWords {
  const zone = { timeZone: 'UTC' } as const;
  const first = new Date(`${from}T00:00:00Z`);
  const last = new Date(`${to}T00:00:00Z`);
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime()))
    return { days: '–', months: '', years: undefined, spoken: '–' };
  // Formatted with the day: in Lithuanian and Russian the month alone is in another case.
  const short = new Intl.DateTimeFormat(tagOf(locale), { ...zone, day: 'numeric', month: 'long' });
  const whole = new Intl.DateTimeFormat(tagOf(locale), { ...zone, dateStyle: 'long' });
  const [start, end] = [short.formatToParts(first), short.formatToParts(last)];
  const years = [first.getUTCFullYear(), last.getUTCFullYear()] as const;
  return {
    days: from === to ? part(start, 'day') : `${part(start, 'day')}–${part(end, 'day')}`,
    months: joined(part(start, 'month'), part(end, 'month')),
    years: years[0] === years[1] ? undefined : `${years[0]}–${years[1]}`,
    spoken: from === to ? whole.format(first) : whole.formatRange(first, last),
  };
}
