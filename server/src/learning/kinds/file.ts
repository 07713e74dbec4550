import { type FileContent, languages } from '@medeina/contract';
import type { StoredFiles } from '../material-content.ts';
import { type MaterialKind, type Reader, storedFiles } from './kind.ts';

/** A file to read in the page. */
export const document: MaterialKind<'document'> = {
  isCompletedByOpening: true,
  hasDuration: true,
  store: ({ files }, stored) => ({ kind: 'document', files: storedFiles(files, stored) }),
  show: ({ files }, reader) => ({ module: 'document', document: fileFor(files, reader) }),
};

/** A file to download. */
export const resource: MaterialKind<'resource'> = {
  isCompletedByOpening: true,
  hasDuration: true,
  store: ({ files }, stored) => ({ kind: 'resource', files: storedFiles(files, stored) }),
  show: ({ files }, reader) => ({ module: 'resource', resource: fileFor(files, reader) }),
};

/** The file in the learner's language, else in the first language that has one. */
function fileFor(files: StoredFiles, { language, sign, isOpen }: Reader): FileContent | null {
  const found = [language, ...languages].find((code) => files[code] !== undefined);
  const file = found === undefined ? undefined : files[found];
  if (!isOpen || found === undefined || file === undefined) return null;
  return { url: sign(file), name: file.name, mime: file.mime, size: file.size, language: found };
}
