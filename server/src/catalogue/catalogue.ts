import {
  builtInEnvironment,
  type CourseDetail,
  type CourseList,
  type CourseListItem,
  type CourseSort,
  type Language,
  languages,
  type Review,
  type ReviewList,
  rootCategory,
} from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { message } from '../platform/messages.ts';
import { pageOf } from '../platform/page.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { ProblemError } from '../platform/errors.ts';
import { type Found, findCourses } from './search-store.ts';
import type { Synonyms } from './synonyms.ts';
import { readSynonyms } from './synonyms-store.ts';
import type { Ids, Order, Selection, StoredOrder } from './selection.ts';
import type { CurrentSelection } from './selection-store.ts';
import {
  type CardRow,
  countReviews,
  courseExists,
  readCards,
  type DetailRow,
  readDetail,
  readProducts,
  readReviews,
  type ReviewRow,
} from './store.ts';
import {
  categoriesBelow,
  categoriesOffered,
  categoryIdOf,
  courseListItem,
  courseSummary,
  filterGroups,
  namesOf,
  productOf,
  reviewFacetsOf,
  reviewOf,
} from './wire.ts';
import { cardsStamp, courseVersion } from './stamp.ts';

/** What a list is asked for, after validation. */
export interface ListQuery {
  readonly page: number;
  readonly limit: number;
  readonly sort?: CourseSort | undefined;
  /** Its id or its key. */
  readonly category?: number | string | undefined;
  readonly filters?: string | undefined;
  readonly search?: string | undefined;
  readonly bestsellers?: boolean;
  /** Course ids among which to choose. */
  readonly among?: readonly number[] | undefined;
  readonly facets: boolean;
}

/** Which reviews of a course to list. */
export interface ReviewsQuery {
  readonly courseId: number;
  readonly page: number;
  readonly limit: number;
  readonly written_in?: Language | undefined;
  readonly profession?: string | undefined;
}

const megabyte = 1024 * 1024;
/** Courses that the bestseller carousel shows. */
const bestsellerCount = 5;
/** Suggestions under the search box. */
const suggestionCount = 6;
/** Reviews that a course's page begins with. */
const latestReviews = 6;

type Facets = NonNullable<CourseList['facets']>;

/** Finding courses and showing one: everything that is the same for all who ask. */
export interface Catalogue {
  list(query: ListQuery, language: Language): Promise<CourseList>;
  suggestions(search: string, language: Language): Promise<ReturnType<typeof courseSummary>[]>;
  bestsellers(language: Language): Promise<CourseListItem[]>;
  cards(ids: readonly number[], language: Language): Promise<CourseListItem[]>;
  categories(parent: number, language: Language): Promise<Facets>;
  detail(id: number, language: Language): Promise<CourseDetail>;
  reviews(query: ReviewsQuery, language: Language): Promise<ReviewList>;
  review(row: ReviewRow, language: Language): Promise<Review>;
  selection(): Promise<Selection>;
}

/** Whether a course is to have theory here, and nothing of it is here yet. Of theory elsewhere nothing is known. */
const lacksTheory = ({ environment, format, subjects }: DetailRow): boolean =>
  environment === builtInEnvironment &&
  format !== 'simulation' &&
  !subjects.some(({ parts }) => parts.some((part) => part.module !== null));

