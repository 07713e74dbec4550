import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './database.ts';

/** Writes a private file that is not there yet. Of several writers at once one wins; who is killed leaves it whole or not at all. */
export function writeOnce(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    // Unlike a rename, a link never replaces what another has written meanwhile; some file systems have none.
    try {
      linkSync(draft, path);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') renameSync(draft, path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}
