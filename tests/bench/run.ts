/**
 * Prints the product's figures beside their bars, or as ratios to a baseline of the same run; `✗` marks a miss.
 * `pnpm bench --help` lists the options.
 */
import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { type RunningServer, startServer } from '../support/server.ts';
import { type GeneratedServer, type Learner, logInAll, startGenerated } from './catalogue.ts';
import { measureCrowd, people } from './crowd.ts';
import { measureGrowth } from './growth.ts';
import { connections, pageRequest, type Request } from './load.ts';
import { measureMemory } from './memory.ts';
import { type BenchOptions, OptionsError, readOptions, usage } from './options.ts';
import { measurePages } from './pages.ts';
import {
  hasMissed,
  kilobytes,
  milliseconds,
  perSecond,
  printedTables,
  printTable,
  share,
  times,
} from './print.ts';
import { describeRun, figuresOver, keepRun, keptRuns } from './record.ts';
import { measureShopping } from './shopping.ts';
import { measureTaps } from './tap.ts';
import { measureSearch } from './search.ts';
import { measureVisits } from './visits.ts';
import { type CallThroughput, measureCalls, measureRendering, type Target } from './server.ts';

/** Rate limits are off: a benchmark is one visitor with thousands of calls. */
const unlimited = { LIMITS: 'false', LOG_LEVEL: 'warn' };

async function withServer(measure: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer(unlimited);
  try {
    await measure(server);
  } finally {
    await server.stop();
  }
}

/** The bars of public pages and of those for learners: kilobytes and milliseconds. */
const publicBars = { all: 310, script: 185, paint: 900, blocking: 100 };
const learnersBars = { all: 350, script: 200, paint: 1800, blocking: 150 };

const inWords = ({ all, script, paint, blocking }: typeof publicBars): string =>
  `≤ ${all} KB, JS ≤ ${script} KB, LCP ≤ ${paint} ms, TBT ≤ ${blocking} ms`;

/** Bytes and times of page views, beside the floors of the same run. */
async function pages({ pages: paths, learnersPages, isQuick }: BenchOptions): Promise<void> {
  await withServer(async ({ url }) => {
    const views = isQuick ? 1 : 3;
    const figures = await measurePages(url, [...paths, ...learnersPages], views);
    printTable(
      `1.6 Mbit/s, 150 ms, CPU ÷ 4, 412 × 823, cold cache, ${views === 1 ? 'one view' : 'median of three'}; public pages ${inWords(publicBars)}; learners’ (the dashboard, a course) ${inWords(learnersBars)}, without floors: the browser draws them, so no document could be one`,
      figures.map((figure) => {
        const { path, bytes, largestPaint, layoutShift, blockingTime, isPersonal } = figure;
        const { scriptlessPaint, reactBlockingTime } = figure;
        const bars = isPersonal ? learnersBars : publicBars;
        return {
          page: path,
          all: kilobytes(bytes.total, bars.all),
          HTML: kilobytes(bytes.document),
          JS: kilobytes(bytes.script, bars.script),
          'CSS (≤ 30)': kilobytes(bytes.stylesheet + bytes.inlineStyle, 30),
          'fonts (≤ 60)': kilobytes(bytes.font, 60),
          pictures: kilobytes(bytes.image),
          'LCP ms': milliseconds(largestPaint, bars.paint),
          'to scriptless (≤ 1.25)': scriptlessPaint ? times(largestPaint, scriptlessPaint, 1.25) : '–',
          'CLS (≤ 0.02)': { value: layoutShift, text: layoutShift.toFixed(4), most: 0.02 },
          'TBT ms': milliseconds(blockingTime, bars.blocking),
          'React alone, ms': reactBlockingTime === undefined ? '–' : milliseconds(reactBlockingTime),
          'over it (≤ 2 ×, or 50)':
            reactBlockingTime === undefined
              ? '–'
              : milliseconds(blockingTime, Math.max(2 * reactBlockingTime, 50)),
        };
      }),
    );
  });
}

