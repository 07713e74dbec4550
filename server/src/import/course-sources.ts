import type { Dirent } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mediaTypeOf } from '../platform/files/media-type.ts';
import type { Faults } from './faults.ts';
import { mostOfText } from './json-file.ts';
import { entriesIn, isHidden, isNameReadable, whyUnreadable } from './readable.ts';

/** A file of a course's folder, to be kept as it came: the bytes of a text, the path of what is larger or anything else. */
export type SourceFile = {
  /** Below the course's folder, with slashes. */
  readonly path: string;
} & ({ readonly content: Buffer } | { readonly file: string });

/** A file that is not kept, and why. */
export interface SkippedFile {
  /** Below the course's folder. */
  readonly path: string;
  readonly why: string;
}

const isText = (path: string): boolean => /\.(?:json|md|txt|vtt)$/.test(path);
const isMedia = (path: string): boolean => path.endsWith('.h5p') || mediaTypeOf(path) !== undefined;
/** Whether a course may hold a file of this name. */
export const isOfCourse = (name: string): boolean => isText(name) || isMedia(name);

/**
 * What a course was made of: all files of its folder of the types that a course may hold, also texts that only people read.
 * Hidden files, links, and what other tools make, such as raw recordings, stay where they are; all but the hidden ones are told.
 * @param root the folder given to the import; @param folder the course's, below it.
 */
export async function readSources(
  root: string,
  folder: string,
  faults: Faults,
): Promise<{ sources: readonly SourceFile[]; skipped: readonly SkippedFile[] }> {
  const sources: SourceFile[] = [];
  const skipped: SkippedFile[] = [];
  const isTold = (file: string): boolean => faults.list.some((fault) => fault.file === file);
  for (const entry of await entriesBelow(root, folder, faults)) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(join(root, folder), file).split(sep).join('/');
    const why = entry.isFile() ? whyUnreadable(root, join(folder, path)) : undefined;
    if (!isNameReadable(entry.name)) skipped.push({ path, why: 'its name is not UTF-8' });
    else if (entry.isDirectory()) continue;
    else if (entry.isSymbolicLink()) skipped.push({ path, why: 'links are not followed' });
    else if (!entry.isFile()) skipped.push({ path, why: 'is not a file' });
    else if (why !== undefined && isOfCourse(path)) {
      if (!isTold(join(folder, path))) faults.add(join(folder, path), `This file ${why}`);
    } else if (isText(path) && (await stat(file)).size <= mostOfText)
      sources.push({ path, content: await readFile(file) });
    else if (isText(path) || isMedia(path)) sources.push({ path, file });
    else skipped.push({ path, why: 'courses hold no files of this type' });
  }
  return { sources, skipped };
}

/** All but the hidden ones; nothing can be reached in a folder whose name cannot be read. */
async function entriesBelow(root: string, folder: string, faults: Faults): Promise<Dirent[]> {
  const entries = (await entriesIn(root, folder, faults)).filter(({ name }) => !isHidden(name));
  const folders = entries.filter((entry) => entry.isDirectory() && isNameReadable(entry.name));
  const below = await Promise.all(folders.map(({ name }) => entriesBelow(root, join(folder, name), faults)));
  return [...entries, ...below.flat()];
}
