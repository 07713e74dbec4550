import { basename } from 'node:path';
import { ImportError } from '../faults.ts';

/** Ends an import of somebody else's format with the one thing that makes it impossible. */
export function refuse(path: string, message: string): never {
  throw new ImportError([{ file: basename(path), line: 1, column: 1, message }]);
}