/** What people notice of a visit besides its paints. */
async function visits({ pages: paths, isQuick }: BenchOptions): Promise<void> {
  await withServer(async ({ url }) => {
    printTable(
      'Visits on the slow phone: the first, a tap while it starts, and the next',
      (await measureVisits(url, paths, isQuick ? 1 : 3)).map(
        ({ path, isMissing, letters, firstTap, repeated }) => ({
          page: path,
          'in Commissioner ms (≤ 1500)': milliseconds(letters, 1500),
          'first tap ms (≤ 200)': milliseconds(firstTap, 200),
          // Browsers take an answer of 404 anew, whatever its tag: they ask for changes of pages that are there.
          'next visit (≤ 10)': kilobytes(repeated, isMissing ? undefined : 10),
        }),
      ),
    );
  });
}

const longRuns = { rounds: 3, seconds: 4 };
const shortRuns = { rounds: 1, seconds: 2 };

/** Throughput of the demo's pages and calls, beside the floors. */
async function server({ pages: paths, isQuick }: BenchOptions): Promise<void> {
  await withServer(async (place) => {
    const targets = await Promise.all(
      paths.map(async (path): Promise<Target> => {
        const { status } = await fetch(`${place.url}${path}`);
        return { name: path, status, visitors: [[pageRequest(path)]] };
      }),
    );
    const figures = await measureRendering(place, targets, isQuick ? shortRuns : longRuns);
    printTable(
      `Rendered pages, ${connections} connections, in turns with the floor of the same run`,
      figures.map(({ name, product, bare }) => ({
        page: name,
        'req/s (≥ 700)': perSecond(product, 700),
        'p99 ms (≤ 150)': milliseconds(product.p99, 150),
        'bare reply of the same bytes': perSecond(bare),
        'p99 of it': milliseconds(bare.p99),
        'of the bare reply': share(product.perSecond, bare.perSecond),
        'p99 to its': times(product.p99, bare.p99),
      })),
    );
  });
}

const callRow =
  (least: number) =>
  ({ name, product, join, write, bare }: CallThroughput) => ({
    call: name,
    'req/s': perSecond(product),
    'p99 ms': milliseconds(product.p99),
    'prepared join': perSecond(join),
    'p99 ms of it': milliseconds(join.p99),
    [`of the join (≥ ${least} %)`]: share(product.perSecond, join.perSecond, least),
    'one row changed': perSecond(write),
    'of that': share(product.perSecond, write.perSecond),
    'of a bare reply': share(product.perSecond, bare.perSecond),
  });

/** A learner's calls. */
const learnerCalls: Readonly<Record<string, (learner: Learner) => readonly Request[]>> = {
  'GET /api/courses/purchased': ({ headers }) => [{ path: '/api/courses/purchased', headers }],
  'GET /api/courses/purchased/{id}': ({ headers, course }) => [
    { path: `/api/courses/purchased/${course}`, headers },
  ],
  'GET /api/courses/purchased/latest': ({ headers }) => [{ path: '/api/courses/purchased/latest', headers }],
  'GET /api/courses/purchased/upcoming': ({ headers }) => [
    { path: '/api/courses/purchased/upcoming', headers },
  ],
  'GET /api/recall': ({ headers }) => [{ path: '/api/recall', headers }],
  'GET /api/favourite-courses/ids': ({ headers }) => [{ path: '/api/favourite-courses/ids', headers }],
  'GET /api/auth/session': ({ headers }) => [{ path: '/api/auth/session', headers }],
  'POST /api/courses/label-groups/completion': ({ progress }) => [progress],
  'POST /api/courses/activity/completion': ({ ticks }) => ticks,
  'POST /api/courses/activity/answers': ({ answers }) => answers,
};

/** What learners ask of a server, beside the floors. */
async function learnersCalls(place: GeneratedServer, headline: string, isQuick: boolean): Promise<void> {
  const figures: CallThroughput[] = [];
  for (const [name, requestsOf] of Object.entries(learnerCalls)) {
    // A new login for each call: an access token lasts five minutes, all calls together take longer.
    const visitors = (await logInAll(place)).map(requestsOf);
    figures.push(...(await measureCalls(place, [{ name, visitors }], isQuick ? shortRuns : longRuns)));
  }
  printTable(`Learning, ${headline}`, figures.map(callRow(50)));
}

