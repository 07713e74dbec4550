import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseAddress, codeOf, openDatabase } from '../database.ts';
import {
  type Binaries,
  EmbeddedPostgresError,
  canReach,
  cannotRun,
  findBinaries,
  reachableBinaries,
} from './binaries.ts';
import { DataInUseError, takeDataLock } from './data-lock.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  readonly address: Extract<DatabaseAddress, { socketFolder: string }>;
  /** Whether this process started it; one that was found running with its server gone counts as started too. */
  readonly isOwner: boolean;
  /** Finishes what runs and stops the database if this process is its owner. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder of all data; the cluster lies in `postgres` below it. */
  readonly dataFolder: string;
  /** More settings for `postgres -c`; tests trade durability for speed here. */
  readonly parameters?: Readonly<Record<string, string>>;
  /**
   * What to do when another process uses the data: a second server is refused, the command line shares the
   * database.
   */
  readonly whenInUse: 'refuse' | 'share';
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

const port = 5432;
const role = 'medeina';
/** A Unix socket's path may have 107 bytes on Linux and 103 on macOS. */
const longestSocketPath = 100;

/**
 * Starts the embedded PostgreSQL on the data folder, creating it the first time. A database whose server was killed
 * and that still runs is taken over.
 * @throws {DataInUseError} when another server uses the data; {EmbeddedPostgresError} when it cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  makeFolder(options.dataFolder);
  const cluster = join(realpathSync(options.dataFolder), 'postgres');
  const user = unprivilegedUser(cluster);
  const sockets = socketFolder(cluster, user);
  const address = { socketFolder: sockets, port, user: role, database: role };

  const lock = await takeDataLock(join(sockets, 'owner'));
  if (lock === undefined) {
    if (options.whenInUse === 'refuse') {
      throw new DataInUseError(
        `Another Medeina process is using the data in ${options.dataFolder}. ` +
          'Stop it first, or give this one a folder of its own with DATA_DIR.',
      );
    }
    await waitUntilUp(address, () => undefined);
    return { address, isOwner: false, stop: () => Promise.resolve() };
  }

  try {
    const pid =
      (await findRunning(cluster, address)) ?? (await startCluster(cluster, address, user, options));
    const release = (): void => {
      lock.release();
      removeFolder(sockets);
    };
    return keepRunning(pid, release, () => startCluster(cluster, address, user, options), address);
  } catch (error) {
    lock.release();
    removeFolder(sockets);
    throw error;
  }
}

/** Creates the cluster if there is none and starts it. Returns its process number. */
async function startCluster(
  cluster: string,
  address: EmbeddedPostgres['address'],
  user: User | undefined,
  options: EmbeddedOptions,
): Promise<number> {
  const found = findBinaries();
  const binaries = user === undefined ? found : reachableBinaries(found, user);
  if (!existsSync(join(cluster, 'PG_VERSION')))
    await createCluster(binaries, cluster, user, options.parameters?.['fsync'] === 'off');
  refuseOtherMajor(binaries, cluster);
  const log = join(options.dataFolder, 'postgres.log');
  const child = startPostgres(binaries, cluster, address.socketFolder, log, user, options.parameters ?? {});
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure ??= lastLines(log)));
  await waitUntilUp(address, () => failure);
  if (child.pid === undefined) throw cannotRun('its process has no number.');
  return child.pid;
}

const watchMilliseconds = 1000;

/** Starts the database again when it ended without being told to, as when the system killed it for its memory. */
function keepRunning(
  firstPid: number,
  release: () => void,
  restart: () => Promise<number>,
  address: EmbeddedPostgres['address'],
): EmbeddedPostgres {
  let pid = firstPid;
  let restarting: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (restarting !== undefined || isAlive(pid)) return;
    restarting = restart()
      .then((next) => void (pid = next))
      // The next look tries again; meanwhile calls answer 503.
      .catch(() => undefined)
      .finally(() => (restarting = undefined));
  }, watchMilliseconds);
  timer.unref();
  return {
    address,
    isOwner: true,
    stop: async () => {
      clearInterval(timer);
      await restarting;
      await stopProcess(pid, release);
    },
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The data folder ${folder} cannot be made (${codeOf(cause) ?? String(cause)}). Set DATA_DIR to a folder that this user may write.`,
      { cause },
    );
  }
}

/** PostgreSQL refuses to run as root: then it runs as the data's owner, or as `nobody`. */
function unprivilegedUser(cluster: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** A folder of its own for the sockets: short, and open to nobody else. Whoever can enter it is the database's user. */
function socketFolder(cluster: string, user: User | undefined): string {
  const name = `medeina-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const roomy = join(tmpdir(), name);
  const folder = `${roomy}/.s.PGSQL.${port}`.length <= longestSocketPath ? roomy : join('/tmp', name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const uid = user?.uid ?? process.getuid?.();
  const found = lstatSync(folder);
  if (!found.isDirectory() || (uid !== undefined && found.uid !== uid && found.uid !== process.getuid?.())) {
    throw cannotRun(`${folder} belongs to another user. Remove it or set TMPDIR to another folder.`);
  }
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** Removes the folder when nothing is left in it. */
function removeFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Somebody is in it already: the next owner, or a database that would not stop.
  }
}

