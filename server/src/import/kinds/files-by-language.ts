import { languages } from '@medeina/contract';
import { z } from 'zod';
import { type FilesByLanguage, type FileSource, type MaterialPlace, readFile } from '../material-files.ts';
import { fileName } from '../shapes.ts';

/** One file for all languages, or one for each. */
export const fileByLanguage = fileName.or(
  z.strictObject({ lt: fileName.optional(), en: fileName.optional(), ru: fileName.optional() }),
);

/** Reads the files that a field of the material's JSON names. */
export async function filesOf(
  place: MaterialPlace,
  field: string,
  given: z.output<typeof fileByLanguage>,
): Promise<FilesByLanguage> {
  if (typeof given === 'string') {
    const source = await readFile(place, [field], given);
    return source === undefined ? {} : { lt: source, en: source, ru: source };
  }
  const files: FilesByLanguage = {};
  for (const language of languages) {
    const name = given[language];
    const source: FileSource | undefined =
      name === undefined ? undefined : await readFile(place, [field, language], name);
    if (source !== undefined) files[language] = source;
  }
  if (Object.keys(given).length === 0) place.json.fault([field], 'must name a file');
  return files;
}