export function createCatalogue(context: Context, current: CurrentSelection): Catalogue {
  const { executor } = context.database;
  const searches = new VersionedCache<Found>({
    entries: 100,
    // Of a large catalogue one search may find nearly all.
    bytes: { of: ({ ids, inTitle }) => ids.byteLength + (inTitle?.byteLength ?? 0), most: 8 * megabyte },
  });
  const synonyms = new VersionedCache<Synonyms>({ entries: languages.length });
  const lists = new VersionedCache<CourseList>({ entries: 150, bytes: { most: 4 * megabyte } });
  const details = new VersionedCache<CourseDetail>({ entries: 150, bytes: { most: 4 * megabyte } });
  const bestsellers = new VersionedCache<CourseListItem[]>({ entries: 3 });
  const facets = new VersionedCache<Facets>({ entries: 100 });

  async function search(text: string, language: Language): Promise<Found> {
    const key = `${language}:${text.trim().toLowerCase()}`;
    return await searches.get(current.stamp, key, async () => {
      const known = await synonyms.get(current.stamp, language, () => readSynonyms(executor, language));
      return await findCourses(executor, language, text, known);
    });
  }

  async function items(
    ids: readonly number[],
    selection: Selection,
    language: Language,
  ): Promise<CourseListItem[]> {
    const names = namesOf(selection.taxonomy, language);
    return (await readCards(executor, language, ids)).map((row: CardRow) =>
      courseListItem(row, names, language),
    );
  }

  async function listOf(query: ListQuery, selection: Selection, language: Language): Promise<CourseList> {
    const isSearch = query.search !== undefined && query.search.trim() !== '';
    const found = isSearch ? await search(query.search ?? '', language) : undefined;
    const category = categoryIdOf(selection.taxonomy, query.category);
    const selected = selection.select({
      category,
      filters: query.filters === undefined ? [] : query.filters.split(',').map(Number),
      among: amongOf(query, found, selection),
    });
    const sort = query.sort ?? (isSearch ? 'relevance' : 'popular');
    const order = sort === 'relevance' && found !== undefined ? byFit(found) : orderOf(sort, language);
    const ids = selected.page(order, (query.page - 1) * query.limit, query.limit);
    return {
      ...pageOf(await items(ids, selection, language), selected.total, query.page, query.limit),
      facets: query.facets
        ? {
            categories: categoriesOffered(selection.taxonomy, category, selected.categoryCounts(), language),
            filters: filterGroups(selection.taxonomy, selected.filterCounts(), language),
          }
        : null,
    };
  }

  async function detailOf(id: number, selection: Selection, language: Language): Promise<CourseDetail> {
    const [row, products, reviews] = await Promise.all([
      readDetail(executor, language, id),
      readProducts(executor, id),
      readReviews(executor, { courseId: id, offset: 0, limit: latestReviews }),
    ]);
    if (row === undefined || row.retired) throw new ProblemError('not_found');
    const names = namesOf(selection.taxonomy, language);
    return {
      ...courseListItem(row, names, language),
      image_large: row.image_large,
      fullDescription: row.full_description,
      abilities: row.abilities,
      products: products.map((product) => productOf(product, row.duration_hours, names, language)),
      courseSubjects: row.subjects,
      theory_note: lacksTheory(row) ? message(language, 'course.theory_in_preparation') : null,
      awards: row.awards,
      lecturers: row.lecturers,
      certificate_validity_months: row.certificate_validity_months,
      group_size: row.group_size,
      date_change_days: row.date_change_days,
      faq: row.faq,
      reviews: {
        rating: row.rating,
        count: row.reviews,
        distribution: starCounts(row.stars),
        latest: reviews.map((review) => reviewOf(review, names, language)),
      },
      published: row.published,
      favourite_id: null,
      enrolled: false,
      can_renew: false,
      can_review: false,
      review_needs: null,
      own_review: null,
    };
  }

  return {
    selection: () => current.get(),

    list: async (query, language) => {
      const selection = await current.get();
      // What a person's own choice narrows is theirs alone; everything else is the same for all who ask.
      if (query.among !== undefined) return await listOf(query, selection, language);
      return await lists.get(cardsStamp(context, current.stamp), `${language}:${JSON.stringify(query)}`, () =>
        listOf(query, selection, language),
      );
    },

    suggestions: async (text, language) => {
      if (text.trim() === '') return [];
      const [selection, found] = await Promise.all([current.get(), search(text, language)]);
      const names = namesOf(selection.taxonomy, language);
      const among = found.ids;
      const ids = selection.select({ filters: [], among }).page(byFit(found), 0, suggestionCount);
      return (await readCards(executor, language, ids)).map((row) => courseSummary(row, names, language));
    },

    bestsellers: async (language) => {
      const selection = await current.get();
      return await bestsellers.get(cardsStamp(context, current.stamp), language, () =>
        items(selection.first('popular', bestsellerCount), selection, language),
      );
    },

    cards: async (ids, language) => await items(ids, await current.get(), language),

    categories: async (parent, language) => {
      const selection = await current.get();
      const { taxonomy } = selection;
      if (parent !== rootCategory && !taxonomy.categories.some((row) => row.id === parent)) {
        throw new ProblemError('not_found');
      }
      return await facets.get(current.stamp, `${language}:${parent}`, () => {
        const selected = selection.select({ category: parent, filters: [] });
        return Promise.resolve({
          // Below a category its own parts are counted, whatever the category chosen is.
          categories: categoriesBelow(taxonomy, parent, selected.categoryCounts(), language),
          filters: filterGroups(taxonomy, selected.filterCounts(), language),
        });
      });
    },

    detail: async (id, language) => {
      const selection = await current.get();
      const version = context.versions.of(courseVersion(id));
      return await details.get(`${current.stamp}:${version}`, `${language}:${id}`, () =>
        detailOf(id, selection, language),
      );
    },

    review: async (row, language) =>
      reviewOf(row, namesOf((await current.get()).taxonomy, language), language),

    reviews: async ({ courseId, page, limit, written_in: writtenIn, profession }, language) => {
      const choice = { language: writtenIn ?? null, profession: profession ?? null };
      const [exists, counts, rows, { taxonomy }] = await Promise.all([
        courseExists(executor, courseId),
        countReviews(executor, courseId),
        readReviews(executor, { courseId, ...choice, offset: (page - 1) * limit, limit }),
        current.get(),
      ]);
      if (!exists) throw new ProblemError('not_found');
      const names = namesOf(taxonomy, language);
      const { total, facets } = reviewFacetsOf(counts, choice, taxonomy, language);
      return {
        ...pageOf(
          rows.map((row) => reviewOf(row, names, language)),
          total,
          page,
          limit,
        ),
        facets,
      };
    },
  };
}

/** From five stars to one. */
export function starCounts(stars: readonly number[]): { stars: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((number) => ({ stars: number, count: stars[number - 1] ?? 0 }));
}

function orderOf(sort: CourseSort, language: Language): StoredOrder {
  // Relevance without a search means nothing: the default order without one is by popularity.
  if (sort === 'relevance') return 'popular';
  return sort === 'title' ? `title_${language}` : sort;
}

function amongOf(query: ListQuery, found: Found | undefined, selection: Selection): Ids | undefined {
  const sets: Ids[] = [
    ...(found === undefined ? [] : [found.ids]),
    ...(query.among === undefined ? [] : [query.among]),
    ...(query.bestsellers === true ? [selection.first('popular', bestsellerCount)] : []),
  ];
  const [first, ...others] = sets;
  return others.reduce<Ids | undefined>((ids, other) => {
    const kept = new Set(other);
    return ids?.filter((id) => kept.has(id));
  }, first);
}

/** The best first; of very many, those that say it in their title, then by popularity. */
function byFit(found: Found): Order {
  return found.inTitle === null ? { ids: found.ids } : { first: found.inTitle, rest: 'popular' };
}
