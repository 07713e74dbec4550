import { constants, crc32, deflateRawSync, gunzipSync, gzipSync } from 'node:zlib';
import { joinedChecksum, shiftBy } from './joined-checksum.ts';

const header = gzipSync('').subarray(0, 10);
const lastBlock = deflateRawSync('');
/** CRC-32 and length of the plain text, four bytes each (RFC 1952, 2.3.1). */
const trailerLength = 8;

/** A page that gets another nonce in each answer. */
export interface PageTemplate {
  /** In UTF-8. */
  html(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
  /** Bytes in memory. */
  readonly size: number;
}

/**
 * Compresses a page once, because compressing it for each answer takes 2 to 5 ms: the parts between the nonces are
 * deflated independently, with the nonces uncompressed between them. The plain page is not kept, being five times as large:
 * who takes no gzip gets it decompressed, in half a millisecond.
 * @param placeholder stands for the nonce, and is as long.
 */
export function pageTemplate(html: string, placeholder: string): PageTemplate {
  const nonceBlock = deflateRawSync(placeholder, { level: 0, finishFlush: constants.Z_SYNC_FLUSH });
  const nonceShift = shiftBy(placeholder.length);
  const parts = html.split(placeholder).map((part) => Buffer.from(part));
  const blocks = parts.map((part) => deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH }));
  const sums = parts.map((part) => ({ checksum: crc32(part), shift: shiftBy(part.length) }));
  const packed = Buffer.concat([
    header,
    ...joined(blocks, nonceBlock),
    lastBlock,
    Buffer.alloc(trailerLength),
  ]);
  const fillPacked = filler(packed, placeholder);
  const length = Buffer.byteLength(html);
  const gzip = (nonce: string): Buffer => {
    const filled = fillPacked(nonce);
    const trailer = filled.length - trailerLength;
    const ofNonce = crc32(nonce);
    const checksum = sums.reduce((sum, part, index) => {
      const before = index === 0 ? sum : joinedChecksum(sum, ofNonce, nonceShift);
      return joinedChecksum(before, part.checksum, part.shift);
    }, 0);
    filled.writeUInt32LE(checksum, trailer);
    filled.writeUInt32LE(length, trailer + 4);
    return filled;
  };
  return { html: (nonce) => gunzipSync(gzip(nonce)), gzip, size: packed.length };
}

const joined = (parts: readonly Buffer[], between: Buffer): Buffer[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));

/** Copies the bytes with the nonce in place of every placeholder. */
function filler(bytes: Buffer, placeholder: string): (nonce: string) => Buffer {
  const holes: number[] = [];
  for (let at = bytes.indexOf(placeholder); at !== -1; at = bytes.indexOf(placeholder, at + 1))
    holes.push(at);
  return (nonce) => {
    const filled = Buffer.from(bytes);
    for (const hole of holes) filled.write(nonce, hole);
    return filled;
  };
}
