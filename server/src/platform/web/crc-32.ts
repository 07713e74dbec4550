/**
 * CRC-32 of a text from those of its parts. Polynomials over two elements, as the checksum sees them: the highest power
 * in the lowest bit (RFC 1952, 8; the method is zlib's `crc32_combine`).
 */
const polynomial = 0xed_b8_83_20;
const one = 0x80_00_00_00;
/** What one byte more behind a text multiplies its checksum by. */
const byte = one >>> 8;

/** The product of two, modulo the checksum's own polynomial. */
function product(left: number, right: number): number {
  let sum = 0;
  let shifted = right;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if ((left & bit) !== 0) sum ^= shifted;
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return sum >>> 0;
}

/** What so many bytes behind a text multiply its checksum by: worked out once for each length. */
export function shiftOf(bytes: number): number {
  let shift = one;
  let square = byte;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = product(square, shift);
    square = product(square, square);
  }
  return shift;
}

/** The checksum of a text with another behind it, whose length `shift` stands for. */
export function joined(before: number, behind: number, shift: number): number {
  return (product(shift, before) ^ behind) >>> 0;
}
