import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
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
      const entries = await unlessAbsent(
        readdir(join(root, folder), { recursive: true, withFileTypes: true }),
      );
      for (const entry of entries ?? []) {
        // A draft begins with a dot.
        if (!entry.isFile() || entry.name.startsWith('.')) continue;
        yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      }
    },
    remove: async (name) => {
      await unlessAbsent(rm(join(root, name)));
    },
  };
}

/** The new name must survive a power cut too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
