/**
 * Prints the product's figures, each beside its bar or as a ratio to a baseline of the same run.
 * `pnpm bench` runs all; `pnpm bench pages`, `server` or `search` one of them.
 */
import { type RunningServer, startServer } from '../support/server.ts';
import { type PageFigures, measurePages } from './pages.ts';
import { measureSearch } from './search.ts';
import { type Throughput, measureServer } from './server.ts';

/** Limits count a visitor's calls; a benchmark is one visitor with thousands. */
const unlimited = { LIMITS: 'false', LOG_LEVEL: 'warn' };
const publicPages = ['/', '/discover', '/course-about/102'];
const served = ['/api/products', '/course-about/102'];

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

function printPages(figures: readonly PageFigures[]): void {
  process.stdout.write('\n1.6 Mbit/s, 150 ms, CPU ÷ 4, 412 × 823, cold cache, median of three\n');
  console.table(
    figures.map(({ path, bytes, largestPaint, layoutShift, blockingTime }) => ({
      page: path,
      'transferred (≤ 300)': kilobytes(bytes.total),
      HTML: kilobytes(bytes.document),
      'JS (≤ 150)': kilobytes(bytes.script),
      'CSS (≤ 30)': kilobytes(bytes.stylesheet),
      'fonts (≤ 60)': kilobytes(bytes.font),
      'LCP ms (≤ 900)': Math.round(largestPaint),
      'CLS (< 0.005)': layoutShift.toFixed(4),
      'TBT ms (≤ 100)': Math.round(blockingTime),
    })),
  );
}

const rate = ({ perSecond, p99 }: Throughput): string =>
  `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms`;
const share = (of: Throughput, floor: Throughput): string =>
  `${((100 * of.perSecond) / floor.perSecond).toFixed(0)} %`;

async function withServer(
  environment: Readonly<Record<string, string>>,
  measure: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ ...unlimited, ...environment });
  try {
    await measure(server);
  } finally {
    await server.stop();
  }
}

const parts: Record<string, () => Promise<void>> = {
  pages: () =>
    withServer({}, async (server) => {
      printPages(await measurePages(server.url, publicPages));
    }),
  server: () =>
    withServer({}, async (server) => {
      const figures = await measureServer(server, served);
      process.stdout.write('\n64 connections, in turns with the floors of the same run, medians of three\n');
      console.table(
        figures.map(({ path, product, bare, join }) => ({
          path,
          product: rate(product),
          'bare reply of the same bytes': rate(bare),
          'prepared join': rate(join),
          'of the bare reply': share(product, bare),
          'of the join': share(product, join),
        })),
      );
    }),
  search: () =>
    withServer({ DEMO: 'false' }, async (server) => {
      const figures = await measureSearch(server);
      process.stdout.write('\nGET /api/products?search=, one at a time (bar: p99 ≤ 100 ms at 100,000)\n');
      console.table(
        figures.map(({ courses, median, p99 }) => ({
          courses,
          'median ms': median.toFixed(1),
          'p99 ms': p99.toFixed(1),
        })),
      );
    }),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
