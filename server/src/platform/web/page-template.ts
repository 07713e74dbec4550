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
  const parts = html.split(placeholder).map((part) => Buffer.from(part));
  const blocks = parts.map((part) => deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH }));
  const packed = Buffer.concat([
    header,
    ...joined(blocks, nonceBlock),
    lastBlock,
    Buffer.alloc(trailerLength),
  ]);
  const fillPacked = filler(packed, placeholder);
  const length = Buffer.byteLength(html);
  return {
    html: (nonce) => Buffer.concat(joined(parts, Buffer.from(nonce))),
    gzip: (nonce) => {
      const filled = fillPacked(nonce);
      const trailer = filled.length - trailerLength;
      const checksum = joined(parts, Buffer.from(nonce)).reduce((sum, part) => crc32(part, sum), 0);
      filled.writeUInt32LE(checksum, trailer);
      filled.writeUInt32LE(length, trailer + 4);
      return filled;
    },
    size: length + packed.length,
  };
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
