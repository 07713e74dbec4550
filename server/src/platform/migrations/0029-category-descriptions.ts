import { type Kysely, sql } from 'kysely';

/** A few sentences on what the courses of a category are about, by language; null where there are none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table categories add column description jsonb`.execute(database);
}
