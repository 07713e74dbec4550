import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { isOfCourse } from '../import/course-sources.ts';
import { isHidden } from '../import/readable.ts';
import { mostOfSite } from '../import/zipped.ts';
import { holdWritable } from '../platform/files/hold-writable.ts';
import { mediaTypeOf } from '../platform/files/media-type.ts';
import { inHiddenFolder, toldToEnd } from '../platform/temporary-folder.ts';
import { ExportError, type ExportTarget } from './export-courses.ts';

/** Writes an export; what it is given writes to the target that it gets. */
export type WriteExport<Result> = (target: ExportTarget) => Promise<Result>;

/** What was written, or would be. */
export interface Exported<Result> {
  readonly result: Result;
  /** Paths of what was there already. */
  readonly replaced: readonly string[];
}

/**
 * Writes an export into a folder. All of it is written aside first, so that a failure leaves nothing behind, and each unit
 * takes the place of the old one as a whole.
 * @param units what the export consists of, below the folder: each a file, or the folder of a course.
 * @param isReplacing whether what is there already may be replaced. What an import skips, such as the files of Git, stays.
 * @throws {ExportError}
 */
export async function intoFolder<Result>(
  given: string,
  units: readonly string[],
  isReplacing: boolean,
  write: WriteExport<Result>,
): Promise<Exported<Result>> {
  const folder = resolve(given);
  refuseFile(folder);
  for (const unit of units) {
    bringBack(join(folder, unit));
    refuseOther(join(folder, unit), isReplacing);
  }
  return await aside(folder, async (staged) => {
    const result = await write(targetIn(staged));
    const written = units.filter((unit) => existsSync(join(staged, unit)));
    for (const unit of written) await holdRoom(join(folder, unit), () => filesIn(join(staged, unit)));
    const replaced = written.map((unit) => join(folder, unit)).filter((path) => existsSync(path));
    toldToEnd.throwIfAborted();
    // Without a pause: a signal that ends this process comes before all of it, or after.
    for (const unit of written) moveInto(join(staged, unit), join(folder, unit));
    return { result, replaced };
  });
}

/**
 * What {@link intoFolder} would do where it may replace. Nothing is written.
 * @throws {ExportError} where it would.
 */
export async function planFolder<Result>(
  given: string,
  units: readonly string[],
  write: WriteExport<Result>,
): Promise<Exported<Result>> {
  const folder = resolve(given);
  refuseFile(folder);
  for (const unit of units) refuseOther(presentOf(join(folder, unit)), true);
  await holdWritable(folder);
  const sizes = new Map<string, number>();
  const result = await write(countIn(sizes));
  const known = new Set(units);
  const unitOf = (path: string): string => (known.has(path) || path === '.' ? path : unitOf(dirname(path)));
  const written = Map.groupBy(sizes.keys(), unitOf);
  for (const [unit, own] of written)
    await holdRoom(presentOf(join(folder, unit)), () =>
      Promise.resolve(own.map((file) => relative(unit, file))),
    );
  const paths = [...written.keys()].map((unit) => join(folder, unit));
  return { result, replaced: paths.filter((path) => existsSync(presentOf(path))) };
}

/** What would be refused when it comes back must not be written. @param sizes of all files, in bytes. */
function holdImportable(sizes: readonly number[]): void {
  const { files: most, bytes, fileBytes } = mostOfSite;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length > most || total > bytes || sizes.some((size) => size > fileBytes))
    throw new ExportError(
      'This is more than a zip may hold that an import takes: export it into a folder, without --zip.',
    );
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
): Promise<Exported<Result>> {
  const path = resolve(given);
  refuseFolder(path);
  const replaced = [path].filter((one) => existsSync(one));
  if (replaced.length > 0 && !isReplacing)
    throw new ExportError(`${path} is there already; --yes replaces it.`);
  return await aside(dirname(path), async (staged) => {
    const result = await write(targetIn(join(staged, 'files')));
    const files = (await filesIn(join(staged, 'files'))).toSorted();
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(staged, 'files', file))).size),
    );
    holdImportable(sizes);
    const zip = new ZipFile();
    const failed = new Promise<never>((_, reject) => zip.once('error', reject));
    for (const file of files)
      zip.addFile(join(staged, 'files', file), file.split(sep).join('/'), {
        ...unchanging,
        // Pictures, recordings and PDFs do not get smaller.
        compress: mediaTypeOf(file)?.startsWith('text/') ?? true,
      });
    zip.end();
    await Promise.race([pipeline(zip.outputStream, createWriteStream(join(staged, 'zip'))), failed]);
    toldToEnd.throwIfAborted();
    await rename(join(staged, 'zip'), path);
    return { result, replaced };
  });
}

