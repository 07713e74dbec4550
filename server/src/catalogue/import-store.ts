import { sql } from 'kysely';
import type { CourseSource } from '../import/course-folder.ts';
import { plainText } from '../import/rich-text.ts';
import type { Category, FilterGroup, Texts } from '../import/shapes.ts';
import type { ReviewSource } from '../import/site-folder.ts';
import { jsonb, type Work } from '../platform/sql.ts';

/** Writing the catalogue that an import read. Everything is an upsert: the same import twice changes nothing. */

const languages = ['lt', 'en', 'ru'] as const;

export async function saveCategories(work: Work, categories: readonly Category[]): Promise<void> {
  for (const [position, category] of categories.entries()) {
    await sql`
      insert into categories (id, key, parent_id, title, position, image)
      values (${category.id}, ${category.key}, ${category.parent}, ${jsonb(category.title)}, ${position}, ${category.image ?? null})
      on conflict (id) do update set
        key = excluded.key, parent_id = excluded.parent_id, title = excluded.title,
        position = excluded.position, image = excluded.image`.execute(work);
  }
}

export async function saveFilterGroups(work: Work, groups: readonly FilterGroup[]): Promise<void> {
  for (const [position, group] of groups.entries()) {
    await sql`
      insert into filter_groups (id, key, name, position)
      values (${group.id}, ${group.key}, ${jsonb(group.name)}, ${position})
      on conflict (id) do update set key = excluded.key, name = excluded.name, position = excluded.position`.execute(
      work,
    );
    for (const [place, filter] of group.filters.entries()) {
      await sql`
        insert into filters (id, group_id, key, name, position)
        values (${filter.id}, ${group.id}, ${filter.key}, ${jsonb(filter.name)}, ${place})
        on conflict (id) do update set
          group_id = excluded.group_id, key = excluded.key, name = excluded.name, position = excluded.position`.execute(
        work,
      );
    }
  }
}

/** What courses may refer to, by the names that their files use. */
export interface KnownCatalogue {
  readonly categories: ReadonlyMap<string, { readonly id: number; readonly title: Texts }>;
  /** `language/lt` → 71. */
  readonly filters: ReadonlyMap<string, number>;
}

