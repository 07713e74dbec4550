import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../database.ts';
import { FilesAwayError, type FileStore } from './file-store.ts';
import { rangeOf } from './range.ts';

/** Of a disk that is full, past its quota, read-only or broken, or that this user may not write to. */
const diskFaults: ReadonlySet<string | undefined> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EACCES',
  'EMFILE',
]);

/** Since when nothing has been written to what is taken for cut off, in milliseconds: another process may be writing. */
const silence = 3_600_000;

/** Files in a folder. @param root absolute path; made with the first file. */
export function openFolder(root: string): FileStore {
  /** Undefined where there is no such file; a folder that cannot be read is not an empty one. */
  async function unlessAbsent<Result>(look: Promise<Result>): Promise<Result | undefined> {
    try {
      return await look;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      throw new FilesAwayError(root, code ?? 'unknown error', error);
    }
  }

  /** All files in a folder and below it, drafts too. */
  async function entriesOf(folder: string): Promise<Dirent[]> {
    const found = await unlessAbsent(readdir(join(root, folder), { recursive: true, withFileTypes: true }));
    return (found ?? []).filter((entry) => entry.isFile());
  }

  return {
    place: root,
    put: async (name, content) => {
      const path = join(root, name);
      const draft = join(dirname(path), `.${randomUUID()}`);
      // Uploads, photos and mail are nobody else's on this machine.
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(
          content instanceof Readable ? content : Readable.from([content]),
          createWriteStream(draft, { flush: true, mode: 0o600 }),
        );
        await rename(draft, path);
        await syncFolder(dirname(path));
      } catch (error) {
        // What the given stream throws is no fault of the disk.
        const code = codeOf(error);
        throw diskFaults.has(code) ? new FilesAwayError(root, String(code), error) : error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    size: async (name) => (await unlessAbsent(stat(join(root, name))))?.size,
    open: async (name, range) => {
      const path = join(root, name);
      const size = (await unlessAbsent(stat(path)))?.size;
      if (size === undefined) return undefined;
      const part = rangeOf(range, size);
      if (part === 'outside') return part;
      return part === undefined
        ? { size, body: createReadStream(path) }
        : { size, part, body: createReadStream(path, part) };
    },
    list: async function* list(folder) {
      for (const { name, parentPath } of await entriesOf(folder))
        if (!isDraft(name)) yield relative(root, join(parentPath, name)).split(sep).join('/');
    },
    remove: async (name) => {
      await unlessAbsent(rm(join(root, name)));
    },
    dropCutOff: async (folder) => {
      for (const { name, parentPath } of await entriesOf(folder)) {
        if (!isDraft(name)) continue;
        const path = join(parentPath, name);
        const written = (await unlessAbsent(stat(path)))?.mtimeMs ?? Infinity;
        if (written < Date.now() - silence) await unlessAbsent(rm(path));
      }
    },
  };
}

/** Of a write that is not done yet: no file of a caller's begins so. */
const isDraft = (name: string): boolean => name.startsWith('.');

/** The new name must survive a power cut too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
