/** Creating a format is far slower than using it, and a list formats dozens of numbers: one per locale. */
function inEachLanguage(options: Intl.NumberFormatOptions) {
  const formats = new Map<string, Intl.NumberFormat>();
  return (value: number, locale: string): string => {
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options);
    formats.set(locale, format);
    return format.format(value);
  };
}

/** A number in the locale's format. */
export const formatNumber = inEachLanguage({});

/** A rating with one decimal. */
export const formatRating = inEachLanguage({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A grade or a weight: two decimals at most. */
export const formatFigure = inEachLanguage({ maximumFractionDigits: 2 });

const percent = inEachLanguage({ style: 'percent', maximumFractionDigits: 2 });

/** A percentage from 0 to 100. */
export function formatPercent(value: number, locale: string): string {
  return percent(value / 100, locale);
}

/** The whole percentage of what is done: never 100 before everything is, never 0 once something is. */
export function percentDone(done: number, total: number): number {
  if (total <= 0 || done <= 0) return 0;
  if (done >= total) return 100;
  return Math.min(99, Math.max(1, Math.round((done / total) * 100)));
}
