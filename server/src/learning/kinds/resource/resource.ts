import { shownFile, storedFiles } from '../files.ts';
import type { MaterialKind } from '../kind.ts';

/** A file to download. */
export const resource: MaterialKind<'resource'> = {
  isCompletedByOpening: true,
  hasDuration: true,
  store: ({ files }, stored) => ({ kind: 'resource', files: storedFiles(files, stored) }),
  show: ({ files }, reader) => ({ module: 'resource', resource: shownFile(files, reader) }),
};
