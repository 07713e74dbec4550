import { languages } from '@medeina/contract';
import { sql } from 'kysely';
import { pictureAddress } from '../catalogue/pictures.ts';
import {
  coursesBySlug,
  knownCatalogue,
  holdProducts,
  refreshDerived,
  saveCategories,
  saveCourse,
  saveCourseTexts,
  type SavedPhoto,
  saveFilterGroups,
  saveReviews,
  type SubjectRow,
  placeOf,
  takenNames,
} from '../catalogue/import-store.ts';
import { titlesOf } from '../catalogue/foreign-facts-store.ts';
import { saveCourseSources, type StoredSource } from '../catalogue/course-sources-store.ts';
import { saveSynonyms } from '../catalogue/synonyms-store.ts';
import { saveClients } from '../content/clients-store.ts';
import { saveContactDetails } from '../content/contact-details-store.ts';
import {
  saveBanners,
  saveContactSubjects,
  saveDiscounts,
  type PictureAddresses,
  saveInformation,
  saveSlides,
  type SlideAddresses,
} from '../content/import-store.ts';
import { saveQuestions } from '../content/questions-store.ts';
import { claimAgain } from '../learning/certificates/claim-import-store.ts';
import { saveGrading } from '../learning/grades/import-store.ts';
import { saveTheory, refreshProgress } from '../learning/import-store.ts';
import { completeAttended } from '../learning/practice/attendance-store.ts';
import { type Database, type Executor, inKeptTransaction } from '../platform/database.ts';
import { type Files, type KeptFile, type KeptFiles, measure } from '../platform/files/files.ts';
import { raiseContentVersion } from '../platform/versions.ts';
import type { CourseSource } from '../import/course-folder.ts';
import { Faults, ImportError } from '../import/faults.ts';
import type { OnProgress } from '../import/foreign/progress.ts';
import { isNamedByConversion } from '../import/foreign/writer.ts';
import { inAll } from '../platform/minutes.ts';
import { checkKeys, namesBeside, type NamesBeside } from './held-keys.ts';
import { asFolder } from '../import/zipped.ts';
import { type ImportItem, itemsOf, standingOf } from './import-items.ts';
import { unpack } from '../import/kinds/hvp/hvp.ts';
import type { FileSource } from '../import/material-files.ts';
import { readSite, type SiteSource } from '../import/site-folder.ts';
import { type PictureSource, picturesOf } from '../import/information-folder.ts';
import type { SlideSource } from '../import/slides-file.ts';

/** What an import took from its folder, in numbers. */
export interface ImportCounts {
  readonly categories: number;
  readonly filters: number;
  /** Groups of words that mean the same, of all languages. */
  readonly synonyms: number;
  readonly courses: number;
  /** Their ids. */
  readonly courseIds: readonly number[];
  readonly materials: number;
  readonly files: number;
  readonly photos: number;
  readonly reviews: number;
  readonly slides: number;
  readonly banners: number;
  readonly discounts: number;
  readonly clients: number;
  /** Ways to reach us. */
  readonly contacts: number;
  /** About what people write to us. */
  readonly subjects: number;
  readonly information: number;
  /** Topics of the frequent questions. */
  readonly questions: number;
  /** What authors should look at, by file and line. */
  readonly warnings: readonly string[];
}

/** What an import did; with `dryRun` what it would have done. */
export interface ImportReport extends ImportCounts {
  /** What became of each part of its courses. */
  readonly items: readonly ImportItem[];
}

export interface ImportOptions {
  /** Do everything except keep it. */
  readonly dryRun?: boolean;
  /** User ids by the names that reviews use; a review of an unknown person is kept without its account. */
  readonly users?: ReadonlyMap<string, number>;
  readonly onProgress?: OnProgress | undefined;
  /** Belongs to an import that is kept, and is kept or lost with it. */
  readonly alongside?: (executor: Executor, report: ImportReport) => Promise<void>;
}

/**
 * Imports a course folder or a whole site, or a zip of either. All of it or nothing: one transaction, after every file was read and found
 * good. Learners keep what they completed.
 * @throws {ImportError} with every fault, by file and line.
 */
