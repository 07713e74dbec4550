import { type Kysely, sql } from 'kysely';

/** The files of a course's folder as an import read them, for the export: texts here, everything else among the files. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table course_sources (
      course_id integer not null references courses on delete cascade,
      -- Below the course's folder.
      path text not null,
      content bytea,
      hash text check (hash ~ '^[0-9a-f]{64}$'),
      primary key (course_id, path),
      check ((content is null) <> (hash is null))
    )`.execute(database);
}