/**
 * What {@link intoZip} would do where it may replace. Nothing is written.
 * @throws {ExportError} where it would.
 */
export async function planZip<Result>(given: string, write: WriteExport<Result>): Promise<Exported<Result>> {
  const path = resolve(given);
  refuseFolder(path);
  await holdWritable(dirname(path));
  const sizes = new Map<string, number>();
  const result = await write(countIn(sizes));
  holdImportable([...sizes.values()]);
  return { result, replaced: [path].filter((one) => existsSync(one)) };
}

/** Works in a hidden folder beside what is to be written, which is removed at the end. */
async function aside<Result>(folder: string, work: (staged: string) => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  return await inHiddenFolder(folder, 'export', work);
}

function targetIn(folder: string): ExportTarget {
  return {
    write: async (path, content) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(
        content instanceof Uint8Array ? [content] : content.body,
        createWriteStream(file, { flags: 'wx' }),
      );
    },
  };
}

/** Takes the names of what would be written, with its bytes; what cannot be opened is refused as where it is written. */
function countIn(sizes: Map<string, number>): ExportTarget {
  return {
    write: (path, content) => {
      if (content instanceof Uint8Array) sizes.set(path, content.length);
      else {
        sizes.set(path, content.size);
        content.body.destroy();
      }
      return Promise.resolve();
    },
  };
}

function refuseFile(folder: string): void {
  if (statOf(folder)?.isDirectory() === false) throw new ExportError(`${folder} is not a folder.`);
}

function refuseFolder(path: string): void {
  if (statOf(path)?.isDirectory() === true) throw new ExportError(`${path} is a folder.`);
}

/** What is there is replaced only where that is asked for, and a folder only where it is that of a course. */
function refuseOther(path: string, isReplacing: boolean): void {
  const there = statOf(path);
  if (there === undefined) return;
  if (!isReplacing) throw new ExportError(`${path} is there already; --yes replaces it.`);
  if (there.isDirectory() && !existsSync(join(path, 'course.json')))
    throw new ExportError(`${path} is not the folder of a course: it is not replaced.`);
}

/** @throws {ExportError} where what is to stay and what is written cannot both be there. */
async function holdRoom(to: string, filesOf: () => Promise<readonly string[]>): Promise<void> {
  const staying = stayingIn(to);
  if (staying.length === 0) return;
  const written = await filesOf();
  for (const own of staying) {
    const other = written.find(
      (file) => `${own}${sep}`.startsWith(`${file}${sep}`) || file.startsWith(`${own}${sep}`),
    );
    if (other !== undefined)
      throw new ExportError(`${join(to, own)} would stay, but ${other} takes its place: move it away first.`);
  }
}

function moveInto(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (!existsSync(to)) {
    renameSync(from, to);
    return;
  }
  // A link stays, and what it leads to is replaced.
  const place = realpathSync(to);
  renameSync(place, formerOf(place));
  try {
    renameSync(from, place);
  } finally {
    bringBack(place);
  }
}

/** Where the old one is while the new one takes its place; still there where the process was killed meanwhile. */
const formerOf = (path: string): string => join(dirname(path), `.${basename(path)}.replaced-by-medeina`);

/** What is there, or was until an export was killed: {@link bringBack} would make it the one. */
const presentOf = (path: string): string => (existsSync(path) ? path : formerOf(path));

/** Brings the old one back: all of it where nothing took its place, else what is to stay of it. */
function bringBack(path: string): void {
  const former = formerOf(path);
  if (!existsSync(former)) return;
  if (!existsSync(path)) {
    renameSync(former, path);
    return;
  }
  for (const own of stayingIn(former)) {
    mkdirSync(dirname(join(path, own)), { recursive: true });
    renameSync(join(former, own), join(path, own));
  }
  rmSync(former, { recursive: true });
}

/** What no export could have written below a folder: hidden files and folders, links, files of other types. */
function stayingIn(folder: string): string[] {
  if (statOf(folder)?.isDirectory() !== true) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (isHidden(name)) return [name];
    if (entry.isDirectory()) return stayingIn(join(folder, name)).map((below) => join(name, below));
    return entry.isFile() && isOfCourse(name) ? [] : [name];
  });
}

/** Paths of what is below a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
