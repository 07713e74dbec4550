import { createHash } from 'node:crypto';
import {
  type Driver,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import { Pool, type PoolClient, type QueryResult, types } from 'pg';
import type { DB } from './generated/tables.ts';
import { traced } from './spans.ts';

/** How to reach a PostgreSQL server: an address, or the Unix socket folder of the embedded one. */
export type DatabaseAddress =
  | { readonly url: string }
  | {
      readonly socketFolder: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

/**
 * What every store function takes first: the pool, or a transaction. So the rules decide what happens together.
 */
export type Executor = Kysely<DB>;

/** Runs `work` in one transaction: in the caller's where there is one, else in a new one. */
export function inTransaction<Result>(
  executor: Executor,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  return executor.isTransaction ? work(executor) : executor.transaction().execute(work);
}

/**
 * The same for what can be a dry run: that does and checks everything, in a transaction of its own, and keeps nothing.
 * @param executor for a dry run no transaction.
 */
export async function inKeptTransaction<Result>(
  executor: Executor,
  isDry: boolean,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  if (!isDry) return await inTransaction(executor, work);
  const transaction = await executor.startTransaction().execute();
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

/** A part of a transaction: what it did is taken back where it throws, and the transaction goes on. */
export async function orTakeBack<Result>(executor: Executor, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(executor);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint part`.execute(executor);
    throw error;
  }
}

/** A pool of connections. */
export interface Database {
  readonly executor: Executor;
  readonly address: DatabaseAddress;
  /** How many connections are open, how many of them idle, and how many calls wait for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Waits for running statements, at most the given seconds, and closes the pool. */
  close(timeoutSeconds?: number): Promise<void>;
}

export interface PoolOptions {
  readonly connections?: number;
  /** Longest wait for a connection, be it a new one or one that others use. */
  readonly connectTimeoutSeconds?: number;
  /** Longest time that a statement may take; without it one waits as long as the network does. */
  readonly answerTimeoutSeconds?: number;
  /** Takes away what a role or a database sets for its servers: what an operator runs may take as long as it needs. */
  readonly isUnlimited?: boolean;
  /** Told how long each statement took, the wait for a connection left out. */
  readonly onStatement?: StatementListener | undefined;
}

/** Lifts the limits of time of a session. The last one is of PostgreSQL 17 and newer. */
export const unlimited = {
  text: "select set_config(name, '0', false) from pg_settings where name = any($1)",
  values: [['statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout']],
};

/** @param text without its values. */
export type StatementListener = (text: string, milliseconds: number) => void;

/** Opens a pool. Connects at the first statement, not before. */
export function openDatabase(address: DatabaseAddress, options: PoolOptions = {}): Database {
  const { answerTimeoutSeconds } = options;
  const pool = new Pool({
    ...connectionOptions(address),
    application_name: 'medeina',
    max: options.connections ?? 10,
    connectionTimeoutMillis: (options.connectTimeoutSeconds ?? 5) * 1000,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 3600,
    types: { getTypeParser },
    ...(answerTimeoutSeconds === undefined
      ? {}
      : {
          query_timeout: answerTimeoutSeconds * 1000,
          // The database gives up a little sooner, or its locks would outlive our call.
          statement_timeout: Math.round(answerTimeoutSeconds * 800),
          idle_in_transaction_session_timeout: Math.round(answerTimeoutSeconds * 1000),
        }),
  });
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    // The pool listens to idle connections alone. Without a listener, the loss of one in use would end the process;
    // its statements fail by themselves.
    client.on('error', () => undefined);
    // Before any other statement; where it fails, so does what follows.
    if (options.isUnlimited === true) client.query(unlimited).catch(() => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
  pool.on('error', () => undefined);
  let closing: Promise<void> | undefined;
  async function close(timeoutSeconds: number): Promise<void> {
    const impatience = setTimeout(() => {
      for (const client of clients) void client.end();
    }, timeoutSeconds * 1000);
    await pool.end();
    clearTimeout(impatience);
  }
  return {
    executor: new Kysely<DB>({
      dialect: new Dialect({ pool: new StatementPool(pool, options.onStatement) }),
    }),
    address,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: (timeoutSeconds = 5) => (closing ??= close(timeoutSeconds)),
  };
}

/** How the driver reaches a database; the job queue's connections are opened with it too. */
export function connectionOptions(address: DatabaseAddress) {
  const shared = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  if ('url' in address) return { ...shared, connectionString: address.url };
  const { socketFolder: host, port, user, database } = address;
  return { ...shared, host, port, user, database };
}

/**
 * Days stay text (`2026-02-03`): as a JavaScript Date they would shift with the machine's zone. So do 64-bit numbers,
 * which do not fit a JavaScript number.
 */
const { DATE, INT8 } = types.builtins;
/** PostgreSQL's number of `date[]`, which the driver does not name. */
const DATES = 1182;
const asText: ReadonlySet<number> = new Set([DATE, DATES, INT8]);

const getTypeParser: typeof types.getTypeParser = (type, format) =>
  asText.has(type) ? String : types.getTypeParser(type, format);

/** The pool as Kysely sees it. */
class StatementPool implements PostgresPool {
  readonly options = {};
  readonly #pool: Pool;
  readonly #connections = new WeakMap<PoolClient, StatementClient>();
  readonly #onStatement: StatementListener | undefined;

  constructor(pool: Pool, onStatement: StatementListener | undefined) {
    this.#pool = pool;
    this.#onStatement = onStatement;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    let connection = this.#connections.get(client);
    if (connection === undefined) {
      connection = new StatementClient(client, this.#onStatement);
      await connection.setUp();
      this.#connections.set(client, connection);
    }
    return connection;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** A connection as Kysely sees it: it prepares statements, and is destroyed after a failure of its own. */
class StatementClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  /** Why the connection is gone. A statement that timed out is still running on it: no other may follow. */
  #loss: unknown;
  #hasOldPlan = false;
  readonly #onStatement: StatementListener | undefined;

  constructor(client: PoolClient, onStatement: StatementListener | undefined) {
    this.#client = client;
    this.#onStatement = onStatement;
  }

  /** The time zone is a statement of its own, not a parameter of the start: poolers pass those on as they like. */
  async setUp(): Promise<void> {
    try {
      await this.#client.query("set time zone 'UTC'");
    } catch (error) {
      this.release(true);
      throw error;
    }
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('Cursors are not in use');
    return traced('statement', { text: statement }, () => this.#run<Row>(statement, values));
  }

  async #run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#loss !== undefined) throw this.#loss;
    const began = performance.now();
    const statement = { text, values: [...values] };
    const preparation = values.length === 0 || this.#hasOldPlan ? undefined : preparedOf(text);
    try {
      return resultOf(await this.#client.query({ ...statement, ...preparation }));
    } catch (error) {
      if (isDatabaseAway(error)) this.#loss = error;
      if (!isOldPlan(error)) throw error;
      this.#hasOldPlan = true;
      // Within a transaction this fails too: what failed first says why.
      return await this.#client.query(statement).then(resultOf<Row>, () => Promise.reject(error));
    } finally {
      this.#onStatement?.(text, performance.now() - began);
    }
  }

  /** @param destroys closes the connection instead of giving it back. */
  release(destroys = false): void {
    this.#client.release(destroys || this.#loss !== undefined || this.#hasOldPlan);
  }
}

const commands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'] as const;

function resultOf<Row>(result: QueryResult): PostgresQueryResult<Row> {
  return {
    // To Kysely any other is a command that changes no rows.
    command: commands.find((known) => known === result.command) ?? 'SELECT',
    rowCount: result.rowCount ?? 0,
    rows: result.rows,
  };
}

/** Whether a migration has changed what a prepared statement gives since it was prepared on this connection. */
function isOldPlan(error: unknown): boolean {
  return (
    codeOf(error) === '0A000' &&
    typeof error === 'object' &&
    error !== null &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
}

const mark = '/* unprepared */';
/** Stands in statements that are put together anew for each call, such as a search: they are not prepared. */
export const unprepared = sql.raw(mark);

interface Prepared {
  readonly name: string;
  /** The driver keeps the text that it was given on each connection: always this one, not a copy for each. */
  readonly text: string;
}

/** Each prepared statement takes memory on every connection: texts that are put together without end would fill it. */
const mostPrepared = 1000;
const prepared = new Map<string, Prepared>();

/** What a statement is prepared as once a connection; undefined where it is not. */
function preparedOf(text: string): Prepared | undefined {
  const known = prepared.get(text);
  if (known !== undefined || prepared.size >= mostPrepared || text.includes(mark)) return known;
  const made = { name: createHash('sha256').update(text).digest('base64url'), text };
  prepared.set(text, made);
  return made;
}

/**
 * Ignores a failed rollback when the connection is gone, and the transaction with it, so that the original error is
 * rethrown.
 */
class Dialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      try {
        await rollback(connection);
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

/**
 * Asks the database for its version.
 * @throws {OldDatabaseError} or an error that {@link isDatabaseAway} knows.
 */
export async function reachDatabase(executor: Executor): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::integer as number, current_setting('server_version') as name`.execute(
    executor,
  );
  const [version] = rows;
  if (version !== undefined) refuseOldDatabase(version.number, version.name);
}

/** @param number as PostgreSQL's `server_version_num`: 150004 is 15.4. */
export function refuseOldDatabase(number: number, name: string): void {
  if (number >= 150_000) return;
  throw new OldDatabaseError(`DATABASE_URL must be that of PostgreSQL 15 or newer, and there it is ${name}.`);
}

/**
 * Whether the error means that the database cannot be reached or cannot do its work now, as opposed to a statement that it
 * refused. The connection is given up with it: the next one may lead to another machine.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code !== undefined &&
    (/^(CONNECT_TIMEOUT|CONNECTION_|ECONN|ENOENT|ENOTFOUND|EPIPE|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)/.test(
      code,
    ) ||
      // Class 08: connection; 57P01–57P03: shutting down or starting; class 53: no connection, disk or memory left;
      // 25006: read-only, as a primary is that became a replica.
      /^(08|57P0[1-3]|53|25006)/.test(code))
  );
}

/** Codes for errors of the driver that have none, by their messages. */
const driverCodes: ReadonlyMap<string, string> = new Map([
  ['timeout expired', 'CONNECT_TIMEOUT'],
  ['timeout exceeded when trying to connect', 'CONNECT_TIMEOUT'],
  ['Connection terminated due to connection timeout', 'CONNECT_TIMEOUT'],
  ['Query read timeout', 'CONNECTION_SILENT'],
  ['Connection terminated', 'CONNECTION_CLOSED'],
  ['Connection terminated unexpectedly', 'CONNECTION_CLOSED'],
  ['Client has encountered a connection error and is not queryable', 'CONNECTION_CLOSED'],
  ['Client was closed and is not queryable', 'CONNECTION_CLOSED'],
  ['Postgres connection has been discarded', 'CONNECTION_CLOSED'],
  ['Cannot use a pool after calling end on the pool', 'CONNECTION_ENDED'],
]);

/** PostgreSQL's five-letter code of an error, the system's, or one for what the driver says in words alone. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? driverCodes.get(error.message) : undefined;
}

/** Whether the error is PostgreSQL's refusal of a second row with the same key in the named unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    codeOf(error) === '23505' &&
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === index
  );
}
