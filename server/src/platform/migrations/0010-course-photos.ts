import { type Kysely, sql } from 'kysely';

/** A course's photo in two sizes: `image` is its address on cards, `image_large` the one at the top of its page. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table courses add column image_large text`.execute(database);
}
