import { type Kysely, sql } from 'kysely';

/** What every domain stands on: rate limits, versions that caches follow, shared secrets, the audit log. */
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
  // `changed_in` is the transaction that raised a version: an instance reads whatever was raised since its last look,
  // by transactions that committed late too.
  await sql`
    create table versions (
      name text primary key,
      version bigint not null default 1,
      changed_in xid8 not null default pg_current_xact_id()
    ) with (fillfactor = 70)`.execute(database);
  await sql`create index versions_changed on versions (changed_in)`.execute(database);
  await sql`insert into versions (name) values ('content')`.execute(database);
  // Made by the first instance that needs one, the same for all of them.
  await sql`create table secrets (name text primary key, secret bytea not null)`.execute(database);
  // Facts that instances agree on, such as which store of files is theirs.
  await sql`create table installation (name text primary key, value text not null)`.execute(database);
  await createAuditEvents(database);
}

/**
 * Who did what, written in the transaction of the deed. Refers to no other table: the event outlives its actor and its
 * object. Rows never change, and go only when they are older than a year.
 */
async function createAuditEvents(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_events (
      id bigint generated always as identity primary key,
      happened_at timestamptz not null default now(),
      actor_kind text not null check (actor_kind in ('guest', 'person', 'operator', 'system')),
      actor_user_id integer,
      -- An operator's name on their machine.
      actor_name text,
      action text not null,
      outcome text not null check (outcome in ('done', 'refused')),
      object_kind text,
      object_id text,
      address text,
      request_id text,
      details jsonb not null default '{}'
    )`.execute(database);
  await sql`create index audit_events_time on audit_events (happened_at)`.execute(database);
  await sql`create index audit_events_actor on audit_events (actor_user_id, happened_at) where actor_user_id is not null`.execute(
    database,
  );
  await sql`create index audit_events_object on audit_events (object_kind, object_id, happened_at)`.execute(
    database,
  );
  await sql`
    create function keep_audit_event() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.happened_at < now() - interval '1 year' then
        return old;
      end if;
      raise exception 'audit events are append-only' using errcode = 'insufficient_privilege';
    end $$`.execute(database);
  await sql`
    create trigger audit_events_append_only before update or delete on audit_events
    for each row execute function keep_audit_event()`.execute(database);
  await sql`
    create trigger audit_events_no_truncate before truncate on audit_events
    for each statement execute function keep_audit_event()`.execute(database);
}
