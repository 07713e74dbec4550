import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { deleteExpiredFailures } from './failures-store.ts';
import { deleteExpiredSessions } from './sessions-store.ts';

const hour = 3_600_000;

/**
 * Removes what means nothing any more, at start and every hour: sessions, counts, and what the other domains name.
 * @returns how to stop it.
 */
export function keepHouse(
  database: Database,
  log: Log,
  tidy: readonly ((database: Database) => Promise<void>)[],
): () => void {
  const clean = (): void => {
    // A database that is away is reported where people meet it; the next hour does what this one could not.
    Promise.all(
      [deleteExpiredSessions, deleteExpiredFailures, ...tidy].map((clear) => clear(database)),
    ).catch((error: unknown) => log.debug({ err: error }, 'housekeeping failed'));
  };
  clean();
  const timer = setInterval(clean, hour);
  timer.unref();
  return () => clearInterval(timer);
}
