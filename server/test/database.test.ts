import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { isDatabaseAway, openDatabase } from '../src/platform/database.ts';
import type { Work } from '../src/platform/sql.ts';
import { createTestDatabase } from './harness.ts';

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

/** A way to the database that can swallow what is sent on it, as a network does whose cable is pulled. */
async function openWay() {
  const postgres = inject('postgres');
  const socketFolder = mkdtempSync(join(tmpdir(), 'medeina-way-'));
  const ends = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(join(postgres.socketFolder, `.s.PGSQL.${postgres.port}`));
    near.pipe(far).pipe(near);
    for (const end of [near, far]) ends.add(end.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => {
    way.listen(join(socketFolder, `.s.PGSQL.${postgres.port}`), resolve);
  });
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    way.close();
    rmSync(socketFolder, { recursive: true });
  });
  return {
    address: { ...postgres, database: name, socketFolder },
    swallow: () => {
      for (const end of ends) end.unpipe().resume();
    },
  };
}

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
