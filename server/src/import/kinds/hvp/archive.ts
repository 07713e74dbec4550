import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** A file of an archive that was found good. */
export interface ArchiveFile {
  readonly path: string;
  readonly size: number;
}

/** Why an archive is refused; the message follows its name. */
export class ArchiveFault extends Error {
  override readonly name = 'ArchiveFault';
}

/** How much an archive may hold. */
export interface ArchiveLimits {
  readonly files: number;
  readonly bytes: number;
  readonly fileBytes: number;
}

const megabyte = 1024 * 1024;
/** Far above any package that people can load over a phone. */
const mostOfPackage: ArchiveLimits = { files: 3000, bytes: 300 * megabyte, fileBytes: 100 * megabyte };

/**
 * Text shrinks to a tenth and zeros to a thousandth. Small files may shrink as they like, small archives too; many small
 * files together may not.
 */
export const ratio = { most: 150, from: megabyte, ofAllFrom: 20 * megabyte } as const;

/**
 * The files of a zip archive. Paths that climb out, links, and archives that unpack to far more than they are, are
 * refused before anything is unpacked.
 * @throws {ArchiveFault}
 */
export async function filesOfArchive(path: string, most = mostOfPackage): Promise<ArchiveFile[]> {
  return await withArchive(path, async (zip) => {
    const { size } = await stat(path);
    if (zip.entryCount > most.files) throw new ArchiveFault(`holds more than ${most.files} files`);
    const files = new Map<string, ArchiveFile>();
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      const name = plainName(entry.fileName);
      const why = whyRefused(entry, most) ?? (files.has(name) ? `holds '${name}' twice` : undefined);
      if (why !== undefined) throw new ArchiveFault(why);
      if (entry.fileName.endsWith('/')) continue;
      bytes += entry.uncompressedSize;
      if (bytes > most.bytes)
        throw new ArchiveFault(`unpacks to more than ${most.bytes / megabyte} megabytes`);
      if (bytes > ratio.ofAllFrom && bytes > size * ratio.most)
        throw new ArchiveFault(`unpacks to more than ${ratio.most} times its size`);
      files.set(name, { path: name, size: entry.uncompressedSize });
    }
    return [...files.values()];
  });
}

function whyRefused(
  { fileName, uncompressedSize, compressedSize, ...entry }: Entry,
  most: ArchiveLimits,
): string | undefined {
  // The upper half holds the mode of Unix, whose fourth part says what it is.
  if (((entry.externalFileAttributes >>> 28) & 0xf) === 0xa) return `holds '${fileName}', which is a link`;
  if ((entry.generalPurposeBitFlag & 1) === 1) return `holds '${fileName}', which is encrypted`;
  if (uncompressedSize > most.fileBytes)
    return `holds '${fileName}', which is larger than ${most.fileBytes / megabyte} megabytes`;
  return uncompressedSize > ratio.from && uncompressedSize > compressedSize * ratio.most
    ? `holds '${fileName}', which unpacks to more than ${ratio.most} times its size`
    : undefined;
}

/** The name without the `./` that some tools put before names. */
export function plainName(name: string): string {
  return name.replaceAll(/(^|\/)(?:\.\/+)+/g, '$1');
}

/**
 * Reads files of an archive, one after the other. A file that turns out larger than it claims, or other than it was
 * packed, is refused.
 * @throws {ArchiveFault}
 */
export async function readArchive(
  path: string,
  isWanted: (path: string) => boolean,
  take: (path: string, bytes: Buffer) => Promise<void> | void,
): Promise<void> {
  for await (const { name, bytes } of contentsOf(path, isWanted)) await take(name, bytes);
}

/** What fails where they are taken is not thrown in here: it is no fault of the archive's. */
async function* contentsOf(
  path: string,
  isWanted: (path: string) => boolean,
): AsyncGenerator<{ readonly name: string; readonly bytes: Buffer }> {
  let zip: ZipFile | undefined;
  try {
    zip = await openArchive(path);
    for await (const entry of zip.eachEntry()) {
      const name = plainName(entry.fileName);
      if (isWanted(name)) yield { name, bytes: await buffer(contentOf(zip, entry)) };
    }
  } catch (error) {
    throw faultOf(error);
  } finally {
    zip?.close();
  }
}

/** The reader of archives leaves the checksum to whoever takes the content. */
async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  const content: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  for await (const chunk of content) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new ArchiveFault(`holds '${entry.fileName}', whose content is damaged`);
}

/**
 * Writes files of an archive into a folder, one after the other, without holding them in memory.
 * @throws {ArchiveFault}
 */
export async function unpackArchive(
  path: string,
  isWanted: (path: string) => boolean,
  folder: string,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  await withArchive(path, async (zip) => {
    let done = 0;
    for await (const entry of zip.eachEntry()) {
      done += 1;
      onProgress?.(done, zip.entryCount);
      const name = plainName(entry.fileName);
      if (entry.fileName.endsWith('/') || !isWanted(name)) continue;
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(contentOf(zip, entry), createWriteStream(file, { flags: 'wx' }));
    }
  });
}

async function withArchive<Result>(path: string, read: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  let zip: ZipFile | undefined;
  try {
    zip = await openArchive(path);
    return await read(zip);
  } catch (error) {
    throw faultOf(error);
  } finally {
    zip?.close();
  }
}

/** It refuses names that are absolute, climb out, or hold a backslash. */
async function openArchive(path: string): Promise<ZipFile> {
  return await openPromise(path, { autoClose: false, strictFileNames: true });
}

function faultOf(error: unknown): ArchiveFault {
  if (error instanceof ArchiveFault) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new ArchiveFault(`cannot be unpacked: ${reason}`);
}
