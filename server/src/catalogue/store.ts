import { builtInEnvironment, homeTimeZone } from '@medeina/contract';
import type {
  Award,
  CourseFormat,
  CourseQuestion,
  CourseSubject,
  Language,
  Lecturer,
} from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** Reading and writing what the catalogue shows. */

/** What a card shows of a course. */
export interface CardRow {
  readonly id: number;
  readonly shortname: string;
  readonly environment: string;
  readonly category_id: number;
  readonly format: CourseFormat;
  readonly duration_hours: number;
  /** Of the theory that is here, in the language that was asked for. */
  readonly theory_minutes: number;
  readonly cpd_hours: number | null;
  readonly business: boolean;
  readonly certificate: boolean;
  readonly image: string | null;
  readonly price_cents: number;
  readonly special_cents: number | null;
  readonly price_to_cents: number;
  readonly product_count: number;
  /** The nearest session. */
  readonly nearest_date: string | null;
  readonly nearest_end_date: string | null;
  readonly nearest_city: string | null;
  readonly nearest_seats: number | null;
  /** All of its days together. */
  readonly nearest_minutes: number | null;
  /** Sessions to come with a seat. */
  readonly open_dates: number;
  readonly cities: readonly string[];
  readonly filter_ids: readonly number[];
  readonly title: string;
  readonly short_description: string;
  readonly rating: number;
  readonly reviews: number;
}

/** How long a product's session is; nulls where it has none. */
function lengthOf(productId: RawBuilder<unknown>) {
  return sql`
    select nullif(count(*), 0)::integer as practice_days,
      (extract(epoch from sum(ends_at - starts_at)) / 60)::integer as practice_minutes
    from practical_session_days where product_id = ${productId}`;
}

/** What was imported before it was counted by language is as long in each. */
const theoryMinutes = sql`coalesce(texts.theory_minutes, courses.theory_minutes) as theory_minutes`;

/** When, where and how long the nearest session of a course is, and how many have seats: what changes with every seat that is taken. */
const nearestSession = sql`
  join lateral (
    select
      min(id) filter (where place = 1) as nearest_id,
      min(start_date) filter (where place = 1) as nearest_date,
      min(end_date) filter (where place = 1) as nearest_end_date,
      min(city) filter (where place = 1) as nearest_city,
      min(seats) filter (where place = 1) as nearest_seats,
      (count(*) filter (where seats is null or seats > 0))::integer as open_dates
    from (
      select id, start_date, end_date, city,
        case when capacity is not null then greatest(0, capacity - seats_held) end as seats,
        row_number() over (order by starts_at, id) as place
      from current_products
      where course_id = courses.id and is_on_offer and starts_at is not null
    ) as session
  ) as nearest on true
  cross join lateral (${lengthOf(sql`nearest_id`)}) as nearest_practice`;

/** Cards of the given courses, in the order of their ids; one that is gone is left out. */
export async function readCards(
  executor: Executor,
  language: Language,
  ids: readonly number[],
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select courses.id, courses.shortname, courses.environment_id as environment, courses.category_id, courses.format,
      courses.duration_hours, ${theoryMinutes}, courses.cpd_hours, courses.business, courses.certificate, courses.image, courses.price_cents,
      courses.special_cents, courses.price_to_cents, courses.product_count, courses.cities, courses.filter_ids,
      texts.title, texts.short_description, counters.rating, counters.reviews, nearest.*, nearest_practice.practice_minutes as nearest_minutes
    from courses
    join course_texts texts on texts.course_id = courses.id and texts.language = ${language}
    join course_counters counters on counters.course_id = courses.id
    ${nearestSession}
    where courses.id = any (${[...ids]}::integer[])`.execute(executor);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

export interface DetailRow extends CardRow {
  readonly environment_course_id: number;
  readonly image_large: string | null;
  readonly published: string;
  readonly certificate_validity_months: number | null;
  readonly group_size: number | null;
  readonly date_change_days: number | null;
  readonly shows_grades: boolean;
  readonly full_description: string;
  readonly abilities: string[];
  readonly subjects: CourseSubject[];
  readonly faq: CourseQuestion[];
  readonly awards: Award[];
  readonly lecturers: Lecturer[];
  /** How many reviews gave 1, 2, … 5 stars. */
  readonly stars: readonly number[];
}

/** A whole course in one language, also a retired one: who has it keeps it. */
export async function readDetail(
  executor: Executor,
  language: Language,
  id: number,
): Promise<(DetailRow & { retired: boolean }) | undefined> {
  const {
    rows: [row],
  } = await sql<DetailRow & { retired: boolean }>`
    select courses.*, courses.environment_id as environment, texts.title, texts.short_description, texts.full_description, texts.abilities, texts.subjects,
      texts.faq, texts.awards, texts.lecturers, counters.rating, counters.reviews, counters.stars, nearest.*, nearest_practice.practice_minutes as nearest_minutes, ${theoryMinutes}
    from courses
    join course_texts texts on texts.course_id = courses.id and texts.language = ${language}
    join course_counters counters on counters.course_id = courses.id
    ${nearestSession}
    where courses.id = ${id}`.execute(executor);
  return row;
}

/** The course that has this id in the built-in environment, as the catalogue shows it. */
export async function findCourseInEnvironment(
  executor: Executor,
  environmentCourseId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from courses
    where environment_id = ${builtInEnvironment} and environment_course_id = ${environmentCourseId} and not retired`.execute(
    executor,
  );
  return rows[0]?.id;
}

