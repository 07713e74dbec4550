import { type Kysely, sql } from 'kysely';

/** Courses of other environments: opening them there, and enrolling people. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table environments
      -- Names the secret of the settings with which people are enrolled.
      add column site_token_reference text,
      -- Addresses of activities sign the browser in with a key, which is good only from the address that asked for it.
      add column opens_by_key boolean not null default false`.execute(database);
  // Encrypted: signs a browser in, where the environment hands it out beside the token.
  await sql`alter table user_identities add column sign_in_token bytea`.execute(database);
  // Enrolments that an environment has been told of, or is to be told of again.
  await sql`
    create table environment_enrolments (
      user_id integer not null,
      enrolment_id integer not null,
      -- The account that has the course there; null while the environment has not been reached.
      account_id text,
      failures integer not null default 0,
      next_at timestamptz not null default now(),
      primary key (user_id, enrolment_id),
      foreign key (user_id, enrolment_id) references enrolments (user_id, id) on delete cascade
    )`.execute(database);
}
