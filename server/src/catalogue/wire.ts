import {
  type Category,
  type CourseListItem,
  type CourseSummary,
  type FilterGroup,
  isLanguage,
  type Language,
  languages,
  type Product,
  type Review,
  type ReviewFacets,
  rootCategory,
} from '@medeina/contract';
import { formatCents } from '../platform/format.ts';
import { lengthsOf } from './lengths.ts';
import type { Taxonomy } from './selection.ts';
import type { CardRow, ProductRow, ReviewCount, ReviewRow } from './store.ts';

/** Rows of the catalogue as the wire has them. */

const languageGroup = 7;
const cityGroup = 'city';

/** Names that cards take from the taxonomy, looked up once a selection and language instead of once a card. */
export interface Names {
  category(id: number): { category_id: number; key: string; name: string };
  /** Codes of the languages among a course's filters. */
  languages(filterIds: readonly number[]): Language[];
  city(key: string): string;
  /** Null for one that the catalogue does not know any more. */
  profession(key: string): string | null;
}

/** Professions as the catalogue's filters name them. */
export function professionsOf(taxonomy: Taxonomy): Taxonomy['groups'][number]['filters'] {
  return taxonomy.groups.find((group) => group.key === 'profession')?.filters ?? [];
}

const known = new WeakMap<Taxonomy, Map<Language, Names>>();

export function namesOf(taxonomy: Taxonomy, language: Language): Names {
  const byLanguage = known.get(taxonomy) ?? new Map<Language, Names>();
  known.set(taxonomy, byLanguage);
  const names = byLanguage.get(language) ?? makeNames(taxonomy, language);
  byLanguage.set(language, names);
  return names;
}

function makeNames(taxonomy: Taxonomy, language: Language): Names {
  const categories = new Map(
    taxonomy.categories.map((row) => [
      row.id,
      { category_id: row.id, key: row.key, name: row.title[language] },
    ]),
  );
  const filters = (pick: (group: Taxonomy['groups'][number]) => boolean) =>
    taxonomy.groups.find(pick)?.filters ?? [];
  const languages = new Map(filters((group) => group.id === languageGroup).map((row) => [row.id, row.key]));
  const cities = new Map(
    filters((group) => group.key === cityGroup).map((row) => [row.key, row.name[language]]),
  );
  return {
    category: (id) => categories.get(id) ?? { category_id: id, key: 'other', name: '' },
    languages: (ids) => ids.map((id) => languages.get(id)).filter((code) => isLanguage(code)),
    city: (key) => cities.get(key) ?? key,
    profession: (key) => professionsOf(taxonomy).find((row) => row.key === key)?.name[language] ?? null,
  };
}

function toEuros(cents: number): number {
  return cents / 100;
}

function priceOf(row: Pick<CardRow, 'price_cents' | 'special_cents'>, language: Language) {
  return {
    price: toEuros(row.price_cents),
    price_formatted: formatCents(language, row.price_cents),
    special: row.special_cents === null ? null : toEuros(row.special_cents),
    special_formatted: row.special_cents === null ? null : formatCents(language, row.special_cents),
  };
}

export function courseListItem(row: CardRow, names: Names, language: Language): CourseListItem {
  const now = row.special_cents ?? row.price_cents;
  return {
    id: row.id,
    name: row.title,
    title: row.title,
    shortName: row.shortname,
    shortDescription: row.short_description,
    environment: row.environment,
    image: row.image,
    category: names.category(row.category_id),
    format: row.format,
    duration_hours: row.duration_hours,
    ...lengthsOf(row, row.nearest_minutes),
    business: row.business,
    certificate: row.certificate,
    rating: row.rating,
    review_count: row.reviews,
    ...priceOf(row, language),
    price_from: row.price_to_cents > now,
    price_to: toEuros(row.price_to_cents),
    price_to_formatted: formatCents(language, row.price_to_cents),
    product_count: row.product_count,
    date: row.nearest_date,
    end_date: row.nearest_end_date,
    city: row.nearest_city === null ? null : names.city(row.nearest_city),
    seats_left: row.nearest_seats,
    open_dates: row.open_dates,
    cities: row.cities.map((key) => names.city(key)),
    languages: names.languages(row.filter_ids),
    cpd_hours: row.cpd_hours,
  };
}

export function courseSummary(row: CardRow, names: Names, language: Language): CourseSummary {
  return {
    id: row.id,
    title: row.title,
    image: row.image,
    category: names.category(row.category_id),
    format: row.format,
    ...priceOf(row, language),
    price_from: row.price_to_cents > (row.special_cents ?? row.price_cents),
    product_count: row.product_count,
  };
}

