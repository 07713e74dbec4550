import { basename, extname } from 'node:path';
import type { Language } from '@medeina/contract';
import { ArchiveFault } from '../../kinds/hvp/archive.ts';
import { readPackage } from '../../kinds/hvp/package.ts';
import type { Archive } from '../archive.ts';
import { languageByLetters, LanguageReader } from '../localised.ts';
import { fileNameOf } from '../material-names.ts';
import type { ForeignCourse } from '../model.ts';
import { refuse } from '../refuse.ts';
import type { ConversionReport } from '../report.ts';
import { packageCourse } from './course.ts';

/** Types of content that show something and tell no result of it: they would never be completed by themselves. */
const silentTypes = new Set(
  (
    'Accordion AdvancedText Chart Collage Dialogcards GuessTheAnswer IFrameEmbed Image ImageHotspots ' +
    'ImageJuxtaposition ImageSlider Link Table Text Timeline'
  )
    .split(' ')
    .map((type) => `H5P.${type}`),
);

/** An interactive package by itself as a course of it alone. It has no id: its file's name says which it is. */
export async function readH5p(
  archive: Archive,
  path: string,
  report: ConversionReport,
  language: Language | undefined,
): Promise<ForeignCourse> {
  const { title: name, library } = await readPackage(path).catch((error: unknown) => {
    if (!(error instanceof ArchiveFault)) throw error;
    return refuse(path, `This package ${error.message}`);
  });
  const reader = new LanguageReader(language ?? languageByLetters(name));
  const notes = report.add('interactive package', name);
  const base = basename(archive.name, extname(archive.name));
  const title = reader.name(name, notes, base);
  // It is known by what it holds: its own name may end as that of any zip.
  const file = fileNameOf(`${base}.h5p`);
  const [type = ''] = library.split(' ', 1);
  const completion = silentTypes.has(type) ? 1 : 2;
  if (completion === 1) notes.changed('it is completed by hand: content of this type tells no result');
  const material = {
    slug: 'package',
    json: { type: 'hvp', title, completion, file } as const,
    files: [{ name: file, path }],
  };
  const topics = [
    { slug: '001-package', title, description: null, sections: [{ title, materials: [material] }] },
  ];
  const manifest = { id: '', title: name, description: '' };
  return packageCourse({ manifest, archive, reader, notes, topics, format: 'h5p' });
}
