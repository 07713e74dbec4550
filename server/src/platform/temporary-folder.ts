import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from './database.ts';

/** There can be no temporary folder on this machine as it is. */
export class TemporaryFolderError extends Error {
  override readonly name = 'TemporaryFolderError';
}

const folders = new Set<string>();
const ending = new AbortController();

/** Aborted where this process is told to end: what is in a temporary folder is not whole from then on. */
export const toldToEnd = ending.signal;

/**
 * Makes a folder of the system's temporary files, for the caller to remove.
 * @throws {TemporaryFolderError}
 */
export async function makeTemporaryFolder(name: string): Promise<string> {
  try {
    return await mkdtemp(join(tmpdir(), `medeina-${name}-`));
  } catch (cause) {
    throw new TemporaryFolderError(
      `Temporary files cannot be written to ${tmpdir()} (${codeOf(cause) ?? String(cause)}). Set TMPDIR to a folder that this user may write.`,
      { cause },
    );
  }
}

/**
 * Works in a temporary folder of its own, which is gone afterwards.
 * @throws {TemporaryFolderError}
 */
export async function inTemporaryFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  return await inside(await makeTemporaryFolder(name), work);
}

/** The same in a hidden folder of another one, so that what is made there can be renamed into its place. */
export async function inHiddenFolder<Result>(
  parent: string,
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  return await inside(await mkdtemp(join(parent, `.${name}-`)), work);
}

async function inside<Result>(folder: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  folders.add(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    folders.delete(folder);
  }
}

/** Removes all of them at once, for a process that is told to end in the middle of its work. */
export function removeTemporaryFolders(): void {
  ending.abort();
  for (const folder of folders) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody wrote into it meanwhile: who ends the process comes again.
    }
  }
}
