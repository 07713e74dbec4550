import type { Language } from '@medeina/contract';
import { dayAtHome } from '../../../platform/format.ts';
import { readPhoto } from '../../photo.ts';
import type { Archive } from '../archive.ts';
import { wordsOf } from '../html.ts';
import { languageByLetters, LanguageReader, mapTexts, orNothing, siteLanguage } from '../localised.ts';
import { fileNameOf, isPicture } from '../material-names.ts';
import type { ForeignCourse, ForeignFile } from '../model.ts';
import type { OnProgress } from '../progress.ts';
import { type ConversionReport, ItemNotes } from '../report.ts';
import { shortened } from '../shortened.ts';
import { type Backup, idIn, numberOf, readBackup, valueOf } from './backup.ts';
import { readGrading } from './gradebook.ts';
import { readSections } from './sections.ts';
import { filesOfArea, markdownTexts, wordTexts } from './texts.ts';

/** A backup of Moodle as a course. @param language of what names none; else it is found out. */
export async function readMoodleCourse(
  archive: Archive,
  path: string,
  report: ConversionReport,
  language: Language | undefined,
  onProgress?: OnProgress,
): Promise<ForeignCourse> {
  const backup = await readBackup(archive, path, onProgress);
  const { course, information } = backup;
  const given = siteLanguage(valueOf(course, 'lang'));
  const main = language ?? given ?? languageByLetters(sampleOf(backup));
  const reader = new LanguageReader(main);
  const notes = report.add('course', reader.shown(valueOf(course, 'fullname')));
  const site =
    valueOf(information, 'original_site_identifier_hash') || valueOf(information, 'original_wwwroot');
  const id = idIn(information, 'original_course_id', path);
  const title = reader.name(valueOf(course, 'fullname'), notes, valueOf(course, 'shortname') || id);
  const files = filesOfArea(backup.files, course.attribute('contextid') ?? '', { area: 'summary' });
  const summary = await markdownTexts(course, 'summary', reader, { files, names: undefined }, notes);
  const words = orNothing(wordTexts(course, 'summary', reader, new ItemNotes('', ''))) ?? title;
  const photo = await photoOf(backup, notes);
  const { topics, materials } = await readSections(backup, reader, report);
  const grading = readGrading(backup, materials, reader, report);
  noteChanges(backup, notes);
  noteLanguages(reader, notes);
  return {
    identity: `moodle ${site} ${id}`,
    slug: `moodle-${fileNameOf(site)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, 12)}-${id}`,
    shortname: valueOf(course, 'shortname') || title.en,
    title,
    shortDescription: mapTexts(words, (text) => shortened(text, 200)),
    description: orNothing(summary),
    categoryName: valueOf(course, 'category', 'name') || null,
    published: dayOf(numberOf(course, 'timecreated') || numberOf(information, 'backup_date')),
    languages: reader.languages,
    showsGrades: valueOf(course, 'showgrades') !== '0',
    photo,
    grading,
    topics,
  };
}

/** Enough of its words to tell the language by. */
function sampleOf({ course, sections, activities }: Backup): string {
  const notes = new ItemNotes('', '');
  const texts = [
    valueOf(course, 'fullname'),
    valueOf(course, 'summary'),
    ...sections.map(({ body }) => valueOf(body, 'summary')),
    ...[...activities.values()].flatMap(({ title, body }) => [title, valueOf(body, 'intro')]),
  ];
  return texts.map((text) => wordsOf(text, notes)).join(' ');
}

function dayOf(seconds: number): string | null {
  return seconds > 0 ? dayAtHome(new Date(seconds * 1000)) : null;
}

async function photoOf(backup: Backup, notes: ItemNotes): Promise<ForeignFile | null> {
  const file = filesOfArea(backup.files, backup.course.attribute('contextid') ?? '', {
    component: 'course',
    area: 'overviewfiles',
  }).find(({ name }) => isPicture(name));
  if (file === undefined) return null;
  const why = file.path === null ? (file.fault ?? '') : await readPhoto(file.path);
  if (typeof why === 'string') notes.changed(`its picture '${file.name}' could not come: it ${why}`);
  return file.path === null || typeof why === 'string'
    ? null
    : { name: `photo-${fileNameOf(file.name)}`, path: file.path };
}

function noteChanges({ completion, groups, course }: Backup, notes: ItemNotes): void {
  if ((completion?.all('course_completion_criteria') ?? []).length > 0)
    notes.changed('it is completed by completing all that is tracked');
  if ((groups?.all('group') ?? []).length > 0) notes.changed('its groups did not come');
  if (valueOf(course, 'visible') === '0') notes.changed('it was hidden, and is listed here');
}

function noteLanguages({ main, languages }: LanguageReader, notes: ItemNotes): void {
  const [only] = languages;
  const missing = (['lt', 'en', 'ru'] as const).filter((code) => !languages.includes(code));
  if (languages.length === 1 && only !== undefined)
    notes.changed(`it is in one language (${main}): ${missing.join(' and ')} show the same`);
}
