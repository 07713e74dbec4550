import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** A shared compile cache for all starts. */
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));
const command = fileURLToPath(new URL('../../bin/medeina.ts', import.meta.url));

/** A server in its own process, as an operator starts it. */
export interface ChildServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Of it, what is on standard output. */
  standardOutput(): string;
  /** Sends the signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A data folder that is removed after the test, together with an orphaned database. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-start-'));
  onTestFinished(async () => {
    // A command adopts the orphaned database and stops it.
    await runCommand(['migrate', '--dry-run'], { DATA_DIR: folder });
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** The embedded database's state file; missing briefly while it starts. */
export function lockFile(dataFolder: string): string {
  const file = join(dataFolder, 'postgres/postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The embedded database's process id. */
export function postmaster(dataFolder: string): number {
  return Number.parseInt(lockFile(dataFolder), 10);
}

const quiet = { PAGES: 'false', LOG_LEVEL: 'warn', DEMO: 'false', LIMITS: 'false' };

function start(
  file: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [file, ...parameters], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      NODE_COMPILE_CACHE: compiled,
      ...quiet,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function gather(...streams: readonly (Readable | null)[]): () => string {
  let output = '';
  for (const stream of streams) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
}

/**
 * Starts the server and waits until it is ready.
 * @param file the server's entry; by default this build's.
 */
export async function startChild(environment: Record<string, string>, file = main): Promise<ChildServer> {
  const port = environment['PORT'] ?? String(await freePort());
  const child = start(file, [], { PORT: port, ...environment });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = gather(child.stdout, child.stderr);
  const standardOutput = gather(child.stdout);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended: ${output()}`);
    await pause(50);
  }
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return { url, process: child, output, standardOutput, end };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The lines of its log; throws where one is not JSON. */
export function linesOf(server: ChildServer): readonly Readonly<Record<string, unknown>>[] {
  return server
    .standardOutput()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Starts the server on a free port without waiting. */
export function spawnServer(environment: Record<string, string>): ChildProcess {
  const child = start(main, [], { PORT: '0', ...environment });
  onTestFinished(() => void child.kill('SIGKILL'));
  gather(child.stdout, child.stderr);
  return child;
}

/** Runs the server until it exits, on a free port: for starts that must fail. */
export function runServer(environment: Record<string, string>): Promise<Ended> {
  return run(start(main, [], { PORT: '0', ...environment }));
}

/** Runs an operator command. */
export function runCommand(
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<Ended> {
  return run(start(command, parameters, environment));
}

/** Starts an operator command without waiting. */
export function spawnCommand(
  parameters: readonly string[],
  environment: Record<string, string>,
): ChildProcess {
  const child = start(command, parameters, environment);
  onTestFinished(() => void child.kill('SIGKILL'));
  gather(child.stdout, child.stderr);
  return child;
}

async function run(child: ChildProcess): Promise<Ended> {
  const output = gather(child.stdout, child.stderr);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}
