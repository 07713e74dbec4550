import { courseSources, type StoredSource } from '../catalogue/course-sources-store.ts';
import {
  listCategories,
  listFilterGroups,
  namedCourses,
  type NamedCourse,
} from '../catalogue/export-store.ts';
import type { Executor } from '../platform/database.ts';
import type { OpenedFile } from '../platform/files/file-store.ts';
import type { Files, KeptFiles } from '../platform/files/files.ts';

/** Where an export is written: a folder, or a zip. */
export interface ExportTarget {
  /** @param path below the export, with slashes. */
  write(path: string, content: OpenedFile | Uint8Array): Promise<void>;
}

/** Why courses cannot be exported. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}

export interface ExportedCourse extends NamedCourse {
  readonly files: number;
}

export interface ExportReport {
  readonly courses: readonly ExportedCourse[];
  /** Courses that were not imported from a folder, or before folders were kept. */
  readonly skipped: readonly NamedCourse[];
}

/**
 * Finds what is to be exported.
 * @param wanted an id or a slug; undefined for all courses.
 * @throws {ExportError}
 */
export async function coursesToExport(
  executor: Executor,
  wanted: string | undefined,
): Promise<readonly NamedCourse[]> {
  const courses = await namedCourses(executor, wanted);
  if (courses.length === 0)
    throw new ExportError(wanted === undefined ? 'There are no courses.' : `There is no course '${wanted}'.`);
  return courses;
}

/**
 * Writes the folders of courses as they were imported, to the byte. What learners and operators did since then belongs to
 * people and stays.
 * @param folder where the courses' folders go, '' or ending in a slash.
 * @throws {ExportError}
 */
export async function exportCourses(
  executor: Executor,
  { courseFiles }: Pick<Files, 'courseFiles'>,
  target: ExportTarget,
  courses: readonly NamedCourse[],
  options: { readonly folder: string; readonly onProgress?: (done: number, total: number) => void },
): Promise<ExportReport> {
  const exported: ExportedCourse[] = [];
  const skipped: NamedCourse[] = [];
  for (const [index, course] of courses.entries()) {
    const sources = await courseSources(executor, course.id);
    for (const source of sources)
      await writeSource(target, `${options.folder}${course.slug}/${source.path}`, source, courseFiles);
    if (sources.length === 0) skipped.push(course);
    else exported.push({ ...course, files: sources.length });
    options.onProgress?.(index + 1, courses.length);
  }
  if (exported.length === 0)
    throw new ExportError(
      `${courses.length === 1 ? `The folder of '${courses[0]?.slug ?? ''}' is` : 'The folders of these courses are'} not kept here: ` +
        'import again what was imported by an older release. Courses that were generated have none.',
    );
  return { courses: exported, skipped };
}

/** Writes the lists that the courses' files refer to, so that another installation can read them. */
export async function exportCatalogue(executor: Executor, target: ExportTarget): Promise<void> {
  await writeJson(target, 'catalogue/categories.json', await listCategories(executor));
  await writeJson(target, 'catalogue/filters.json', await listFilterGroups(executor));
}

async function writeJson(target: ExportTarget, path: string, value: unknown): Promise<void> {
  await target.write(path, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
}

async function writeSource(
  target: ExportTarget,
  path: string,
  source: StoredSource,
  courseFiles: KeptFiles,
): Promise<void> {
  if ('content' in source) {
    await target.write(path, source.content);
    return;
  }
  const opened = await courseFiles.open(source.hash);
  if (opened === undefined || opened === 'outside')
    throw new ExportError(`${path}: its file ${source.hash} is not in the store.`);
  await target.write(path, opened);
}
