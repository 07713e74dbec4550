import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './database.ts';

/**
 * Makes a folder with those above it, one at a time: `recursive` never ends where a folder is there and yet nothing can
 * be made in it, as under /proc.
 * @param mode of the last one.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}
