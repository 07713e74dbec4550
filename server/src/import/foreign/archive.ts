import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { ImportError } from '../faults.ts';
import {
  ArchiveFault,
  type ArchiveLimits,
  filesOfArchive,
  plainName,
  ratio,
  unpackArchive as unpackZip,
} from '../kinds/hvp/archive.ts';
import type { OnProgress } from './progress.ts';
import { refuse } from './refuse.ts';
import { TextAllowance } from './xml.ts';

/** The files of an archive by their names in it, and where they are now. */
export interface Archive {
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
  /** Of all that is read of it, a file that is named many times each time. */
  readonly allowance: TextAllowance;
}

const megabyte = 1024 * 1024;

/** A course with an hour of video fits; what is larger is split by its author. */
const most = {
  archiveBytes: 1024 * megabyte,
  entries: 50_000,
  bytes: 2048 * megabyte,
  fileBytes: 600 * megabyte,
};

const limits: ArchiveLimits = { files: most.entries, bytes: most.bytes, fileBytes: most.fileBytes };

/** Whether the path is a file that begins as a zip or a gzip does. */
export async function archiveKind(path: string): Promise<'gzip' | 'zip' | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    if (head.startsWith('\x1f\x8b')) return 'gzip';
    return head === 'PK\x03\x04' ? 'zip' : undefined;
  } finally {
    await file.close();
  }
}

/**
 * Unpacks a zip or a gzipped tar into a folder, one file after the other.
 * @throws {ImportError} for paths that climb out, links, and archives that are or unpack to far more than a course.
 */
export async function unpackArchive(path: string, folder: string, onProgress?: OnProgress): Promise<Archive> {
  const { size } = await stat(path);
  if (size > most.archiveBytes)
    refuse(path, `This archive is larger than ${most.archiveBytes / megabyte} megabytes`);
  const kind = await archiveKind(path);
  if (kind === undefined) refuse(path, 'This is neither a zip nor a tar.gz archive');
  try {
    const opened = { name: basename(path), allowance: new TextAllowance() };
    if (kind === 'zip') return { ...opened, files: await unzip(path, folder, onProgress) };
    const target = new Target(path, size, folder);
    await untar(path, target, (read) => onProgress?.(read, inMegabytes(size), 'megabytes unpacked'));
    return { ...opened, files: target.files };
  } catch (error) {
    if (error instanceof ImportError) throw error;
    if (error instanceof ArchiveFault) return refuse(path, `This archive ${error.message}`);
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(path, `This archive cannot be unpacked: ${reason}`);
  }
}

/**
 * Holds that files of an archive can be copied: each may be named many times.
 * @param copies of their paths, one for each place where a copy goes.
 * @throws {ImportError}
 */
export async function holdCopies(path: string, copies: readonly string[]): Promise<void> {
  let bytes = 0;
  for (const copy of copies) bytes += (await stat(copy)).size;
  if (bytes > most.bytes)
    refuse(
      path,
      `This archive names its files so often that their copies make more than ${most.bytes / megabyte} megabytes`,
    );
}

/** Whether a zip has one of the files at its top. What is wrong with it, says whoever reads it. */
export async function zipHolds(path: string, names: readonly string[]): Promise<boolean> {
  try {
    return (await filesOfArchive(path, limits)).some((file) => names.includes(file.path));
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    return false;
  }
}

/** Where a tar goes, counting what comes out of it. Its names never become paths of ours. */
class Target {
  readonly files = new Map<string, string>();
  readonly #path: string;
  readonly #size: number;
  readonly #folder: string;
  #entries = 0;
  #bytes = 0;

  constructor(path: string, size: number, folder: string) {
    this.#path = path;
    this.#size = size;
    this.#folder = folder;
  }

  refuse(message: string): never {
    return refuse(this.#path, message);
  }

  /** Holds that an entry can be taken. */
  check(name: string, what: 'file' | 'folder' | 'link' | 'other'): void {
    this.#entries += 1;
    if (this.#entries > most.entries) this.refuse(`This archive holds more than ${most.entries} files`);
    if (what === 'link') this.refuse(`This archive holds '${name}', which is a link`);
    if (what === 'other') this.refuse(`This archive holds '${name}', which is neither a file nor a folder`);
    if (/^[/\\]|^[A-Za-z]:|\\|\0/.test(name) || name.split('/').includes('..'))
      this.refuse(`This archive holds '${name}', a path that leads out of it`);
    if (this.files.has(plainName(name))) this.refuse(`This archive holds '${name}' twice`);
  }

  async take(name: string, content: Readable): Promise<void> {
    const path = join(this.#folder, String(this.files.size));
    let bytes = 0;
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length;
        this.#bytes += chunk.length;
        try {
          this.#holdSize(name, bytes);
          done(null, chunk);
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      },
    });
    await pipeline(content, counted, createWriteStream(path, { flags: 'wx' }));
    this.files.set(plainName(name), path);
  }

  #holdSize(name: string, bytes: number): void {
    if (bytes > most.fileBytes)
      this.refuse(
        `This archive holds '${name}', which is larger than ${most.fileBytes / megabyte} megabytes`,
      );
    if (this.#bytes > most.bytes)
      this.refuse(`This archive unpacks to more than ${most.bytes / megabyte} megabytes`);
    if (this.#bytes > ratio.ofAllFrom && this.#bytes > this.#size * ratio.most)
      this.refuse(`This archive unpacks to more than ${ratio.most} times its size`);
  }
}

/** As every zip is read here: it is found good before anything of it is unpacked. */
async function unzip(
  path: string,
  folder: string,
  onProgress?: OnProgress,
): Promise<ReadonlyMap<string, string>> {
  const names = (await filesOfArchive(path, limits)).map((file) => file.path);
  await unpackZip(
    path,
    () => true,
    folder,
    (done, total) => onProgress?.(done, total, 'files unpacked'),
  );
  return new Map(names.map((name) => [name, join(folder, name)]));
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / megabyte);
}

/** @param onRead hears how many megabytes of the archive were read, each number once. */
async function untar(path: string, target: Target, onRead: (megabytes: number) => void): Promise<void> {
  const source = createReadStream(path);
  let told = 0;
  const tar = extract();
  const read = async (): Promise<void> => {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      const what = kindOfEntry(type);
      target.check(name, what);
      if (what === 'file') await target.take(name, Readable.from(entry));
      else entry.resume();
      const read = inMegabytes(source.bytesRead);
      if (read > told) onRead(read);
      told = read;
    }
  };
  const unpacking = pipeline(source, createGunzip(), tar);
  const [reading, unpacked] = await Promise.allSettled([
    read().catch((error: unknown) => {
      tar.destroy();
      throw error;
    }),
    unpacking,
  ]);
  // What the archive was refused for comes before what follows from the refusal.
  if (reading.status === 'rejected' && reading.reason instanceof ImportError) throw reading.reason;
  if (unpacked.status === 'rejected') throw unpacked.reason;
  if (reading.status === 'rejected') throw reading.reason;
}

function kindOfEntry(type: string | null | undefined): 'file' | 'folder' | 'link' | 'other' {
  if (type === 'file' || type === 'contiguous-file') return 'file';
  if (type === 'directory') return 'folder';
  return type === 'symlink' || type === 'link' ? 'link' : 'other';
}
