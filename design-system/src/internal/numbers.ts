/** Making a format takes far longer than using it, and a list writes dozens of numbers: each is made once a language. */
function inEachLanguage(options: Intl.NumberFormatOptions) {
  const formats = new Map<string, Intl.NumberFormat>();
  return (value: number, locale: string): string => {
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options);
    formats.set(locale, format);
    return format.format(value);
  };
}

/** A number as the language writes it. */
export const formatNumber = inEachLanguage({});

/** A rating with one digit after the point. */
export const formatRating = inEachLanguage({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
