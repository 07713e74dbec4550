import { accessSync, constants, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../platform/database.ts';
import type { Faults } from './faults.ts';

/**
 * Why a file of the folder cannot be taken, to follow its name; undefined where it can. A link is never followed: it may
 * lead anywhere on this machine, and what it leads to would be published.
 */
export function whyUnreadable(path: string): string | undefined {
  try {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return isLink;
    if (!found.isFile()) return 'is no file';
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    return whyFailed(error);
  }
}

/** The same for a file that the named place of another one asks for. */
export function whyNot(path: string, name: string): string | undefined {
  const why = whyUnreadable(path);
  return why === isMissing ? `there is no file ${name}` : why && `${name} ${why}`;
}

/** Paths of the folders right below one, by name; none where it does not exist. */
export async function foldersIn(root: string, folder: string, faults: Faults): Promise<string[]> {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    const names = (kind: 'isDirectory' | 'isSymbolicLink'): string[] =>
      entries
        .filter((entry) => entry[kind]())
        .map((entry) => join(folder, entry.name))
        .toSorted();
    for (const link of names('isSymbolicLink')) faults.add(link, `This ${isLink}`);
    return names('isDirectory');
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') faults.add(folder, 'This is no folder');
    else if (whyFailed(error) !== isMissing) faults.add(folder, `This folder ${whyFailed(error)}`);
    return [];
  }
}

const isLink = 'is a link; put what it leads to in its place';
const isMissing = 'is missing';

function whyFailed(error: unknown): string {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR' ? isMissing : `cannot be read (${code ?? String(error)})`;
}
