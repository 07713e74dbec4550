import { promisify } from 'node:util';
import { constants, crc32, deflateRawSync, gunzip } from 'node:zlib';
import { joined, shiftOf } from './crc-32.ts';

const unpack = promisify(gunzip);

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of a deflate stream: empty, with fixed codes. */
const end = Buffer.from([0x03, 0x00]);

/** A text with a hole that each answer fills with its own nonce, compressed once but for the hole. */
export interface Spliced {
  /** The whole text, filled, in UTF-8. Unpacked for it: hardly anybody takes no gzip. */
  plain(fill: string): Promise<Buffer>;
  /** The whole text, filled, as one gzip stream. */
  gzip(fill: string): Buffer;
  /** Bytes that it occupies. */
  readonly size: number;
}

/**
 * Cuts the text at every placeholder and compresses the pieces apart, each ending at a byte with nothing that later
 * pieces refer to. What fills the holes is put between them uncompressed: no page is compressed twice.
 */
export function splice(text: string, placeholder: string): Spliced {
  const pieces = text.split(placeholder).map((piece) => pack(Buffer.from(piece)));
  const gzipOf = (fill: string): Buffer => {
    const filling = Buffer.from(fill);
    const hole = storedBlock(filling);
    const parts: Buffer[] = [header];
    let sum = 0;
    let length = 0;
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) {
        parts.push(hole);
        sum = crc32(filling, sum);
        length += filling.length;
      }
      parts.push(piece.packed);
      sum = joined(sum, piece.sum, piece.shift);
      length += piece.length;
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(length % 0x1_0000_0000, 4);
    parts.push(end, trailer);
    return Buffer.concat(parts);
  };
  return {
    plain: async (fill) => await unpack(gzipOf(fill)),
    gzip: gzipOf,
    size: pieces.reduce((sum, piece) => sum + piece.packed.length, 0),
  };
}

/** A piece of the text, packed, and what the trailer has to know of it. */
interface Piece {
  readonly packed: Buffer;
  readonly length: number;
  readonly sum: number;
  readonly shift: number;
}

/**
 * Some 4 ms a page, and at once: in other threads many pages at a time would each hold compressors of half a megabyte a
 * piece, and what waits for them.
 */
function pack(plain: Buffer): Piece {
  const packed =
    plain.length === 0 ? plain : deflateRawSync(plain, { memLevel: 9, finishFlush: constants.Z_FULL_FLUSH });
  return {
    packed: alone(packed),
    length: plain.length,
    sum: crc32(plain),
    shift: shiftOf(plain.length),
  };
}

/**
 * A copy in memory of its own: a piece of thirty bytes would keep all 16 KB of the compressor's block, or the 64 KB of
 * Node's pool of buffers.
 */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** A deflate block that holds its bytes as they are (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(0xffff - bytes.length, 3);
  bytes.copy(block, 5);
  return block;
}
