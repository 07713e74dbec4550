import { createWriteStream, existsSync, type Stats, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { mediaTypeOf } from '../platform/files/media-type.ts';
import { inTemporaryFolder } from '../platform/temporary-folder.ts';
import { ExportError, type ExportTarget } from './export-courses.ts';

/** Writes an export; what it is given writes to the target that it gets. */
export type WriteExport<Result> = (target: ExportTarget) => Promise<Result>;

/**
 * Writes an export into a folder. All of it is written aside first, so that a failure leaves nothing behind.
 * @param units what the export consists of, below the folder: each a file, or a folder that becomes exactly what is written.
 * @param isReplacing whether what is there already may be replaced. Hidden files, such as those of Git, stay.
 * @throws {ExportError}
 */
export async function intoFolder<Result>(
  given: string,
  units: readonly string[],
  isReplacing: boolean,
  write: WriteExport<Result>,
): Promise<Result> {
  const folder = resolve(given);
  if (statOf(folder)?.isDirectory() === false) throw new ExportError(`${folder} is not a folder.`);
  for (const unit of units) refuseOther(join(folder, unit), isReplacing);
  return await aside(folder, async (staged) => {
    const result = await write(targetIn(staged));
    for (const unit of units) await moveInto(join(staged, unit), join(folder, unit));
    return result;
  });
}

/** No moment of the export is in the archive: the same courses give the same bytes. */
const unchanging = { mtime: new Date(2000, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/**
 * Writes an export into a zip; the file appears once it is whole.
 * @throws {ExportError}
 */
export async function intoZip<Result>(
  given: string,
  isReplacing: boolean,
  write: WriteExport<Result>,
): Promise<Result> {
  const path = resolve(given);
  if (statOf(path)?.isDirectory() === true) throw new ExportError(`${path} is a folder.`);
  if (existsSync(path) && !isReplacing) throw new ExportError(`${path} is there already; --yes replaces it.`);
  return await aside(dirname(path), async (staged) => {
    const result = await write(targetIn(join(staged, 'files')));
    const zip = new ZipFile();
    const failed = new Promise<never>((_, reject) => zip.once('error', reject));
    for (const file of (await filesIn(join(staged, 'files'))).toSorted())
      zip.addFile(join(staged, 'files', file), file.split(sep).join('/'), {
        ...unchanging,
        // Pictures, recordings and PDFs do not get smaller.
        compress: mediaTypeOf(file)?.startsWith('text/') ?? true,
      });
    zip.end();
    await Promise.race([pipeline(zip.outputStream, createWriteStream(join(staged, 'zip'))), failed]);
    await rename(join(staged, 'zip'), path);
    return result;
  });
}

/** Works in a hidden folder beside what is to be written, which is removed at the end. */
async function aside<Result>(folder: string, work: (staged: string) => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  return await inTemporaryFolder(join(folder, '.export-'), work);
}

function targetIn(folder: string): ExportTarget {
  return {
    write: async (path, content) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(
        content instanceof Uint8Array ? [content] : content,
        createWriteStream(file, { flags: 'wx' }),
      );
    },
  };
}

/** What is there is replaced only where that is asked for, and a folder only where it is that of a course. */
function refuseOther(path: string, isReplacing: boolean): void {
  const there = statOf(path);
  if (there === undefined) return;
  if (!isReplacing) throw new ExportError(`${path} is there already; --yes replaces it.`);
  if (there.isDirectory() && !existsSync(join(path, 'course.json')))
    throw new ExportError(`${path} is not the folder of a course: it is not replaced.`);
}

async function moveInto(from: string, to: string): Promise<void> {
  const written = new Set(await filesIn(from));
  for (const file of written) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await rename(join(from, file), join(to, file));
  }
  if (written.size === 0) return;
  for (const file of await filesIn(to)) {
    if (written.has(file) || file.split(sep).some((part) => part.startsWith('.'))) continue;
    await rm(join(to, file));
    await removeEmpty(dirname(join(to, file)));
  }
}

/** Paths of what is below a folder; '' where it is a file itself. */
async function filesIn(path: string): Promise<string[]> {
  const there = statOf(path);
  if (there === undefined) return [];
  if (!there.isDirectory()) return [''];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)));
}

async function removeEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return;
  await rmdir(folder);
  await removeEmpty(dirname(folder));
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
