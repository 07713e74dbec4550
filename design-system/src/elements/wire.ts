import type { Language } from './words.ts';

/*
 * What the public catalogue answers, as far as the elements show it. The answers come from another site over the
 * network: each field is looked at before it is believed, and what does not fit is an error like any other.
 */

/** A course of a list. */
export interface WireCourse {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  readonly category: { readonly key: string; readonly name: string };
  readonly format: 'hybrid' | 'online' | 'simulation';
  readonly hours: number;
  readonly cities: readonly string[];
  readonly rating: number;
  readonly reviews: number;
  readonly price: number;
  readonly priceText: string;
  readonly special: number | null;
  readonly specialText: string | null;
  readonly isLeast: boolean;
}

export interface WireOption {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

export interface WireGroup {
  readonly id: number;
  readonly name: string;
  readonly options: readonly WireOption[];
}

export interface WireList {
  readonly courses: readonly WireCourse[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly categories: readonly WireOption[];
  readonly filters: readonly WireGroup[];
}

export interface WireReview {
  readonly id: number;
  readonly name: string;
  readonly position: string | null;
  readonly image: string | null;
  readonly rating: number;
  readonly text: string;
  readonly language: string;
}

export interface WireReviews {
  readonly reviews: readonly WireReview[];
  readonly page: number;
  readonly pages: number;
}

export interface WireSummary {
  readonly rating: number;
  readonly count: number;
  /** How many gave five stars, four, three, two, one. */
  readonly counts: readonly [number, number, number, number, number];
}

/** A call that did not give what was asked for. */
export class CatalogueError extends Error {
  /** The status of the answer; 0 where there was none, or none that could be read. */
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CatalogueError';
    this.status = status;
  }
}

const unreadable = (what: string) => new CatalogueError(0, `The catalogue's answer has no readable ${what}`);

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const thing = (value: unknown, what: string): Thing => {
  if (!isThing(value)) throw unreadable(what);
  return value;
};
const list = <Item>(value: unknown, what: string, read: (item: Thing) => Item): Item[] => {
  if (!Array.isArray(value)) throw unreadable(what);
  return value.map((item) => read(thing(item, what)));
};
const number = (from: Thing, name: string): number => {
  const value = from[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unreadable(name);
  return value;
};
const text = (from: Thing, name: string): string => {
  const value = from[name];
  if (typeof value !== 'string') throw unreadable(name);
  return value;
};
const orNull = <Value>(from: Thing, name: string, read: (from: Thing, name: string) => Value): Value | null =>
  from[name] === null || from[name] === undefined ? null : read(from, name);

const formats = ['hybrid', 'online', 'simulation'] as const;

const course = (from: Thing): WireCourse => {
  const category = thing(from['category'], 'category');
  const cities = from['cities'];
  return {
    id: number(from, 'id'),
    title: text(from, 'title'),
    image: orNull(from, 'image', text),
    category: { key: text(category, 'key'), name: text(category, 'name') },
    format: formats.find((format) => format === from['format']) ?? 'online',
    hours: number(from, 'duration_hours'),
    cities: Array.isArray(cities) ? cities.filter((city) => typeof city === 'string') : [],
    rating: number(from, 'rating'),
    reviews: number(from, 'review_count'),
    price: number(from, 'price'),
    priceText: text(from, 'price_formatted'),
    special: orNull(from, 'special', number),
    specialText: orNull(from, 'special_formatted', text),
    isLeast: from['price_from'] === true,
  };
};

const option = (from: Thing, idName: string): WireOption => ({
  id: number(from, idName),
  name: text(from, 'name'),
  count: number(from, 'count'),
});

const courseList = (answer: unknown): WireList => {
  const from = thing(answer, 'list');
  const facets = isThing(from['facets']) ? from['facets'] : undefined;
  return {
    courses: list(from['data'], 'courses', course),
    total: number(from, 'total'),
    page: number(from, 'current_page'),
    pages: number(from, 'last_page'),
    categories:
      facets === undefined
        ? []
        : list(facets['categories'], 'categories', (item) => option(item, 'category_id')),
    filters:
      facets === undefined
        ? []
        : list(facets['filters'], 'filters', (group) => ({
            id: number(group, 'filter_group_id'),
            name: text(group, 'name'),
            options: list(group['filters'], 'filters', (item) => option(item, 'filter_id')),
          })),
  };
};

const review = (from: Thing): WireReview => ({
  id: number(from, 'id'),
  name: `${text(from, 'name')} ${text(from, 'lastName')}`.trim(),
  position: orNull(from, 'position', text),
  image: orNull(from, 'image', text),
  rating: Math.round(number(from, 'rating')),
  text: text(from, 'text'),
  language: text(from, 'language'),
});

const summary = (from: Thing): WireSummary => {
  const spread = list(from['distribution'], 'distribution', (item) => ({
    stars: number(item, 'stars'),
    count: number(item, 'count'),
  }));
  const of = (stars: number) => spread.find((item) => item.stars === stars)?.count ?? 0;
  return {
    rating: number(from, 'rating'),
    count: number(from, 'count'),
    counts: [of(5), of(4), of(3), of(2), of(1)],
  };
};

/** The whole address of what the catalogue names; undefined where it names nothing that is an address. */
export const addressOf = (path: string | null, site: string): string | undefined =>
  path !== null && URL.canParse(path, site) ? new URL(path, site).href : undefined;

/** How long an answer may take, in milliseconds: after it the reader is offered another try. */
const patience = 20_000;

const tags: Record<Language, string> = { lt: 'lt-lt', en: 'en-gb', ru: 'ru-ru' };

async function ask(address: URL, language: Language, signal: AbortSignal): Promise<unknown> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    const response = await fetch(address, {
      headers: { 'X-Oc-Merchant-Language': tags[language] },
      // Everybody gets the same answer: nothing of the reader's is sent along.
      credentials: 'omit',
      signal: AbortSignal.any([signal, late.signal]),
    });
    if (!response.ok)
      throw new CatalogueError(response.status, `${address.href} answered ${String(response.status)}`);
    return await response.json();
  } catch (error) {
    if (signal.aborted || error instanceof CatalogueError) throw error;
    const what =
      error instanceof SyntaxError
        ? 'answered with something else than JSON'
        : late.signal.aborted
          ? 'took too long to answer'
          : 'could not be reached';
    throw new CatalogueError(0, `${address.origin} ${what}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The courses behind the address of a public list. */
export const askCourses = async (address: URL, language: Language, signal: AbortSignal): Promise<WireList> =>
  courseList(await ask(address, language, signal));

/** A course and what is thought of it, by its public address. */
export async function askCourse(
  address: URL,
  language: Language,
  signal: AbortSignal,
): Promise<{ course: WireCourse; summary: WireSummary }> {
  const { data } = thing(await ask(address, language, signal), 'course');
  const from = thing(data, 'course');
  return { course: course(from), summary: summary(thing(from['reviews'], 'reviews')) };
}

/** A page of the reviews of a course, by the course's public address. */
export async function askReviews(
  course: URL,
  page: number,
  language: Language,
  signal: AbortSignal,
): Promise<WireReviews> {
  const address = new URL(`${course.pathname.replace(/\/$/u, '')}/reviews`, course);
  address.search = new URLSearchParams({ page: String(page), limit: '6' }).toString();
  const from = thing(await ask(address, language, signal), 'reviews');
  return {
    reviews: list(from['data'], 'reviews', review),
    page: number(from, 'current_page'),
    pages: number(from, 'last_page'),
  };
}
