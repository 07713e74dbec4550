import { builtInEnvironment, languages } from '@medeina/contract';
import { sql } from 'kysely';
import type { CourseSource, SessionSource } from '../import/course-folder.ts';
import type { Category, FilterGroup, Texts } from '../import/shapes.ts';
import type { ReviewSource } from '../import/site-folder.ts';
import { longest, type Minutes, sumOf } from '../platform/minutes.ts';
import { plainText } from '../platform/plain-text.ts';
import { endOfDay, jsonb, startOfDay } from '../platform/sql.ts';
import type { Executor } from '../platform/database.ts';

/** Writing the catalogue that an import read. Everything is an upsert: the same import twice changes nothing. */

export async function saveCategories(executor: Executor, categories: readonly Category[]): Promise<void> {
  await renameInDocuments(executor, categories);
  for (const [position, category] of categories.entries()) {
    await sql`
      insert into categories (id, key, parent_id, title, description, position, image)
      values (${category.id}, ${category.key}, ${category.parent}, ${jsonb(category.title)},
        ${textsOrNull(category.description)}, ${position}, ${category.image ?? null})
      on conflict (id) do update set
        key = excluded.key, parent_id = excluded.parent_id, title = excluded.title,
        description = excluded.description, position = excluded.position, image = excluded.image`.execute(
      executor,
    );
  }
}

/** Courses are found by the title of their category, those that are not in the import too. Before the titles change. */
async function renameInDocuments(executor: Executor, categories: readonly Category[]): Promise<void> {
  const listed = JSON.stringify(categories.map(({ id, title }) => ({ id, title })));
  // Weight B is the category's. Where it stood, so that its words are as near to the title's as they were.
  await sql`
    update course_documents set
      document = ts_filter(document, '{a}')
        || course_document(language, '', renamed.title ->> language, '', '')
        || ts_filter(document, '{c,d}')
    from json_to_recordset(${listed}::json) as renamed (id integer, title jsonb)
    join categories on categories.id = renamed.id
    join courses on courses.category_id = categories.id
    where course_documents.course_id = courses.id
      and categories.title ->> language is distinct from renamed.title ->> language`.execute(executor);
}

export async function saveFilterGroups(executor: Executor, groups: readonly FilterGroup[]): Promise<void> {
  for (const [position, group] of groups.entries()) {
    await sql`
      insert into filter_groups (id, key, name, position)
      values (${group.id}, ${group.key}, ${jsonb(group.name)}, ${position})
      on conflict (id) do update set key = excluded.key, name = excluded.name, position = excluded.position`.execute(
      executor,
    );
    for (const [place, filter] of group.filters.entries()) {
      await sql`
        insert into filters (id, group_id, key, name, position)
        values (${filter.id}, ${group.id}, ${filter.key}, ${jsonb(filter.name)}, ${place})
        on conflict (id) do update set
          group_id = excluded.group_id, key = excluded.key, name = excluded.name, position = excluded.position`.execute(
        executor,
      );
    }
  }
}

/** What courses may refer to, by the names that their files use. */
export interface KnownCatalogue {
  readonly categories: ReadonlyMap<string, { readonly id: number; readonly title: Texts }>;
  /** `language/lt` → 71. */
  readonly filters: ReadonlyMap<string, number>;
  readonly environments: ReadonlySet<string>;
}

export async function knownCatalogue(executor: Executor): Promise<KnownCatalogue> {
  const categories = await sql<{
    id: number;
    key: string;
    title: Texts;
  }>`select id, key, title from categories`.execute(executor);
  const filters = await sql<{ id: number; name: string }>`
    select filters.id, filter_groups.key || '/' || filters.key as name
    from filters join filter_groups on filter_groups.id = filters.group_id`.execute(executor);
  const environments = await sql<{ id: string }>`select id from environments`.execute(executor);
  return {
    environments: new Set(environments.rows.map((row) => row.id)),
    categories: new Map(categories.rows.map((row) => [row.key, { id: row.id, title: row.title }])),
    filters: new Map(filters.rows.map((row) => [row.name, row.id])),
  };
}

/** A row with the key by which files call it. */
export interface Keyed {
  readonly id: number;
  readonly key: string;
}

/** What stands in the catalogue, by its keys. */
export async function takenKeys(executor: Executor): Promise<{
  readonly categories: readonly (Keyed & { readonly parent: number | null })[];
  readonly groups: readonly Keyed[];
  readonly filters: readonly (Keyed & { readonly group_id: number })[];
}> {
  const categories = await sql<Keyed & { parent: number | null }>`
    select id, key, parent_id as parent from categories`.execute(executor);
  const groups = await sql<Keyed>`select id, key from filter_groups`.execute(executor);
  const filters = await sql<Keyed & { group_id: number }>`select id, key, group_id from filters`.execute(
    executor,
  );
  return { categories: categories.rows, groups: groups.rows, filters: filters.rows };
}

