import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { codeOf, type Executor } from './database.ts';
import type { Log } from './log.ts';

/** One step of the schema. How to write one that two releases can share: docs/operating.md, 'Writing a migration'. */
export interface ReleaseMigration extends Migration {
  /** False where a statement cannot run in a transaction, as `create index concurrently` cannot. */
  readonly inTransaction?: boolean;
}

/** Migrations by name; the names sort in the order in which they are applied. */
export type Migrations = Readonly<Record<string, ReleaseMigration>>;

/** The database is further than this build can serve. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Migrations are missing, and the settings leave them to a step of its own. */
export class PendingMigrationsError extends Error {
  override readonly name = 'PendingMigrationsError';

  constructor(pending: readonly string[]) {
    super(
      `The database lacks ${pending.length} migrations (${pending.join(', ')}), and MIGRATE_AT_START is false. ` +
        "Run 'medeina migrate' first.",
    );
  }
}

const folder = new URL('./migrations/', import.meta.url);
const fileName = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/** How long a statement of a migration may wait for a lock, while everybody else waits behind it. */
const lockTimeout = '3s';
const lockAttempts = 20;
const lockPauseMilliseconds = 1000;
/** How often others ask whether the migrations are through. */
const lockQuestionMilliseconds = 200;

/** Names of all migrations of this build, in order. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .map((file) => fileName.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .toSorted();
}

/** The migrations of this build. */
export async function loadMigrations(): Promise<Migrations> {
  const loaded: Record<string, ReleaseMigration> = {};
  for (const name of migrationNames()) {
    const module: unknown = await import(new URL(`${name}.ts`, folder).href);
    if (!isMigration(module)) throw new Error(`The migration ${name} has no function 'up'`);
    loaded[name] = module;
  }
  return loaded;
}

export interface MigrateOptions {
  /** Told once when a newer release has migrated the database already. */
  readonly log?: Pick<Log, 'warn'>;
  /** Left out: those of this build. */
  readonly migrations?: Migrations;
  /** Told of each that was applied, where a later one fails, too, and how many of how many that makes. */
  readonly onApplied?: ((name: string, done: number, total: number) => void) | undefined;
}

/**
 * Applies what is missing, one migration after the other. Any number of processes may call it at once: one does it, the
 * others wait. A migration that does not get its lock in time lets others pass and is tried again.
 * @returns the names of the migrations that this call applied.
 * @throws {NewerDatabaseError} when the database is more than one migration ahead of this build.
 */
export async function migrate(executor: Executor, options: MigrateOptions = {}): Promise<string[]> {
  const own = options.migrations ?? (await loadMigrations());
  // Everything on one connection: the lock belongs to it.
  return await executor.connection().execute(async (connection) => {
    await untilAlone(connection);
    try {
      return await applyPending(connection, own, options);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(hashtext('medeina migrate'))`.execute(connection);
    }
  });
}

/**
 * Waits for the lock by asking again: who waits inside a statement holds a snapshot, for which an index that the holder
 * builds concurrently would wait in turn.
 */
async function untilAlone(connection: Executor): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ alone: boolean }>`
      select pg_try_advisory_lock(hashtext('medeina migrate')) as alone`.execute(connection);
    if (rows[0]?.alone === true) return;
    await wait(lockQuestionMilliseconds);
  }
}

/** @throws {NewerDatabaseError} as {@link migrate}, without changing anything. */
export async function refuseNewer(executor: Executor): Promise<void> {
  newerMigrations(migrationNames(), await executedMigrations(executor));
}

/** Names of the migrations that {@link migrate} would apply. */
export async function pendingMigrations(executor: Executor): Promise<string[]> {
  const executed = new Set(await executedMigrations(executor));
  return migrationNames().filter((name) => !executed.has(name));
}

async function applyPending(
  connection: Executor,
  own: Migrations,
  { log, onApplied }: MigrateOptions,
): Promise<string[]> {
  const executed = await executedMigrations(connection);
  const newer = newerMigrations(Object.keys(own), executed);
  if (newer !== undefined) {
    log?.warn({ migration: newer }, 'a newer release has migrated the database; this build serves beside it');
  }
  const migrator = new Migrator({
    db: connection,
    // Kysely expects to know whatever was applied. What a newer release applied is not run here.
    provider: { getMigrations: () => Promise.resolve({ ...own, ...(newer && { [newer]: notOurs }) }) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const applied: string[] = [];
  const pending = Object.entries(own)
    .filter(([name]) => !executed.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, migration] of pending) {
    const isConcurrent = migration.inTransaction === false;
    if (isConcurrent) await dropUnfinished(connection);
    // An index that is built concurrently waits for those who began before it, such as a backup, and nobody waits for it.
    await sql`set lock_timeout = ${sql.lit(isConcurrent ? '0' : lockTimeout)}`.execute(connection);
    await applyNext(migrator, name, isConcurrent);
    applied.push(name);
    onApplied?.(name, applied.length, pending.length);
  }
  return applied;
}

/** Drops what is left of an index whose building broke off: `if not exists` would take it for the index itself. */
async function dropUnfinished(connection: Executor): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select class.relname as name
    from pg_index index join pg_class class on class.oid = index.indexrelid
    where not index.indisvalid and class.relkind = 'i' and class.relnamespace = to_regnamespace(quote_ident(current_schema()))
    order by name`.execute(connection);
  for (const { name } of rows)
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(connection);
}

async function applyNext(migrator: Migrator, name: string, disableTransactions: boolean): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateUp({ disableTransactions });
    if (error === undefined) return;
    const lockNotAvailable = codeOf(error) === '55P03';
    if (!lockNotAvailable || attempt === lockAttempts) {
      throw new Error(`The migration ${name} could not be applied: ${messageOf(error)}`, { cause: error });
    }
    await wait(lockPauseMilliseconds);
  }
}

/**
 * The one migration that the database is ahead, if any. One is fine: a release only ever adds what the former one can
 * live with. More are not.
 */
function newerMigrations(own: readonly string[], executed: readonly string[]): string | undefined {
  const unknown = executed.filter((name) => !own.includes(name)).toSorted();
  const [newer, ...others] = unknown;
  if (newer === undefined) return undefined;
  const last = own.toSorted().at(-1) ?? '';
  if (others.length > 0 || newer < last || own.some((name) => !executed.includes(name))) {
    throw new NewerDatabaseError(
      `The database has migrations that this build does not know (${unknown.join(', ')}). ` +
        'A build serves a database that is one migration ahead, not more: start a newer release.',
    );
  }
  return newer;
}

/** Names of the migrations that the database has, in order. */
export async function executedMigrations(executor: Executor): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass('migrations') is not null`.execute(executor);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(executor);
  return rows.map((row) => row.name);
}

const notOurs: Migration = {
  up: () => Promise.reject(new Error('This migration belongs to a newer release')),
};

function isMigration(module: unknown): module is ReleaseMigration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