export async function importSite(
  { executor }: Pick<Database, 'executor'>,
  files: Files,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  return await asFolder(path, async (root) => {
    const { onProgress } = options;
    const { site, faults } = await triedSite(executor, root, options);
    const isDry = options.dryRun === true;
    // A dry run measures the files: what changed is told by what they hold.
    const measured = { keep: measure };
    const kept = await keepFiles(
      site,
      isDry ? { courseFiles: measured, pictures: measured } : files,
      onProgress,
    );
    return await inKeptTransaction(executor, isDry, async (transaction) => {
      const items = await saveSite(transaction, site, kept, faults, options);
      const report = { ...counts(site, kept, faults), items };
      if (!isDry) await options.alongside?.(transaction, report);
      return report;
    });
  });
}

/**
 * Tries a folder beside the database, and keeps nothing. Files are not read: a material that has some is told as changed.
 * @throws {ImportError} with every fault, by file and line.
 */
export async function trySite(
  { executor }: Pick<Database, 'executor'>,
  path: string,
  options: Pick<ImportOptions, 'onProgress'> = {},
): Promise<ImportReport> {
  return await asFolder(path, async (root) => {
    const { site, faults, items } = await triedSite(executor, root, options);
    return { ...counts(site, unkept(site), faults), items };
  });
}

/** Reads a folder and tries it: nothing would remove the files of an import that the database refuses. */
async function triedSite(
  executor: Executor,
  root: string,
  { onProgress, users }: Pick<ImportOptions, 'onProgress' | 'users'> = {},
): Promise<{ site: SiteSource; faults: Faults; items: ImportItem[] }> {
  const faults = new Faults();
  const site = await readSite(root, faults, onProgress);
  try {
    const items = await inKeptTransaction(executor, true, (trial) =>
      saveSite(trial, site, unkept(site), faults, {
        ...(users && { users }),
        onProgress: (done, total) => onProgress?.(done, total, 'courses tried'),
      }),
    );
    return { site, faults, items };
  } catch (error) {
    // Without a database, what is wrong in the files is told all the same.
    throw faults.list.length > 0 ? new ImportError(faults.sorted()) : error;
  }
}

/** The same inside the caller's transaction, who has tried it before or holds that it is good. */
export async function importSiteInto(
  executor: Executor,
  files: Files,
  path: string,
  options: Pick<ImportOptions, 'onProgress' | 'users'> = {},
): Promise<ImportReport> {
  return await asFolder(path, async (root) => {
    const faults = new Faults();
    const { onProgress } = options;
    const site = await readSite(root, faults, onProgress);
    if (faults.list.length > 0) throw new ImportError(faults.sorted());
    const kept = await keepFiles(site, files, onProgress);
    const items = await saveSite(executor, site, kept, faults, options);
    return { ...counts(site, kept, faults), items };
  });
}

/**
 * Writes a site inside the caller's transaction.
 * @returns what became of its courses.
 * @throws {ImportError} for what the files say wrong, and for what shows only beside the database.
 */
