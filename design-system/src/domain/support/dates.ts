/** How a span of days reads in a narrow column: "4–5" over "gruodžio". */
export interface SpanWords {
  /** "4", "4–5", "28–3" */
  days: string;
  /** "gruodžio", "gruodžio–sausio" */
  months: string;
  /** "2026–2027", where the span crosses a year. */
  years: string | undefined;
  /** The whole of it in a sentence, for those who listen. */
  spoken: string;
}

function part(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) {
  return parts.find((one) => one.type === type)?.value ?? '';
}

function joined(one: string, other: string) {
  return one === other ? one : `${one}–${other}`;
}

/** The words of a span from one day to another, both `YYYY-MM-DD`. */
export function spanWords(locale: string, from: string, to: string): SpanWords {
  const zone = { timeZone: 'UTC' } as const;
  const first = new Date(`${from}T00:00:00Z`);
  const last = new Date(`${to}T00:00:00Z`);
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime()))
    return { days: '–', months: '', years: undefined, spoken: '–' };
  // The day and the month together: in Lithuanian and Russian the month alone has another ending.
  const short = new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'long' });
  const whole = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'long' });
  const [start, end] = [short.formatToParts(first), short.formatToParts(last)];
  const years = [first.getUTCFullYear(), last.getUTCFullYear()] as const;
  return {
    days: from === to ? part(start, 'day') : `${part(start, 'day')}–${part(end, 'day')}`,
    months: joined(part(start, 'month'), part(end, 'month')),
    years: years[0] === years[1] ? undefined : `${years[0]}–${years[1]}`,
    spoken: from === to ? whole.format(first) : whole.formatRange(first, last),
  };
}
