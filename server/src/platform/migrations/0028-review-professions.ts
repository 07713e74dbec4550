import { type Kysely, sql } from 'kysely';

/** What reviewers work as, by the catalogue's filter group `profession`; null where they do not tell. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews add column profession text`.execute(database);
}
