import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type DatabaseAddress, openDatabase } from '../database.ts';
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
  if (!existsSync(join(address.socketFolder, `.s.PGSQL.${address.port}`))) return false;
  const database = openDatabase(
    { ...address, database: 'postgres' },
    { connections: 1, connectTimeoutSeconds: 2 },
  );
  const { executor } = database;
  try {
    const { rows } = await sql`
      select from pg_database where datname = ${address.database}`.execute(executor);
    if (rows.length === 0) await sql`create database ${sql.ref(address.database)}`.execute(executor);
    return true;
  } catch {
    return false;
  } finally {
    await database.close(0).catch(() => undefined);
  }
}
