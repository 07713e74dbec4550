import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inDataFolder, type Settings } from './settings.ts';

/** A kept file: the SHA-256 of its bytes, in hexadecimal, and their number. */
export interface KeptFile {
  readonly hash: string;
  readonly size: number;
}

/**
 * Files by content: one that is kept twice takes its place once, and a name never leads outside the folder. A file is
 * complete or absent, whatever moment the machine stops at.
 */
export class FileStore {
  readonly #folder: string;

  /** @param folder absolute path; made when the first file is kept. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps bytes, or a copy of the file at a path. */
  async keep(source: string | Uint8Array): Promise<KeptFile> {
    const temporary = join(this.#folder, 'incoming', randomUUID());
    await mkdir(dirname(temporary), { recursive: true });
    const hash = createHash('sha256');
    let size = 0;
    try {
      await pipeline(
        typeof source === 'string' ? createReadStream(source) : Readable.from([source]),
        async function* measure(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            size += chunk.length;
            yield chunk;
          }
        },
        createWriteStream(temporary, { flush: true }),
      );
      const kept = { hash: hash.digest('hex'), size };
      const path = this.#path(kept.hash);
      await mkdir(dirname(path), { recursive: true });
      await rename(temporary, path);
      // The new name must survive a power cut too.
      const folder = await open(dirname(path));
      try {
        await folder.sync();
      } finally {
        await folder.close();
      }
      return kept;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** Size in bytes, or undefined when no such file is kept. */
  async size(hash: string): Promise<number | undefined> {
    try {
      return (await stat(this.#path(hash))).size;
    } catch {
      return undefined;
    }
  }

  /** The whole file, or undefined when no such file is kept. */
  async bytes(hash: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(hash));
    } catch {
      return undefined;
    }
  }

  /** The bytes from `start` to `end`, both included. */
  read(hash: string, start: number, end: number): Readable {
    return createReadStream(this.#path(hash), { start, end });
  }

  #path(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('This is no hash of a kept file');
    return join(this.#folder, hash.slice(0, 2), hash);
  }
}

/** Where an installation keeps files. */
export interface FileStores {
  /** What courses hold: for those who have the course. */
  readonly files: FileStore;
  /** What everybody may see. */
  readonly pictures: FileStore;
}

export function fileStores(settings: Settings): FileStores {
  return {
    files: new FileStore(inDataFolder(settings, 'files')),
    pictures: new FileStore(inDataFolder(settings, 'pictures')),
  };
}
