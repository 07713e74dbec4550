import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../src/platform/database.ts';
import {
  loadMigrations,
  migrate,
  migrationNames,
  NewerDatabaseError,
  type ReleaseMigration,
} from '../src/platform/migrate.ts';
import { createTestDatabase, type TestDatabase } from './harness.ts';
import { faultsOf } from './support/migration-rules.ts';
import { createOlderDatabase, failMigration } from './support/older-database.ts';
import { onTerminal, operatorOf } from './support/operator.ts';

const database = await createTestDatabase();

/** A migration of one statement. */
const of = (text: string, inTransaction = true): ReleaseMigration => ({
  inTransaction,
  up: async (on: Kysely<unknown>) => {
    await sql.raw(text).execute(on);
  },
});

test('migrations are numbered without gaps', () => {
  const numbers = migrationNames().map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('the previous release can serve on each migration', async () => {
  for (const [name, migration] of Object.entries(await loadMigrations())) {
    // The first ones ran on empty databases only.
    if (Number(name.slice(0, 4)) <= 6) continue;
    expect(await faultsOf(name, migration)).toEqual([]);
  }
});

test.each([
  ['an index that locks', 'create index users_city on users (city)'],
  ['a dropped column', 'alter table users drop column telephone'],
  ['a dropped table', 'drop table users'],
  ['a rename', 'alter table users rename column telephone to phone'],
  ['another type', 'alter table users alter column telephone type integer using 1'],
  ['a column that has to be filled', 'alter table users add column nickname text not null'],
  ['a column that becomes obligatory', 'alter table users alter column telephone set not null'],
  ['a check over the whole table', 'alter table users add constraint adult check (true)'],
  ['all rows at once', "update users set telephone = ''"],
])('the rules refuse %s', async (_what, text) => {
  expect(await faultsOf('0099-planted', of(text))).toHaveLength(1);
});

test('valid migrations pass the rules', async () => {
  const good = [
    of('create index concurrently if not exists users_city on users (city)', false),
    of('alter table users add column nickname text'),
    of("alter table users add column nickname text not null default ''"),
    of('alter table users add constraint adult check (true) not valid'),
    of(
      "update users set telephone = '' where id in (select id from users where telephone is null limit 1000)",
    ),
    of('create table notes (id integer primary key)'),
  ];
  for (const migration of good) expect(await faultsOf('0099-planted', migration)).toEqual([]);
  expect(await faultsOf('0099-contract-telephone', of('alter table users drop column telephone'))).toEqual(
    [],
  );
  expect(
    await faultsOf('0099-planted', of('create index concurrently if not exists i on users (id)')),
  ).toEqual([expect.stringContaining('inTransaction')]);
});

test('a migration gives up a contended lock and is applied once it is free', async () => {
  const own = await loadMigrations();
  const other = openDatabase(database.address, { connections: 1 });
  onTestFinished(() => other.close(1));
  const [held, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const holding = other.executor.transaction().execute(async (work) => {
    await sql`lock table users in access share mode`.execute(work);
    held.resolve(undefined);
    await released.promise;
  });
  await held.promise;
  const migrating = migrate(database.executor, {
    migrations: { ...own, '0099-nickname': of('alter table users add column nickname text') },
  });
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table users add column nickname%'
        and datname = current_database()`.execute(database.executor);
    expect(rows).toHaveLength(1);
  }, 10_000);
  // It waits for the table, and gives up again and again, so those behind it get through: this one is behind it.
  await sql`select count(*) from users`.execute(database.executor);
  released.resolve(undefined);
  await holding;
  expect(await migrating).toEqual(['0099-nickname']);
});

test('a build logs one newer migration and starts; with two it refuses', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (...what: unknown[]) => void warnings.push(what) };
  expect(await migrate(database.executor, { log })).toEqual([]);
  expect(warnings).toEqual([[{ migration: '0099-nickname' }, expect.stringContaining('newer release')]]);
  await sql`insert into migrations (name, timestamp) values ('0100-more', now()::text)`.execute(
    database.executor,
  );
  await expect(migrate(database.executor, { log })).rejects.toThrow(NewerDatabaseError);
});

test('where one fails, those before it are applied, and the audit has them', async () => {
  const { database: old } = await createOlderDatabase(2);
  const [before = '', failing = ''] = migrationNames().slice(-2);
  const mend = await failMigration(old, failing);
  const medeina = operatorOf({ database: old });
  const failed = await medeina('migrate');
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining(failing)]);
  const recorded = () =>
    old.sql`select details from audit_events where action = 'database.migrated' order by id`;
  expect(await recorded()).toEqual([{ details: { migrations: before } }]);
  await mend();
  expect(await medeina('migrate')).toMatchObject({ code: 0 });
  expect(await recorded()).toEqual([
    { details: { migrations: before } },
    { details: { migrations: failing } },
  ]);
});

async function migrated(...options: string[]): Promise<string> {
  const { output } = await operatorOf(await createOlderDatabase(2))('migrate', ...options);
  return output;
}

test('how far migrations have come is shown to who watches, and to nobody else', async () => {
  expect(await migrated()).not.toContain('of 2');
  onTerminal();
  expect(await migrated()).toMatch(/^\r1 of 2 migrations\r2 of 2 migrations\nApplied:\n/);
  expect(await migrated('--json')).toMatch(/^\{.*\}\n$/);
});

/** The migrations of this build and an index that is built concurrently. */
async function withIndex() {
  return {
    ...(await loadMigrations()),
    '0099-index': of('create index concurrently if not exists users_telephone on users (telephone)', false),
  };
}

const isValid = ({ sql: on }: TestDatabase) =>
  on`select indisvalid from pg_index where indexrelid = 'users_telephone'::regclass`;

test('an index is built concurrently, outside a transaction', async () => {
  const fresh = await createTestDatabase();
  const migrations = await withIndex();
  expect(await migrate(fresh.executor, { migrations })).toEqual(['0099-index']);
  expect(await migrate(fresh.executor, { migrations })).toEqual([]);
});

test('an index that is built waits for who began before it, however long that takes', async () => {
  const fresh = await createTestDatabase();
  const other = openDatabase(fresh.address, { connections: 1 });
  onTestFinished(() => other.close(1));
  const [held, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const backingUp = other.executor
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (work) => {
      await sql`select count(*) from users`.execute(work);
      held.resolve(undefined);
      await released.promise;
    });
  await held.promise;
  const migrating = migrate(fresh.executor, { migrations: await withIndex() });
  await vi.waitFor(async () => {
    // Longer than anything else waits for a lock.
    const waiting = await fresh.sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and query like 'create index concurrently%'
        and datname = current_database() and now() - query_start > interval '4 seconds'`;
    expect(waiting).toHaveLength(1);
  }, 10_000);
  released.resolve(undefined);
  await backingUp;
  expect(await migrating).toEqual(['0099-index']);
  expect(await isValid(fresh)).toEqual([{ indisvalid: true }]);
});

test('an index whose building broke off is built anew', async () => {
  const fresh = await createTestDatabase();
  await fresh.sql`
    insert into users (username, telephone)
    select name, '+37061234567' from unnest(array['one', 'other']) name`;
  await expect(
    fresh.sql`create unique index concurrently users_telephone on users (telephone)`,
  ).rejects.toThrow('users_telephone');
  expect(await isValid(fresh)).toEqual([{ indisvalid: false }]);
  expect(await migrate(fresh.executor, { migrations: await withIndex() })).toEqual(['0099-index']);
  expect(await isValid(fresh)).toEqual([{ indisvalid: true }]);
});
