import { type Kysely, sql } from 'kysely';

/** Single places for others in a cart, and payments that are begun anew. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_lines add column for_team boolean not null default false`.execute(database);
  await sql`alter table payments add column attempt integer not null default 1`.execute(database);
}
