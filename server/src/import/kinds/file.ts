import { languages } from '@medeina/contract';
import { z } from 'zod';
import { type FileSource, type MaterialPlace, readFile } from '../material-files.ts';
import { fileName, materialFields } from '../shapes.ts';
import type { FilesByLanguage, KindOfFile } from './kind.ts';

const file = fileName.or(
  z.strictObject({ lt: fileName.optional(), en: fileName.optional(), ru: fileName.optional() }),
);
const documentShape = z.strictObject({ type: z.literal('document'), ...materialFields, file });
const resourceShape = z.strictObject({ type: z.literal('resource'), ...materialFields, file });

export const document: KindOfFile<'document', typeof documentShape> = {
  shape: documentShape,
  markdown: 'none',
  content: async (place, given) => ({ kind: 'document', files: await filesOf(place, given.file) }),
};

export const resource: KindOfFile<'resource', typeof resourceShape> = {
  shape: resourceShape,
  markdown: 'none',
  content: async (place, given) => ({ kind: 'resource', files: await filesOf(place, given.file) }),
};

/** One file for all languages, or one for each. */
async function filesOf(place: MaterialPlace, given: z.output<typeof file>): Promise<FilesByLanguage> {
  if (typeof given === 'string') {
    const source = await readFile(place, ['file'], given);
    return source === undefined ? {} : { lt: source, en: source, ru: source };
  }
  const files: FilesByLanguage = {};
  for (const language of languages) {
    const name = given[language];
    const source: FileSource | undefined =
      name === undefined ? undefined : await readFile(place, ['file', language], name);
    if (source !== undefined) files[language] = source;
  }
  if (Object.keys(given).length === 0) place.json.fault(['file'], 'must name a file');
  return files;
}
