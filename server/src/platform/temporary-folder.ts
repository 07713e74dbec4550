import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';

const folders = new Set<string>();
const ending = new AbortController();

/** Aborted where this process is told to end: what is in a temporary folder is not whole from then on. */
export const toldToEnd = ending.signal;

/** Works in a folder of its own, which is gone afterwards. @param beginning of its path. */
export async function inTemporaryFolder<Result>(
  beginning: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(beginning);
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