/** Courses that other folders hold under an id or a slug that this import wants. */
export async function takenNames(executor: Executor): Promise<TakenNames[]> {
  const { rows } = await sql<TakenNames>`
    select id, slug, environment_id as environment, environment_course_id from courses`.execute(executor);
  return rows;
}

interface TakenNames {
  readonly id: number;
  readonly slug: string;
  readonly environment: string;
  readonly environment_course_id: number;
}

/** A product as it stands, with the seats that are taken in its session. */
export interface HeldProduct {
  readonly course_id: number;
  readonly seats_held: number;
}

/** The products that stand already, by id. Until the transaction ends nobody takes a seat in their sessions. */
export async function holdProducts(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, HeldProduct>> {
  await sql`
    select from practical_sessions where product_id = any (${ids}::integer[])
    order by product_id for no key update`.execute(executor);
  const { rows } = await sql<HeldProduct & { id: number }>`
    select id, course_id, seats_held from current_products where id = any (${ids}::integer[])`.execute(
    executor,
  );
  return new Map(rows.map(({ id, ...held }) => [id, held]));
}

/** A part of the programme as the public page shows it, with the ids that the learning side gave. */
export interface SubjectRow {
  readonly id: number;
  readonly title: Texts;
  readonly description: Texts | null;
  readonly minutes: Minutes;
  readonly parts: readonly {
    readonly id: number;
    readonly title: Texts;
    readonly module: string | null;
    readonly minutes: Minutes | null;
    readonly isFree: boolean;
  }[];
}

/** The addresses of a course's photo. */
export interface SavedPhoto {
  readonly image: string;
  readonly imageLarge: string;
}

/** Where a course is studied, and its id there. */
export function placeOf({ environment, environment_course: course, id }: CourseSource['facts']) {
  return { environment: environment ?? builtInEnvironment, courseId: course ?? id };
}

/** The course itself and what sells it; its texts follow with {@link saveCourseTexts} once its parts have ids. */
export async function saveCourse(
  executor: Executor,
  course: CourseSource,
  known: KnownCatalogue,
  photo: SavedPhoto | undefined,
): Promise<void> {
  const { facts } = course;
  const { environment, courseId: environmentCourseId } = placeOf(facts);
  const categoryId = known.categories.get(facts.category)?.id ?? 0;
  const filterIds = facts.filters.map((name) => known.filters.get(name) ?? 0);
  await sql`
    insert into courses (id, slug, shortname, environment_id, environment_course_id, category_id, format, business,
      published, duration_hours, certificate, certificate_validity_months,
      certificate_pass_percent, certificate_organisation, certificate_description, group_size, shows_grades, filter_ids, image, image_large,
      cpd_hours, date_change_days)
    values (${facts.id}, ${course.slug}, ${facts.shortname}, ${environment}, ${environmentCourseId},
      ${categoryId}, ${facts.format}, ${facts.business ?? false}, ${course.published}, ${facts.duration_hours},
      ${facts.certificate != null}, ${facts.certificate?.validity_months ?? null},
      ${facts.certificate?.pass_percent ?? null}, ${textsOrNull(facts.certificate?.organisation)},
      ${textsOrNull(facts.certificate?.description)}, ${facts.group_size ?? null},
      ${facts.shows_grades ?? true}, ${filterIds}::integer[], ${photo?.image ?? null}, ${photo?.imageLarge ?? null},
      ${facts.cpd_hours ?? null}, ${facts.date_change_days ?? null})
    on conflict (id) do update set
      -- Not what is part of a key, which seldom changes: setting it would hold up whoever refers to the course until the
      -- commit.
      shortname = excluded.shortname,
      category_id = excluded.category_id, format = excluded.format, business = excluded.business,
      published = excluded.published, duration_hours = excluded.duration_hours, certificate = excluded.certificate,
      certificate_validity_months = excluded.certificate_validity_months,
      certificate_pass_percent = excluded.certificate_pass_percent,
      certificate_organisation = excluded.certificate_organisation,
      certificate_description = excluded.certificate_description, group_size = excluded.group_size,
      shows_grades = excluded.shows_grades, filter_ids = excluded.filter_ids, image = excluded.image,
      image_large = excluded.image_large, cpd_hours = excluded.cpd_hours, date_change_days = excluded.date_change_days,
      retired = false`.execute(executor);
  await sql`
    update courses set environment_id = ${environment}, environment_course_id = ${environmentCourseId}
    where id = ${facts.id} and (environment_id, environment_course_id) <> (${environment}, ${environmentCourseId})`.execute(
    executor,
  );
  // Under another name it has the same reviews, which are known by it.
  await sql`
    update reviews set external_id = ${course.slug}::text || substr(external_id, length(courses.slug) + 1)
    from courses
    where courses.id = ${facts.id} and courses.slug <> ${course.slug} and reviews.course_id = courses.id
      and starts_with(external_id, courses.slug || ':')`.execute(executor);
  await sql`
    update courses set slug = ${course.slug} where id = ${facts.id} and slug <> ${course.slug}`.execute(
    executor,
  );
  await sql`insert into course_counters (course_id) values (${facts.id}) on conflict do nothing`.execute(
    executor,
  );
  await saveProducts(executor, course);
}

async function saveProducts(executor: Executor, course: CourseSource): Promise<void> {
  for (const product of course.products) {
    const { special } = product;
    await sql`
      insert into products (id, course_id, price_cents, special_cents, special_from, special_until, tax_class)
      values (${product.id}, ${course.facts.id}, ${product.priceCents}, ${special?.cents ?? null},
        ${startOfDay(special?.from)}, ${endOfDay(special?.until)}, ${product.taxClass})
      on conflict (id) do update set
        price_cents = excluded.price_cents, special_cents = excluded.special_cents,
        special_from = excluded.special_from, special_until = excluded.special_until,
        tax_class = excluded.tax_class, retired = false`.execute(executor);
    if (product.session === null) {
      await sql`delete from practical_sessions where product_id = ${product.id}`.execute(executor);
    } else {
      await saveSession(executor, product.id, product.session);
    }
  }
  // A product that the folder no longer names is not sold any more; who bought it keeps it.
  await sql`
    update products set retired = true
    where course_id = ${course.facts.id} and not (id = any (${course.products.map((product) => product.id)}::integer[]))`.execute(
    executor,
  );
}

function textsOrNull(texts: Texts | undefined) {
  return texts === undefined ? sql`null` : jsonb(texts);
}

async function saveSession(executor: Executor, productId: number, session: SessionSource): Promise<void> {
  const { days, timeZone, locationName } = session;
  const listed = JSON.stringify(days.map((day, position) => ({ ...day, position })));
  const moments = sql`
    select position, (day + "from") at time zone ${timeZone} as starts_at, (day + "to") at time zone ${timeZone} as ends_at
    from json_to_recordset(${listed}::json) as listed (position smallint, day date, "from" time, "to" time)`;
  await sql`
    insert into practical_sessions (product_id, starts_at, ends_at, time_zone, location_name, location_address, city, capacity)
    select ${productId}, min(starts_at), max(ends_at), ${timeZone},
      ${locationName === null ? sql`null` : jsonb(locationName)}, ${session.locationAddress}, ${session.city},
      ${session.capacity}::integer
    from (${moments}) as moments
    on conflict (product_id) do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, time_zone = excluded.time_zone,
      location_name = excluded.location_name, location_address = excluded.location_address, city = excluded.city,
      capacity = excluded.capacity`.execute(executor);
  await sql`
    delete from practical_session_days where product_id = ${productId} and position >= ${days.length}`.execute(
    executor,
  );
  await sql`
    insert into practical_session_days (product_id, position, starts_at, ends_at)
    select ${productId}, position, starts_at, ends_at from (${moments}) as moments
    on conflict (product_id, position) do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at`.execute(executor);
}

export async function saveCourseTexts(
  executor: Executor,
  course: CourseSource,
  known: KnownCatalogue,
  subjects: readonly SubjectRow[],
): Promise<void> {
  const { facts } = course;
  // A programme without theory of its own counts practice, too.
  const theory = course.topics.length === 0 ? [] : subjects;
  const theoryMinutes = sumOf(theory.map(({ minutes }) => minutes));
  await sql`update courses set theory_minutes = ${longest(theoryMinutes)} where id = ${facts.id}`.execute(
    executor,
  );
  for (const language of languages) {
    const shown = subjects.map((subject) => ({
      id: subject.id,
      title: subject.title[language],
      description: subject.description?.[language] ?? null,
      duration_minutes: subject.minutes[language],
      parts: subject.parts.map((part) => ({
        id: part.id,
        title: part.title[language],
        module: part.module,
        duration_minutes: part.minutes?.[language] ?? null,
        ...(part.isFree ? { free: true } : {}),
      })),
    }));
    const questions = course.faq[language].map(({ header, answers }, index) => ({
      id: index + 1,
      header,
      answers,
    }));
    const awards = (facts.awards ?? []).map((award) => ({
      title: award.title[language],
      subtitle: award.subtitle?.[language] ?? null,
      image: award.image ?? null,
    }));
    const lecturers = (facts.lecturers ?? []).map(({ name, profession, about }) => ({
      name,
      profession: profession[language],
      about: about?.[language] ?? null,
    }));
    await sql`
      insert into course_texts (course_id, language, title, short_description, full_description, abilities, subjects, faq, awards,
        lecturers, theory_minutes)
      values (${facts.id}, ${language}, ${facts.title[language]}, ${facts.short_description[language]},
        ${course.description[language]}, ${jsonb(facts.abilities[language])}, ${jsonb(shown)}, ${jsonb(questions)}, ${jsonb(awards)},
        ${jsonb(lecturers)}, ${theoryMinutes[language]})
      on conflict (course_id, language) do update set
        title = excluded.title, short_description = excluded.short_description,
        full_description = excluded.full_description, abilities = excluded.abilities, subjects = excluded.subjects,
        faq = excluded.faq, awards = excluded.awards, lecturers = excluded.lecturers,
        theory_minutes = excluded.theory_minutes`.execute(executor);
    const words = shown.flatMap((subject) =>
      [subject.title, plainText(subject.description ?? '')].concat(subject.parts.map((part) => part.title)),
    );
    await sql`
      insert into course_documents (course_id, language, document)
      values (${facts.id}, ${language}, course_document(${language}, ${facts.title[language]},
        ${known.categories.get(facts.category)?.title[language] ?? ''}, ${facts.short_description[language]},
        ${words.join('. ')}))
      on conflict (course_id, language) do update set document = excluded.document
      where course_documents.document is distinct from excluded.document`.execute(executor);
  }
}

/** @param users user ids by the names that the reviews use. */
export async function saveReviews(
  executor: Executor,
  reviews: readonly ReviewSource[],
  courses: ReadonlyMap<string, number>,
  users: ReadonlyMap<string, number>,
): Promise<void> {
  for (const review of reviews) {
    const courseId = courses.get(review.course) ?? 0;
    const userId = review.user === null ? null : (users.get(review.user) ?? null);
    // What somebody wrote here by themselves stands; the file does not replace it.
    await sql`
      insert into reviews (course_id, user_id, external_id, first_name, last_name, position, profession, rating, language, text, created_at)
      select ${courseId}::integer, ${userId}::integer, ${review.externalId}, ${review.firstName}, ${review.lastName},
        ${review.position}, ${review.profession}, ${review.rating}::smallint, ${review.language}, ${review.text},
        ${`${review.day}T09:00:00Z`}::timestamptz
      where not exists (
        select from reviews
        where course_id = ${courseId} and user_id = ${userId} and external_id is distinct from ${review.externalId}
      )
      on conflict (external_id) do update set
        user_id = coalesce(reviews.user_id, excluded.user_id),
        position = excluded.position, profession = excluded.profession, rating = excluded.rating, language = excluded.language, text = excluded.text,
        created_at = case when ${review.isDayRelative}::boolean then reviews.created_at else excluded.created_at end`.execute(
      executor,
    );
  }
}

/** Courses by slug: what the other files of an import call them. */
export async function coursesBySlug(executor: Executor): Promise<Map<string, number>> {
  return new Map((await takenNames(executor)).map((row) => [row.slug, row.id]));
}

/** Works out what follows from products and reviews of the given courses, or of all: offers and ratings. */
export async function refreshDerived(executor: Executor, courseIds: readonly number[] | null): Promise<void> {
  await sql`select refresh_offers(${courseIds}::integer[])`.execute(executor);
  await refreshRatings(executor, courseIds);
}

/** Ratings from the reviews that are shown. */
export async function refreshRatings(executor: Executor, courseIds: readonly number[] | null): Promise<void> {
  // A statement sees what was committed before it: whoever counts waits for whoever counted before.
  await sql`
    select from course_counters where ${courseIds}::integer[] is null or course_id = any (${courseIds}::integer[])
    order by course_id for no key update`.execute(executor);
  await sql`
    update course_counters set reviews = counted.reviews, rating = counted.rating, stars = counted.stars
    from (
      select courses.id,
        count(reviews.id)::integer as reviews,
        coalesce(round(avg(reviews.rating), 1), 0)::real as rating,
        array[
          count(*) filter (where reviews.rating = 1), count(*) filter (where reviews.rating = 2),
          count(*) filter (where reviews.rating = 3), count(*) filter (where reviews.rating = 4),
          count(*) filter (where reviews.rating = 5)
        ]::integer[] as stars
      from courses left join reviews on reviews.course_id = courses.id and reviews.hidden_at is null
      where ${courseIds}::integer[] is null or courses.id = any (${courseIds}::integer[])
      group by courses.id
    ) counted
    where course_counters.course_id = counted.id
      and (course_counters.reviews, course_counters.rating, course_counters.stars)
        is distinct from (counted.reviews, counted.rating, counted.stars)`.execute(executor);
}
