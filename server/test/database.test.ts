import { expect, onTestFinished, test } from 'vitest';
import {
  type Database,
  inTransaction,
  isDatabaseAway,
  isUniqueViolation,
  openDatabase,
  type PoolOptions,
  reachDatabase,
  unprepared,
} from '../src/platform/database.ts';
import { createTestDatabase } from './harness.ts';
import { openDatabaseWay } from './support/database-way.ts';
import { type Statements, statements } from './support/statements.ts';

const { sql: plain, name } = await createTestDatabase();

/** The promise's rejection. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (reason: unknown) => reason,
  );

/** Terminates a transaction's connection in the database. */
async function lose(transaction: Statements): Promise<void> {
  const [row] = await transaction<{ id: number }>`select pg_backend_pid() as id`;
  await plain`select pg_terminate_backend(${row?.id ?? 0}, 5000)`;
}

/** Waits until the database runs the statement. */
const untilActive = (text: string): Promise<void> =>
  expect
    .poll(() => plain`select from pg_stat_activity where query = ${text} and state = 'active'`)
    .toHaveLength(1);

async function expectToServe(sql: Statements): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 8 }, () => sql`select 1 as one`));
  expect(answers.flat()).toEqual(Array.from({ length: 8 }, () => ({ one: 1 })));
}

/** Larger than one packet. */
const long = 'x'.repeat(5000);

test.each(['a short', 'a long'])(
  'a transaction that loses its connection before %s statement fails, and later ones work',
  async (what) => {
    const text = what === 'a long' ? long : 'x';
    const error = await failureOf(
      plain.begin(async (sql) => {
        await lose(sql);
        // Fails once the disconnect has been read.
        for (;;) await sql`select ${text}::text`;
      }),
    );
    expect(isDatabaseAway(error)).toBe(true);
    await expectToServe(plain);
  },
);

test('a lost connection fails the running statement and its transaction', async () => {
  const error = await failureOf(
    plain.begin(async (sql) => {
      const [row] = await sql<{ id: number }>`select pg_backend_pid() as id`;
      const asleep = sql`select pg_sleep(60)`;
      await Promise.all([asleep, plain`select pg_terminate_backend(${row?.id ?? 0}, 5000)`]);
    }),
  );
  expect(isDatabaseAway(error)).toBe(true);
  await expectToServe(plain);
});

test('a transaction that fails and then loses its connection throws the original error', async () => {
  const error = await failureOf(
    plain.begin(async (sql) => {
      await lose(sql);
      throw new Error('what failed');
    }),
  );
  expect(error).toMatchObject({ message: 'what failed' });
  await expectToServe(plain);
});

