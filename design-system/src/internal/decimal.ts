/** The sign before decimals in a locale. */
function decimalSign(locale: string): string {
  return (
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}

/**
 * The number that a person typed, by the habits of any of our languages: comma or point before decimals, spaces between
 * thousands. `1,000` is a thousand only where the comma groups; `0,125` and `1234,567` never are groups. Undefined if it is
 * no number.
 */
export function parseDecimal(text: string, locale: string): number | undefined {
  const bare = text.replaceAll(/[\s']/gu, '').replace(/^[−–]/u, '-');
  const signs = bare.replaceAll(/[^.,]/gu, '');
  const last = signs.at(-1);
  // Of both signs the last one is before the decimals; one sign that comes more than once groups.
  const isMixed = new Set(signs).size > 1;
  const groups =
    last === undefined || isMixed
      ? undefined
      : signs.length > 1 ||
          (last === ',' && decimalSign(locale) === '.' && /^[-+]?[1-9]\d{0,2},\d{3}$/u.test(bare))
        ? last
        : undefined;
  const plain =
    last === undefined
      ? bare
      : groups === undefined
        ? bare.replaceAll(last === ',' ? '.' : ',', '').replace(last, '.')
        : bare.replaceAll(groups, '');
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/u.test(plain) ? Number(plain) : undefined;
}

/** As a person would type it: no groups, all decimals. */
export function writeDecimal(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** How many decimals a step has: 2 for 0.25. */
export function decimalsOf(step: number): number {
  return /\.(\d+)$/u.exec(step.toFixed(10).replace(/0+$/u, ''))?.[1]?.length ?? 0;
}
