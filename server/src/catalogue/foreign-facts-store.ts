import { homeTimeZone } from '@medeina/contract';
import { sql } from 'kysely';
import type { CourseFile } from '../import/shapes.ts';
import type { Executor } from '../platform/database.ts';

/** What an operator has decided about a course that came from elsewhere: another import of it keeps that. */
export interface DecidedFacts {
  readonly category: string;
  readonly duration_hours: number;
  readonly published: string;
}

/** Undefined where there is no such course. */
export async function decidedFacts(executor: Executor, id: number): Promise<DecidedFacts | undefined> {
  const {
    rows: [row],
  } = await sql<DecidedFacts>`
    select categories.key as category, courses.duration_hours::float8 as duration_hours,
      courses.published::text as published
    from courses
    join categories on categories.id = courses.category_id
    where courses.id = ${id}`.execute(executor);
  return row;
}

/** A product as `course.json` writes it. */
export type SoldProduct = CourseFile['products'][number];

/** The ways in which a course is sold now. Its folder may have given them any ids, dates and prices. */
export async function soldProducts(executor: Executor, courseId: number): Promise<SoldProduct[]> {
  const { rows } = await sql<{ product: SoldProduct }>`
    select jsonb_strip_nulls(jsonb_build_object(
      'id', products.id,
      'price', price_cents / 100.0,
      'special', case when special_cents is not null then jsonb_build_object(
        'price', special_cents / 100.0,
        'from', (special_from at time zone ${homeTimeZone})::date,
        'until', (special_until at time zone ${homeTimeZone})::date - 1
      ) end,
      'tax_class', nullif(tax_class, 'standard'),
      'session', case when session.product_id is not null then jsonb_build_object(
        'days', (
          select jsonb_agg(jsonb_build_object(
            'day', (day.starts_at at time zone session.time_zone)::date,
            'from', to_char(day.starts_at at time zone session.time_zone, 'HH24:MI'),
            'to', to_char(day.ends_at at time zone session.time_zone, 'HH24:MI')
          ) order by position)
          from practical_session_days day where day.product_id = products.id
        ),
        'time_zone', session.time_zone,
        'location_name', session.location_name,
        'location_address', session.location_address,
        'city', session.city,
        'seats', session.capacity
      ) end
    )) as product
    from products left join practical_sessions session on session.product_id = products.id
    where course_id = ${courseId} and not retired
    order by products.id`.execute(executor);
  return rows.map(({ product }) => product);
}

/** The name of the folder of a course; undefined where there is no such course. */
export async function standingSlug(executor: Executor, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`select slug from courses where id = ${id}`.execute(executor);
  return rows[0]?.slug;
}

/** Whether a course has this name of a folder. */
export async function isSlugTaken(executor: Executor, slug: string): Promise<boolean> {
  const { rows } = await sql`select 1 from courses where slug = ${slug}`.execute(executor);
  return rows.length > 0;
}

/** The titles of a course by language; none where there is no such course. */
export async function titlesOf(executor: Executor, id: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ language: string; title: string }>`
    select language, title from course_texts where course_id = ${id}`.execute(executor);
  return new Map(rows.map(({ language, title }) => [language, title]));
}