test('losing idle connections breaks nothing', async () => {
  await expectToServe(plain);
  await statements((await openWay()).database.executor)`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await expect
    .poll(async () => {
      await expectToServe(plain);
      return true;
    })
    .toBe(true);
});

/** A pool over a network that can be cut, silently or with a reset. */
async function openWay(options: PoolOptions = {}) {
  const { address, connections } = await openDatabaseWay(name, ({ near, far }) => near.pipe(far).pipe(near));
  const database: Database = openDatabase(address, { connections: 1, ...options });
  onTestFinished(() => database.close(0));
  return {
    database,
    sql: statements(database.executor),
    swallow: () => {
      for (const { near, far } of connections) for (const end of [near, far]) end.unpipe().resume();
    },
    reset: () => {
      for (const { near } of connections) near.resetAndDestroy();
    },
  };
}

test('a retry right after a connection reset succeeds', async () => {
  const { sql, reset } = await openWay();
  await sql`select 1`;
  const asleep = sql`select pg_sleep(60)`.catch(() => sql`select 2 as two`);
  await untilActive('select pg_sleep(60)');
  reset();
  expect(await asleep).toEqual([{ two: 2 }]);
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }]);
});

test('a transaction waiting for the only connection runs although that one is lost', async () => {
  const { sql, reset } = await openWay();
  const first = failureOf(sql.begin((inside) => inside`select pg_sleep(61)`));
  await untilActive('select pg_sleep(61)');
  const second = sql.begin((inside) => inside`select 2 as two`);
  reset();
  expect(isDatabaseAway(await first)).toBe(true);
  expect(await second).toEqual([{ two: 2 }]);
});

test('statements on a silent network time out, and the next one uses a new connection', async () => {
  const { sql, swallow } = await openWay({ answerTimeoutSeconds: 0.5 });
  await sql`select 1`;
  swallow();
  // The second waits for the first one's connection and runs on a new one.
  const [first, second] = await Promise.all([failureOf(sql`select 2`), sql`select 3 as three`]);
  expect(isDatabaseAway(first)).toBe(true);
  expect(second).toEqual([{ three: 3 }]);
  expect(await sql`select 4 as four`).toEqual([{ four: 4 }]);
});

test('a transaction on a silent network times out too', async () => {
  const { sql, swallow } = await openWay({ answerTimeoutSeconds: 0.5 });
  const error = await failureOf(
    sql.begin(async (inside) => {
      await inside`select 1`;
      swallow();
      await inside`select 2`;
    }),
  );
  expect(isDatabaseAway(error)).toBe(true);
  expect(await sql`select 4 as four`).toEqual([{ four: 4 }]);
});

test('waiting too long for a connection fails', async () => {
  const { sql } = await openWay({ connectTimeoutSeconds: 0.2 });
  await sql.begin(async (inside) => {
    await inside`select 1`;
    expect(isDatabaseAway(await failureOf(sql`select 2`))).toBe(true);
  });
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }]);
});

test('an unreachable database counts as unavailable', async () => {
  const { address } = await openDatabaseWay(name, ({ near }) => near.resume());
  const database = openDatabase(address, { connectTimeoutSeconds: 0.2 });
  onTestFinished(() => database.close(0));
  expect(isDatabaseAway(await failureOf(reachDatabase(database.executor)))).toBe(true);
});

test.each(['ENETUNREACH', 'ENETDOWN', 'EHOSTDOWN'])(
  'a database to which no network leads is away: %s',
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error(`connect ${code}`), { code }))).toBe(true);
  },
);

test('close waits for running work and cuts off what takes too long', async () => {
  const { sql, database } = await openWay({ connections: 2 });
  const [short, endless] = [sql`select 1 as one from pg_sleep(0.2)`, failureOf(sql`select pg_sleep(62)`)];
  await untilActive('select pg_sleep(62)');
  await database.close(1);
  expect(await short).toEqual([{ one: 1 }]);
  expect(isDatabaseAway(await endless)).toBe(true);
});

test('dates and int8 are strings, timestamps are Dates, in UTC', async () => {
  const rows = await plain`
    select date '1990-02-28' as day, 9007199254740993 as large,
      timestamptz '2026-02-03 12:00+02' as moment, (timestamptz '2026-02-03 00:30+02')::date as utc_day,
      ${JSON.stringify('a text')}::jsonb as json, ${[1, 2]}::integer[] as numbers`;
  expect(rows).toEqual([
    {
      day: '1990-02-28',
      large: '9007199254740993',
      moment: new Date('2026-02-03T10:00:00Z'),
      utc_day: '2026-02-02',
      json: 'a text',
      numbers: [1, 2],
    },
  ]);
});

test('a unique violation names its index', async () => {
  await plain`create table taken (id integer constraint taken_id primary key)`;
  const insert = () => plain`insert into taken (id) values (${1})`;
  await insert();
  const error = await failureOf(insert());
  expect(isUniqueViolation(error, 'taken_id')).toBe(true);
  expect(isUniqueViolation(error, 'another')).toBe(false);
  expect(isDatabaseAway(error)).toBe(false);
});

test('a statement is prepared once per connection and survives a change of its columns', async () => {
  const { sql } = await openWay();
  await sql`create table changing as select 1 as id`;
  const read = () => sql`select * from changing where id = ${1}`;
  await read();
  await read();
  expect(await sql`select statement from pg_prepared_statements`).toEqual([
    { statement: 'select * from changing where id = $1' },
  ]);
  await plain`alter table changing add column name text default 'a'`;
  expect(await read()).toEqual([{ id: 1, name: 'a' }]);
  expect(await read()).toEqual([{ id: 1, name: 'a' }]);
});

test('a statement that is put together anew for each call is not prepared', async () => {
  const { sql } = await openWay();
  expect(await sql`select ${unprepared} ${1}::integer as id`).toEqual([{ id: 1 }]);
  expect(await sql`select statement from pg_prepared_statements`).toEqual([]);
});

test('a transaction inside another one joins it', async () => {
  const { database, sql } = await openWay();
  await sql`create table composed (id integer)`;
  const error = await failureOf(
    inTransaction(database.executor, async (outer) => {
      await inTransaction(outer, (inner) => statements(inner)`insert into composed values (1)`);
      throw new Error('not after all');
    }),
  );
  expect(error).toMatchObject({ message: 'not after all' });
  expect(await sql`select * from composed`).toEqual([]);
});
