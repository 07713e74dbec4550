/**
 * Loads a server with calls of visitors and learners and checks that it stays healthy: no failed responses, memory flat and
 * within its bar, a graceful stop under load. Half an hour in the full tier, else SOAK_SECONDS. In its first ten minutes the
 * memory fills caches; what it grows by after them would go on.
 */
import { readFileSync } from 'node:fs';
import { endpoints } from '@medeina/contract/endpoints';
import { type RunningServer, startServer } from '../support/server.ts';
import { demoLearner } from '../support/people.ts';

const seconds = Number(process.env['SOAK_SECONDS'] ?? (process.env['TEST_TIER'] === 'full' ? 1800 : 15));
const connections = 64;
/** Far below the server's capacity, so that other steps can run beside it; each connection pauses between calls. */
const callsPerSecond = 200;
const megabytesAtMost = 250;
const growthAtMost = 0.05;
const secondsToFill = 600;
/** Between two readings that are printed: they tell a step from a slope. */
const secondsBetweenReadings = 300;
const secondsToStop = 10;

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

const pages = ['/', '/discover', '/discover?q=zaizdu', '/course-about/102', '/contacts', '/faq', '/?lang=ru'];
const catalogue = [
  '/api/products',
  '/api/products?page=2',
  '/api/products?search=zaizda',
  '/api/products?search=zaizdsa&sort=price_asc',
  '/api/products/102',
  '/api/featured',
  '/api/config',
];
const learning = ['/api/courses/purchased', '/api/favourite-courses/ids', '/api/auth/session'];

/** Resident memory of the process in megabytes, shared pages included. */
function residentMegabytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function ask(url: string, { method, path, body }: Call, token?: string): Promise<Response> {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function logIn(url: string): Promise<string> {
  const answer = await ask(url, { method: 'POST', path: '/api/auth/login', body: demoLearner });
  return endpoints['auth.login'].responses[200].parse(await answer.json()).access_token ?? '';
}

/** A login, and when it was asked for. */
interface SignedIn {
  readonly token: Promise<string>;
  readonly since: number;
}

const signIn = (url: string): SignedIn => ({ token: logIn(url), since: performance.now() });
/** An access token lasts five minutes; one that is refused before is a fault. */
const secondsOfToken = 290;

/** Ticks and unticks a course's manually completed materials. */
async function ticksOf(url: string, token: string): Promise<Call[]> {
  const list = endpoints['learning.purchased.list'].responses[200].parse(
    await (await ask(url, { method: 'GET', path: '/api/courses/purchased' }, token)).json(),
  );
  const course = list.data[0]?.id;
  const detail = endpoints['learning.purchased.detail'].responses[200].parse(
    await (await ask(url, { method: 'GET', path: `/api/courses/purchased/${course}` }, token)).json(),
  );
  const ticks = detail.data.theory
    .flatMap((topic) => topic.sections.flatMap((section) => section.parts))
    .filter((material) => material.completion === 1 && material.availability_status)
    .flatMap(({ module, id }) =>
      [1, 0].map((state) => ({
        method: 'POST' as const,
        path: '/api/courses/activity/completion',
        body: { module, id: String(id), state },
      })),
    );
  if (ticks.length === 0)
    throw new Error(`Course ${course} has no manual material, so nothing would be changed.`);
  return ticks;
}

/** Errors, and memory sampled every second. */
interface Course {
  readonly faults: Map<string, number>;
  readonly megabytes: number[];
  calls: number;
}

async function keepBusy(server: RunningServer, course: Course): Promise<void> {
  const until = performance.now() + seconds * 1000;
  let session = signIn(server.url);
  const visits = [...pages, ...catalogue].map((path): Call => ({ method: 'GET', path }));
  const studies = [
    ...learning.map((path): Call => ({ method: 'GET', path })),
    ...(await ticksOf(server.url, await session.token)),
  ];
  const rest = (1000 * connections) / callsPerSecond;

  const visitor = async (number: number): Promise<void> => {
    for (let turn = number; performance.now() < until; turn += 1) {
      const isLearner = turn % 3 === 0;
      const calls = isLearner ? studies : visits;
      const call = calls[Math.floor(turn / 3) % calls.length];
      if (call === undefined) throw new Error('No calls to make');
      const used = session;
      const started = performance.now();
      const answer = await ask(server.url, call, isLearner ? await used.token : undefined);
      await answer.arrayBuffer();
      course.calls += 1;
      // The first connection that finds the token expired logs in again for all.
      if (answer.status === 401 && started - used.since > secondsOfToken * 1000)
        session = session === used ? signIn(server.url) : session;
      else if (!answer.ok) count(course.faults, `${answer.status} ${call.method} ${call.path}`);
      await pause(Math.max(0, rest - (performance.now() - started)));
    }
  };
  const reading = setInterval(() => course.megabytes.push(residentMegabytes(server.processId)), 1000);
  await Promise.all(Array.from({ length: connections }, (_, number) => visitor(number)));
  clearInterval(reading);
}

function count(faults: Map<string, number>, fault: string): void {
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** By which share the line of best fit through the readings rises from the first to the last; not a number for none. */
function growthOf(readings: readonly number[]): number {
  const middle = (readings.length - 1) / 2;
  const mean = readings.reduce((sum, reading) => sum + reading, 0) / readings.length;
  const slope =
    readings.reduce((sum, reading, index) => sum + (index - middle) * (reading - mean), 0) /
    readings.reduce((sum, _reading, index) => sum + (index - middle) ** 2, 0);
  return (2 * middle * slope) / (mean - middle * slope);
}

const course: Course = { faults: new Map(), megabytes: [], calls: 0 };
const server = await startServer({ LIMITS: 'false', LOG_LEVEL: 'warn' });
try {
  await keepBusy(server, course);
} finally {
  const started = performance.now();
  await server.stop();
  if (performance.now() - started > secondsToStop * 1000) count(course.faults, 'the stop took too long');
}

const end = median(course.megabytes.slice(-Math.ceil(course.megabytes.length / 3)));
const growth = growthOf(course.megabytes.slice(secondsToFill));
if (end > megabytesAtMost) count(course.faults, `more than ${megabytesAtMost} MB`);
if (growth > growthAtMost) count(course.faults, 'the memory grows');
const grown = Number.isNaN(growth) ? '' : `, ${(100 * growth).toFixed(1)} % more than after ten minutes`;
process.stdout.write(
  `${course.calls} calls in ${seconds} s; memory ${end.toFixed(0)} MB in the last third${grown} (at most ${megabytesAtMost} MB)\n`,
);
const readings = course.megabytes.filter(
  (_reading, second) => second % secondsBetweenReadings === secondsBetweenReadings - 1,
);
if (readings.length > 0)
  process.stdout.write(
    `every ${secondsBetweenReadings} s: ${readings.map((reading) => reading.toFixed(0)).join(', ')} MB\n`,
  );
for (const [fault, times] of course.faults) process.stdout.write(`✗ ${fault} (${times} ×)\n`);
process.exit(course.faults.size === 0 ? 0 : 1);
