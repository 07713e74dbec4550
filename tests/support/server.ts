import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/test/support/free-port.ts';
import serverProcess from '../../scripts/support/server-process.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

/** A complete server on its own data folder, as at a first start. */
export interface RunningServer {
  readonly url: string;
  readonly dataDirectory: string;
  readonly processId: number;
  /** Kills it without a warning, as a machine does that loses its power. */
  readonly kill: () => Promise<void>;
  /** Starts it on the same data, at the same address. */
  readonly startAgain: () => Promise<void>;
  /** Stops it gracefully and removes its folder. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server and waits until it is ready; otherwise throws an error with its output.
 * @param programOf the program that serves, with its parameters, by the port.
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  timeoutMilliseconds = 120_000,
  programOf: (port: number) => readonly string[] = () => ['server/src/main.ts'],
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'medeina-'));
  const start = async () => {
    const child = spawn(process.execPath, [...serverProcess.flags, ...programOf(port)], {
      cwd: root,
      env: {
        ...serverProcess.environment,
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDirectory,
        NODE_ENV: 'production',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const deadline = performance.now() + timeoutMilliseconds;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || performance.now() > deadline) {
        child.kill('SIGKILL');
        throw new Error(`The server did not become ready.\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return { child, ended };
  };
  let running = await start();
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    running.child.kill(signal);
    await running.ended;
  };
  return {
    url,
    dataDirectory,
    processId: running.child.pid ?? Number.NaN,
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      running = await start();
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