/** A learner's calls at 1,000 courses and 100,000 enrolments. */
async function learning({ isQuick }: BenchOptions): Promise<void> {
  const place = await startGenerated(1000, unlimited, { users: 10_000 });
  try {
    const headline = `1000 courses, 100000 enrolments, ${connections} connections, in turns with the floors of the same run`;
    await learnersCalls(place, headline, isQuick);
  } finally {
    await place.stop();
  }
}

/** What a shop needs to start, and a bank link that is never followed. */
const open = {
  SHOPPING: 'true',
  SELLER_NAME: 'UAB Bandymas',
  SELLER_CODE: '123456789',
  SELLER_VAT: 'LT100001234567',
  SELLER_ADDRESS: 'Bandymų g. 1',
  SELLER_CITY: 'Kaunas',
  SELLER_POSTCODE: '44001',
  SELLER_EMAIL: 'saskaitos@example.org',
  PAYSERA_PROJECT_ID: '1',
  PAYSERA_PASSWORD: 'bench',
  PAYSERA_URL: 'http://localhost:1/pay/',
};

/** Filling the cart and confirming it, beside a bare transaction of the same rows. */
async function shopping({ isQuick }: BenchOptions): Promise<void> {
  const place = await startGenerated(1000, { ...unlimited, ...open }, { users: 100 });
  try {
    const learners = await logInAll(place);
    printTable(
      `Buying, ${connections} connections, in turns with a bare transaction of the same rows`,
      (await measureShopping(place, learners, isQuick ? shortRuns : longRuns)).map(
        ({ name, product, bare }) => ({
          step: name,
          'req/s': perSecond(product),
          'p99 ms': milliseconds(product.p99),
          'bare, req/s': perSecond(bare),
          'p99 ms of it': milliseconds(bare.p99),
          'of the bare one': share(product.perSecond, bare.perSecond),
          'p99 to its': times(product.p99, bare.p99),
        }),
      ),
    );
  } finally {
    await place.stop();
  }
}

async function searchRow({ url, courses }: GeneratedServer) {
  const { median, p99 } = await measureSearch(url);
  return {
    courses: String(courses),
    'median ms': milliseconds(median, undefined, 1),
    'p99 ms (≤ 100)': milliseconds(p99, 100, 1),
  };
}

/** Search times in catalogues of each size; the medium one is started only for this. */
async function searches(few: GeneratedServer, many: GeneratedServer, isQuick: boolean): Promise<void> {
  const rows = [await searchRow(few)];
  if (!isQuick) {
    const middle = await startGenerated(10_000, unlimited);
    try {
      rows.push(await searchRow(middle));
    } finally {
      await middle.stop();
    }
  }
  rows.push(await searchRow(many));
  printTable('GET /api/products?search=, one at a time', rows);
}

/** Cost growth with the catalogue, throughput in a large one, and memory. */
async function growth({ isQuick, minutes, folder }: BenchOptions): Promise<void> {
  const few = await startGenerated(100, unlimited);
  const many = await startGenerated(isQuick ? 10_000 : 100_000, unlimited, { folder }).catch(
    async (error: unknown) => {
      await few.stop();
      throw error;
    },
  );
  const size = many.courses;
  try {
    printTable(
      'p99 of a call, one at a time, both catalogues in turns',
      (await measureGrowth(few, many, isQuick ? 200 : 1000)).map((figures) => ({
        call: figures.name,
        'ms at 100 courses': milliseconds(figures.few, undefined, 1),
        [`ms at ${size}`]: milliseconds(figures.many, undefined, 1),
        'ratio (≤ 1.5)': times(figures.many, figures.few, 1.5),
      })),
    );
    await searches(few, many, isQuick);
    const runs = isQuick ? shortRuns : longRuns;
    const catalogue: Target[] = [
      { name: 'GET /api/products', visitors: [[{ path: '/api/products' }]] },
      { name: 'GET /api/featured', visitors: [[{ path: '/api/featured' }]] },
    ];
    const headline = `${size} courses, ${connections} connections, in turns with the floors of the same run`;
    printTable(`Catalogue, ${headline}`, (await measureCalls(many, catalogue, runs)).map(callRow(70)));
    await learnersCalls(many, headline, isQuick);
    const { idle, readings } = await measureMemory(many, minutes);
    const largest = Math.max(...readings);
    printTable(`Memory of the process, ${size} courses, ${connections} connections, ${minutes} min`, [
      {
        'MB before': milliseconds(idle),
        'MB in turn': readings.map((reading) => reading.toFixed(0)).join(' '),
        'most MB (≤ 250)': milliseconds(largest, 250),
      },
    ]);
  } finally {
    await few.stop();
    await many.stop();
  }
}