/** Whether the catalogue shows such a course. */
export async function courseExists(executor: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`select from courses where id = ${id} and not retired`.execute(executor);
  return rows.length > 0;
}

export interface ProductRow {
  readonly id: number;
  readonly price_cents: number;
  readonly special_cents: number | null;
  readonly special_until: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly location_name: Readonly<Record<Language, string>> | null;
  readonly location_address: string | null;
  readonly city: string | null;
  /** Days of the session, and their minutes together. */
  readonly practice_days: number | null;
  readonly practice_minutes: number | null;
  readonly capacity: number | null;
  readonly seats_held: number;
}

const productColumns = sql`
  product.id, product.price_cents, product.special_cents,
  (product.special_until at time zone ${homeTimeZone})::date - 1 as special_until, product.start_date, product.end_date,
  product.location_name, product.location_address, product.city, product.capacity, product.seats_held,
  practice.practice_days, practice.practice_minutes`;

const practice = sql`cross join lateral (${lengthOf(sql`product.id`)}) as practice`;

/** What can be bought of a course today: sessions to come by date, the undated product last. */
export async function readProducts(executor: Executor, courseId: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from current_products product ${practice}
    where product.course_id = ${courseId} and product.is_on_offer
    order by product.starts_at asc nulls last, product.id`.execute(executor);
  return rows;
}

/** Those of the products that can be had today, with their course. */
export async function readProductsOnOffer(
  executor: Executor,
  ids: readonly number[],
): Promise<(ProductRow & { readonly course_id: number; readonly tax_rate: number })[]> {
  const { rows } = await sql<ProductRow & { course_id: number; tax_rate: number }>`
    select ${productColumns}, product.course_id, tax_classes.rate as tax_rate
    from current_products product join courses on courses.id = product.course_id
    join tax_classes on tax_classes.code = product.tax_class ${practice}
    where product.id = any (${[...ids]}::integer[]) and product.is_on_offer and not courses.retired`.execute(
    executor,
  );
  return rows;
}

/** One product, also a past one. */
export async function readProduct(executor: Executor, id: number): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from current_products product ${practice} where product.id = ${id}`.execute(
    executor,
  );
  return rows[0];
}

export interface ReviewRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly external_id: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly position: string | null;
  readonly profession: string | null;
  readonly rating: number;
  readonly language: Language;
  readonly text: string;
  readonly day: string;
}

const reviewColumns = sql`
  id, user_id, null as external_id, first_name, last_name, position, profession, rating, language, text,
  (created_at at time zone ${homeTimeZone})::date as day`;

export interface ReviewChoice {
  readonly courseId: number;
  readonly language?: Language | null;
  readonly profession?: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** Reviews of a course, the newest first. */
export async function readReviews(
  executor: Executor,
  { courseId, language = null, profession = null, offset, limit }: ReviewChoice,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns}
    from reviews
    where course_id = ${courseId} and hidden_at is null
      and (${language}::text is null or language = ${language})
      and (${profession}::text is null or profession = ${profession})
    order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(executor);
  return rows;
}

/** A person's review of a course, however many are newer; none where the operator hides it. */
export async function readOwnReview(
  executor: Executor,
  userId: number,
  courseId: number,
): Promise<ReviewRow | undefined> {
  const {
    rows: [row],
  } = await sql<ReviewRow>`
    select ${reviewColumns}
    from reviews where user_id = ${userId} and course_id = ${courseId} and hidden_at is null`.execute(
    executor,
  );
  return row;
}

/** How many reviews of a course there are in a language by people of a profession. */
export interface ReviewCount {
  readonly language: Language;
  readonly profession: string | null;
  readonly count: number;
}

export async function countReviews(executor: Executor, courseId: number): Promise<ReviewCount[]> {
  const { rows } = await sql<ReviewCount>`
    select language, profession, count(*)::integer as count
    from reviews where course_id = ${courseId} and hidden_at is null
    group by language, profession`.execute(executor);
  return rows;
}

/** What a person has to do with a course. */
export interface Relation {
  readonly favourite_id: number | null;
  readonly has_review: boolean;
}

export async function readRelation(executor: Executor, userId: number, courseId: number): Promise<Relation> {
  const {
    rows: [row],
  } = await sql<Relation>`
    select
      (select id from favourites where user_id = ${userId} and course_id = ${courseId}) as favourite_id,
      exists (select from reviews where user_id = ${userId} and course_id = ${courseId}) as has_review`.execute(
    executor,
  );
  return row ?? { favourite_id: null, has_review: false };
}
