import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@medeina/contract';
import {
  decidedFacts,
  isSlugTaken,
  type SoldProduct,
  soldProducts,
  standingSlug,
  titlesOf,
} from '../catalogue/foreign-facts-store.ts';
import { type KnownCatalogue, knownCatalogue } from '../catalogue/import-store.ts';
import { todayAtHome } from '../import/dates.ts';
import { type ConvertOptions, withConverted } from '../import/foreign/convert.ts';
import { courseSlug, shortHash } from '../import/foreign/material-names.ts';
import type { ForeignCourse } from '../import/foreign/model.ts';
import type { OnProgress } from '../import/foreign/progress.ts';
import { refuse } from '../import/foreign/refuse.ts';
import type { ReportItem } from '../import/foreign/report.ts';
import { type CourseFacts, idOf } from '../import/foreign/writer.ts';
import type { Database, Executor } from '../platform/database.ts';
import type { Files } from '../platform/files/files.ts';
import { inHiddenFolder, inTemporaryFolder } from '../platform/temporary-folder.ts';
import type { ImportItem } from './import-items.ts';
import { importSiteInto, type ImportCounts, type ImportReport, trySite } from './import-site.ts';

export interface ForeignOptions {
  readonly dryRun?: boolean;
  /** Of texts that name none. */
  readonly language?: Language | undefined;
  /** The key of the category that it goes into. */
  readonly category?: string | undefined;
  /** Euros. */
  readonly price?: number | undefined;
  readonly hours?: number | undefined;
  /** By which the course is known in place of what its file says. */
  readonly knownAs?: string | undefined;
  /** Changes a course of another title. */
  readonly yes?: boolean | undefined;
  readonly onProgress?: OnProgress | undefined;
}

export interface ForeignImport {
  readonly counts: ImportCounts;
  readonly courseId: number;
  readonly title: string;
  /** The title of the course that it changes; null where it is new. */
  readonly changes: string | null;
  /** What became of the parts of the file, then what it took from the course that it changes. */
  readonly items: readonly (ReportItem | TakenItem)[];
}

/** Something of a course that learners find there no more. */
type TakenItem = ReportItem<'hidden' | 'no_longer_sold'>;

/**
 * Imports somebody else's course: what it is converted into goes the way of every course folder.
 * @param inOne does the last step in one transaction with what else belongs to it.
 * @throws {ImportError}
 */
export async function importForeign(
  database: Pick<Database, 'executor'>,
  files: Files,
  path: string,
  options: ForeignOptions,
  inOne: (deed: (executor: Executor) => Promise<ImportReport>) => Promise<ImportReport>,
): Promise<ForeignImport> {
  return await withConverted(path, conversionOf(options), async (converted, write) => {
    const course = knownAs(converted.course, options.knownAs);
    const changes = await changedTitle(database.executor, path, course, options);
    return await inTemporaryFolder('course', async (place) => {
      const folder = join(place, await slugFor(database.executor, course));
      await write(folder, course, await factsOf(database.executor, path, course, options));
      const { onProgress } = options;
      // What shows only beside the database shows before a file is kept.
      const tried = await trySite(database, folder, { onProgress });
      const { items, ...counts } =
        options.dryRun === true
          ? tried
          : await inOne(async (executor) => await importSiteInto(executor, files, folder, { onProgress }));
      return {
        counts,
        courseId: idOf(course.identity),
        title: course.title.lt,
        changes,
        items: [...converted.items, ...items.filter((item) => isTaken(item))],
      };
    });
  });
}

/** Not a topic: its name tells its place, and one that only moved is told as hidden. */
function isTaken(item: ImportItem): item is TakenItem {
  return item.outcome === 'no_longer_sold' || (item.outcome === 'hidden' && item.what === 'material');
}

function conversionOf({ language, onProgress }: ForeignOptions): ConvertOptions {
  return { language, onProgress };
}

/**
 * Writes somebody else's course as a course folder, for its author to go on with. It appears once it is whole.
 * @param folder an empty one, or one that is not there.
 */
