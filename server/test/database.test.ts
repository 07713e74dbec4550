import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isDatabaseAway } from '../src/platform/database.ts';
import type { Work } from '../src/platform/sql.ts';
import { createTestDatabase } from './harness.ts';

const { kysely, sql: plain } = await createTestDatabase();

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
