import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  type Binaries,
  EmbeddedPostgresError,
  cannotRun,
  findBinaries,
  reachableBinaries,
} from './binaries.ts';
import { type SocketAddress, waitUntilUp } from './reachable.ts';
import { type User, openPlace } from './unprivileged.ts';

/** Where the cluster's data folder is and how it differs from the usual. */
export interface ClusterOptions {
  /** The folder of all data; the cluster lies in `postgres` below it. */
  readonly dataFolder: string;
  /** More settings for `postgres -c`; tests trade durability for speed here. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Creates the cluster if there is none and starts it. Returns its process number. */
export async function startCluster(
  cluster: string,
  address: SocketAddress,
  user: User | undefined,
  { dataFolder, parameters = {} }: ClusterOptions,
): Promise<number> {
  const found = findBinaries();
  const binaries = user === undefined ? found : reachableBinaries(found, user);
  if (!existsSync(join(cluster, 'PG_VERSION')))
    await createCluster(binaries, cluster, address.user, user, parameters['fsync'] === 'off');
  refuseOtherMajor(binaries, cluster);
  const log = join(dataFolder, 'postgres.log');
  const child = startPostgres(binaries, cluster, address, log, user, parameters);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure ??= lastLines(log)));
  await waitUntilUp(address, () => failure);
  if (child.pid === undefined) throw cannotRun('its process has no number.');
  return child.pid;
}

/** @param isFleeting the data need not outlive a power cut. */
async function createCluster(
  binaries: Binaries,
  cluster: string,
  role: string,
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
      'Start the release that wrote them, or set DATA_DIR to another folder.',
  );
}

function startPostgres(
  binaries: Binaries,
  cluster: string,
  { socketFolder, port }: SocketAddress,
  log: string,
  user: User | undefined,
  parameters: Readonly<Record<string, string>>,
): ChildProcess {
  const place = openPlace(cluster, user);
  const logFile = openSync(log, existsSync(log) && statSync(log).size > 10_000_000 ? 'w' : 'a');
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
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

/** Nothing of the caller's settings (PGDATA, LC_ALL, …) may change what the programs do. */
function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env['SystemRoot'] };
}

function lastLines(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-3);
  return `it ended while it started. The last lines of ${log}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
