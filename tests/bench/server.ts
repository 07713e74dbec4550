import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Throughput, type Visitors, load, median } from './load.ts';

/** An address's throughput beside the machine's floors in the same run. */
export interface ServerFigures {
  readonly name: string;
  readonly product: Throughput;
  /** A bare Fastify reply of the same bytes. */
  readonly bare: Throughput;
  /** A bare Fastify reply from a prepared join of three tables. */
  readonly join: Throughput;
  /** A bare Fastify that updates one row durably, then replies. */
  readonly write: Throughput;
}

/** What is measured. */
export interface Target {
  readonly name: string;
  readonly visitors: Visitors;
  readonly status?: number;
}

/** A server's address and its embedded database. */
export interface Place {
  readonly url: string;
  readonly dataDirectory: string;
}

const root = join(import.meta.dirname, '../..');

/** Measures each target alternately with the floors, so that load on the machine slows all alike. Returns medians. */
export async function measureServer(
  place: Place,
  targets: readonly Target[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<ServerFigures[]> {
  const floor = await startFloor(place, targets);
  try {
    const figures: ServerFigures[] = [];
    for (const [index, { name, visitors, status = 200 }] of targets.entries()) {
      const runs: Omit<ServerFigures, 'name'>[] = [];
      // Warm up: code compiled, pages cached.
      await load(place.url, visitors, { seconds: 1, status });
      for (let round = 0; round < rounds; round += 1) {
        runs.push({
          product: await load(place.url, visitors, { seconds, status }),
          bare: await load(floor.url, [[{ path: `/bare/${index}` }]], { seconds }),
          join: await load(floor.url, [[{ path: '/join' }]], { seconds }),
          write: await load(floor.url, [[{ path: '/write' }]], { seconds }),
        });
      }
      figures.push({
        name,
        product: median(runs.map((run) => run.product)),
        bare: median(runs.map((run) => run.bare)),
        join: median(runs.map((run) => run.join)),
        write: median(runs.map((run) => run.write)),
      });
    }
    return figures;
  } finally {
    floor.process.kill();
  }
}

/** The socket folder, from PostgreSQL's postmaster.pid. */
function socketFolder(dataDirectory: string): string {
  const lines = readFileSync(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return lines[4] ?? '';
}

/** Starts the machine's floors beside a server. */
export async function startFloor(
  { url, dataDirectory }: Place,
  targets: readonly Target[],
): Promise<{ url: string; process: ChildProcess }> {
  const asked = targets.map(({ visitors }) => visitors[0]?.[0]);
  const child = spawn(
    process.execPath,
    ['server/test/bench/floor.ts', url, socketFolder(dataDirectory), JSON.stringify(asked)],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line]: unknown[] = await once(child.stdout, 'data');
  return { url: String(line).trim(), process: child };
}
