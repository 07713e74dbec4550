import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { auditActions, auditedEvents, auditOutcomes } from './audit.ts';
import { codeOf, type Database } from './database.ts';
import { followFetches } from './fetches.ts';
import type { Job, Jobs } from './jobs.ts';
import { whenOver } from './request-end.ts';
import { type MetricsSettings, SettingsError } from './settings.ts';
import { spanChannels, type SpanChannel, type Traced, type TracedKind } from './spans.ts';
import {
  attemptOutcomes,
  passwordAttempts,
  refusedRenders,
  renderRefusals,
  waitingRenders,
} from './figure-channels.ts';

/**
 * Figures of this process for Prometheus, on a listener of its own, so that the site's visitors cannot reach them. Names
 * follow Prometheus's conventions: base units, `_total` for what only grows. What an alarm may wait for stands at 0 from the
 * start: Prometheus sees no increase in a series that begins at 1.
 */
export interface Metrics {
  /** Where they are read, such as `http://127.0.0.1:9464/metrics`. */
  readonly url: string;
  /** Shows also how many jobs wait. */
  readonly followQueues: (table: readonly Pick<Job, 'name'>[], jobs: Pick<Jobs, 'waiting'>) => void;
  stop(): Promise<void>;
}

/** Seconds: from a kept page to what is about to be given up. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];
const renderBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const callBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.01, 0.1, 1, 10, 60];
/** What a call answers that is refused for haste, meets an error of ours, or cannot be served now. */
const alarming = [429, 500, 503];
/** Prometheus gives up after 10 seconds: a database that is away must not hide the other figures. */
const queuesMilliseconds = 2000;

