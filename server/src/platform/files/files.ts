import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Settings } from '../settings.ts';
import type { FileStore, OpenedFile } from './file-store.ts';
import { openFolder } from './folder.ts';

/** A file kept by content: the SHA-256 of its bytes, in hexadecimal, and their number. */
export interface KeptFile {
  readonly hash: string;
  readonly size: number;
}

/** Files named by their content: the same bytes are stored once, and a name never leads outside the store. */
export class KeptFiles {
  readonly #store: FileStore;
  readonly #folder: string;

  constructor(store: FileStore, folder: string) {
    this.#store = store;
    this.#folder = folder;
  }

  /** Keeps bytes, or the content of the file at a path. */
  async keep(source: string | Uint8Array): Promise<KeptFile> {
    const file = await measure(source);
    const name = this.#name(file.hash);
    if ((await this.#store.size(name)) !== file.size) {
      const content = typeof source === 'string' ? Readable.from(unchanged(source, file.hash)) : source;
      await this.#store.put(name, content, file.size);
    }
    return file;
  }

  /** As {@link FileStore.open}. */
  async open(hash: string, range?: string): Promise<OpenedFile | 'outside' | undefined> {
    return await this.#store.open(this.#name(hash), range);
  }

  async remove(hash: string): Promise<void> {
    await this.#store.remove(this.#name(hash));
  }

  /** As {@link FileStore.dropCutOff}. */
  async dropCutOff(): Promise<void> {
    await this.#store.dropCutOff(this.#folder);
  }

  #name(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('Not the hash of a kept file');
    return `${this.#folder}/${hash.slice(0, 2)}/${hash}`;
  }
}

/** Bytes, or the content of the file at a path, as they would be kept. */
export async function measure(source: string | Uint8Array): Promise<KeptFile> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of typeof source === 'string' ? chunksOf(source) : [source]) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { hash: hash.digest('hex'), size };
}

/** The content of a file, whose last chunk is held back until the hash is known to be right. */
async function* unchanged(path: string, expected: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  for await (const chunk of chunksOf(path)) {
    if (held !== undefined) yield held;
    hash.update(chunk);
    held = chunk;
  }
  if (hash.digest('hex') !== expected) throw new Error(`${path} changed while it was being read`);
  if (held !== undefined) yield held;
}

function chunksOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path);
}

/** What an installation keeps in files. */
export interface Files {
  readonly store: FileStore;
  /** What courses hold, for those who have the course. */
  readonly courseFiles: KeptFiles;
  /** What everybody may see. */
  readonly pictures: KeptFiles;
  /** People's photos of themselves: a folder of their own, because they are removed. */
  readonly photos: KeptFiles;
  /** What people handed in with forms; removed as well. */
  readonly uploads: KeptFiles;
}

/** Opens the store that the settings name; nothing is read or written yet. */
export async function openFiles(settings: Settings): Promise<Files> {
  const store = await openStore(settings);
  return {
    store,
    courseFiles: new KeptFiles(store, 'files'),
    pictures: new KeptFiles(store, 'pictures'),
    photos: new KeptFiles(store, 'photos'),
    uploads: new KeptFiles(store, 'uploads'),
  };
}

async function openStore({ bucket, dataFolder }: Settings): Promise<FileStore> {
  if (bucket === undefined) return openFolder(dataFolder);
  // The client takes memory and time to load, which only those who use it pay.
  const { openBucket } = await import('./s3.ts');
  return openBucket(bucket);
}
