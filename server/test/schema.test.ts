import { sql } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import { expect, test } from 'vitest';
import { impersonalTables, personalTables } from '../src/domains.ts';
import { createTestDatabase } from './harness.ts';

const { executor } = await createTestDatabase();

/** Personal tables whose key does not start with the person, with reasons. */
const otherKeys: Readonly<Record<string, string>> = {
  users: 'the person is the row',
  reviews: 'read by course, shown to everybody, and kept when the person goes',
  forum_posts: 'read by forum, shown to all who have the course',
  sign_ons: 'found by the state that a browser brings back; nobody may be known yet',
  cart_lines: "a guest's until the login: there is no person yet",
  cart_codes: "a guest's until the login: there is no person yet",
  discount_codes: 'found by their code; most are for anybody',
  orders: 'named by a number of their own, and kept when the person goes',
  payments: 'found by their order, and by their number at the provider',
  invoices: 'named by series and number',
  course_places: 'found by their order; nobody may have taken them yet',
  seat_holds: "counted by session, under its lock; a guest's and an order's too",
  contact_messages: 'read by the operator, written by guests too',
  call_back_requests: 'read by the operator, written by guests too',
  certificates: 'found by number, and outlives the account',
  audit_events: 'read by time, outlives the person',
};

/** Foreign keys without an index, with reasons. */
const unindexedKeys: Readonly<Record<string, string>> = {};

/** Text columns whose check allows a few values only: the generator does not read checks. */
const choices: Readonly<Record<string, string>> = {
  'accounts.gender': "'female' | 'male' | null",
  'sessions.ended_reason': "'logout' | 'reuse' | 'operator' | 'password' | null",
  'sessions.method': "'device' | 'environment' | 'passkey' | 'password' | 'registration' | 'social'",
  'orders.status': "Generated<'pending' | 'paid' | 'refunded' | 'cancelled' | 'expired'>",
  'orders.language': "'lt' | 'en' | 'ru'",
  'sign_ons.action': "'link' | 'login'",
  'sessions.transport': "'body' | 'cookie'",
  'users.language': "Generated<'lt' | 'en' | 'ru'>",
};

test('the row types match the database; `pnpm tables` regenerates them', async () => {
  const types = await generate({
    db: executor,
    dialect: new PostgresDialect(),
    excludePattern: 'pgboss.*',
    // The driver leaves days as text.
    typeMapping: { date: 'string' },
    overrides: { columns: choices },
    print: false,
  });
  await expect(types).toMatchFileSnapshot('../src/platform/generated/tables.ts');
});

interface KeyRow {
  readonly name: string;
  readonly key: string[] | null;
}

test('personal tables are keyed by person, so that they can be sharded', async () => {
  const { rows } = await sql<KeyRow>`
    select tables.relname as name, array(
      select columns.attname::text from unnest(keys.conkey) with ordinality as part (number, place)
      join pg_attribute columns on columns.attrelid = tables.oid and columns.attnum = part.number order by part.place
    ) as key
    from pg_class tables
    left join pg_constraint keys on keys.conrelid = tables.oid and keys.contype = 'p'
    where tables.relkind = 'r' and tables.relnamespace = 'public'::regnamespace`.execute(executor);
  const keyOf = new Map(rows.map((row) => [row.name, row.key ?? []]));
  for (const [table, { person }] of Object.entries(personalTables)) {
    const isLed = keyOf.get(table)?.[0] === person && table !== 'users';
    expect(`${table}: ${isLed || table in otherKeys}`).toBe(`${table}: true`);
    expect(`${table}: ${isLed && table in otherKeys}`).toBe(`${table}: false`);
  }
  // Each table is declared as personal or not.
  expect([...Object.keys(personalTables), ...Object.keys(impersonalTables)].toSorted()).toEqual(
    rows.map((row) => row.name).toSorted(),
  );
});

test('every column that references a person is registered as personal data', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct columns.table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%user_id'`.execute(
    executor,
  );
  expect(Object.keys(personalTables)).toEqual(expect.arrayContaining(rows.map((row) => row.name)));
});

test('each foreign key has an index that starts with it', async () => {
  const { rows } = await sql<{ name: string }>`
    select keys.conname as name from pg_constraint keys
    where keys.contype = 'f' and keys.connamespace = 'public'::regnamespace and not exists (
      select from pg_index indexes where indexes.indrelid = keys.conrelid
        -- int2vector counts from 0.
        and (indexes.indkey::smallint[])[0:cardinality(keys.conkey) - 1] @> keys.conkey
    )`.execute(executor);
  expect(rows.map((row) => row.name).toSorted()).toEqual(Object.keys(unindexedKeys).toSorted());
});

test('nothing kept on erasure goes with the account’s row', async () => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select tables.relname as name, keys.confdeltype as rule from pg_constraint keys
    join pg_class tables on tables.oid = keys.conrelid
    where keys.contype = 'f' and keys.confrelid = 'users'::regclass`.execute(executor);
  const going = rows.filter(({ name, rule }) => personalTables[name]?.erase === 'keep' && rule !== 'n');
  expect(going).toEqual([]);
});

test('nothing that stays holds back the erasing of what goes', async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    select keys.conrelid::regclass::text as from, keys.confrelid::regclass::text as to from pg_constraint keys
    where keys.contype = 'f' and keys.confdeltype in ('a', 'r') and keys.connamespace = 'public'::regnamespace`.execute(
    executor,
  );
  const holding = rows.filter(({ to }) => personalTables[to]?.erase === 'delete');
  expect(holding.filter(({ to }) => personalTables[to]?.outlives === undefined)).toEqual([]);
});

test('audit events cannot be changed, and are deleted only when old', async () => {
  await sql`insert into audit_events (actor_kind, action, outcome) values ('system', 'test', 'done')`.execute(
    executor,
  );
  for (const statement of [
    sql`update audit_events set outcome = 'refused'`,
    sql`delete from audit_events`,
    sql`truncate audit_events`,
  ]) {
    await expect(statement.execute(executor)).rejects.toThrow('append-only');
  }
  await sql`
    insert into audit_events (actor_kind, action, outcome, happened_at)
    values ('system', 'old', 'done', now() - interval '2 years')`.execute(executor);
  await sql`delete from audit_events where action = 'old'`.execute(executor);
  const { rows } = await sql<{ action: string }>`select action from audit_events`.execute(executor);
  expect(rows).toEqual([{ action: 'test' }]);
});