async function saveSite(
  executor: Executor,
  site: SiteSource,
  kept: Kept,
  faults: Faults,
  options: Pick<ImportOptions, 'onProgress' | 'users'>,
): Promise<ImportItem[]> {
  // Two imports at once would each not see the other's courses.
  await sql`select pg_advisory_xact_lock(hashtext('medeina import'))`.execute(executor);
  await checkSite(executor, site, faults);
  if (faults.list.length > 0) throw new ImportError(faults.sorted());
  const courseIds = site.courses.map((course) => course.facts.id);
  const before = await standingOf(executor, courseIds);
  if (site.categories !== undefined) await saveCategories(executor, site.categories);
  if (site.filterGroups !== undefined) await saveFilterGroups(executor, site.filterGroups);
  if (site.synonyms !== undefined) await saveSynonyms(executor, site.synonyms);
  const known = await knownCatalogue(executor);
  for (const [index, course] of site.courses.entries()) {
    await saveCourse(executor, course, known, kept.photos.get(course));
    const theory = await saveTheory(executor, course.facts.id, course.topics, kept.files);
    await saveGrading(executor, course.facts.id, course.grading);
    await saveCourseTexts(executor, course, known, theory.length > 0 ? theory : programmeOf(course));
    await saveCourseSources(executor, course.facts.id, kept.sources.get(course) ?? []);
    options.onProgress?.(index + 1, site.courses.length, 'courses written');
  }
  const changed = new Set(courseIds);
  await completeAttended(executor, courseIds);
  await refreshProgress(executor, courseIds);
  await claimAgain(executor, courseIds);
  if (site.reviews !== undefined) {
    const courses = await coursesBySlug(executor);
    await saveReviews(executor, site.reviews, courses, options.users ?? new Map());
    for (const review of site.reviews) changed.add(courses.get(review.course) ?? 0);
  }
  if (site.slides !== undefined) await saveSlides(executor, site.slides, kept.slides);
  if (site.banners !== undefined) await saveBanners(executor, site.banners);
  if (site.discounts !== undefined) await saveDiscounts(executor, site.discounts);
  if (site.clients !== undefined) await saveClients(executor, site.clients);
  if (site.contactDetails !== undefined) await saveContactDetails(executor, site.contactDetails);
  if (site.contactSubjects !== undefined) await saveContactSubjects(executor, site.contactSubjects);
  await saveInformation(executor, site.information, kept.informationPictures);
  await saveQuestions(executor, site.questions);
  await refreshDerived(executor, [...changed]);
  await raiseContentVersion(executor);
  return itemsOf(before, await standingOf(executor, courseIds), site.courses);
}

function nameOfPlace({ environment, courseId }: ReturnType<typeof placeOf>): string {
  return `${environment} ${courseId}`;
}

/** Reports what is wrong beside the database; of a file that does not fit, what its right parts say. */
async function checkSite(executor: Executor, site: SiteSource, faults: Faults): Promise<void> {
  const names = await namesBeside(executor, site, faults);
  await checkKeys(executor, site);
  const taken = await takenNames(executor);
  await checkCourses(executor, site.courses, names, taken);
  const own = new Set(site.courses.map(({ facts }) => facts.id));
  const others = taken.filter(({ id }) => !own.has(id));
  const courses = new Set([...others.map(({ slug }) => slug), ...site.courseNames]);
  for (const { course, profession, fault } of site.reviews ?? []) {
    if (!courses.has(course)) fault(['course'], `there is no course '${course}'`);
    if (profession !== null && names.filters?.has(`profession/${profession}`) === false)
      fault(['profession'], `there is no profession '${profession}' among the filters`);
  }
}

