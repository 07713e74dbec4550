import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Throughput, type Visitors, load, median } from './load.ts';

/** A page's throughput beside a bare Fastify reply of the same bytes, in the same run. */
export interface PageThroughput {
  readonly name: string;
  readonly product: Throughput;
  readonly bare: Throughput;
}

/** A call's throughput beside the machine's floors in the same run. */
export interface CallThroughput extends PageThroughput {
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

/** How often and for how long each target is measured. */
interface Runs {
  readonly rounds: number;
  readonly seconds: number;
}

/** Measures each page alternately with a bare reply. Returns medians. */
export function measureRendering(
  place: Place,
  targets: readonly Target[],
  runs: Runs,
): Promise<PageThroughput[]> {
  return inTurns(place, targets, runs, askPage, mediansOf);
}

/** Measures each call alternately with the three floors. Returns medians. */
export function measureCalls(
  place: Place,
  targets: readonly Target[],
  runs: Runs,
): Promise<CallThroughput[]> {
  return inTurns(
    place,
    targets,
    runs,
    async (asked) => ({
      ...(await askPage(asked)),
      join: await load(asked.floor, [[{ path: '/join' }]], asked),
      write: await load(asked.floor, [[{ path: '/write' }]], asked),
    }),
    (name, rounds) => ({
      ...mediansOf(name, rounds),
      join: median(rounds.map(({ join: joined }) => joined)),
      write: median(rounds.map(({ write }) => write)),
    }),
  );
}

interface Asked {
  readonly origin: string;
  readonly floor: string;
  readonly index: number;
  readonly target: Target;
  readonly seconds: number;
}

const askPage = async ({ origin, floor, index, target: { visitors, status = 200 }, seconds }: Asked) => ({
  product: await load(origin, visitors, { seconds, status }),
  bare: await load(floor, [[{ path: `/bare/${index}` }]], { seconds }),
});

const mediansOf = (name: string, rounds: readonly Omit<PageThroughput, 'name'>[]): PageThroughput => ({
  name,
  product: median(rounds.map(({ product }) => product)),
  bare: median(rounds.map(({ bare }) => bare)),
});

/** The product and its floors take turns, so that load on the machine slows all alike. */
async function inTurns<Round, Figures>(
  place: Place,
  targets: readonly Target[],
  { rounds, seconds }: Runs,
  ask: (asked: Asked) => Promise<Round>,
  figuresOf: (name: string, rounds: readonly Round[]) => Figures,
): Promise<Figures[]> {
  const floor = await startFloor(place, targets);
  try {
    const figures: Figures[] = [];
    for (const [index, target] of targets.entries()) {
      const { name, visitors, status = 200 } = target;
      // Warm up: code compiled, pages cached.
      await load(place.url, visitors, { seconds: 1, status });
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(await ask({ origin: place.url, floor: floor.url, index, target, seconds }));
      figures.push(figuresOf(name, measured));
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
