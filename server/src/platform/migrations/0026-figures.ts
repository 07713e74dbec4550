import { type Kysely, sql } from 'kysely';

/** What a page shows besides its text, in the order of its `figure` elements. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table material_texts add column figures jsonb not null default '[]'`.execute(database);
}
