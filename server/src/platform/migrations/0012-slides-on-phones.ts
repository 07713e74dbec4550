import { type Kysely, sql } from 'kysely';

/** A slide's picture lies across; a phone gets one that stands. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table slides add column image_mobile text`.execute(database);
}
