import { basename, extname } from 'node:path';
import { languages } from '@medeina/contract';
import type { Archive } from '../archive.ts';
import { asMarkdown, wordsOf } from '../html.ts';
import { type LanguageReader, mapTexts, orNothing } from '../localised.ts';
import { courseSlug } from '../material-names.ts';
import type { ForeignCourse, ForeignTopic } from '../model.ts';
import type { ItemNotes } from '../report.ts';
import { beginning } from '../shortened.ts';
import type { Manifest } from './manifest.ts';

interface PackageParts {
  readonly manifest: Pick<Manifest, 'description' | 'id' | 'title'>;
  readonly archive: Archive;
  readonly reader: LanguageReader;
  readonly notes: ItemNotes;
  readonly topics: readonly ForeignTopic[];
  /** The beginning of its folder's name. */
  readonly format: string;
}

/** A course of what a package tells of itself. One without an id of its own is known by the name of its file. */
export function packageCourse({
  manifest,
  archive,
  reader,
  notes,
  topics,
  format,
}: PackageParts): ForeignCourse {
  const file = basename(archive.name, extname(archive.name));
  const id = manifest.id || file;
  const title = reader.name(manifest.title, notes, file);
  const description = orNothing(reader.read(manifest.description, notes));
  const words = description === null ? title : mapTexts(description, (text) => wordsOf(text, notes));
  const shown = reader.languages;
  if (shown.length === 1) {
    const missing = languages.filter((code) => !shown.includes(code));
    notes.changed(`it is in one language (${reader.main}): ${missing.join(' and ')} show the same`);
  }
  return {
    identity: `${format} ${id}`,
    slug: courseSlug(format, id),
    shortname: beginning(title[reader.main], 40),
    title,
    shortDescription: mapTexts(orNothing(words) ?? title, (text) => beginning(text, 200)),
    description: description && mapTexts(words, asMarkdown),
    categoryName: null,
    published: null,
    languages: shown,
    showsGrades: true,
    photo: null,
    grading: undefined,
    topics,
  };
}
