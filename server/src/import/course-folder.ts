import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homeTimeZone, type Language, languages } from '@medeina/contract';
import type { z } from 'zod';
import { readSources, type SkippedFile, type SourceFile } from './course-sources.ts';
import { dayOf } from './dates.ts';
import type { Faults } from './faults.ts';
import { type GradingSource, readGrading } from './grading.ts';
import { type JsonFile, readJson, readText } from './json-file.ts';
import { faultPictures } from './material-text.ts';
import { type PhotoSource, readPhoto } from './photo.ts';
import { whyNot } from './readable.ts';
import { headedParts, richText } from './rich-text.ts';
import {
  type CourseFile,
  courseFile,
  courseStandIns,
  type SessionFile,
  subjectsFile,
  type Texts,
} from './shapes.ts';
import { readTheory, type TopicSource } from './theory-folder.ts';

type HtmlByLanguage = Readonly<Record<Language, string>>;

/** A course as its folder tells it: checked, days resolved, Markdown made into sanitised HTML. */
export interface CourseSource {
  readonly slug: string;
  readonly facts: Omit<CourseFile, '$schema' | 'grading' | 'photo' | 'products' | 'published'>;
  readonly published: string;
  readonly products: readonly ProductSource[];
  /** Null: the pattern of its category stands for it. */
  readonly photo: PhotoSource | null;
  readonly description: HtmlByLanguage;
  readonly faq: Readonly<Record<Language, readonly { header: string; answers: string[] }[]>>;
  /** Programme of a course that has no theory of its own here. */
  readonly subjects: z.output<typeof subjectsFile>;
  readonly topics: readonly TopicSource[];
  readonly grading: GradingSource;
  /** All of it as it came. */
  readonly sources: readonly SourceFile[];
  /** What of it is left where it is. */
  readonly skipped: readonly SkippedFile[];
  /** Reports a fault of course.json that shows only beside other courses or the catalogue. */
  readonly fault: JsonFile<unknown>['fault'];
  readonly fits: JsonFile<unknown>['fits'];
}

export interface ProductSource {
  readonly id: number;
  readonly priceCents: number;
  readonly special: SpecialSource | null;
  readonly taxClass: 'exempt' | 'standard';
  /** Null: studied whenever one likes. */
  readonly session: SessionSource | null;
}

/** A lower price; without days, always. The days are the first and the last on which it holds. */
export interface SpecialSource {
  readonly cents: number;
  readonly from: string | null;
  readonly until: string | null;
}

/** When and where a group meets. Times are those of the place. */
export interface SessionSource {
  readonly days: readonly { readonly day: string; readonly from: string; readonly to: string }[];
  readonly timeZone: string;
  readonly locationName: Texts | null;
  readonly locationAddress: string | null;
  readonly city: string | null;
  readonly capacity: number | null;
}

/**
 * Reads one course folder.
 * @param root the folder given to the import; @param folder the course's path below it.
 * @returns undefined when its course.json is no JSON; other faults are in `faults` all the same.
 */
export async function readCourse(
  root: string,
  folder: string,
  today: string,
  faults: Faults,
): Promise<CourseSource | undefined> {
  const slug = folder.split('/').at(-1) ?? folder;
  const json = await readJson(root, join(folder, 'course.json'), courseFile, faults, courseStandIns);
  const theory = await readTheory(root, folder, faults);
  const { topics } = theory;
  const hasSubjects = existsSync(join(root, folder, 'subjects.json'));
  const subjects = hasSubjects
    ? await readJson(root, join(folder, 'subjects.json'), subjectsFile, faults)
    : undefined;
  const description = await textsOf(root, folder, 'description', faults);
  const faq = await questionsOf(root, folder, faults);
  if (json === undefined) return undefined;
  if (!/^[a-z0-9][a-z0-9-]*$/.test(slug)) {
    json.fault([], `The folder's name '${slug}' must be lower-case letters, digits and hyphens`);
  }
  if (json.value.certificate == null && json.fits(['certificate'])) faultCertificates(topics, json);
  faultHours(json);
  const { $schema: _schema, published, photo, products: _products, grading: _grading, ...facts } = json.value;
  return {
    slug,
    facts,
    published: dayOf(published, today),
    products: readProducts(json, today),
    photo: photo === undefined ? null : await photoOf(root, folder, photo, json),
    description,
    faq,
    subjects: subjects?.value ?? [],
    topics,
    grading: readGrading(json, theory),
    ...(await readSources(root, folder, faults)),
    fault: (path, message) => json.fault(path, message),
    fits: (path) => json.fits(path),
  };
}

/** The shortest hour of professional development: an academic one. */
const leastCpdMinutes = 45;

/** No course counts for more hours than it has. */
function faultHours(json: JsonFile<CourseFile>): void {
  const { cpd_hours: cpd = 0, duration_hours: hours } = json.value;
  if (hours > 0 && cpd * leastCpdMinutes > hours * 60)
    json.fault(['cpd_hours'], `are more than fit into ${hours} hours, at ${leastCpdMinutes} minutes each`);
}