/** What the course's files say of the catalogue and of other courses must be true. */
async function checkCourses(
  executor: Executor,
  courses: readonly CourseSource[],
  names: NamesBeside,
  taken: Awaited<ReturnType<typeof takenNames>>,
): Promise<void> {
  const slugById = new Map(taken.map((row) => [row.id, row.slug]));
  const idBySlug = new Map(taken.map((row) => [row.slug, row.id]));
  const idByPlace = new Map(
    taken.map((row) => [
      nameOfPlace({ environment: row.environment, courseId: row.environment_course_id }),
      row.id,
    ]),
  );
  // Each may take the name of one folder.
  const converted = new Set(
    taken.filter(({ id, slug }) => isNamedByConversion(id, slug)).map(({ id }) => id),
  );
  const products = await holdProducts(
    executor,
    courses.flatMap((course) => course.products.map((product) => product.id)),
  );
  for (const course of courses) {
    const { facts, fits } = course;
    if (fits(['category']) && names.categories?.has(facts.category) === false)
      course.fault(['category'], `there is no category '${facts.category}'`);
    if (facts.environment !== undefined && !names.environments.has(facts.environment)) {
      course.fault(['environment'], `there is no environment '${facts.environment}'`);
    }
    if (fits(['environment']) && facts.environment === undefined && facts.environment_course !== undefined)
      course.fault(['environment_course'], 'is for courses of another environment');
    for (const [index, name] of facts.filters.entries()) {
      if (names.filters?.has(name) === false)
        course.fault(['filters', index], `there is no filter '${name}'`);
    }
    if (!fits(['id'])) continue;
    if (fits(['environment']) && fits(['environment_course'])) {
      const place = nameOfPlace(placeOf(facts));
      const there = idByPlace.get(place) ?? facts.id;
      if (there !== facts.id) course.fault(['environment_course'], `is the course '${slugById.get(there)}'`);
      idByPlace.set(place, facts.id);
    }
    const holder = slugById.get(facts.id);
    const isConverted = converted.delete(facts.id);
    if (
      holder !== undefined &&
      holder !== course.slug &&
      !(isConverted && (await hasTitleOf(executor, course)))
    ) {
      const advice = isConverted
        ? `, whose title differs: to change that course, name the folder '${holder}'`
        : '';
      course.fault(['id'], `${facts.id} is the id of '${holder}'${advice}`);
    }
    const previous = idBySlug.get(course.slug);
    if (previous !== undefined && previous !== facts.id) {
      course.fault(['id'], `the course '${course.slug}' has the id ${previous}; an id never changes`);
    }
    slugById.set(facts.id, course.slug);
    for (const [index, product] of course.products.entries()) {
      if (!fits(['products', index])) continue;
      const held = products.get(product.id);
      if (held !== undefined && held.course_id !== facts.id) {
        course.fault(['products', index, 'id'], `${product.id} is a product of the course ${held.course_id}`);
      }
      checkSeats(product, held?.seats_held ?? 0, (path, message) =>
        course.fault(['products', index, ...path], message),
      );
      products.set(product.id, { course_id: facts.id, seats_held: held?.seats_held ?? 0 });
    }
  }
}

/** Whether a folder has the title of the course that stands under its id: a copy of it may be for another course. */
async function hasTitleOf(executor: Executor, { facts, fits }: CourseSource): Promise<boolean> {
  const titles = await titlesOf(executor, facts.id);
  return fits(['title']) && languages.some((language) => titles.get(language) === facts.title[language]);
}

/** Nobody loses the seat that they have. */
function checkSeats(
  product: CourseSource['products'][number],
  held: number,
  fault: (path: readonly string[], message: string) => void,
): void {
  if (held === 0) return;
  if (product.session === null) fault(['session'], `${held} people have a seat in it`);
  else if (product.session.capacity !== null && product.session.capacity < held) {
    fault(['session', 'seats'], `must be at least ${held}: so many seats are taken`);
  }
}

function programmeOf(course: CourseSource): SubjectRow[] {
  return course.subjects.map((subject, index) => ({
    id: index + 1,
    title: subject.title,
    description: subject.description ?? null,
    minutes: inAll(subject.duration_minutes),
    parts: (subject.parts ?? []).map((part, place) => ({
      id: (index + 1) * 100 + place,
      title: part.title,
      module: null,
      minutes:
        'duration_minutes' in part && part.duration_minutes !== undefined
          ? inAll(part.duration_minutes)
          : null,
      isFree: false,
    })),
  }));
}

function materialsOf(site: SiteSource) {
  return site.courses.flatMap((course) =>
    course.topics.flatMap((topic) => topic.sections.flatMap((section) => section.materials)),
  );
}

/** Where files are put, or only measured. */
type Keeping = Pick<KeptFiles, 'keep'>;

/** Each file once. */
function filesOf(site: SiteSource): FileSource[] {
  return [
    ...new Map(materialsOf(site).flatMap(({ files }) => files.map((file) => [file.path, file]))).values(),
  ];
}

async function keepCourseFiles(
  site: SiteSource,
  courseFiles: Keeping,
  onProgress: OnProgress | undefined,
): Promise<Map<string, KeptFile>> {
  const kept = new Map<string, KeptFile>();
  const files = filesOf(site);
  const keep = async (path: string, content: string | Uint8Array): Promise<void> => {
    kept.set(path, await courseFiles.keep(content));
    onProgress?.(kept.size, files.length, 'files');
  };
  for (const [archive, sources] of Map.groupBy(files, (file) => file.archive)) {
    if (archive === undefined) {
      for (const { path, bytes } of sources) await keep(path, bytes ?? path);
    } else {
      await unpack(archive, sources, async ({ path }, bytes) => await keep(path, bytes));
    }
  }
  return kept;
}