/** The process number of a database that a killed server left running on this cluster, when it answers. */
async function findRunning(
  cluster: string,
  address: EmbeddedPostgres['address'],
): Promise<number | undefined> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!Number.isInteger(pid) || !isAlive(pid)) return undefined;
  // It may be on its way up or down: give it a moment to become one or the other.
  for (let attempt = 0; attempt < 40 && isAlive(pid); attempt += 1) {
    if (await canConnect(address)) return pid;
    if (!existsSync(file)) return undefined;
    await wait(50);
  }
  return undefined;
}

/** @param isFleeting the data need not outlive a power cut. */
async function createCluster(
  binaries: Binaries,
  cluster: string,
  user: User | undefined,
  isFleeting: boolean,
): Promise<void> {
  // A start that was killed while it created the cluster leaves half of one, without PG_VERSION as its last file.
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw cannotRun(
      `${cluster} holds something that is not a database. Move it away or set DATA_DIR to another folder.`,
    );
  }
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (user !== undefined) chownSync(draft, user.uid, user.gid);
  const place = openPlace(draft, user);
  const initdb = spawn(
    binaries.initdb,
    [
      '-D',
      place.path,
      '-U',
      role,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-instructions',
      ...(isFleeting ? ['--no-sync'] : []),
      // Upper and lower case of every letter, the same on every machine, whatever locales it has.
      ...(binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    ],
    { stdio: ['ignore', 'pipe', 'pipe', ...place.inherited], env: programEnvironment(), ...user },
  );
  let output = '';
  initdb.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  initdb.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null | Error>((resolve) => {
    initdb.once('error', resolve);
    initdb.once('close', resolve);
  });
  place.close();
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw cannotRun(
      `initdb failed: ${code instanceof Error ? code.message : output.trim().split('\n').slice(-4).join(' ')}`,
    );
  }
  renameSync(draft, cluster);
}

function refuseOtherMajor(binaries: Binaries, cluster: string): void {
  const major = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (major === String(binaries.major)) return;
  throw new EmbeddedPostgresError(
    `The data in ${cluster} were written by PostgreSQL ${major}, and this version brings PostgreSQL ${binaries.major}. ` +
      `Make a backup with the version of Medeina that wrote them ('medeina backup'), move the folder away, ` +
      `start, and restore it ('medeina restore').`,
  );
}

function startPostgres(
  binaries: Binaries,
  cluster: string,
  sockets: string,
  log: string,
  user: User | undefined,
  parameters: Readonly<Record<string, string>>,
): ChildProcess {
  const place = openPlace(cluster, user);
  const logFile = openSync(log, existsSync(log) && statSync(log).size > 10_000_000 ? 'w' : 'a');
  const all = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '100',
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    random_page_cost: '1.1',
    // Compiling a plan costs more than any of our statements takes.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    ...parameters,
  };
  const child = spawn(
    binaries.postgres,
    ['-D', place.path, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      // A session of its own: Ctrl+C in the terminal must reach our server, which stops the database in order.
      detached: true,
      stdio: ['ignore', logFile, logFile, ...place.inherited],
      env: programEnvironment(),
      ...user,
    },
  );
  child.unref();
  closeSync(logFile);
  place.close();
  return child;
}

/**
 * How the given user's programs name a folder. Where that user cannot pass the folders above it (a private home),
 * it inherits the opened folder and names it by descriptor.
 */
function openPlace(
  folder: string,
  user: User | undefined,
): { path: string; inherited: number[]; close(): void } {
  if (user === undefined || canReach(folder, user))
    return { path: folder, inherited: [], close: () => undefined };
  if (process.platform !== 'linux') {
    throw cannotRun(
      `PostgreSQL refuses to run as root, and user ${user.uid} cannot reach ${folder}. Set DATA_DIR to another folder.`,
    );
  }
  const descriptor = openSync(folder, 'r');
  // The fourth of the child's descriptors: after standard input, output and error.
  return { path: '/proc/self/fd/3', inherited: [descriptor], close: () => closeSync(descriptor) };
}

/** Nothing of the caller's settings (PGDATA, LC_ALL, …) may change what the programs do. */
function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env['SystemRoot'] };
}

async function waitUntilUp(
  address: EmbeddedPostgres['address'],
  failure: () => string | undefined,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await canConnect(address)) return;
    const reason = failure();
    if (reason !== undefined) throw cannotRun(reason);
    await wait(25);
  }
  throw cannotRun(failure() ?? 'it did not answer within 60 seconds.');
}

async function canConnect(address: EmbeddedPostgres['address']): Promise<boolean> {
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

async function stopProcess(pid: number, release: () => void): Promise<void> {
  // Smart shutdown first: a command that shares the database may finish; then fast, which rolls back what is open.
  signal(pid, 'SIGTERM');
  for (let attempt = 0; attempt < 200 && isAlive(pid); attempt += 1) {
    if (attempt === 60) signal(pid, 'SIGINT');
    await wait(25);
  }
  if (isAlive(pid)) signal(pid, 'SIGQUIT');
  release();
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function lastLines(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-3);
  return `it ended while it started. The last lines of ${log}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
