import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';

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
 * deflated independently, with the nonces uncompressed between them.
 * @param placeholder stands for the nonce, and is as long.
 */
export function pageTemplate(html: string, placeholder: string): PageTemplate {
  const nonceBlock = deflateRawSync(placeholder, { level: 0, finishFlush: constants.Z_SYNC_FLUSH });
  const blocks = html
    .split(placeholder)
    .map((part) => deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH }))
    .flatMap((block, index) => (index === 0 ? [block] : [nonceBlock, block]));
  const plain = Buffer.from(html);
  const packed = Buffer.concat([header, ...blocks, lastBlock, Buffer.alloc(trailerLength)]);
  const [fillPlain, fillPacked] = [filler(plain, placeholder), filler(packed, placeholder)];
  return {
    html: fillPlain,
    gzip: (nonce) => {
      const filled = fillPacked(nonce);
      const trailer = filled.length - trailerLength;
      filled.writeUInt32LE(crc32(fillPlain(nonce)), trailer);
      filled.writeUInt32LE(plain.length, trailer + 4);
      return filled;
    },
    size: plain.length + packed.length,
  };
}

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
