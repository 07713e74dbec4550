import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '../support/server.ts';

/** Requests per second and the slowest hundredth, in milliseconds. */
export interface Throughput {
  readonly perSecond: number;
  readonly p99: number;
}

/** One address of the product beside what the machine can do in the same run. */
export interface ServerFigures {
  readonly path: string;
  readonly product: Throughput;
  /** A bare Fastify that replies the same bytes. */
  readonly bare: Throughput;
  /** A bare Fastify that answers a prepared join of three tables. */
  readonly join: Throughput;
}

const root = join(import.meta.dirname, '../..');
const connections = 64;
const seconds = 6;
const rounds = 3;

/** Measures each path, in turns with the floors, so that a busy machine slows all of them alike; medians. */
export async function measureServer(
  server: Pick<RunningServer, 'url' | 'dataDirectory'>,
  paths: readonly string[],
): Promise<ServerFigures[]> {
  const floor = await startFloor(server, paths);
  try {
    const figures: ServerFigures[] = [];
    for (const path of paths) {
      const runs: { product: Throughput; bare: Throughput; join: Throughput }[] = [];
      await load(`${server.url}${path}`, 2);
      for (let round = 0; round < rounds; round += 1) {
        runs.push({
          product: await load(`${server.url}${path}`, seconds),
          bare: await load(`${floor.url}${path}`, seconds),
          join: await load(`${floor.url}/join`, seconds),
        });
      }
      figures.push({
        path,
        product: median(runs.map((run) => run.product)),
        bare: median(runs.map((run) => run.bare)),
        join: median(runs.map((run) => run.join)),
      });
    }
    return figures;
  } finally {
    floor.process.kill();
  }
}

/** The socket folder that the server's PostgreSQL wrote into its own state file. */
function socketFolder(dataDirectory: string): string {
  const lines = readFileSync(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return lines[4] ?? '';
}

async function startFloor(
  server: Pick<RunningServer, 'url' | 'dataDirectory'>,
  paths: readonly string[],
): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(
    process.execPath,
    ['server/test/bench/floor.ts', server.url, socketFolder(server.dataDirectory), ...paths],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line]: unknown[] = await once(child.stdout, 'data');
  return { url: String(line).trim(), process: child };
}

interface Cannon {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

async function load(url: string, duration: number): Promise<Throughput> {
  const child = spawn(
    process.execPath,
    [
      join(root, 'tests/node_modules/autocannon/autocannon.js'),
      '--connections',
      String(connections),
      '--duration',
      String(duration),
      '--json',
      '--no-progress',
      url,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  const result: Cannon = JSON.parse(output);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} connections failed`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function median(runs: readonly Throughput[]): Throughput {
  const middle = runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
