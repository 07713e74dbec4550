import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunningServer } from '../support/server.ts';

/** How long a search takes among so many courses; milliseconds. */
export interface SearchFigures {
  readonly courses: number;
  readonly median: number;
  readonly p99: number;
}

const root = join(import.meta.dirname, '../..');
const sizes = [100, 10_000, 100_000];
/** Words of the generated courses: a round each, so that no answer was asked for before and none comes from a cache. */
const words =
  'gaivinimas širdis kvėpavimas slauga ultragarsas insultas sepsis trauma nudegimas anestezija kraujas infekcija pediatrija skausmas komunikacija kateteris anafilaksija naujagimis psichologija reabilitacija diagnostika simuliacija'.split(
    ' ',
  );

const search = (text: string, more = ''): string => `search=${encodeURIComponent(text)}${more}`;

/** A word in full, begun, misspelt, two together, with filters, sorted and paged, and one found nowhere. */
function searchesOf(word: string, next: string): string[] {
  const misspelt = `${word.slice(0, 3)}${word[4] ?? ''}${word[3] ?? ''}${word.slice(5)}`;
  return [
    search(word),
    search(word.slice(0, 4)),
    search(misspelt),
    search(`${word} ${next}`),
    search(word, '&filters=81,91'),
    search(next.slice(0, 5), '&sort=price_asc&page=3'),
    search(`qx${word}zw`),
  ];
}

/** Fills the server's database step by step and asks each search in turn, one at a time. */
export async function measureSearch(
  server: Pick<RunningServer, 'url' | 'dataDirectory'>,
): Promise<SearchFigures[]> {
  const figures: SearchFigures[] = [];
  let present = 0;
  for (const courses of sizes) {
    await generate(server.dataDirectory, courses - present);
    present = courses;
    const times: number[] = [];
    for (const [round, word] of words.entries()) {
      for (const search of searchesOf(word, words[(round + 1) % words.length] ?? word)) {
        const started = performance.now();
        const response = await fetch(`${server.url}/api/products?${search}`);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${search}: ${response.status}`);
        // The first round warms the database.
        if (round > 0) times.push(performance.now() - started);
      }
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    figures.push({ courses, median: at(0.5), p99: at(0.99) });
  }
  return figures;
}

async function generate(dataDirectory: string, courses: number): Promise<void> {
  const command = ['server/bin/medeina.ts', 'generate', '--courses', String(courses), '--users', '0'];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`'medeina generate' ended with ${String(code)}`);
}
