import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type AuditEvent, auditChannel } from './audit.ts';
import { codeOf, type Database } from './database.ts';
import type { Job } from './jobs.ts';
import { type MetricsSettings, SettingsError } from './settings.ts';

/**
 * Figures of this process for Prometheus, on a listener of its own, so that the site's visitors cannot reach them. Names
 * follow Prometheus's conventions: base units, `_total` for what only grows.
 */
export interface Metrics {
  /** Where they are read, such as `http://127.0.0.1:9464/metrics`. */
  readonly url: string;
  /** The job with each of its runs counted. */
  readonly counted: (job: Job) => Job;
  stop(): Promise<void>;
}

/** Seconds: from a kept page to what is about to be given up. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.01, 0.1, 1, 10, 60];

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
  const stopCounting = countEvents(registry);
  const counted = countJobs(registry);

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
    counted,
    stop: async () => {
      stopCounting();
      registry.clear();
      listener.close();
      listener.closeAllConnections();
      await once(listener, 'close');
    },
  };
}

/** By endpoint of the contract, else by route; pages have no route each. Addresses themselves would be endless. */
function countRequests(registry: Registry, http: FastifyInstance): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by endpoint or route, and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: requestBuckets,
    registers: [registry],
  });
  http.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const route = config.endpoint ?? url ?? 'page';
    requests.inc({ route, status: reply.statusCode });
    durations.observe({ route }, reply.elapsedTime / 1000);
    done();
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
  const count = (message: unknown) => {
    // Only `recordEvent` publishes here.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { action, outcome = 'done' } = message as AuditEvent;
    events.inc({ action, outcome });
  };
  subscribe(auditChannel, count);
  return () => void unsubscribe(auditChannel, count);
}

function countJobs(registry: Registry): Metrics['counted'] {
  const durations = new Histogram({
    name: 'medeina_job_duration_seconds',
    help: 'Runs of jobs by queue and outcome; mail is one of the queues.',
    labelNames: ['queue', 'outcome'],
    buckets: jobBuckets,
    registers: [registry],
  });
  return (job) => ({
    ...job,
    run: async (data) => {
      const end = durations.startTimer({ queue: job.name });
      try {
        const result = await job.run(data);
        end({ outcome: 'done' });
        return result;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
  });
}
