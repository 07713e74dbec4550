import { join } from 'node:path';
import { type Language, languages } from '@medeina/contract';
import { z } from 'zod';
import type { FileSource, MaterialPlace } from '../../material-files.ts';
import { whyNot } from '../../readable.ts';
import { fileName, materialFields } from '../../shapes.ts';
import type { KindOfFile, PackageFiles } from '../kind.ts';
import { ArchiveFault, readArchive } from './archive.ts';
import { readPackage } from './package.ts';

const packageName = fileName.regex(/\.h5p$/, { error: 'must be the name of a .h5p file' });
const shape = z.strictObject({
  type: z.literal('hvp'),
  ...materialFields,
  file: packageName.or(z.strictObject({ lt: packageName, en: packageName, ru: packageName })),
  pass_percent: z
    .int()
    .min(1, { error: 'must be 1 to 100' })
    .max(100, { error: 'must be 1 to 100' })
    .optional(),
});

/** An interactive package. */
export const hvp: KindOfFile<'hvp', typeof shape> = {
  shape,
  markdown: 'none',
  content: async (place, given) => {
    const packages: Partial<Record<Language, PackageFiles>> = {};
    if (typeof given.file === 'string') {
      const read = await packageAt(place, ['file'], given.file);
      if (read !== undefined) for (const language of languages) packages[language] = read;
    } else {
      for (const language of languages) {
        const read = await packageAt(place, ['file', language], given.file[language]);
        if (read !== undefined) packages[language] = read;
      }
    }
    return { kind: 'hvp', packages, passPercent: given.pass_percent ?? null };
  },
};

/** The package that the material's JSON names at a path. @returns undefined where a fault was reported. */
async function packageAt(
  place: MaterialPlace,
  path: readonly string[],
  name: string,
): Promise<PackageFiles | undefined> {
  const why = whyNot(place.root, join(place.folder, name), name);
  if (why !== undefined) {
    place.json.fault(path, why);
    return undefined;
  }
  const archive = join(place.root, place.folder, name);
  try {
    const { files, ...facts } = await readPackage(archive);
    const sources = new Map<string, FileSource>(
      files.map((file) => [
        file.path,
        // Its type is that of its ending once it is asked for.
        { path: `${archive}/${file.path}`, name: file.path, mime: '', archive },
      ]),
    );
    place.files.push(...sources.values());
    return { ...facts, files: sources };
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    place.json.fault(path, `${name} ${error.message}`);
    return undefined;
  }
}

/** Takes the files out of a package, in the order in which it holds them. */
export async function unpack(
  archive: string,
  sources: readonly FileSource[],
  take: (source: FileSource, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const byName = new Map(sources.map((source) => [source.name, source]));
  await readArchive(
    archive,
    (path) => byName.has(path),
    async (path, bytes) => {
      const source = byName.get(path);
      if (source !== undefined) await take(source, bytes);
    },
  );
}
