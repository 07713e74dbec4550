import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isDatabaseAway, openDatabase } from '../src/platform/database.ts';
import type { Work } from '../src/platform/sql.ts';
import { createTestDatabase } from './harness.ts';
import { openDatabaseWay } from './support/database-way.ts';

const { kysely, sql: plain, name } = await createTestDatabase();

/** Ends the connection of a transaction from the database's side. */
async function lose(work: Work): Promise<void> {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(work);
  await plain`select pg_terminate_backend(${rows[0]?.id ?? 0}, 5000)`;
}

/** More than the driver gathers before it writes. */
const long = 'x'.repeat(5000);

test.each(['a short', 'a long'])(
  'a transaction that loses its connection before %s statement fails as such, and the next ones work',
  async (what) => {
    const text = what === 'a long' ? long : 'x';
    const error: unknown = await kysely
      .transaction()
      .execute(async (work) => {
        await lose(work);
        // Told once the loss has been read.
        for (;;) await sql`select ${text}::text`.execute(work);
      })
      .catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => plain<{ one: number }[]>`select 1 as one`),
    );
    expect(answers.flat()).toEqual(Array.from({ length: 8 }, () => ({ one: 1 })));
  },
);

test('a statement under way fails with its connection, and so does its transaction', async () => {
  const error: unknown = await kysely
    .transaction()
    .execute(async (work) => {
      const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(work);
      const asleep = sql`select pg_sleep(60)`.execute(work);
      await Promise.all([asleep, plain`select pg_terminate_backend(${rows[0]?.id ?? 0}, 5000)`]);
    })
    .catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  const answers = await Promise.all(Array.from({ length: 8 }, () => plain`select 1 as one`));
  expect(answers).toHaveLength(8);
});

/** A way to the database over a network that can be cut: quietly, as by a pulled cable, or with a reset. */
async function openWay() {
  const { address, connections } = await openDatabaseWay(name, ({ near, far }) => near.pipe(far).pipe(near));
  return {
    address,
    swallow: () => {
      for (const { near, far } of connections) for (const end of [near, far]) end.unpipe().resume();
    },
    reset: () => {
      for (const { near } of connections) near.resetAndDestroy();
    },
  };
}

test('who hears of a reset connection and asks anew at once is answered', async () => {
  const way = await openWay();
  const database = openDatabase(way.address, { connections: 1 });
  await database.sql`select 1`;
  const asleep = database.sql`select pg_sleep(60)`.catch(() => database.sql`select 2`.catch(isDatabaseAway));
  await expect
    .poll(() => plain`select from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`)
    .toHaveLength(1);
  way.reset();
  expect(await asleep).toBe(true);
  expect(await database.sql`select 3 as three`).toEqual([{ three: 3 }]);
  await database.close();
});

test('a transaction that waits for the only connection is answered although that one is lost', async () => {
  const way = await openWay();
  const database = openDatabase(way.address, { connections: 1 });
  const first = database.kysely
    .transaction()
    .execute((work) => sql`select pg_sleep(61)`.execute(work))
    .catch(isDatabaseAway);
  await expect
    .poll(() => plain`select from pg_stat_activity where query = 'select pg_sleep(61)' and state = 'active'`)
    .toHaveLength(1);
  const second = database.kysely.transaction().execute((work) => sql`select 2 as two`.execute(work));
  way.reset();
  expect(await first).toBe(true);
  expect((await second).rows).toEqual([{ two: 2 }]);
  await database.close();
});

test('statements that the network swallows fail in their time, and the next one takes a new way', async () => {
  const way = await openWay();
  const database = openDatabase(way.address, { connections: 1, answerTimeoutSeconds: 0.5 });
  await database.sql`select 1`;
  way.swallow();
  const errors = await Promise.all(
    [database.sql`select 2`, database.sql`select 3`].map((answer) =>
      answer.catch((reason: unknown) => reason),
    ),
  );
  expect(errors.map(isDatabaseAway)).toEqual([true, true]);
  expect(await database.sql`select 4 as four`).toEqual([{ four: 4 }]);
  await database.close();
});

test('a transaction that the network swallows fails too', async () => {
  const way = await openWay();
  const database = openDatabase(way.address, { connections: 1, answerTimeoutSeconds: 0.5 });
  const error: unknown = await database.kysely
    .transaction()
    .execute(async (work) => {
      await sql`select 1`.execute(work);
      way.swallow();
      await sql`select 2`.execute(work);
    })
    .catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  expect(await database.sql`select 4 as four`).toEqual([{ four: 4 }]);
  await database.close();
});
