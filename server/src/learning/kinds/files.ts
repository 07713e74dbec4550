import { type FileContent, type Language, languages } from '@medeina/contract';
import type { FileSource } from '../../import/material-files.ts';
import type { StoredFile, StoredFiles } from '../material-content.ts';
import type { Reader } from './kind.ts';

/** The stored files of a folder's files by language. */
export function storedFiles(
  files: Partial<Record<Language, FileSource>>,
  stored: (file: FileSource) => StoredFile,
): StoredFiles {
  return {
    ...(files.lt && { lt: stored(files.lt) }),
    ...(files.en && { en: stored(files.en) }),
    ...(files.ru && { ru: stored(files.ru) }),
  };
}

/** The learner's language, else the first that there is. */
export function languageAmong(
  known: Partial<Record<Language, unknown>>,
  language: Language,
): Language | undefined {
  return [language, ...languages].find((code) => known[code] !== undefined);
}

/** The file in the learner's language, else in the first language that has one. */
export function shownFile(files: StoredFiles, { language, sign, isOpen }: Reader): FileContent | null {
  const found = languageAmong(files, language);
  const file = found === undefined ? undefined : files[found];
  if (!isOpen || found === undefined || file === undefined) return null;
  return { url: sign(file), name: file.name, mime: file.mime, size: file.size, language: found };
}