/** @param kept files that were kept already, by their path. */
async function keepSources(
  { sources }: CourseSource,
  kept: ReadonlyMap<string, KeptFile>,
  courseFiles: Keeping,
): Promise<StoredSource[]> {
  const stored: StoredSource[] = [];
  for (const { path, ...source } of sources) {
    if ('content' in source) stored.push({ path, content: source.content });
    else {
      const { hash } = kept.get(source.file) ?? (await courseFiles.keep(source.file));
      stored.push({ path, hash });
    }
  }
  return stored;
}

/** What was put into the stores. */
interface Kept {
  /** By the path that it was read from. */
  readonly files: ReadonlyMap<string, KeptFile>;
  readonly photos: ReadonlyMap<CourseSource, SavedPhoto>;
  readonly slides: ReadonlyMap<SlideSource, SlideAddresses>;
  readonly informationPictures: ReadonlyMap<PictureSource, PictureAddresses>;
  /** What each course was made of. */
  readonly sources: ReadonlyMap<CourseSource, readonly StoredSource[]>;
}

async function keepFiles(
  site: SiteSource,
  { courseFiles, pictures }: Readonly<Record<'courseFiles' | 'pictures', Keeping>>,
  onProgress?: OnProgress,
): Promise<Kept> {
  const kept = await keepCourseFiles(site, courseFiles, onProgress);
  const photos = new Map<CourseSource, SavedPhoto>();
  const sources = new Map<CourseSource, readonly StoredSource[]>();
  for (const course of site.courses) {
    sources.set(course, await keepSources(course, kept, courseFiles));
    if (course.photo === null) continue;
    const { small, large } = course.photo;
    photos.set(course, {
      image: pictureAddress(await pictures.keep(small)),
      imageLarge: pictureAddress(await pictures.keep(large)),
    });
  }
  const slides = new Map<SlideSource, SlideAddresses>();
  for (const slide of site.slides ?? []) {
    if (slide.picture === null) continue;
    slides.set(slide, {
      image: pictureAddress(await pictures.keep(slide.picture.large)),
      imageMobile: pictureAddress(await pictures.keep(slide.picture.mobile)),
    });
  }
  const informationPictures = new Map<PictureSource, PictureAddresses>();
  for (const picture of site.information.flatMap(picturesOf)) {
    informationPictures.set(picture, {
      url: pictureAddress(await pictures.keep(picture.small.bytes ?? picture.small.path)),
      large_url: pictureAddress(await pictures.keep(picture.large.bytes ?? picture.large.path)),
    });
  }
  return { files: kept, photos, slides, informationPictures, sources };
}

/** A trial keeps no file, and nothing of it stays in the database that could miss one. */
function unkept(site: SiteSource): Kept {
  return {
    files: new Map(filesOf(site).map(({ path }) => [path, { hash: '0'.repeat(64), size: 0 }])),
    photos: new Map(),
    slides: new Map(),
    informationPictures: new Map(),
    sources: new Map(),
  };
}

function counts(site: SiteSource, { files }: Kept, faults: Faults): ImportCounts {
  return {
    categories: site.categories?.length ?? 0,
    filters: (site.filterGroups ?? []).reduce((sum, group) => sum + group.filters.length, 0),
    synonyms: languages.reduce((sum, language) => sum + (site.synonyms?.[language].length ?? 0), 0),
    courses: site.courses.length,
    courseIds: site.courses.map(({ facts }) => facts.id),
    materials: materialsOf(site).length,
    photos: site.courses.filter((course) => course.photo !== null).length,
    reviews: site.reviews?.length ?? 0,
    slides: site.slides?.length ?? 0,
    banners: site.banners?.length ?? 0,
    discounts: site.discounts?.length ?? 0,
    clients: site.clients?.length ?? 0,
    contacts: Object.keys(site.contactDetails ?? {}).length,
    subjects: site.contactSubjects?.length ?? 0,
    information: site.information.length,
    questions: site.questions.length,
    files: files.size,
    warnings: faults.warningLines(),
  };
}
