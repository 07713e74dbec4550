import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@medeina/contract';
import { inTemporaryFolder } from '../../platform/temporary-folder.ts';
import { type Archive, archiveKind, holdCopies, unpackArchive, zipHolds } from './archive.ts';
import type { ForeignCourse } from './model.ts';
import { backupFile } from './moodle/backup.ts';
import { readMoodleCourse } from './moodle/course.ts';
import { readCartridge } from './packages/cartridge.ts';
import { readH5p } from './packages/h5p.ts';
import { manifestFile, readManifest } from './packages/manifest.ts';
import { isQti, readQti } from './packages/qti.ts';
import type { OnProgress } from './progress.ts';
import { refuse } from './refuse.ts';
import { ConversionReport, type ReportItem } from './report.ts';
import { type CourseFacts, writeCourse } from './writer.ts';

export interface ConvertOptions {
  /** Of texts that name none; left out: found out from the course. */
  readonly language: Language | undefined;
  readonly onProgress?: OnProgress | undefined;
}

export interface Conversion {
  readonly course: ForeignCourse;
  readonly items: readonly ReportItem[];
}

type Format = (
  archive: Archive,
  path: string,
  report: ConversionReport,
  options: ConvertOptions,
) => Promise<ForeignCourse>;

/** Formats by the file that an archive of theirs has at its top. */
const formats: Readonly<Record<string, Format>> = {
  [backupFile]: (archive, path, report, { language, onProgress }) =>
    readMoodleCourse(archive, path, report, language, onProgress),
  [manifestFile]: async (archive, path, report, { language }) => {
    const manifest = await readManifest(archive, path);
    // Before its schema: Moodle writes that of SCORM into its packages of questions.
    if (isQti(manifest)) return await readQti(archive, path, manifest, report, language);
    if (/scorm/i.test(manifest.schema))
      refuse(path, 'This is a SCORM package: it runs by itself, and nothing of it can be taken out');
    return await readCartridge(archive, path, manifest, report, language);
  },
  'h5p.json': (archive, path, report, { language }) => readH5p(archive, path, report, language),
};

/** Whether a path is to be read as somebody else's format: by its ending, or by what the archive has at its top. */
export async function isForeign(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) return false;
  if (/\.(?:mbz|imscc|h5p)$/i.test(path)) return true;
  const kind = await archiveKind(path);
  return kind === 'gzip' || (kind === 'zip' && (await zipHolds(path, Object.keys(formats))));
}

/**
 * Converts somebody else's course into a course folder and works with that; both are gone afterwards.
 * @throws {ImportError} where it cannot be read.
 */
export async function withConverted<Result>(
  path: string,
  options: ConvertOptions,
  work: (
    conversion: Conversion,
    write: (folder: string, course: ForeignCourse, facts: CourseFacts) => Promise<void>,
  ) => Promise<Result>,
): Promise<Result> {
  return await inTemporaryFolder('import', async (place) => {
    const unpacked = join(place, 'unpacked');
    await mkdir(unpacked);
    const archive = await unpackArchive(path, unpacked, options.onProgress);
    const format = Object.entries(formats).find(([file]) => archive.files.has(file))?.[1];
    if (format === undefined) refuse(path, whyUnknown(archive));
    const report = new ConversionReport();
    const course = await format(archive, path, report, options);
    if (course.topics.length === 0) refuse(path, whyNothing(report.items));
    await holdCopies(path, filesOf(course));
    return await work({ course, items: report.items }, writeCourse);
  });
}

/** Paths of what is copied into its folder. */
function filesOf({ photo, topics }: ForeignCourse): string[] {
  const materials = topics.flatMap(({ sections }) => sections.flatMap((section) => section.materials));
  const files = materials.flatMap((material) => material.files ?? []);
  return (photo === null ? files : [photo, ...files]).map(({ path }) => path);
}

/** A course in which there is nothing would be listed, and sold. */
function whyNothing(items: readonly ReportItem[]): string {
  const left = items.filter(({ outcome }) => outcome === 'left');
  return [
    'Nothing of this course can come over',
    ...left.map(({ what, name, notes }) => `${what} '${name}': ${notes.join('; ')}`),
  ].join('\n  - ');
}

function whyUnknown({ files }: Archive): string {
  return files.has('moodle.xml')
    ? 'This is a backup of Moodle 1.9 or older: restore it in a newer Moodle and back it up there'
    : `This is no course that can be read: it holds none of ${Object.keys(formats).join(', ')}`;
}
