import { CompiledQuery, type Driver, Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { Tables } from './tables.ts';

/** How to reach a PostgreSQL server: an address, or the Unix socket folder of the embedded one. */
export type DatabaseAddress =
  | { readonly url: string }
  | {
      readonly socketFolder: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

/** Plain SQL, for statements that a query builder would only slow down or obscure. */
export type Sql = postgres.Sql<{ date: string; int8: string }>;

/** One pool of connections, seen through the query builder and as plain SQL. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly sql: Sql;
  readonly address: DatabaseAddress;
  /** Waits for running statements, at most the given seconds, and closes the pool. */
  close(timeoutSeconds?: number): Promise<void>;
}

/** Text of a day (`2026-02-03`), never a JavaScript Date: that would shift birthdays with the machine's zone. */
const day = { to: 1082, from: [1082], serialize: String, parse: String };
/** 64-bit numbers as text: they do not fit a JavaScript number. */
const bigNumber = { to: 20, from: [20], serialize: String, parse: String };

export interface PoolOptions {
  readonly connections?: number;
  readonly connectTimeoutSeconds?: number;
  /** Longest silence of the database that a statement waits for; without it one waits as long as the network does. */
  readonly answerTimeoutSeconds?: number;
  readonly onNotice?: (text: string) => void;
}

/** Opens a pool. Connects at the first statement, not before. */
export function openDatabase(address: DatabaseAddress, options: PoolOptions = {}): Database {
  const shared = {
    max: options.connections ?? 10,
    connect_timeout: options.connectTimeoutSeconds ?? 5,
    // An option of our patch (docs/decisions.md).
    answer_timeout: options.answerTimeoutSeconds,
    // Waits between attempts while the database is away: short, so that the site is back as soon as it is.
    backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 2),
    // Finds a dead connection before a statement does.
    keep_alive: 10,
    connection: {
      application_name: 'medeina',
      TimeZone: 'UTC',
      // The database gives up a little before we do, or its locks would outlive our call.
      ...(options.answerTimeoutSeconds === undefined
        ? {}
        : {
            statement_timeout: Math.round(options.answerTimeoutSeconds * 800),
            idle_in_transaction_session_timeout: Math.round(options.answerTimeoutSeconds * 1000),
          }),
    },
    onnotice: (notice: postgres.Notice) => options.onNotice?.(String(notice['message'])),
    types: { date: day, int8: bigNumber },
  };
  const sql =
    'url' in address
      ? postgres(address.url, shared)
      : postgres({
          ...shared,
          host: address.socketFolder,
          port: address.port,
          user: address.user,
          database: address.database,
        });
  const kysely = new Kysely<Tables>({ dialect: new Dialect({ postgres: sql }) });
  return {
    kysely,
    sql,
    address,
    close: (timeoutSeconds = 5) => sql.end({ timeout: timeoutSeconds }),
  };
}

/**
 * A transaction goes with its connection, so a rollback that can no longer be sent has happened: the error that began it
 * is what is told. Kysely would tell that of the rollback, after a step that only its own driver knows.
 */
class Dialect extends PostgresJSDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    driver.rollbackTransaction = async (connection) => {
      try {
        await connection.executeQuery(CompiledQuery.raw('rollback'));
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
      }
    };
    return driver;
  }
}

/** Thrown when the database is of a version that our statements are not written for. */
export class OldDatabaseError extends Error {
  override readonly name = 'OldDatabaseError';
}

/** Longest that a start waits for the first answer: more than a connection of its own may take. */
const reachSeconds = 10;

/**
 * Asks the database for its version. The driver connects again for ever where something answers that is no PostgreSQL,
 * so the question has an end of its own.
 * @throws {OldDatabaseError} or an error that {@link isDatabaseAway} knows.
 */
export async function reachDatabase({ sql }: Pick<Database, 'sql'>): Promise<void> {
  let impatience: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('no answer'), { code: 'CONNECT_TIMEOUT' });
    impatience = setTimeout(() => reject(error), reachSeconds * 1000);
  });
  try {
    const question = sql<{ number: number; name: string }[]>`
      select current_setting('server_version_num')::integer as number, current_setting('server_version') as name`;
    const [version] = await Promise.race([question, silence]);
    if (version !== undefined) refuseOldDatabase(version.number, version.name);
  } finally {
    clearTimeout(impatience);
  }
}

/** @param number as PostgreSQL's `server_version_num`: 150004 is 15.4. */
export function refuseOldDatabase(number: number, name: string): void {
  if (number >= 150_000) return;
  throw new OldDatabaseError(`DATABASE_URL must be that of PostgreSQL 15 or newer, and there it is ${name}.`);
}

/** Whether the error means that the database cannot be reached, as opposed to a statement that it refused. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code !== undefined &&
    (/^(CONNECT_TIMEOUT|CONNECTION_|ECONN|ENOENT|ENOTFOUND|EPIPE|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)/.test(
      code,
    ) ||
      // Class 08: connection; 57P01–57P03: shutting down or starting; 53300: too many connections.
      /^(08|57P0[1-3]|53300)/.test(code))
  );
}

/** PostgreSQL's five-letter code (or the driver's own) of an error, where it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the error is PostgreSQL's refusal of a second row with the same key in the named unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    codeOf(error) === '23505' &&
    typeof error === 'object' &&
    error !== null &&
    'constraint_name' in error &&
    error.constraint_name === index
  );
}
