import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type DatabaseAddress, type Executor, openDatabase } from '../database.ts';
import { cannotRun } from './binaries.ts';

/** Where the embedded PostgreSQL answers. */
export type SocketAddress = Extract<DatabaseAddress, { socketFolder: string }>;

/**
 * Waits until the database answers.
 * @param failure why it will not answer any more, once that is known
 */
export async function waitUntilUp(address: SocketAddress, failure: () => string | undefined): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await canConnect(address)) return;
    const reason = failure();
    if (reason !== undefined) throw cannotRun(reason);
    await wait(25);
  }
  throw cannotRun(failure() ?? 'it did not answer within 60 seconds.');
}

/** Whether it answers; makes the product's database the first time. */
export async function canConnect(address: SocketAddress): Promise<boolean> {
  const answer = await asked(address, async (executor) => {
    const { rows } = await sql`
      select from pg_database where datname = ${address.database}`.execute(executor);
    if (rows.length === 0) await sql`create database ${sql.ref(address.database)}`.execute(executor);
    return true;
  });
  return answer ?? false;
}

/** Whether anybody is connected to the product's database; undefined where it does not answer. */
export async function isInUse(address: SocketAddress): Promise<boolean | undefined> {
  let users: number | undefined;
  // What has just been closed or killed may be on its way out yet.
  for (let attempt = 0; attempt < 15; attempt += 1) {
    if (attempt > 0) await wait(100);
    users = await asked(address, async (executor) => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = ${address.database} and backend_type = 'client backend'`.execute(executor);
      return rows.length;
    });
    if (users === undefined || users === 0) break;
  }
  return users === undefined ? undefined : users > 0;
}

/** What it answers, by a connection to a database beside the product's; undefined where it does not. */
async function asked<Answer>(
  address: SocketAddress,
  ask: (executor: Executor) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!existsSync(join(address.socketFolder, `.s.PGSQL.${address.port}`))) return undefined;
  const database = openDatabase(
    { ...address, database: 'postgres' },
    { connections: 1, connectTimeoutSeconds: 2 },
  );
  try {
    return await ask(database.executor);
  } catch {
    return undefined;
  } finally {
    await database.close(0).catch(() => undefined);
  }
}
