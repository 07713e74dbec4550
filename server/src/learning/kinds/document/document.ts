import type { DocumentContent } from '@medeina/contract';
import { shownFile, storedFiles } from '../files.ts';
import type { StoredFiles } from '../../material-content.ts';
import type { MaterialKind, Reader } from '../kind.ts';

/** A file to read in the page. */
export const document: MaterialKind<'document'> = {
  isCompletedByOpening: true,
  hasDuration: true,
  store: ({ files }, stored) => ({ kind: 'document', files: storedFiles(files, stored) }),
  show: ({ files }, reader) => ({ module: 'document', document: shownDocument(files, reader) }),
};

/** The file, and where the learner stopped reading. */
export function shownDocument(files: StoredFiles, reader: Reader): DocumentContent | null {
  const file = shownFile(files, reader);
  return file && { ...file, page: reader.page };
}
