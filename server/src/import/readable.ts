import { accessSync, constants, type Dirent, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { codeOf } from '../platform/database.ts';
import type { Faults } from './faults.ts';

/**
 * Why a file cannot be taken, to follow its name; undefined where it can. A link is never followed, nor one on the way: it
 * may lead anywhere on this machine, and what it leads to would be published.
 * @param root the folder given to the import; @param file the path below it.
 */
export function whyUnreadable(root: string, file: string): string | undefined {
  try {
    const link = linkOnTheWay(root, file);
    if (link !== undefined) return link === normalize(file) ? isLink : `lies in ${link}, which ${isLink}`;
    const path = join(root, file);
    if (!lstatSync(path).isFile()) return 'is not a file';
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    return whyFailed(error);
  }
}

/** The first part of a path that is a link. */
function linkOnTheWay(root: string, file: string): string | undefined {
  const parts = normalize(file).split(sep);
  return parts
    .map((_, index) => join(...parts.slice(0, index + 1)))
    .find((part) => lstatSync(join(root, part)).isSymbolicLink());
}

/** The same for a file that the named place of another one asks for. */
export function whyNot(root: string, file: string, name: string): string | undefined {
  const why = whyUnreadable(root, file);
  return why === isMissing ? `there is no file ${name}` : why && `${name} ${why}`;
}

/** What systems and editors put beside the files. */
export function isHidden(name: string): boolean {
  return name.startsWith('.');
}

/** Whether a file can be opened by its name: what is not UTF-8 in it comes as U+FFFD. */
export function isNameReadable(name: string): boolean {
  return !name.includes('\uFFFD');
}

/** Paths of the folders right below one, by name, but for hidden ones; none where it does not exist. */
export async function foldersIn(root: string, folder: string, faults: Faults): Promise<string[]> {
  try {
    const link = linkOnTheWay(root, folder);
    if (link !== undefined) {
      faults.add(link, `This ${isLink}`);
      return [];
    }
    const entries = await entriesIn(root, folder, faults);
    const names = (kind: 'isDirectory' | 'isSymbolicLink'): string[] =>
      entries
        .filter((entry) => entry[kind]() && !isHidden(entry.name))
        .map((entry) => join(folder, entry.name))
        .toSorted();
    for (const link of names('isSymbolicLink')) faults.add(link, `This ${isLink}`);
    const folders = names('isDirectory');
    for (const path of folders)
      if (!isNameReadable(path)) faults.add(path, 'The name of this folder is not UTF-8');
    return folders.filter(isNameReadable);
  } catch (error) {
    faultFolder(folder, error, faults);
    return [];
  }
}

/** What is in a folder; nothing where it cannot be read, which is told once. */
export async function entriesIn(root: string, folder: string, faults: Faults): Promise<Dirent[]> {
  try {
    return await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    faultFolder(folder, error, faults);
    return [];
  }
}

/** One that is not there is no fault: what must be there is told by who asks for it. */
function faultFolder(folder: string, error: unknown, faults: Faults): void {
  if (faults.list.some(({ file }) => file === folder)) return;
  if (codeOf(error) === 'ENOTDIR') faults.add(folder, 'This is not a folder');
  else if (whyFailed(error) !== isMissing) faults.add(folder, `This folder ${whyFailed(error)}`);
}

const isLink = 'is a symbolic link; replace it with its target';
const isMissing = 'is missing';

function whyFailed(error: unknown): string {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR' ? isMissing : `cannot be read (${code ?? String(error)})`;
}