/** Counts what the server does, from before its routes are known, and listens. */
export async function startMetrics(
  { port, host }: MetricsSettings,
  http: FastifyInstance,
  database: Database,
): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(registry, http);
  measureConnections(registry, database);
  const jobDurations = new Histogram({
    name: 'medeina_job_duration_seconds',
    help: 'Runs of jobs by queue and outcome; mail is one of the queues.',
    labelNames: ['queue', 'outcome'],
    buckets: jobBuckets,
    registers: [registry],
  });
  const stops = [
    countEvents(registry),
    countAttempts(registry),
    measureRenders(registry),
    measureStatements(registry),
    measureFetches(registry),
    measureWork('job', (outcome, seconds, { queue }) => jobDurations.observe({ queue, outcome }, seconds)),
  ];

  const listener = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  listener.listen(port, host);
  try {
    await once(listener, 'listening');
  } catch (error) {
    const code = codeOf(error) ?? 'it cannot listen there';
    throw new SettingsError(
      `METRICS_PORT and METRICS_HOST must be free to listen on: ${host}:${String(port)}, ${code}`,
      {
        cause: error,
      },
    );
  }
  const address = listener.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String(actual)}/metrics`,
    followQueues: (table, jobs) => {
      for (const { name: queue } of table) jobDurations.zero({ queue, outcome: 'failed' });
      countWaiting(registry, jobs);
    },
    stop: async () => {
      for (const stop of stops) stop();
      registry.clear();
      listener.close();
      listener.closeAllConnections();
      await once(listener, 'close');
    },
  };
}

/** By endpoint of the contract, else by route; pages share one, and so does what does not exist. Addresses themselves would be endless. */
function countRequests(registry: Registry, http: FastifyInstance): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by endpoint or route, and status; 499 are those that were given up before their answer began.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, or until it was given up.',
    labelNames: ['route'],
    buckets: requestBuckets,
    registers: [registry],
  });
  const standAtNone = (route: string): void => {
    for (const status of alarming) requests.inc({ route, status }, 0);
  };
  standAtNone('page');
  http.addHook('onRoute', ({ config }) => {
    if (config?.endpoint !== undefined) standAtNone(config.endpoint);
  });
  whenOver(http, ({ routeOptions, isPage }, { elapsedTime }, { status }) => {
    // Not found at once, calls and files that do not exist would make pages look fast.
    const route = routeOptions.config.endpoint ?? routeOptions.url ?? (isPage ? 'page' : 'none');
    requests.inc({ route, status });
    durations.observe({ route }, elapsedTime / 1000);
  });
}

function measureConnections(registry: Registry, database: Database): void {
  const gauge = new Gauge({
    name: 'medeina_database_connections',
    help: 'Connections of the pool that are open or idle, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(database.connections())) gauge.set({ state }, count);
    },
  });
}

/** Logins, payments, letters and all else that is audited. */
function countEvents(registry: Registry): () => void {
  const events = new Counter({
    name: 'medeina_audit_events_total',
    help: 'Recorded events by action and outcome; those of a transaction that failed in the end are among them.',
    labelNames: ['action', 'outcome'],
    registers: [registry],
  });
  for (const action of auditActions) for (const outcome of auditOutcomes) events.inc({ action, outcome }, 0);
  return auditedEvents.listen(({ action, outcome = 'done' }) => events.inc({ action, outcome }));
}

/** Guesses: the audit has those that were slowed once a minute alone. */
function countAttempts(registry: Registry): () => void {
  const attempts = new Counter({
    name: 'medeina_password_attempts_total',
    help: 'Passwords that were tried, of logins and elsewhere, by outcome; those slowed were not read.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of attemptOutcomes) attempts.inc({ outcome }, 0);
  return passwordAttempts.listen((outcome) => attempts.inc({ outcome }));
}

function measureRenders(registry: Registry): () => void {
  const durations = new Histogram({
    name: 'medeina_render_duration_seconds',
    help: 'Pages that were made anew, the wait for their turn left out.',
    labelNames: ['outcome'],
    buckets: renderBuckets,
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'medeina_renders_waiting',
    help: 'Pages, pictures and documents that wait for their turn to be made.',
    registers: [registry],
  });
  const refused = new Counter({
    name: 'medeina_renders_refused_total',
    help: 'Pages and pictures that were not made, by reason: limit of an address, pressure on the process, full queue.',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of renderRefusals) refused.inc({ reason }, 0);
  for (const outcome of workOutcomes) durations.zero({ outcome });
  return allOf([
    measureWork('render', (outcome, seconds, { hasFailed = false }) =>
      durations.observe({ outcome: hasFailed ? 'failed' : outcome }, seconds),
    ),
    waitingRenders.listen((count) => waiting.set(count)),
    refusedRenders.listen((reason) => refused.inc({ reason })),
  ]);
}

function measureStatements(registry: Registry): () => void {
  const durations = new Histogram({
    name: 'medeina_statement_duration_seconds',
    help: 'Statements of the database, the wait for a connection left out.',
    labelNames: ['outcome'],
    buckets: statementBuckets,
    registers: [registry],
  });
  for (const outcome of workOutcomes) durations.zero({ outcome });
  return measureWork('statement', (outcome, seconds) => durations.observe({ outcome }, seconds));
}

const callOutcomes = ['answered', 'refused', 'failed', 'away'] as const;

/** By host: payment providers, learning environments, identity providers and captchas, all of the operator's choice. */
function measureFetches(registry: Registry): () => void {
  const durations = new Histogram({
    name: 'medeina_provider_call_duration_seconds',
    help: 'Calls to other services until the head of their answer, by host and outcome: 4xx is refused, 5xx failed.',
    labelNames: ['host', 'outcome'],
    buckets: callBuckets,
    registers: [registry],
  });
  const calls = new WeakMap<object, { readonly host: string; readonly began: number }>();
  const hosts = new Set<string>();
  const end = (request: object, outcome: (typeof callOutcomes)[number]): void => {
    const call = calls.get(request);
    if (call === undefined) return;
    calls.delete(request);
    durations.observe({ host: call.host, outcome }, (performance.now() - call.began) / 1000);
  };
  return followFetches({
    create: ({ request }) => {
      const { host } = new URL(request.origin);
      calls.set(request, { host, began: performance.now() });
      if (hosts.has(host)) return;
      hosts.add(host);
      for (const outcome of callOutcomes) durations.zero({ host, outcome });
    },
    headers: ({ request, response: { statusCode } = { statusCode: 0 } }) =>
      end(request, statusCode >= 500 ? 'failed' : statusCode >= 400 ? 'refused' : 'answered'),
    error: ({ request }) => end(request, 'away'),
  });
}

/** Of the whole installation, so every instance says the same. */
function countWaiting(registry: Registry, jobs: Pick<Jobs, 'waiting'>): void {
  const gauge = new Gauge({
    name: 'medeina_jobs_waiting',
    help: 'Jobs of the installation that are due, or are done again later after a failure, by queue.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect: async () => {
      // Better none than old ones.
      gauge.reset();
      const waiting = await Promise.race([
        jobs.waiting().catch(() => []),
        pause(queuesMilliseconds, [], { ref: false }),
      ]);
      for (const { queue, due, later } of waiting) {
        gauge.set({ queue, state: 'due' }, due);
        gauge.set({ queue, state: 'later' }, later);
      }
    },
  });
}

const workOutcomes = ['done', 'failed'] as const;

const ignore = (): void => undefined;

/** Measures each piece of work that a channel tells of. */
function measureWork<Kind extends TracedKind>(
  kind: Kind,
  observe: (outcome: (typeof workOutcomes)[number], seconds: number, facts: Traced[Kind]) => void,
): () => void {
  const channel: SpanChannel<Kind> = spanChannels[kind];
  const begun = new WeakMap<object, number>();
  const subscribers: Parameters<typeof channel.subscribe>[0] = {
    start: (facts) => void begun.set(facts, performance.now()),
    asyncEnd: (facts) => {
      const began = begun.get(facts);
      if (began === undefined) return;
      observe('error' in facts ? 'failed' : 'done', (performance.now() - began) / 1000, facts);
    },
    end: ignore,
    asyncStart: ignore,
    error: ignore,
  };
  channel.subscribe(subscribers);
  return () => channel.unsubscribe(subscribers);
}

function allOf(stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}
