import { type Kysely, sql } from 'kysely';

/** Limits and the versions that caches follow. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Unlogged: counting must not cost a write-ahead record, and a crash may forget a minute's counts.
  await sql`
    create unlogged table limit_counters (
      key text not null,
      window_start bigint not null,
      count integer not null,
      expires_at timestamptz not null,
      primary key (key, window_start)
    )`.execute(database);
  await sql`create index limit_counters_expiry on limit_counters (expires_at)`.execute(database);
  await sql`create table versions (name text primary key, version bigint not null)`.execute(database);
  await sql`insert into versions (name, version) values ('content', 1)`.execute(database);
}
