import type {
  Category,
  CourseList,
  CourseListItem,
  FilterGroup,
  Review,
  ReviewSummary,
} from '@medeina/contract';
import type { Language } from './words.ts';

/* What the elements read from the public catalogue, in the contract's types. Responses come from another site, so each field is validated. */

/** Fields of a contract type. A newer catalogue may use formats and languages that this script does not know. */
type Fields<Whole, Name extends keyof Whole> = {
  [Field in Name]: Whole[Field] extends string ? string : Whole[Field];
};

/** A course of a list. */
export type Course = Fields<
  CourseListItem,
  | 'id'
  | 'title'
  | 'image'
  | 'format'
  | 'theory_minutes'
  | 'practice_minutes'
  | 'cities'
  | 'rating'
  | 'review_count'
  | 'price'
  | 'price_formatted'
  | 'special'
  | 'special_formatted'
  | 'price_from'
  | 'product_count'
  | 'date'
  | 'end_date'
  | 'city'
  | 'seats_left'
  | 'open_dates'
> & { category: Pick<CourseListItem['category'], 'key' | 'name'> };

type CategoryOption = Fields<Category, 'category_id' | 'name' | 'count'>;
type FilterOption = Fields<FilterGroup['filters'][number], 'filter_id' | 'name' | 'count'>;

export interface Courses extends Fields<CourseList, 'total'> {
  data: Course[];
  facets: {
    categories: CategoryOption[];
    filters: (Fields<FilterGroup, 'filter_group_id' | 'name'> & { filters: FilterOption[] })[];
  } | null;
}

export type Opinion = Fields<
  Review,
  'id' | 'name' | 'lastName' | 'position' | 'image' | 'rating' | 'text' | 'language'
>;

export interface Opinions extends Fields<CourseList, 'last_page'> {
  data: Opinion[];
}

/** A course with the summary of its reviews. */
export type CourseWithReviews = Course & { reviews: ReviewSummary };

type Check<Value> = (value: unknown) => value is Value;

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function orNull<Value>(check: Check<Value>) {
  return (value: unknown): value is Value | null => value === null || check(value);
}

function listOf<Item>(check: Check<Item>) {
  return (value: unknown): value is Item[] => Array.isArray(value) && value.every((item) => check(item));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function shape<Value>(checks: { readonly [Name in keyof Value]: Check<Value[Name]> }) {
  return (value: unknown): value is Value => {
    if (!isRecord(value)) return false;
    for (const name in checks) if (!checks[name](value[name])) return false;
    return true;
  };
}

const courseFields = {
  id: isNumber,
  title: isText,
  image: orNull(isText),
  category: shape<Course['category']>({ key: isText, name: isText }),
  format: isText,
  theory_minutes: isNumber,
  practice_minutes: isNumber,
  cities: listOf(isText),
  rating: isNumber,
  review_count: isNumber,
  price: isNumber,
  price_formatted: isText,
  special: orNull(isNumber),
  special_formatted: orNull(isText),
  price_from: isFlag,
  product_count: isNumber,
  date: orNull(isText),
  end_date: orNull(isText),
  city: orNull(isText),
  seats_left: orNull(isNumber),
  open_dates: isNumber,
};

const isCourses = shape<Courses>({
  data: listOf(shape<Course>(courseFields)),
  total: isNumber,
  facets: orNull(
    shape<NonNullable<Courses['facets']>>({
      categories: listOf(shape<CategoryOption>({ category_id: isNumber, name: isText, count: isNumber })),
      filters: listOf(
        shape<NonNullable<Courses['facets']>['filters'][number]>({
          filter_group_id: isNumber,
          name: isText,
          filters: listOf(shape<FilterOption>({ filter_id: isNumber, name: isText, count: isNumber })),
        }),
      ),
    }),
  ),
});

const isCourseAnswer = shape<{ data: CourseWithReviews }>({
  data: shape<CourseWithReviews>({
    ...courseFields,
    reviews: shape<ReviewSummary>({
      rating: isNumber,
      count: isNumber,
      distribution: listOf(
        shape<ReviewSummary['distribution'][number]>({ stars: isNumber, count: isNumber }),
      ),
    }),
  }),
});

const isOpinions = shape<Opinions>({
  data: listOf(
    shape<Opinion>({
      id: isNumber,
      name: isText,
      lastName: isText,
      position: orNull(isText),
      image: orNull(isText),
      rating: isNumber,
      text: isText,
      language: isText,
    }),
  ),
  last_page: isNumber,
});

/** A failed call to the catalogue. */
export class CatalogueError extends Error {
  /** The response's status; 0 where there was none, or none that could be read. */
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CatalogueError';
    this.status = status;
  }
}

/** The absolute address of a path from the catalogue; undefined where it is no valid address. */
export function addressOf(path: string | null, site: string): string | undefined {
  return path !== null && URL.canParse(path, site) ? new URL(path, site).href : undefined;
}

/** The time limit of a request in milliseconds; after it the reader is offered a retry. */
const patience = 20_000;

async function ask<Answer>(
  address: URL,
  language: Language,
  signal: AbortSignal,
  isReadable: Check<Answer>,
): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    const whole = new URL(address);
    // Not by a header: the browser would ask the server first whether it may send it.
    whole.searchParams.set('language', language);
    const response = await fetch(whole, {
      // The answer is the same for all: no cookies are sent.
      credentials: 'omit',
      signal: AbortSignal.any([signal, late.signal]),
    });
    if (!response.ok)
      throw new CatalogueError(response.status, `${address.href} answered ${String(response.status)}`);
    const answer: unknown = await response.json();
    if (!isReadable(answer))
      throw new CatalogueError(0, `${address.href} answered with data that is not readable`);
    return answer;
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
export function askCourses(address: URL, language: Language, signal: AbortSignal): Promise<Courses> {
  return ask(address, language, signal, isCourses);
}

/** A course with the summary of its reviews, by its public address. */
export async function askCourse(
  address: URL,
  language: Language,
  signal: AbortSignal,
): Promise<CourseWithReviews> {
  return (await ask(address, language, signal, isCourseAnswer)).data;
}

/** A page of the reviews of a course, by the course's public address. */
export function askReviews(
  course: URL,
  page: number,
  language: Language,
  signal: AbortSignal,
): Promise<Opinions> {
  const address = new URL(`${course.pathname.replace(/\/$/u, '')}/reviews`, course);
  address.search = new URLSearchParams({ page: String(page), limit: '6' }).toString();
  return ask(address, language, signal, isOpinions);
}
