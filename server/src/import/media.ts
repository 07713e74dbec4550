import { open } from 'node:fs/promises';

/**
 * Why the file cannot be of its type; undefined where nothing speaks against it. Readers take a PDF whose first kilobyte
 * says that it is one, whatever stands before that.
 */
export async function whyNotOfType(path: string, name: string, mime: string): Promise<string | undefined> {
  const head = await headOf(path, 1024);
  if (head.length === 0) return `${name} is empty`;
  return mime === 'application/pdf' && !head.includes('%PDF-')
    ? `${name} is not a PDF: it does not begin with '%PDF-'`
    : undefined;
}

async function headOf(path: string, size: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(size);
    const { bytesRead } = await file.read(head, 0, size, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Length of a WebM or MP4 video in seconds, read from its header.
 * @returns undefined when the header does not say (a live recording, or another container).
 */
export async function videoSeconds(path: string): Promise<number | undefined> {
  const bytes = await headOf(path, 262_144);
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') return mp4Seconds(bytes);
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0x1a_45_df_a3) return webmSeconds(bytes);
  return undefined;
}

/**
 * Whether a WebM or MP4 video has a track of sound, read from its header.
 * @returns true when the header does not say.
 */
export async function hasSound(path: string): Promise<boolean> {
  const bytes = await headOf(path, 262_144);
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp')
    return !bytes.includes('hdlr', 0, 'latin1') || bytes.includes('soun', 0, 'latin1');
  // `Tracks` (16 54 AE 6B) comes before the first `Cluster` (1F 43 B6 75); a track's type is 83, 2 for sound.
  const tracks = bytes.indexOf(Buffer.from([0x16, 0x54, 0xae, 0x6b]));
  if (tracks === -1) return true;
  const cluster = bytes.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]), tracks);
  return bytes
    .subarray(tracks, cluster === -1 ? undefined : cluster)
    .includes(Buffer.from([0x83, 0x81, 0x02]));
}

/** `Info` (15 49 A9 66) holds `TimestampScale` (2A D7 B1, nanoseconds) and `Duration` (44 89, a float in that scale). */
function webmSeconds(bytes: Buffer): number | undefined {
  const info = bytes.indexOf(Buffer.from([0x15, 0x49, 0xa9, 0x66]));
  if (info === -1) return undefined;
  const duration = bytes.indexOf(Buffer.from([0x44, 0x89]), info);
  if (duration === -1 || duration + 11 > bytes.length) return undefined;
  const size = (bytes[duration + 2] ?? 0) & 0x7f;
  const value = size === 4 ? bytes.readFloatBE(duration + 3) : bytes.readDoubleBE(duration + 3);
  const scaleAt = bytes.indexOf(Buffer.from([0x2a, 0xd7, 0xb1]), info);
  const scale = scaleAt === -1 ? 1_000_000 : webmNumber(bytes, scaleAt + 3);
  if (scale === undefined) return undefined;
  const seconds = (value * scale) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** A number after the byte that says its length; undefined where no real file has it so long, or the bytes end before. */
function webmNumber(bytes: Buffer, at: number): number | undefined {
  const length = (bytes[at] ?? 0) & 0x7f;
  return length < 1 || length > 6 || at + 1 + length > bytes.length
    ? undefined
    : bytes.readUIntBE(at + 1, length);
}

/** The box `mvhd` holds the timescale and the duration, 32 or 64 bits by its version. */
function mp4Seconds(bytes: Buffer): number | undefined {
  const box = bytes.indexOf('mvhd', 0, 'latin1');
  if (box === -1 || box + 36 > bytes.length) return undefined;
  const isLong = bytes[box + 4] === 1;
  const scale = bytes.readUInt32BE(box + (isLong ? 24 : 16));
  const duration = isLong ? Number(bytes.readBigUInt64BE(box + 28)) : bytes.readUInt32BE(box + 20);
  return scale > 0 && duration > 0 ? duration / scale : undefined;
}
