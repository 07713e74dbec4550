import { type Kysely, sql } from 'kysely';

/** How to reach those who run the site: one row, which is read and imported whole. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_details (
      is_only boolean primary key default true check (is_only),
      details jsonb not null
    )`.execute(database);
}
