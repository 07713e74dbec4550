import { type Kysely, sql } from 'kysely';

/** Who teaches a course, how many hours of professional development it counts for, and until when a date may be changed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table courses
      add column cpd_hours real,
      add column date_change_days smallint`.execute(database);
  await sql`alter table course_texts add column lecturers jsonb not null default '[]'`.execute(database);
}
