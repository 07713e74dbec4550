import { type Kysely, sql } from 'kysely';

/** Signing in at environments and other providers: what is under way, and what was last read there. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // What to ask the provider for, where that is more than who the person is.
  await sql`alter table environments add column scope text`.execute(database);
  // Encrypted: shown to the provider when the person logs out, so that it ends its session without asking who they are.
  await sql`alter table sessions add column provider_id_token bytea`.execute(database);
  // The account as its owner knows it, such as its e-mail address.
  await sql`alter table user_identities add column account_name text`.execute(database);
  await sql`
    create table sign_ons (
      state_hash bytea primary key,
      -- Of the cookie of the browser that started: nobody else can finish.
      browser_hash bytea not null,
      provider text not null,
      action text not null check (action in ('login', 'link')),
      -- Who asked to link; nobody else may confirm it.
      user_id integer references users on delete cascade,
      redirect text,
      back_uri text,
      nonce text not null,
      code_verifier text not null,
      started_at timestamptz not null default now(),
      -- From here on what the provider said, once the browser came back.
      returned_at timestamptz,
      code_hash bytea unique,
      code_expires_at timestamptz,
      issuer text,
      subject text,
      account_id text,
      account_name text,
      profile jsonb,
      access_token bytea,
      provider_session text,
      provider_id_token bytea,
      -- Set when the code has been exchanged; it is then no good any more.
      used_at timestamptz
    )`.execute(database);
  await sql`create index sign_ons_user on sign_ons (user_id) where user_id is not null`.execute(database);
  await sql`create index sign_ons_started on sign_ons (started_at)`.execute(database);
  // Shown while the environment is down; gone once it is no longer linked.
  await sql`
    create table environment_courses (
      user_id integer not null,
      environment_id text not null,
      courses jsonb not null,
      read_at timestamptz not null default now(),
      primary key (user_id, environment_id),
      foreign key (user_id, environment_id) references user_identities (user_id, provider) on delete cascade
    )`.execute(database);
}
