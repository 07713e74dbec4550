import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

function hashOf(patterns: readonly string[], isLeftOut: (name: string) => boolean): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether the sources are still those of the last build, by a stamp of their hash; `keep` writes it after a build. */
export function stampOf(
  file: string,
  patterns: readonly string[],
  isLeftOut: (name: string) => boolean = () => false,
): { readonly isFresh: boolean; readonly keep: () => void } {
  const path = join(root, file);
  const wanted = hashOf(patterns, isLeftOut);
  const isFresh = existsSync(path) && readFileSync(path, 'utf8') === wanted;
  // A build that breaks off half-way is none: sources that go back to what they were do not make it one.
  if (!isFresh) rmSync(path, { force: true });
  return {
    isFresh,
    keep: () => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, wanted);
    },
  };
}
