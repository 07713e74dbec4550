import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { accessTokenOf } from './catalogue.ts';
import { pageRequest } from './load.ts';
import { quantile, timeOf } from './timing.ts';

export interface CrowdFigures {
  /** Median times of a cached page in milliseconds: alone, and beside the callers. */
  readonly idle: number;
  readonly beside: number;
  /** The same, 99 % of them. */
  readonly idleMost: number;
  readonly besideMost: number;
  /** What the client was served in each round. */
  readonly rounds: readonly { readonly pages: number; readonly calls: number; readonly refused: number }[];
}

/** People at the client's address: as many as it takes for each to stay inside the limit of searches. */
export const people = 54;
/** The client's address. */
const address = '192.0.2.2';

const callers = join(import.meta.dirname, 'callers.ts');
const readMilliseconds = 4000;

/** Reads the page repeatedly, as a visitor behind a proxy. */
async function read(url: string): Promise<number[]> {
  const headers = { ...pageRequest(url).headers, 'x-forwarded-for': '192.0.2.1' };
  const times: number[] = [];
  const end = performance.now() + readMilliseconds;
  while (performance.now() < end) {
    times.push(await timeOf(url, headers));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

/**
 * Alternates between a cached page alone and beside a client just inside its limits, so that load on the machine slows both.
 * Fails where the client was mostly refused: then nothing was measured.
 * @param origin of a server with as many generated people.
 */
export async function measureCrowd(origin: string, page: string, rounds: number): Promise<CrowdFigures> {
  const idle: number[] = [];
  const beside: number[] = [];
  const results: CrowdFigures['rounds'][number][] = [];
  const tokens: string[] = [];
  for (let number = 1; number <= people; number += 1)
    tokens.push(await accessTokenOf(origin, number, address));
  // Warm up: code compiled, page cached.
  await read(`${origin}${page}`);
  for (let round = 0; round < rounds; round += 1) {
    idle.push(...(await read(`${origin}${page}`)));
    const child = spawn(process.execPath, [callers, origin, address], {
      env: { ...process.env, TOKENS: tokens.join(' ') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const printed = text(child.stdout);
    // Low priority: remote callers would not compete with the server for the processor.
    if (child.pid !== undefined) setPriority(child.pid, 10);
    beside.push(...(await read(`${origin}${page}`)));
    child.kill('SIGTERM');
    await ended;
    const served: CrowdFigures['rounds'][number] = JSON.parse(await printed);
    if (served.refused > served.pages + served.calls)
      throw new Error(
        `${served.refused} calls of the client were refused, only ${served.pages + served.calls} served`,
      );
    results.push(served);
  }
  return {
    idle: quantile(idle, 0.5),
    beside: quantile(beside, 0.5),
    idleMost: quantile(idle, 0.99),
    besideMost: quantile(beside, 0.99),
    rounds: results,
  };
}
