import { type Kysely, sql } from 'kysely';

/**
 * Minutes in the language of who studies, where they are counted. What is null or missing here is as long in every
 * language: `duration_minutes` of the material, `theory_minutes` of the course.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table materials add column minutes_by_language jsonb`.execute(database);
  await sql`alter table course_texts add column theory_minutes integer`.execute(database);
}
