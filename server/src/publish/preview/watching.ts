import { watch } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Editors save in several steps, and a branch that is checked out changes many files. */
const quietMilliseconds = 250;

/**
 * Calls back at once and after each change of the files below a folder, once it is quiet again and never twice at the same time.
 * What changes during the first call is not missed.
 * Ends when it is told to, and throws what a call threw.
 */
export async function onChanges(
  folder: string,
  signal: AbortSignal,
  changed: () => Promise<void>,
): Promise<void> {
  const broken = new AbortController();
  const either = AbortSignal.any([signal, broken.signal]);
  let changedAt = 0;
  let isWaiting = false;
  // Not before the watch below has begun.
  let work = Promise.resolve().then(changed);
  work.catch(() => broken.abort());
  const quiet = async (): Promise<void> => {
    for (;;) {
      const left = changedAt + quietMilliseconds - performance.now();
      if (left <= 0) return;
      // oxlint-disable-next-line no-await-in-loop
      await pause(left, undefined, { signal: either });
    }
  };
  const afterwards = async (before: Promise<void>): Promise<void> => {
    await before;
    await quiet();
    isWaiting = false;
    await changed();
  };
  try {
    for await (const { filename } of watch(folder, { recursive: true, signal: either })) {
      if (filename !== null && isLeftOut(filename)) continue;
      changedAt = performance.now();
      if (isWaiting) continue;
      isWaiting = true;
      work = afterwards(work);
      // What it failed at is told below.
      work.catch(() => broken.abort());
    }
  } catch (error) {
    if (!either.aborted) throw error;
  }
  try {
    await work;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Hidden files, and what editors write beside a file. */
function isLeftOut(filename: string): boolean {
  return filename.split(/[/\\]/).some((part) => part.startsWith('.')) || /(?:~|\.sw[a-z])$/.test(filename);
}
