import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** A number that goes up whenever public content changed, shared by all instances. */
export interface ContentVersion {
  /** The newest version that this instance knows; at most a second behind. */
  readonly current: string;
  /** Makes every cache of every instance stale when the transaction is committed. */
  raise(transaction: Transaction<Tables>): Promise<void>;
  /** Reads it now: whoever changed something sees it changed, without waiting for the next look. */
  catchUp(): Promise<void>;
  stop(): void;
}

const interval = 1000;

/** Follows the version in the database. A poll, not a notification: it costs nothing and cannot be missed. */
export async function followContentVersion(database: Database): Promise<ContentVersion> {
  let current = '0';
  const read = async (): Promise<void> => {
    const [row] = await database.sql<
      { version: string }[]
    >`select version from versions where name = 'content'`;
    current = row?.version ?? '0';
  };
  await read();
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    // A database that is away is everybody's trouble and reported there; the last known version stands.
    void read()
      .catch(() => undefined)
      .finally(() => (isReading = false));
  }, interval);
  timer.unref();
  return {
    get current() {
      return current;
    },
    raise: async (transaction) => {
      await transaction
        .updateTable('versions')
        .set((expression) => ({ version: expression('version', '+', '1') }))
        .where('name', '=', 'content')
        .execute();
    },
    catchUp: read,
    stop: () => clearInterval(timer),
  };
}