export async function convertForeign(
  path: string,
  folder: string,
  options: ForeignOptions,
): Promise<{ courseId: number; items: readonly ReportItem[] }> {
  const made = await mkdir(folder, { recursive: true });
  try {
    return await inHiddenFolder(folder, 'convert', async (staged) => {
      const done = await withConverted(path, conversionOf(options), async (converted, write) => {
        const course = knownAs(converted.course, options.knownAs);
        await write(staged, course, {
          category: options.category ?? keyOf(course.categoryName),
          products: productsOf(path, course, [], options),
          durationHours: options.hours ?? 0,
          published: course.published ?? todayAtHome(),
          filters: course.languages.map((language) => `language/${language}`),
        });
        return { courseId: idOf(course.identity), items: converted.items };
      });
      for (const name of await readdir(staged)) await rename(join(staged, name), join(folder, name));
      return done;
    });
  } catch (error) {
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    throw error;
  }
}

/** The same course under a name that the operator gives it: some tools give all their courses one identifier. */
function knownAs(course: ForeignCourse, name: string | undefined): ForeignCourse {
  if (name === undefined) return course;
  const [format = ''] = course.identity.split(' ');
  return Object.assign({}, course, {
    identity: `${format} known as ${name}`,
    slug: courseSlug(format, name),
  });
}

/** The name that the course has here: its author may have imported it as a folder of another one. */
async function slugFor(executor: Executor, { identity, slug }: ForeignCourse): Promise<string> {
  const standing = await standingSlug(executor, idOf(identity));
  if (standing !== undefined) return standing;
  // Of other letters and signs the same name can be left.
  return (await isSlugTaken(executor, slug)) ? `${slug}-${shortHash(identity)}` : slug;
}

/** @returns the title of the course that this changes, null where it is new. @throws {ImportError} where it may be another one. */
async function changedTitle(
  executor: Executor,
  path: string,
  { identity, title }: ForeignCourse,
  { yes, dryRun }: ForeignOptions,
): Promise<string | null> {
  const titles = await titlesOf(executor, idOf(identity));
  const known = titles.get('lt');
  if (known === undefined) return null;
  const isSame = languages.some((language) => titles.get(language) === title[language]);
  if (!isSame && yes !== true && dryRun !== true) {
    const message =
      `By what it says of itself this is the course '${known}' (${idOf(identity)}), but its title is '${title.lt}'. ` +
      'Say --yes to change that course, --known-as NAME if this is another one';
    refuse(path, message);
  }
  return known;
}

function keyOf(name: string | null): string {
  const key = (name ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  return key === '' ? 'category' : key;
}

/** What the operator says, else what stands from an earlier import, else what the course itself tells. */
async function factsOf(
  executor: Executor,
  path: string,
  course: ForeignCourse,
  options: ForeignOptions,
): Promise<CourseFacts> {
  const decided = await decidedFacts(executor, idOf(course.identity));
  const sold = await soldProducts(executor, idOf(course.identity));
  const known = await knownCatalogue(executor);
  const filters = [...course.languages.map((language) => `language/${language}`), 'format/online'];
  return {
    category:
      options.category ??
      decided?.category ??
      categoryNamed(course.categoryName, known) ??
      lacksCategory(path, course, known),
    products: productsOf(path, course, sold, options),
    durationHours: options.hours ?? decided?.duration_hours ?? 0,
    published: decided?.published ?? course.published ?? todayAtHome(),
    filters: filters.filter((name) => known.filters.has(name)),
  };
}

/** What is sold stays as it is, whatever its folder made of it; a price that the operator says ends a special one. */
function productsOf(
  path: string,
  { identity }: ForeignCourse,
  sold: readonly SoldProduct[],
  { price }: ForeignOptions,
): CourseFacts['products'] {
  const first: SoldProduct = { id: idOf(identity), price: 0 };
  const [one = first, ...others] = sold;
  if (price === undefined) return [one, ...others];
  if (others.length > 0) {
    const ids = sold.map(({ id }) => id).join(', ');
    const message = `It is sold in ${sold.length} ways (${ids}), and --price names none: change their prices in the folder of the course`;
    refuse(path, message);
  }
  const { special: _special, ...rest } = one;
  return [{ ...rest, price }];
}

function categoryNamed(name: string | null, { categories }: KnownCatalogue): string | undefined {
  const same = (one: string): boolean => one.localeCompare(name ?? '', 'lt', { sensitivity: 'base' }) === 0;
  return [...categories].find(([, { title }]) => languages.some((language) => same(title[language])))?.[0];
}

function lacksCategory(path: string, { categoryName }: ForeignCourse, { categories }: KnownCatalogue): never {
  const asked =
    categoryName === null ? 'It names no category' : `There is no category '${categoryName}' here`;
  const message = `${asked}: name one with --category, such as ${[...categories.keys()].join(', ')}`;
  refuse(path, message);
}
