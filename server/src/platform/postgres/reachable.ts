import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
  try {
    const [found] = await database.sql`select 1 from pg_database where datname = ${address.database}`;
    if (found === undefined) await database.sql.unsafe(`create database ${address.database}`);
    return true;
  } catch {
    return false;
  } finally {
    await database.close(0).catch(() => undefined);
  }
}
