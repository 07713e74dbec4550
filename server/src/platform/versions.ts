import { sql } from 'kysely';
import type { Executor } from './database.ts';

/**
 * Version numbers of public data, shared by all instances: one for the content as a whole, which makes every cache stale,
 * and one per name, such as `course:102`, which makes stale what shows it.
 */
export interface Versions {
  /** The newest version of the content that this instance knows; at most a second behind. */
  readonly content: string;
  /** The same of a name; '0' where nothing was raised since the start. */
  of(name: string): string;
  /** Grows when this instance sees a version of such names raised: `course` for `course:102` and all others. */
  ofAll(kind: string): number;
  /** Reads versions raised until now, so that a person sees their own change at once. */
  catchUp(): Promise<void>;
  stop(): void;
}

const content = 'content';
const interval = 1000;

/**
 * Raises a version when the transaction is committed. The last statement of a transaction: its row is locked from then
 * on, and two that took it in another order would wait for each other.
 */
export async function raiseVersion(executor: Executor, name: string): Promise<void> {
  await sql`
    insert into versions as known (name) values (${name})
    on conflict (name) do update set version = known.version + 1, changed_in = pg_current_xact_id()`.execute(
    executor,
  );
}

/** Makes every cache of public content, in every instance, stale when the transaction is committed. */
export async function raiseContentVersion(executor: Executor): Promise<void> {
  await raiseVersion(executor, content);
}

/** Follows the versions in the database. A poll, not a notification: it costs nothing and cannot be missed. */
export async function followVersions(executor: Executor): Promise<Versions> {
  const known = new Map<string, string>();
  const raised = new Map<string, number>();
  /** Transactions from this one on may have committed after the last look. */
  let horizon: string | null = null;
  const read = async (): Promise<void> => {
    const { rows } = await sql<{ horizon: string; name: string | null; version: string | null }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, versions.name, versions.version
      from (select) as always left join versions
        on changed_in >= ${horizon}::text::xid8 or (${horizon}::text is null and name = ${content})`.execute(
      executor,
    );
    for (const { name, version } of rows) {
      // A row is read again until no older transaction is left.
      if (name === null || version === null || known.get(name) === version) continue;
      known.set(name, version);
      const [kind = name] = name.split(':', 1);
      raised.set(kind, (raised.get(kind) ?? 0) + 1);
    }
    horizon = rows[0]?.horizon ?? horizon;
  };
  let present = read();
  let next: Promise<void> | undefined;
  const readAfter = async (previous: Promise<void>): Promise<void> => {
    await previous.catch(() => undefined);
    next = undefined;
    present = read();
    await present;
  };
  // One at a time, or an older answer that comes late would set a version back. Who comes meanwhile shares the next.
  const catchUp = (): Promise<void> => (next ??= readAfter(present));
  await present;
  const timer = setInterval(() => {
    // A lost database is reported by the calls that need it; the last known version stands.
    void catchUp().catch(() => undefined);
  }, interval);
  timer.unref();
  return {
    get content() {
      return known.get(content) ?? '0';
    },
    of: (name) => known.get(name) ?? '0',
    ofAll: (kind) => raised.get(kind) ?? 0,
    catchUp,
    stop: () => clearInterval(timer),
  };
}