export function productOf(row: ProductRow, hours: number, names: Names, language: Language): Product {
  const { special_cents: special } = row;
  return {
    product_id: row.id,
    price: toEuros(row.price_cents),
    price_formated: formatCents(language, row.price_cents),
    special:
      special === null ? null : { price: toEuros(special), price_formated: formatCents(language, special) },
    special_until: row.special_until,
    hl_original_price: special === null ? null : formatCents(language, row.price_cents),
    course_duration: hours,
    start_date: row.start_date,
    end_date: row.end_date,
    location_name: row.location_name?.[language] ?? null,
    location_address: row.location_address,
    city: row.city === null ? null : names.city(row.city),
    practice_days: row.practice_days,
    practice_minutes: row.practice_minutes,
    seats: row.capacity,
    seats_left: row.capacity === null ? null : Math.max(0, row.capacity - row.seats_held),
  };
}

export function reviewOf(row: ReviewRow, names: Names, language: Language): Review {
  return {
    id: row.id,
    userId: row.user_id,
    external_id: row.external_id,
    name: row.first_name,
    lastName: row.last_name,
    // The name of a profession is in the language of the answer, and what stands beside a review is read in the review's.
    position:
      row.position ??
      (row.profession !== null && row.language === language ? names.profession(row.profession) : null),
    image: null,
    rating: row.rating,
    text: row.text,
    language: row.language,
    date: row.day,
  };
}

const sum = (rows: readonly ReviewCount[]): number => rows.reduce((all, row) => all + row.count, 0);

/** How many reviews a choice leaves, and what each language and profession in place of the chosen one would leave. */
export function reviewFacetsOf(
  counts: readonly ReviewCount[],
  choice: { readonly language: Language | null; readonly profession: string | null },
  taxonomy: Taxonomy,
  language: Language,
): { readonly total: number; readonly facets: ReviewFacets } {
  const among = (writtenIn: Language | null, profession: string | null) =>
    sum(
      counts.filter(
        (row) =>
          (writtenIn === null || row.language === writtenIn) &&
          (profession === null || row.profession === profession),
      ),
    );
  return {
    total: among(choice.language, choice.profession),
    facets: {
      languages: languages
        .map((one) => ({ language: one, count: among(one, choice.profession) }))
        .filter(({ count }) => count > 0),
      professions: professionsOf(taxonomy)
        .map(({ key, name }) => ({ key, name: name[language], count: among(choice.language, key) }))
        .filter(({ count }) => count > 0),
    },
  };
}

/** Categories right below one, with the counts that choosing each would leave. */
export function categoriesBelow(
  taxonomy: Taxonomy,
  parent: number,
  counts: ReadonlyMap<number, number>,
  language: Language,
): Category[] {
  return taxonomy.categories
    .filter((row) => (row.parentId ?? rootCategory) === parent)
    .map((row) => ({
      category_id: row.id,
      key: row.key,
      name: row.title[language],
      description: row.description?.[language] ?? null,
      original_image: row.image,
      count: counts.get(row.id) ?? 0,
    }));
}

/** The id of a category that is named by its id or its key; of an unknown key one that no category has. */
export function categoryIdOf(taxonomy: Taxonomy, named: number | string | undefined): number | undefined {
  if (typeof named !== 'string') return named;
  return taxonomy.categories.find(({ key }) => key === named)?.id ?? 0;
}

/** Categories that a list offers: those at the top, and the one that is chosen where it lies below them. */
export function categoriesOffered(
  taxonomy: Taxonomy,
  chosen: number | undefined,
  counts: ReadonlyMap<number, number>,
  language: Language,
): Category[] {
  const top = categoriesBelow(taxonomy, rootCategory, counts, language);
  const above = taxonomy.categories.find((row) => row.id === chosen)?.parentId ?? rootCategory;
  return [
    ...top,
    ...(above === rootCategory
      ? []
      : categoriesBelow(taxonomy, above, counts, language).filter((row) => row.category_id === chosen)),
  ];
}

export function filterGroups(
  taxonomy: Taxonomy,
  counts: ReadonlyMap<number, number>,
  language: Language,
): FilterGroup[] {
  return taxonomy.groups.map((group) => ({
    filter_group_id: group.id,
    key: group.key,
    name: group.name[language],
    filters: group.filters.map((filter) => ({
      filter_id: filter.id,
      key: filter.key,
      name: filter.name[language],
      count: counts.get(filter.id) ?? 0,
    })),
  }));
}
