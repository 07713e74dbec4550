import { type Kysely, sql } from 'kysely';

/** Private addresses of calendars. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      user_id integer primary key references users on delete cascade,
      -- Part of the address, which is signed besides: whoever reads this row alone cannot make it.
      key uuid not null unique default gen_random_uuid(),
      created_at timestamptz not null default now()
    )`.execute(database);
}
