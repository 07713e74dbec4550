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

/** Whether the sources' hash still matches the last build's; `keep` stores it after a build. */
export function stampOf(
  file: string,
  patterns: readonly string[],
  isLeftOut: (name: string) => boolean = () => false,
): { readonly isFresh: boolean; readonly keep: () => void } {
  const path = join(root, file);
  const wanted = hashOf(patterns, isLeftOut);
  const isFresh = existsSync(path) && readFileSync(path, 'utf8') === wanted;
  // Removed first: after an interrupted build, even sources with the old hash need a new one.
  if (!isFresh) rmSync(path, { force: true });
  return {
    isFresh,
    keep: () => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, wanted);
    },
  };
}
