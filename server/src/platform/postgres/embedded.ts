import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, readFileSync, realpathSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../database.ts';
import { makeFolder } from '../make-folder.ts';
import { EmbeddedPostgresError, cannotRun } from './binaries.ts';
import { type ClusterOptions, startCluster } from './cluster.ts';
import { DataInUseError, type DataLock, isDataLocked, takeDataLock } from './data-lock.ts';
import { isAlive, stopProcess } from './processes.ts';
import { type SocketAddress, canConnect, isInUse, waitUntilUp } from './reachable.ts';
import { type User, unprivilegedUser } from './unprivileged.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  readonly address: SocketAddress;
  /** Whether this process started it; one that was found running with its server gone counts as started too. */
  readonly isOwner: boolean;
  /** Finishes what runs and stops the database if this process is its owner. */
  stop(): Promise<void>;
  /** The same for a command: a database that others still use is left to them, and the last of them stops it. */
  leave(): Promise<void>;
}

export interface EmbeddedOptions extends ClusterOptions {
  /**
   * What to do when another process uses the data: a second server is refused, the command line shares the
   * database.
   */
  readonly whenInUse: 'refuse' | 'share';
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
  makeDataFolder(options.dataFolder);
  const cluster = join(realpathSync(options.dataFolder), 'postgres');
  const user = unprivilegedUser(cluster);
  const sockets = socketFolder(cluster, user);
  const address = { socketFolder: sockets, port, user: role, database: role };

  const lockPath = join(sockets, 'owner');
  const letGo = (held: DataLock): void => {
    held.release();
    removeFolder(sockets);
  };
  /** Stops a database that its owner has left, unless somebody uses it. */
  const stopLeft = async (): Promise<void> => {
    if ((await isInUse(address)) !== false) return;
    const left = await takeDataLock(lockPath);
    // Another command is at it, or a server has begun.
    if (left === undefined) return;
    const pid = await findRunning(cluster, address);
    if (pid !== undefined) await stopProcess(pid);
    letGo(left);
  };

  const lock = await takeDataLock(lockPath);
  if (lock === undefined) {
    if (options.whenInUse === 'refuse') {
      throw new DataInUseError(
        `Another Medeina process is using the data in ${options.dataFolder}. ` +
          'Stop it first, or give this one a folder of its own with DATA_DIR.',
      );
    }
    await waitUntilUp(address, () => undefined);
    const end = async (): Promise<void> => {
      if (!(await isDataLocked(lockPath))) await stopLeft();
    };
    return { address, isOwner: false, stop: end, leave: end };
  }

  try {
    const start = (): Promise<number> => startCluster(cluster, address, user, options);
    const pid = (await findRunning(cluster, address)) ?? (await start());
    const kept = keepRunning(pid, start);
    const stop = async (): Promise<void> => {
      await stopProcess(await kept.end());
      letGo(lock);
    };
    const leave = async (): Promise<void> => {
      if ((await isInUse(address)) !== true) return await stop();
      await kept.end();
      letGo(lock);
      // The last of them may have ended while it was still held.
      await stopLeft();
    };
    return { address, isOwner: true, stop, leave };
  } catch (error) {
    letGo(lock);
    throw error;
  }
}

const watchMilliseconds = 1000;

/**
 * Starts the database again when it ended without being told to, as when the system killed it for its memory.
 * @returns how to have done with it, which gives the number of its process.
 */
function keepRunning(firstPid: number, restart: () => Promise<number>): { end(): Promise<number> } {
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
    end: async () => {
      clearInterval(timer);
      await restarting;
      return pid;
    },
  };
}

function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The data folder ${folder} cannot be made (${codeOf(cause) ?? String(cause)}). Set DATA_DIR to a folder that this user may write.`,
      { cause },
    );
  }
}

/** A folder of its own for the sockets: short, and open to nobody else. Whoever can enter it is the database's user. */
function socketFolder(cluster: string, user: User | undefined): string {
  const name = `medeina-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const roomy = join(tmpdir(), name);
  const folder = `${roomy}/.s.PGSQL.${port}`.length <= longestSocketPath ? roomy : join('/tmp', name);
  try {
    makeFolder(folder, 0o700);
  } catch (cause) {
    const code = codeOf(cause) ?? String(cause);
    throw cannotRun(`${folder} cannot be made (${code}). Set TMPDIR to a folder that this user may write.`, {
      cause,
    });
  }
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
async function findRunning(cluster: string, address: SocketAddress): Promise<number | undefined> {
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
