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
