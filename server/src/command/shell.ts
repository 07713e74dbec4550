import { type Database, openDatabase } from '../platform/database.ts';
import { type FileStores, fileStores } from '../platform/files.ts';
import { migrate, pendingMigrations } from '../platform/migrate.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import type { Settings } from '../platform/settings.ts';

/** Something that the person who typed the command can mend; shown without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** What a command did: `facts` for programs (`--json`), `lines` for people. */
export interface Outcome {
  readonly facts: object;
  readonly lines: readonly string[];
}

/** What commands work with. */
export interface Workplace {
  readonly settings: Settings;
  readonly database: Database;
  readonly stores: FileStores;
  /** A line about how far long work has come; kept out of standard output, which is the outcome's. */
  readonly progress: (done: number, total: number, what: string) => void;
}

/** Options that every command takes. */
export interface CommonOptions {
  readonly json?: true;
}

export interface WorkOptions {
  /** The database must have every migration; with the embedded one they are applied first. Default true. */
  readonly needsMigrations?: boolean;
}

/**
 * Opens the database, starting the embedded one when it is down and sharing it with a running server, and closes what
 * it opened.
 */
export async function atWork<Result>(
  settings: Settings,
  work: (place: Workplace) => Promise<Result>,
  { needsMigrations = true }: WorkOptions = {},
): Promise<Result> {
  const embedded =
    settings.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataFolder: settings.dataFolder, whenInUse: 'share' })
      : undefined;
  const database = openDatabase(embedded?.address ?? { url: settings.databaseUrl ?? '' }, { connections: 4 });
  try {
    if (needsMigrations) await bringUpToDate(database, settings);
    return await work({
      settings,
      database,
      stores: fileStores(settings),
      progress: showProgress,
    });
  } finally {
    await database.close(2);
    await embedded?.stop();
  }
}

async function bringUpToDate(database: Database, settings: Settings): Promise<void> {
  if (settings.databaseUrl === undefined) {
    await migrate(database);
    return;
  }
  const pending = await pendingMigrations(database);
  if (pending.length > 0) {
    throw new CommandError(`The database lacks ${pending.length} migrations. Run 'medeina migrate' first.`);
  }
}

let shownAt = 0;

function showProgress(done: number, total: number, what: string): void {
  // A terminal gets one line that changes; a log gets a line a second.
  const now = Date.now();
  if (done < total && now - shownAt < (process.stderr.isTTY ? 100 : 1000)) return;
  shownAt = now;
  const line = `${done} of ${total} ${what}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${done >= total ? '\n' : ''}`);
  else process.stderr.write(`${line}\n`);
}

/** Prints what was done. */
export function report(outcome: Outcome, options: CommonOptions): void {
  process.stdout.write(
    options.json === true ? `${JSON.stringify(outcome.facts)}\n` : `${outcome.lines.join('\n')}\n`,
  );
}
