import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of a deflate stream: empty, with fixed codes. */
const end = Buffer.from([0x03, 0x00]);

/** A text with a hole that each answer fills with its own nonce, compressed once but for the hole. */
export interface Spliced {
  /** The whole text, filled, in UTF-8. */
  plain(fill: string): Buffer;
  /** The whole text, filled, as one gzip stream. */
  gzip(fill: string): Buffer;
  /** Bytes that it occupies. */
  readonly size: number;
}

/**
 * Cuts the text at every placeholder and compresses the pieces apart, each ending at a byte with nothing that later
 * pieces refer to. What fills the holes is put between them uncompressed: no page is compressed twice.
 */
export async function splice(text: string, placeholder: string): Promise<Spliced> {
  const pieces = text.split(placeholder);
  const plain = pieces.map((piece) => Buffer.from(piece));
  const packed = await Promise.all(
    plain.map((piece) =>
      piece.length === 0
        ? Promise.resolve(Buffer.alloc(0))
        : deflate(piece, { level: 9, memLevel: 9, finishFlush: constants.Z_FULL_FLUSH }),
    ),
  );
  return {
    plain: (fill) => {
      const filling = Buffer.from(fill);
      return Buffer.concat(plain.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece])));
    },
    gzip: (fill) => {
      const filling = Buffer.from(fill);
      const hole = storedBlock(filling);
      const parts: Buffer[] = [header];
      let sum = 0;
      let length = 0;
      for (const [index, piece] of packed.entries()) {
        const before = plain[index];
        if (index > 0) {
          parts.push(hole);
          sum = crc32(filling, sum);
          length += filling.length;
        }
        if (before === undefined) continue;
        parts.push(piece);
        sum = crc32(before, sum);
        length += before.length;
      }
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(sum, 0);
      trailer.writeUInt32LE(length % 0x1_0000_0000, 4);
      parts.push(end, trailer);
      return Buffer.concat(parts);
    },
    size: [...plain, ...packed].reduce((sum, piece) => sum + piece.length, 0),
  };
}

/** A deflate block that holds its bytes as they are (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(0xffff - bytes.length, 3);
  bytes.copy(block, 5);
  return block;
}
