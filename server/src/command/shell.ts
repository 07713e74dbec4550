import { open, readdir, rm, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { type AuditEvent, operator, recordEvent } from '../platform/audit.ts';
import {
  codeOf,
  type Database,
  type Executor,
  inKeptTransaction,
  openDatabase,
} from '../platform/database.ts';
import { claimFiles, compareFiles } from '../platform/files/claim.ts';
import { FilesAwayError } from '../platform/files/file-store.ts';
import { type Files, openFiles } from '../platform/files/files.ts';
import { migrate, pendingMigrations, refuseNewer } from '../platform/migrate.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import type { Settings } from '../platform/settings.ts';
import { removeTemporaryFolders, TemporaryFolderError } from '../platform/temporary-folder.ts';
import { jsonOf, printable } from './terminal.ts';

/** What a command ends with: docs/operating.md, 'The command line'. */
export const exitCodes = { done: 0, notDone: 1, wrongUse: 2, notConfirmed: 3, incomplete: 4 } as const;

/** Something that the person who typed the command can mend; shown without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, options: ErrorOptions & { readonly exitCode?: number } = {}) {
    super(message, options);
    this.exitCode = options.exitCode ?? exitCodes.notDone;
  }
}

const diskFailures: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left',
  EDQUOT: 'its quota is used up',
  EACCES: 'it may not be written to or read',
  EPERM: 'it may not be changed',
  EMFILE: 'too many files are open',
  EROFS: 'it is read-only',
  EIO: 'the disk cannot be read or written',
  ENOTDIR: 'a part of the path is not a folder',
  ENOENT: 'there is no such file or folder',
  EEXIST: 'it is there already',
  ENAMETOOLONG: 'the path is too long',
  EBUSY: 'a part of it is in use, or a disk of its own',
  EXDEV: 'a part of it is on another disk',
};

/** What the disk refused, for the person who named the path; undefined where it was something else. */
export function ofDisk(path: string, error: unknown): CommandError | undefined {
  // Known by what it says, whichever path the person named.
  if (error instanceof TemporaryFolderError) return new CommandError(error.message, { cause: error });
  // A file store knows better where it is, and the disk's own error is the cause.
  const place = error instanceof FilesAwayError ? error.place : path;
  const why = diskFailures[codeOf(error) ?? codeOf(error instanceof Error ? error.cause : undefined) ?? ''];
  return why === undefined ? undefined : new CommandError(`${place}: ${why}.`, { cause: error });
}

/** @throws {CommandError} where what is there may not be read. */
export async function holdReadable(path: string): Promise<void> {
  try {
    const there = await stat(path);
    if (there.isDirectory()) await readdir(path);
    if (there.isFile()) await (await open(path)).close();
  } catch (error) {
    // What is not there is told by who looks for it.
    if (codeOf(error) !== 'ENOENT') throw ofDisk(path, error) ?? error;
  }
}

/**
 * Has some work write a new file, which only its owner may read. It goes again where the work fails.
 * @param path undefined: the work does without.
 * @param isDry it is made, so that it is refused where it would be, and taken away again.
 * @throws {CommandError} before any work, where it cannot be made or is there already.
 */
export async function withNewFile<Result>(
  path: string | undefined,
  work: (write: (content: string | Buffer) => Promise<void>) => Promise<Result>,
  isDry = false,
): Promise<Result> {
  if (path === undefined) return await work(() => Promise.resolve());
  const refuse = (error: unknown): never => {
    throw ofDisk(path, error) ?? error;
  };
  const file = await open(path, 'wx', 0o600).catch(refuse);
  let isKept = false;
  try {
    const result = await work((content) => file.writeFile(content).catch(refuse));
    isKept = !isDry;
    return result;
  } finally {
    if (!isKept) await rm(path, { force: true });
    await file.close();
  }
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
  /**
   * Opens the files, and holds that they are those of this installation.
   * @param keeps whether the work keeps something in them: the first that does makes them this installation's.
   */
  readonly files: (keeps: boolean) => Promise<Files>;
  /** A line about how far long work has come; kept out of standard output, which is the outcome's. */
  readonly progress: (done: number, total: number, what: string) => void;
}

/** Options that every command takes. */
export interface CommonOptions {
  readonly json?: true;
}

export interface WorkOptions {
  /** The database must have every migration; those that the embedded one lacks are applied where settings let them be. Default true. */
  readonly needsMigrations?: boolean;
}

/**
 * Opens the database, starting the embedded one when it is down and sharing it with a running server or other commands,
 * and closes what it opened.
 */
export async function atWork<Result>(
  settings: Settings,
  work: (place: Workplace) => Promise<Result>,
  { needsMigrations = true }: WorkOptions = {},
): Promise<Result> {
  const starting =
    settings.databaseUrl === undefined
      ? startEmbeddedPostgres({ dataFolder: settings.dataFolder, whenInUse: 'share' })
      : undefined;
  let database: Database | undefined;
  const ending = whenToldToEnd(async () => {
    removeTemporaryFolders();
    // What is under way is rolled back.
    database?.close(0).catch(() => undefined);
    const embedded = await starting?.catch(() => undefined);
    await embedded?.stop();
    removeTemporaryFolders();
  });
  try {
    const embedded = await starting;
    database = openDatabase(embedded?.address ?? { url: settings.databaseUrl ?? '' }, {
      connections: 4,
      isUnlimited: true,
    });
    const opened = database;
    try {
      if (needsMigrations) await bringUpToDate(opened, settings);
      return await work({
        settings,
        database: opened,
        files: async (keeps) => {
          const files = await openFiles(settings);
          await (keeps ? claimFiles : compareFiles)(opened.executor, files.store);
          return files;
        },
        progress: showProgress,
      });
    } finally {
      await opened.close(2);
      await embedded?.leave();
    }
  } finally {
    await ending.over();
  }
}

/** Ends this process in order where a signal tells it to; a second signal ends it at once. */
export function whenToldToEnd(end: () => Promise<void>): { over(): Promise<void> } {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let exit: Promise<void> | undefined;
  const listen = (signal: (typeof signals)[number]): void => {
    forget();
    process.stderr.write(`\nEnded by ${signal}.\n`);
    exit = end()
      .catch(() => undefined)
      .then(() => process.exit(128 + constants.signals[signal]));
  };
  const forget = (): void => {
    for (const signal of signals) process.off(signal, listen);
  };
  for (const signal of signals) process.on(signal, listen);
  return {
    over: async () => {
      forget();
      // What failed because of the end is told nobody.
      await exit;
    },
  };
}

/**
 * Does something and writes down that the operator did it, in one transaction.
 * @param eventOf undefined where nothing was changed.
 * @param options.isDry everything is done, and nothing kept.
 */
export async function recorded<Result>(
  database: Pick<Database, 'executor'>,
  deed: (executor: Executor) => Promise<Result>,
  eventOf: (result: Result) => Omit<AuditEvent, 'actor'> | undefined,
  { isDry = false }: { readonly isDry?: boolean } = {},
): Promise<Result> {
  return await inKeptTransaction(database.executor, isDry, async (transaction) => {
    const result = await deed(transaction);
    const event = eventOf(result);
    if (event !== undefined) await recordEvent(transaction, { ...event, actor: operator() });
    return result;
  });
}

/** Applies what is missing, and writes that down. @returns the names of what was applied. */
export async function migrateRecorded(
  executor: Executor,
  onProgress?: Workplace['progress'],
): Promise<string[]> {
  const applied: string[] = [];
  const record = async (): Promise<void> => {
    if (applied.length === 0) return;
    await recordEvent(executor, {
      actor: operator(),
      action: 'database.migrated',
      details: { migrations: applied.join(' ') },
    });
  };
  try {
    await migrate(executor, {
      onApplied: (name, done, total) => {
        applied.push(name);
        onProgress?.(done, total, 'migrations');
      },
    });
  } catch (error) {
    // Those before the one that failed stay. What failed says more than an audit that cannot be written.
    await record().catch(() => undefined);
    throw error;
  }
  await record();
  return applied;
}

async function bringUpToDate({ executor }: Database, settings: Settings): Promise<void> {
  if (settings.databaseUrl === undefined && settings.migrateAtStart) {
    await migrateRecorded(executor);
    return;
  }
  await refuseNewer(executor);
  const pending = await pendingMigrations(executor);
  if (pending.length > 0) {
    throw new CommandError(`The database lacks ${pending.length} migrations. Run 'medeina migrate' first.`);
  }
}

let shownAt = 0;

/** A line about how far long work has come, on standard error. */
export function showProgress(done: number, total: number, what: string): void {
  // A terminal gets one line that changes; a log gets a line a second.
  const now = Date.now();
  if (done < total && now - shownAt < (process.stderr.isTTY ? 100 : 1000)) return;
  // What comes after it begins to be told at once.
  shownAt = done < total ? now : 0;
  const line = `${done} of ${total} ${what}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${done >= total ? '\n' : ''}`);
  else process.stderr.write(`${line}\n`);
}

