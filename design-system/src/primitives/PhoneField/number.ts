/** A country and its calling code. */
export interface PhoneCountry {
  /** ISO 3166: "LT". */
  code: string;
  /** Its name in the page's language. */
  name: string;
  /** Digits, without the plus: "370". */
  prefix: string;
}

/** A split number; without a country it begins with a plus or is empty. */
export interface PhoneParts {
  country: PhoneCountry | undefined;
  /** The part after the prefix as typed, with spaces. */
  national: string;
}

function digits(text: string) {
  return text.replaceAll(/\D/gu, '');
}

/** Splits a whole number. The longest matching prefix wins; among countries that share it, the current one. */
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
  // The rest as typed, after the prefix's last digit.
  let left = country.prefix.length;
  let at = 0;
  for (; at < international.length && left > 0; at += 1) if (/\d/u.test(international.charAt(at))) left -= 1;
  return { country, national: international.slice(at).trim() };
}

/** The whole number as stored: a plus and digits, or an empty string. */
export function joinNumber({ country, national }: PhoneParts): string {
  const own = digits(national);
  if (own === '') return '';
  return country === undefined
    ? `${national.trim().startsWith('+') ? '+' : ''}${own}`
    : `+${country.prefix}${own}`;
}

/** The formatted text if it has the same digits as the typed one, else the typed one. */
export function losesNothing(typed: string, formatted: string): string {
  return digits(typed) === digits(formatted) && typed.startsWith('+') === formatted.startsWith('+')
    ? formatted
    : typed;
}