/** What one client just inside its limits costs all others, with the limits as in production. */
async function crowd({ isQuick }: BenchOptions): Promise<void> {
  const place = await startGenerated(100, { LOG_LEVEL: 'warn', TRUST_PROXY: '1' }, { users: people });
  try {
    const page = '/discover';
    const { idle, beside, idleMost, besideMost, rounds } = await measureCrowd(
      place.url,
      page,
      isQuick ? 1 : 5,
    );
    printTable('A kept page, alone and beside a client just inside its limits, in turns, medians and p99', [
      {
        page,
        'ms alone': milliseconds(idle, undefined, 1),
        'ms beside': milliseconds(beside, undefined, 1),
        'ratio (≤ 3)': times(beside, idle, 3),
        'p99 ms alone': milliseconds(idleMost, undefined, 1),
        'p99 ms beside': milliseconds(besideMost, undefined, 1),
        'p99 ratio (≤ 3)': times(besideMost, idleMost, 3),
        'its pages a round': rounds.map(({ pages: rendered }) => rendered).join(' '),
        'its searches': rounds.map(({ calls }) => calls).join(' '),
        refused: rounds.map(({ refused }) => refused).join(' '),
      },
    ]);
  } finally {
    await place.stop();
  }
}

/** From the tap on a material to what is in it, once its course is open. */
async function tap({ isQuick }: BenchOptions): Promise<void> {
  await withServer(async ({ url }) => {
    printTable(
      'From the tap on a page of an open course to its text, on the slow phone',
      (await measureTaps(url, isQuick ? 3 : 9)).map(({ title, head, content, call }) => ({
        material: title,
        'heading ms (≤ 100)': milliseconds(head, 100),
        'text ms (≤ 300)': milliseconds(content, 300),
        'its call alone': milliseconds(call),
        'to that': times(content, call),
      })),
    );
  });
}

const parts: Record<string, (options: BenchOptions) => Promise<void>> = {
  pages,
  visits,
  server,
  crowd,
  tap,
  learning,
  shopping,
  growth,
};

/** A part that breaks off takes nothing from the others: what was measured is printed. Ends with 1, and is not kept, then. */
async function bench(options: BenchOptions): Promise<void> {
  const broken: string[] = [];
  for (const name of options.parts) {
    try {
      await parts[name]?.(options);
    } catch (error) {
      broken.push(name);
      process.stderr.write(`\n✗ ${name} broke off: ${inspect(error)}\n`);
    }
  }
  const run = describeRun(options.isQuick, printedTables());
  process.stdout.write(
    `\n${run.commit} on ${run.machine}; Node.js ${run.versions['node']}, PostgreSQL ${run.versions['postgres']}, ` +
      `Chromium ${run.versions['chromium']}\n`,
  );
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(run, null, 2)}\n`);
  if (broken.length > 0) {
    process.stderr.write(`✗ Broke off: ${broken.join(', ')}; this run is not kept.\n`);
    process.exitCode = 1;
  } else if (options.isKept) {
    keepRun(run);
  }
  if (options.isStrict && hasMissed()) process.exitCode = 1;
}

/** So many runs fit a line, the oldest first. */
const shownRuns = 6;

function printHistory(): void {
  const runs = keptRuns().slice(-shownRuns);
  for (const { date, commit, machine } of runs) process.stdout.write(`${date}  ${commit}  ${machine}\n`);
  for (const [table, figures] of Map.groupBy(figuresOver(runs), (figure) => figure.table))
    printTable(
      table,
      figures.map(({ name, bar, values }) => ({ figure: name, bar, values: values.join('  ') })),
    );
}

try {
  const options = readOptions(process.argv.slice(2), Object.keys(parts));
  if (options === 'help') process.stdout.write(usage);
  else if (options === 'history') printHistory();
  else await bench(options);
} catch (error) {
  if (!(error instanceof OptionsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
