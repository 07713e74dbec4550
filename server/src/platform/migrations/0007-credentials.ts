import { type Kysely, sql } from 'kysely';

/** Links that are good once, addresses that wait for their confirmation, and passwords that somebody else has set. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_tokens (
      user_id integer not null references users on delete cascade,
      -- SHA-256: whoever reads the database cannot use the link.
      hash bytea not null,
      purpose text not null,
      -- What it is about, such as the address to confirm.
      details jsonb not null default '{}',
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (user_id, hash),
      unique (hash)
    )`.execute(database);
  await sql`create index one_time_tokens_expiry on one_time_tokens (expires_at)`.execute(database);
  await sql`
    alter table users
      -- Replaces a confirmed address once it is confirmed itself.
      add column pending_email text,
      -- Somebody else knows the password, because they have set it.
      add column must_change_password boolean not null default false`.execute(database);
  await normaliseNames(database);
}

/**
 * A name is one name however its letters are composed: 'ė' as one sign or as two. From now on the server stores the
 * composed form (NFKC); a name whose composed form another account has stays as it is.
 */
async function normaliseNames(database: Kysely<unknown>): Promise<void> {
  let changed: bigint | undefined;
  do {
    ({ numAffectedRows: changed } = await sql`
      update users set username = normalize(username, NFKC)
      where id in (
        select id from users one
        where username is not nfkc normalized and not exists (
          select from users others
          where others.id <> one.id
            and lower(normalize(others.username, NFKC)) = lower(normalize(one.username, NFKC)))
        limit 1000)`.execute(database));
  } while (changed !== undefined && changed > 0n);
}