export async function knownCatalogue(work: Work): Promise<KnownCatalogue> {
  const categories = await sql<{
    id: number;
    key: string;
    title: Texts;
  }>`select id, key, title from categories`.execute(work);
  const filters = await sql<{ id: number; name: string }>`
    select filters.id, filter_groups.key || '/' || filters.key as name
    from filters join filter_groups on filter_groups.id = filters.group_id`.execute(work);
  return {
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
export async function takenKeys(work: Work): Promise<{
  readonly categories: readonly Keyed[];
  readonly groups: readonly Keyed[];
  readonly filters: readonly (Keyed & { readonly group_id: number })[];
}> {
  const categories = await sql<Keyed>`select id, key from categories`.execute(work);
  const groups = await sql<Keyed>`select id, key from filter_groups`.execute(work);
  const filters = await sql<Keyed & { group_id: number }>`select id, key, group_id from filters`.execute(
    work,
  );
  return { categories: categories.rows, groups: groups.rows, filters: filters.rows };
}

/** Courses that other folders hold under an id or a slug that this import wants. */
export async function takenNames(work: Work): Promise<{ id: number; slug: string }[]> {
  return (await sql<{ id: number; slug: string }>`select id, slug from courses`.execute(work)).rows;
}

/** Products and the course that each belongs to. */
export async function productOwners(work: Work, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; course_id: number }>`
    select id, course_id from products where id = any (${ids}::integer[])`.execute(work);
  return new Map(rows.map((row) => [row.id, row.course_id]));
}

/** A part of the programme as the public page shows it, with the ids that the learning side gave. */
export interface SubjectRow {
  readonly id: number;
  readonly title: Texts;
  readonly description: Texts | null;
  readonly durationMinutes: number;
  readonly parts: readonly {
    readonly id: number;
    readonly title: Texts;
    readonly module: string | null;
    readonly durationMinutes: number | null;
  }[];
}

/** The addresses of a course's photo. */
export interface SavedPhoto {
  readonly image: string;
  readonly imageLarge: string;
}

/** The course itself and what sells it; its texts follow with {@link saveCourseTexts} once its parts have ids. */
export async function saveCourse(
  work: Work,
  course: CourseSource,
  known: KnownCatalogue,
  photo: SavedPhoto | undefined,
): Promise<void> {
  const { facts } = course;
  const categoryId = known.categories.get(facts.category)?.id ?? 0;
  const filterIds = facts.filters.map((name) => known.filters.get(name) ?? 0);
  await sql`
    insert into courses (id, slug, shortname, environment, category_id, format, business, published, duration_hours,
      certificate, certificate_validity_months, group_size, shows_grades, filter_ids,
      image, image_large)
    values (${facts.id}, ${course.slug}, ${facts.shortname}, ${facts.environment ?? 'extlms'}, ${categoryId},
      ${facts.format}, ${facts.business ?? false}, ${course.published}, ${facts.duration_hours},
      ${facts.certificate != null}, ${facts.certificate?.validity_months ?? null}, ${facts.group_size ?? null},
      ${facts.shows_grades ?? true}, ${filterIds}::integer[], ${photo?.image ?? null}, ${photo?.imageLarge ?? null})
    on conflict (id) do update set
      -- Not the slug, which stays as it is: setting a key would hold up whoever refers to the course until the commit.
      shortname = excluded.shortname, environment = excluded.environment,
      category_id = excluded.category_id, format = excluded.format, business = excluded.business,
      published = excluded.published, duration_hours = excluded.duration_hours, certificate = excluded.certificate,
      certificate_validity_months = excluded.certificate_validity_months, group_size = excluded.group_size,
      shows_grades = excluded.shows_grades, filter_ids = excluded.filter_ids, image = excluded.image,
      image_large = excluded.image_large, retired = false`.execute(work);
  await sql`insert into course_counters (course_id) values (${facts.id}) on conflict do nothing`.execute(
    work,
  );
  await saveProducts(work, course);
}

async function saveProducts(work: Work, course: CourseSource): Promise<void> {
  for (const product of course.products) {
    await sql`
      insert into products (id, course_id, price_cents, special_cents, start_date, end_date, location_name,
        location_address, city, seats)
      values (${product.id}, ${course.facts.id}, ${product.priceCents}, ${product.specialCents}, ${product.start},
        ${product.end}, ${product.locationName === null ? sql`null` : jsonb(product.locationName)},
        ${product.locationAddress}, ${product.city}, ${product.seats})
      on conflict (id) do update set
        price_cents = excluded.price_cents, special_cents = excluded.special_cents, start_date = excluded.start_date,
        end_date = excluded.end_date, location_name = excluded.location_name,
        location_address = excluded.location_address, city = excluded.city, seats = excluded.seats, retired = false`.execute(
      work,
    );
  }
  // A product that the folder no longer names is not sold any more; who bought it keeps it.
  await sql`
    update products set retired = true
    where course_id = ${course.facts.id} and not (id = any (${course.products.map((product) => product.id)}::integer[]))`.execute(
    work,
  );
}

export async function saveCourseTexts(
  work: Work,
  course: CourseSource,
  known: KnownCatalogue,
  subjects: readonly SubjectRow[],
): Promise<void> {
  const { facts } = course;
  const minutes = subjects.reduce((sum, subject) => sum + subject.durationMinutes, 0);
  await sql`update courses set theory_minutes = ${minutes} where id = ${facts.id}`.execute(work);
  for (const language of languages) {
    const shown = subjects.map((subject) => ({
      id: subject.id,
      title: subject.title[language],
      description: subject.description?.[language] ?? null,
      duration_minutes: subject.durationMinutes,
      parts: subject.parts.map((part) => ({
        id: part.id,
        title: part.title[language],
        module: part.module,
        duration_minutes: part.durationMinutes,
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
    await sql`
      insert into course_texts (course_id, language, title, short_description, full_description, abilities, subjects, faq, awards)
      values (${facts.id}, ${language}, ${facts.title[language]}, ${facts.short_description[language]},
        ${course.description[language]}, ${jsonb(facts.abilities[language])}, ${jsonb(shown)}, ${jsonb(questions)}, ${jsonb(awards)})
      on conflict (course_id, language) do update set
        title = excluded.title, short_description = excluded.short_description,
        full_description = excluded.full_description, abilities = excluded.abilities, subjects = excluded.subjects,
        faq = excluded.faq, awards = excluded.awards`.execute(work);
    const words = shown.flatMap((subject) =>
      [subject.title, plainText(subject.description ?? '')].concat(subject.parts.map((part) => part.title)),
    );
    await sql`
      insert into course_documents (course_id, language, document)
      values (${facts.id}, ${language}, course_document(${language}, ${facts.title[language]},
        ${known.categories.get(facts.category)?.title[language] ?? ''}, ${facts.short_description[language]},
        ${words.join('. ')}))
      on conflict (course_id, language) do update set document = excluded.document`.execute(work);
  }
}

/** @param users user ids by the names that the reviews use. */
export async function saveReviews(
  work: Work,
  reviews: readonly ReviewSource[],
  courses: ReadonlyMap<string, number>,
  users: ReadonlyMap<string, number>,
): Promise<void> {
  for (const review of reviews) {
    const courseId = courses.get(review.course) ?? 0;
    const userId = review.user === null ? null : (users.get(review.user) ?? null);
    // What somebody wrote here by themselves stands; the file does not replace it.
    await sql`
      insert into reviews (course_id, user_id, external_id, first_name, last_name, position, rating, language, text, created_at)
      select ${courseId}::integer, ${userId}::integer, ${review.externalId}, ${review.firstName}, ${review.lastName},
        ${review.position}, ${review.rating}::smallint, ${review.language}, ${review.text},
        ${`${review.day}T09:00:00Z`}::timestamptz
      where not exists (
        select from reviews
        where course_id = ${courseId} and user_id = ${userId} and external_id is distinct from ${review.externalId}
      )
      on conflict (external_id) do update set
        position = excluded.position, rating = excluded.rating, language = excluded.language, text = excluded.text`.execute(
      work,
    );
  }
}

/** Courses by slug: what the other files of an import call them. */
export async function coursesBySlug(work: Work): Promise<Map<string, number>> {
  return new Map((await takenNames(work)).map((row) => [row.slug, row.id]));
}

/** What follows from the rest and must be made anew after it changed: offers, ratings, the words that search knows. */
export async function refreshDerived(work: Work, courseIds: readonly number[] | null): Promise<void> {
  await sql`select refresh_offers(${courseIds}::integer[])`.execute(work);
  await refreshRatings(work, courseIds);
  await refreshSearchWords(work);
}

/** Ratings from the reviews that are shown. */
export async function refreshRatings(work: Work, courseIds: readonly number[] | null): Promise<void> {
  // A statement sees what was committed before it: whoever counts waits for whoever counted before.
  await sql`
    select from course_counters where ${courseIds}::integer[] is null or course_id = any (${courseIds}::integer[])
    order by course_id for no key update`.execute(work);
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
    where course_counters.course_id = counted.id`.execute(work);
}

/** The dictionary from which a mistyped word is mended. */
async function refreshSearchWords(work: Work): Promise<void> {
  await sql`delete from search_words`.execute(work);
  for (const language of languages) {
    await sql`
      insert into search_words (language, word, courses, remainders)
      select ${language}, word, ndoc, word_remainders(word)
      from ts_stat(${`select document from course_documents where language = '${language}'`})
      where length(word) between 3 and 40`.execute(work);
  }
}
