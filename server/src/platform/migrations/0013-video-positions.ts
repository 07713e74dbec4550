import { type Kysely, sql } from 'kysely';

/** Where a learner stopped in a video. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table video_progress add column position integer not null default 0 check (position >= 0)`.execute(
    database,
  );
}