/** For work that is quick as a rule: {@link showProgress} where somebody sits and waits, else nothing. */
export function progressOnTerminal({ json }: CommonOptions): Workplace['progress'] | undefined {
  return process.stderr.isTTY && json !== true ? showProgress : undefined;
}

/** Says which files an outcome had to leave out, if any; the command then ends as one that did not do all. */
export function tellGone(names: readonly string[]): void {
  if (names.length === 0) return;
  process.exitCode = exitCodes.incomplete;
  process.stderr.write(`${printable(`Left out are files that are gone: ${names.join(', ')}.`)}\n`);
}

/** Prints what was done. */
export function report(outcome: Outcome, options: CommonOptions): void {
  process.stdout.write(
    `${options.json === true ? jsonOf(outcome.facts) : printable(outcome.lines.join('\n'))}\n`,
  );
}

/** Of PostgreSQL; courses of other formats have ids of ten digits. */
const largestInteger = 2_147_483_647;

/** Reads the id or the number that a person typed. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d{1,10}$/.test(text) || number > largestInteger)
    throw new InvalidArgumentError(`It must be a whole number, ${largestInteger} at most.`);
  return number;
}

/** Reads a sum of euros that a person typed. @returns cents */
export function centsOf(text: string): number {
  const cents = Math.round(Number(text) * 100);
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text) || cents < 1)
    throw new InvalidArgumentError('It must be a sum in euros, such as 50 or 49.99.');
  return cents;
}

/** Reads a day that a person typed. */
export function dayOf(text: string): string {
  if (!z.iso.date().safeParse(text).success) throw new InvalidArgumentError('It must be a day, YYYY-MM-DD.');
  return text;
}

export const euros = (cents: number): string => `${(cents / 100).toFixed(2)} €`;
