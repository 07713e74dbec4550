import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, which are taken for 1, 0 and V. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A new public number, such as `MD-7K3M9-QX2TB`: 50 random bits, so that nobody finds one by trying. */
export function newNumber(): string {
  return written(Array.from({ length }, () => letters[randomInt(letters.length)]).join(''));
}

/**
 * The number that somebody meant: in small letters, without dashes, with O for 0 and I or L for 1.
 * @returns undefined for what can be no number.
 */
export function readNumber(typed: string): string | undefined {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replace(/^MD/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return plain.length === length && Array.from(plain).every((letter) => letters.includes(letter))
    ? written(plain)
    : undefined;
}

function written(plain: string): string {
  return `MD-${plain.slice(0, length / 2)}-${plain.slice(length / 2)}`;
}
