import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Language } from '@medeina/contract';
import type { z } from 'zod';
import { type ClientSource, readClients } from './clients-file.ts';
import { type CourseSource, readCourse } from './course-folder.ts';
import { dayOf, isRelative, todayAtHome, withShownDays } from './dates.ts';
import type { Faults } from './faults.ts';
import type { OnProgress } from './foreign/progress.ts';
import { type InformationSource, readInformation } from './information-folder.ts';
import { type QuestionsSource, readQuestions } from './questions-folder.ts';
import { foldersIn } from './readable.ts';
import { type Faulty, type JsonFile, readJson, rowsOf } from './json-file.ts';
import {
  bannersFile,
  type Category,
  categoriesFile,
  contactDetailsFile,
  type ContactDetailsSource,
  contactSubjectsFile,
  discountsFile,
  type FilterGroup,
  filtersFile,
  reviewsFile,
  synonymsFile,
  type SynonymsSource,
} from './shapes.ts';
import { readSlides, type SlideSource } from './slides-file.ts';

/** Everything that a folder given to the import may hold. What it does not hold is undefined and left as it is. */
export interface SiteSource {
  readonly categories: readonly (Category & Faulty)[] | undefined;
  readonly filterGroups: readonly (FilterGroup & Faulty)[] | undefined;
  readonly synonyms: SynonymsSource | undefined;
  readonly courses: readonly CourseSource[];
  /** Of all course folders, also of those that cannot be read. */
  readonly courseNames: readonly string[];
  readonly reviews: readonly ReviewSource[] | undefined;
  readonly slides: readonly SlideSource[] | undefined;
  readonly banners: z.output<typeof bannersFile> | undefined;
  readonly discounts: z.output<typeof discountsFile> | undefined;
  readonly clients: readonly ClientSource[] | undefined;
  readonly contactDetails: ContactDetailsSource | undefined;
  readonly contactSubjects: z.output<typeof contactSubjectsFile> | undefined;
  readonly information: readonly InformationSource[];
  readonly questions: readonly QuestionsSource[];
}

export interface ReviewSource extends Faulty {
  readonly course: string;
  readonly user: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string | null;
  /** A filter of the group `profession`. */
  readonly profession: string | null;
  readonly rating: number;
  readonly language: Language;
  readonly text: string;
  readonly day: string;
  /** Such a day stays what it was at the first import. */
  readonly isDayRelative: boolean;
  /** A course has one review of a person: this is the same one at the next import, whatever it says by then. */
  readonly externalId: string;
}

/**
 * Reads a folder: a single course (it holds `course.json`) or a whole site (`catalogue/`, `courses/`, `content/`,
 * `reviews.json`, any of them).
 */
export async function readSite(path: string, faults: Faults, onProgress?: OnProgress): Promise<SiteSource> {
  const today = todayAtHome();
  const root = resolve(path);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    faults.add(path, 'There is no such folder');
    return nothing;
  }
  if (existsSync(join(root, 'course.json'))) {
    const course = await readCourse(dirname(root), basename(root), today, faults);
    return { ...nothing, courses: course === undefined ? [] : [course] };
  }
  const file = async <Shape extends z.ZodType>(
    name: string,
    schema: Shape,
  ): Promise<JsonFile<z.output<Shape>> | undefined> =>
    existsSync(join(root, name)) ? await readJson(root, name, schema, faults) : undefined;
  const categories = await file('catalogue/categories.json', categoriesFile);
  const filters = await file('catalogue/filters.json', filtersFile);
  const reviews = await file('reviews.json', reviewsFile);
  const courses: CourseSource[] = [];
  const folders = await foldersIn(root, 'courses', faults);
  for (const [index, folder] of folders.entries()) {
    const course = await readCourse(root, folder, today, faults);
    if (course !== undefined) courses.push(course);
    onProgress?.(index + 1, folders.length, 'courses read');
  }
  const banners = await file('content/banners.json', bannersFile);
  const discounts = await file('content/discounts.json', discountsFile);
  const site: SiteSource = {
    categories: categories && rowsOf(categories),
    filterGroups: filters && rowsOf(filters),
    synonyms: (await file('catalogue/synonyms.json', synonymsFile))?.value,
    courses,
    courseNames: folders.map((folder) => basename(folder)),
    reviews: (reviews && rowsOf(reviews))?.map((review) => ({
      course: review.course,
      user: review.user,
      firstName: review.first_name,
      lastName: review.last_name,
      position: review.position ?? null,
      profession: review.profession ?? null,
      rating: review.rating,
      language: review.language,
      text: review.text,
      day: dayOf(review.date, today),
      isDayRelative: isRelative(review.date),
      externalId: `${review.course}:${review.first_name} ${review.last_name}`,
      fault: (path, message) => review.fault(path, message),
    })),
    slides: existsSync(join(root, 'content/slides.json')) ? await readSlides(root, today, faults) : undefined,
    banners: banners && withShownDays(banners, today),
    discounts: discounts && withShownDays(discounts, today),
    clients: existsSync(join(root, 'content/clients.json')) ? await readClients(root, faults) : undefined,
    contactDetails: (await file('content/contacts.json', contactDetailsFile))?.value,
    contactSubjects: (await file('content/contact-subjects.json', contactSubjectsFile))?.value,
    information: await readInformation(root, today, faults),
    questions: await readQuestions(root, faults),
  };
  faultTwice(site.reviews ?? []);
  // Where all that is here has faults, these say it.
  if (faults.list.length === 0 && Object.values(site).every(isNothing)) {
    const [first] = await readdir(root);
    faults.add(
      '.',
      first === undefined
        ? 'There is nothing here to import'
        : 'This is neither a course (course.json) nor a site (catalogue, courses, content, reviews.json)',
    );
  }
  return site;
}

function isNothing(part: unknown): boolean {
  return part === undefined || (Array.isArray(part) && part.length === 0);
}

/** A course has one review of a person. */
function faultTwice(reviews: readonly ReviewSource[]): void {
  const seen = new Set<string>();
  for (const review of reviews) {
    const name = `${review.firstName} ${review.lastName}`;
    if (seen.has(review.externalId))
      review.fault(['last_name'], `${name} has reviewed '${review.course}' above`);
    seen.add(review.externalId);
  }
}

const nothing: SiteSource = {
  categories: undefined,
  filterGroups: undefined,
  synonyms: undefined,
  courses: [],
  courseNames: [],
  reviews: undefined,
  slides: undefined,
  banners: undefined,
  discounts: undefined,
  clients: undefined,
  contactDetails: undefined,
  contactSubjects: undefined,
  information: [],
  questions: [],
};
