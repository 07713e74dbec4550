/**
 * CRC-32 of joined texts from those of its parts, as zlib's `crc32_combine` computes it, which Node.js does not offer. Zlib
 * writes a polynomial over two elements as a number whose highest bit is the term x⁰.
 */

const polynomial = 0xed_b8_83_20;
const one = 0x80_00_00_00;

/** How a checksum changes when so many bytes follow: x to eight times their number, modulo the polynomial. */
export function shiftBy(bytes: number): number {
  let shift = one;
  // x⁸, for one byte; squared for each further binary place.
  let power = one >>> 8;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = product(power, shift);
    power = product(power, power);
  }
  return shift;
}

/** @param shift that of the second text's length. */
export function joinedChecksum(first: number, second: number, shift: number): number {
  return (product(shift, first) ^ second) >>> 0;
}

/** Of two polynomials, modulo the third. */
function product(left: number, right: number): number {
  let sum = 0;
  let term = right;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if ((left & bit) !== 0) sum ^= term;
    term = (term & 1) === 0 ? term >>> 1 : (term >>> 1) ^ polynomial;
  }
  return sum >>> 0;
}
