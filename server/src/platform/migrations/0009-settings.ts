import { type Kysely, sql } from 'kysely';

/** Where people work and as what, what they hide, and accounts that are to be erased. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table organisations (id integer primary key, name jsonb not null)`.execute(database);
  await sql`
    create table positions (
      id integer primary key,
      organisation_id integer references organisations on delete cascade,
      name jsonb not null
    )`.execute(database);
  await sql`create index positions_organisation on positions (organisation_id)`.execute(database);
  await sql`
    alter table accounts
      -- As the person wrote them, where they are in no list.
      add column organisation text,
      add column position text,
      -- The person does not want to be told again of required fields that are missing.
      add column hides_missing boolean not null default false`.execute(database);
  await sql`
    create table account_deletions (
      user_id integer primary key references users on delete cascade,
      asked_at timestamptz not null default now(),
      -- Until then the person may change their mind.
      due_at timestamptz not null
    )`.execute(database);
  await sql`create index account_deletions_due on account_deletions (due_at)`.execute(database);
}