/** A material that shows a certificate would wait for it for ever. */
function faultCertificates(topics: readonly TopicSource[], json: JsonFile<unknown>): void {
  const materials = topics.flatMap(({ sections }) => sections.flatMap((section) => section.materials));
  for (const { module, slug } of materials)
    if (module === 'certificate')
      json.fault(['certificate'], `the course gives none, but its material '${slug}' shows one`);
}

async function photoOf(
  root: string,
  folder: string,
  name: string,
  json: JsonFile<unknown>,
): Promise<PhotoSource | null> {
  const path = join(folder, name);
  const photo = whyNot(root, path, name) ?? (await readPhoto(join(root, path)));
  if (typeof photo !== 'string') return photo;
  json.fault(['photo'], photo);
  return null;
}

function readProducts(json: JsonFile<CourseFile>, today: string): ProductSource[] {
  const seen = new Set<number>();
  return json.value.products.map((product, index) => {
    const fault = (path: readonly (string | number)[], message: string): void => {
      if (json.fits(['products', index])) json.fault(['products', index, ...path], message);
    };
    if (seen.has(product.id)) fault(['id'], 'is also the id of another product');
    seen.add(product.id);
    const special = product.special == null ? null : readSpecial(product.special, today);
    if (special !== null && special.cents >= centsOf(product.price)) {
      fault(['special'], 'must be less than the price');
    }
    if (special !== null && special.from !== null && special.until !== null && special.until < special.from) {
      fault(['special', 'until'], 'is before the first day');
    }
    return {
      id: product.id,
      priceCents: centsOf(product.price),
      special,
      taxClass: product.tax_class ?? 'standard',
      session:
        product.session == null
          ? null
          : readSession(product.session, today, (path, message) => fault(['session', ...path], message)),
    };
  });
}

function centsOf(euros: number): number {
  return Math.round(euros * 100);
}

function readSpecial(
  special: NonNullable<CourseFile['products'][number]['special']>,
  today: string,
): SpecialSource {
  if (typeof special === 'number') return { cents: centsOf(special), from: null, until: null };
  const dayOrNull = (day: string | undefined): string | null =>
    day === undefined ? null : dayOf(day, today);
  return { cents: centsOf(special.price), from: dayOrNull(special.from), until: dayOrNull(special.until) };
}

function readSession(
  session: SessionFile,
  today: string,
  fault: (path: readonly (string | number)[], message: string) => void,
): SessionSource {
  const days = session.days.map(({ day, from, to }) => ({ day: dayOf(day, today), from, to }));
  for (const [index, { day, from, to }] of days.entries()) {
    if (to <= from) fault(['days', index, 'to'], 'must be later than from');
    const before = days[index - 1];
    if (before !== undefined && `${day} ${from}` < `${before.day} ${before.to}`) {
      fault(['days', index], 'must come after the day above it');
    }
  }
  return {
    days,
    timeZone: session.time_zone ?? homeTimeZone,
    locationName: session.location_name ?? null,
    locationAddress: session.location_address ?? null,
    city: session.city ?? null,
    capacity: session.seats ?? null,
  };
}

/** `<name>.<language>.md` of all three languages as HTML; a file that is in none of them is no fault. */
async function textsOf(root: string, folder: string, name: string, faults: Faults): Promise<HtmlByLanguage> {
  const read = async (language: Language): Promise<string> => {
    const text = await optionalText(root, folder, name, language, faults);
    faultPictures(text ?? '', join(folder, `${name}.${language}.md`), faults);
    return richText(text ?? '');
  };
  return { lt: await read('lt'), en: await read('en'), ru: await read('ru') };
}

async function questionsOf(root: string, folder: string, faults: Faults): Promise<CourseSource['faq']> {
  const read = async (language: Language): Promise<{ header: string; answers: string[] }[]> => {
    const file = join(folder, `faq.${language}.md`);
    const text = await optionalText(root, folder, 'faq', language, faults);
    faultPictures(text ?? '', file, faults);
    const parts = headedParts(text ?? '');
    if (text !== undefined && parts.length === 0)
      faults.add(file, "There is no question: a line that begins with '## '");
    return parts.map((part) => {
      if (part.body.trim() === '')
        faults.add(file, `The question '${part.heading}' has no answer`, part.line);
      return { header: part.heading, answers: [richText(part.body)] };
    });
  };
  return { lt: await read('lt'), en: await read('en'), ru: await read('ru') };
}

/** The text in one language; missing is a fault only where another language has it. */
async function optionalText(
  root: string,
  folder: string,
  name: string,
  language: Language,
  faults: Faults,
): Promise<string | undefined> {
  const exists = (code: Language): boolean => existsSync(join(root, folder, `${name}.${code}.md`));
  if (!languages.some(exists)) return undefined;
  return await readText(root, join(folder, `${name}.${language}.md`), faults);
}
