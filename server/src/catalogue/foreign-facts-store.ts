import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** What an operator has decided about a course that came from elsewhere: another import of it keeps that. */
export interface DecidedFacts {
  readonly category: string;
  readonly price_cents: number;
  readonly duration_hours: number;
  readonly published: string;
}

/** @param id of the course, and of the product that sells it. */
export async function decidedFacts(executor: Executor, id: number): Promise<DecidedFacts | undefined> {
  const {
    rows: [row],
  } = await sql<DecidedFacts>`
    select categories.key as category, products.price_cents, courses.duration_hours::float8 as duration_hours,
      courses.published::text as published
    from courses
    join categories on categories.id = courses.category_id
    join products on products.id = courses.id and products.course_id = courses.id
    where courses.id = ${id}`.execute(executor);
  return row;
}

/** The name of the folder of a course; undefined where there is no such course. */
export async function standingSlug(executor: Executor, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`select slug from courses where id = ${id}`.execute(executor);
  return rows[0]?.slug;
}

/** The titles of a course by language; none where there is no such course. */
export async function titlesOf(executor: Executor, id: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ language: string; title: string }>`
    select language, title from course_texts where course_id = ${id}`.execute(executor);
  return new Map(rows.map(({ language, title }) => [language, title]));
}
