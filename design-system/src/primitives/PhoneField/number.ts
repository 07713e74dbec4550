/** A country whose numbers the field knows by their prefix. */
export interface PhoneCountry {
  /** ISO 3166: "LT". */
  code: string;
  name: string;
  /** Digits, without the plus: "370". */
  prefix: string;
}

/** A number in its two parts; without a country the number itself begins with a plus, or is not known yet. */
export interface PhoneParts {
  country: PhoneCountry | undefined;
  /** As it is written after the prefix, spaces and all. */
  national: string;
}

function digits(text: string) {
  return text.replaceAll(/\D/gu, '');
}

/**
 * Parts a whole number. The longest prefix that fits wins; of several countries that share one, the one that is
 * chosen already.
 */
export function partNumber(
  text: string,
  countries: readonly PhoneCountry[],
  chosen: PhoneCountry | undefined,
): PhoneParts {
  const international = text.trim().replace(/^00/u, '+');
  if (!international.startsWith('+')) return { country: chosen, national: text };
  const all = digits(international);
  const fitting = countries
    .filter(({ prefix }) => all.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  const [longest] = fitting;
  if (longest === undefined) return { country: undefined, national: international };
  const country =
    chosen !== undefined && chosen.prefix === longest.prefix && fitting.includes(chosen) ? chosen : longest;
  // What follows the prefix's last digit, as it was written.
  let left = country.prefix.length;
  let at = 0;
  for (; at < international.length && left > 0; at += 1) if (/\d/u.test(international.charAt(at))) left -= 1;
  return { country, national: international.slice(at).trim() };
}

/** The whole number, as it is kept and sent: a plus and digits. Empty while nothing is written. */
export function joinNumber({ country, national }: PhoneParts): string {
  const own = digits(national);
  if (own === '') return '';
  return country === undefined
    ? `${national.trim().startsWith('+') ? '+' : ''}${own}`
    : `+${country.prefix}${own}`;
}

/** A formatted text, if it says the same as the one that was typed: every digit, in its order; else the typed one. */
export function losesNothing(typed: string, formatted: string): string {
  return digits(typed) === digits(formatted) && typed.startsWith('+') === formatted.startsWith('+')
    ? formatted
    : typed;
}
