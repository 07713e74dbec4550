import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { localeTag } from '../activities/moment.ts';

/** Non-breaking: a number never parts from its unit. */
const space = '\u00a0';
/** Where a narrow column may break a date: "2027 m.", then "sausio 14 d."; "14 January", then "2027". */
const besideYear = /(?<=^\d{4}\u00a0m\.)\u00a0|\u00a0(?=\d{4})/;
/** The first of two days never stands alone at the end of a line. */
const joinedDash = '\u2060–\u2060';

/** A format that all of the process share. A day stands for itself in every time zone, so it is written in UTC. */
function format(intl: IntlShape, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return intl.formatters.getDateTimeFormat(localeTag(intl), { ...options, timeZone: 'UTC' });
}

function dayFormat(intl: IntlShape, year: boolean): Intl.DateTimeFormat {
  return format(intl, { month: 'long', day: 'numeric', ...(year ? { year: 'numeric' } : {}) });
}

function part(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string {
  return parts.find((one) => one.type === type)?.value ?? '';
}

/** How the things of the catalogue are written in the person's language. */
export interface CatalogueFormat {
  /** Minutes as "1 h 40 min"; nothing is written for none. */
  readonly minutes: (minutes: number) => string;
  readonly hours: (hours: number) => string;
  /** A day `YYYY-MM-DD` written out: "4 December", with the year where it is not this one. */
  readonly day: (day: string) => string;
  /** The same always with its year. */
  readonly fullDay: (day: string) => string;
  /** One or more days: "4–5 December". */
  readonly days: (from: string, to: string | null) => string;
  /** The same with a capital, for the start of a line. */
  readonly capital: (text: string) => string;
  /** A mean of reviews with one decimal. */
  readonly rating: (rating: number) => string;
  /** "−22 %" */
  readonly discount: (price: number, special: number) => string | undefined;
}

/** The formats in the language of `intl`; apart from React, so that a test can ask for a language. */
export function catalogueFormat(intl: IntlShape, today = new Date()): CatalogueFormat {
  const { locale } = intl;
  const thisYear = String(today.getFullYear());

  const written = (text: string, year: boolean): string =>
    dayFormat(intl, year)
      .format(new Date(text))
      .replaceAll(/[ \u2009\u202f]/g, space)
      .replace(besideYear, ' ');
  const day = (text: string): string => written(text, !text.startsWith(thisYear));

  return {
    minutes: (minutes) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return intl.formatMessage({ id: 'catalogue.duration.minutes' }, { minutes: rest });
      if (rest === 0) return intl.formatMessage({ id: 'catalogue.duration.hours' }, { hours });
      return intl.formatMessage({ id: 'catalogue.duration.both' }, { hours, minutes: rest });
    },
    hours: (hours) => intl.formatMessage({ id: 'catalogue.duration.hours' }, { hours }),
    day,
    fullDay: (text) => written(text, true),
    days: (from, to) => {
      if (to === null || to === from) return day(from);
      if (from.slice(0, 7) !== to.slice(0, 7)) return `${day(from)}${space}– ${day(to)}`;
      const year = !from.startsWith(thisYear);
      const parts = dayFormat(intl, year).formatToParts(new Date(from));
      const formatted = intl.formatMessage(
        { id: year ? 'catalogue.days.year' : 'catalogue.days' },
        {
          month: part(parts, 'month'),
          year: from.slice(0, 4),
          from: String(Number(from.slice(8))),
          to: String(Number(to.slice(8))),
        },
      );
      return formatted.replace('–', joinedDash);
    },
    capital: (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    rating: (rating) => intl.formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    discount: (price, special) => {
      const saved = price > 0 ? Math.round((1 - special / price) * 100) : 0;
      return saved > 0 ? intl.formatMessage({ id: 'catalogue.discount' }, { percent: saved }) : undefined;
    },
  };
}

/** The formats in the language of the page. */
export function useCatalogueFormat(): CatalogueFormat {
  const intl = useIntl();
  return useMemo(() => catalogueFormat(intl), [intl]);
}
