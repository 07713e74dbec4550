import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Whom PostgreSQL and PgBouncer run as: both refuse to be root. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

const idOf = (option: string): number =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

/** Debian's own user of PostgreSQL for root, else whoever runs this. */
export function databaseUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export interface Started {
  readonly name: string;
  readonly process: ChildProcess;
  /** Sends a signal, and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Programs of a rehearsal: each writes its log into the folder, and all are ended with it. */
export class Programme {
  readonly folder: string;
  readonly #user: User | undefined;
  readonly #started: Started[] = [];

  constructor(folder: string, user: User | undefined) {
    this.folder = folder;
    this.#user = user;
  }

  /** A folder that the user of the database may write. */
  makeFolder(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.give(folder);
    return folder;
  }

  /** Gives a file or folder to the user of the database. */
  give(path: string): void {
    if (this.#user !== undefined) chownSync(path, this.#user.uid, this.#user.gid);
  }

  start(
    name: string,
    [program, ...parameters]: readonly [string, ...string[]],
    options: {
      readonly environment?: NodeJS.ProcessEnv;
      readonly asDatabase?: boolean;
      readonly cwd?: string;
    } = {},
  ): Started {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    const child = spawn(program, parameters, {
      cwd: options.cwd ?? this.folder,
      env: options.environment ?? { PATH: process.env['PATH'] },
      stdio: ['ignore', log, log],
      ...(options.asDatabase === true ? this.#user : {}),
    });
    closeSync(log);
    const exited = once(child, 'exit');
    const started: Started = {
      name,
      process: child,
      end: async (signal = 'SIGTERM') => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill(signal);
        await exited;
      },
    };
    this.#started.push(started);
    return started;
  }

  /** The latest first: what others need ends after them. */
  async endAll(): Promise<void> {
    for (const started of this.#started.toReversed()) await started.end();
  }

  logOf(name: string): string {
    const file = join(this.folder, `${name}.log`);
    return existsSync(file) ? readFileSync(file, 'utf8').slice(-2000) : '';
  }

  /** Asks again until it is so. */
  async until(what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> {
    const deadline = performance.now() + seconds * 1000;
    while (!(await isSo().catch(() => false))) {
      const gone = this.#started.find(
        ({ process: child }) => child.exitCode !== null && child.exitCode !== 0,
      );
      if (gone !== undefined || performance.now() > deadline) {
        const logs = (gone === undefined ? this.#started : [gone]).map(
          ({ name }) => `--- ${name} ---\n${this.logOf(name)}`,
        );
        throw new Error(`It did not come so far: ${what}.\n${logs.join('\n')}`);
      }
      await pause(100);
    }
  }
}

/** Kills a process and its children at once, as a machine that loses power does. */
export function killWithChildren(processId: number): void {
  const file = `/proc/${processId}/task/${processId}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  for (const id of [processId, ...children]) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
}

/** Ports that are free now, all different. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  return probes.map((probe) => {
    const address = probe.address();
    probe.close();
    if (address === null || typeof address === 'string') throw new Error('The probe has no port');
    return address.port;
  });
}
