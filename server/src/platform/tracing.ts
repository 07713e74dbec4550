import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codeOf } from './database.ts';
import { followFetches } from './fetches.ts';
import type { Log } from './log.ts';
import { whenOver } from './request-end.ts';
import type { TracingSettings } from './settings.ts';
import { spanChannels, type SpanChannel, type Traced, type TracedKind } from './spans.ts';
import { currentTrail } from './trail.ts';

/**
 * Traces by OpenTelemetry, for whoever sets an endpoint. The rest of the server does not know it: it tells of its work on
 * channels (`spans.ts`), as Node's own `fetch` does. The libraries that would patch the drivers instead need a hook in the
 * loader, and write down values and whole addresses.
 */
export interface Tracing {
  /** Sends what was not sent yet. */
  stop(): Promise<void>;
}

/** Longest text of a statement in a span. */
const longestText = 4000;
/** A stop waits no longer for a collector that does not answer. */
const stopMilliseconds = 2000;

/** In whose span the present work is done. */
const active = new AsyncLocalStorage<Context | undefined>();

export function startTracing(settings: TracingSettings, http: FastifyInstance, log: Log): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'medeina' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: telling(new OTLPTraceExporter({ url: settings.url }), log) }),
    ],
  });
  const tracer = provider.getTracer('medeina');
  traceRequests(tracer, http);
  const stops = [
    traceWork(tracer, 'statement', ({ text }) => ({
      name: /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement',
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    })),
    traceWork(tracer, 'render', ({ language }) => ({
      name: 'render',
      kind: SpanKind.INTERNAL,
      attributes: { 'medeina.language': language },
    })),
    traceWork(tracer, 'job', ({ queue }) => ({
      name: `job ${queue}`,
      kind: SpanKind.CONSUMER,
      attributes: {
        'messaging.system': 'pg-boss',
        'messaging.destination.name': queue,
        'messaging.operation.type': 'process',
      },
      // A job is work of its own, in the trace of the request that it came of.
      parent: contextOf(currentTrail()?.traceparent),
    })),
    traceWork(tracer, 'mail', ({ kind }) => ({
      name: 'mail',
      kind: SpanKind.CLIENT,
      attributes: { 'medeina.mail': kind },
    })),
    traceFetches(tracer),
  ];
  return {
    stop: async () => {
      for (const stop of stops) stop();
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, stopMilliseconds).unref()),
      ]);
    },
  };
}

/** Warns once when spans cannot be sent, and says when they can again: a collector that is down is no reason to stop. */
function telling(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed !== isAway) {
          if (failed) log.warn({ code: codeOf(result.error) }, 'traces cannot be sent');
          else log.info('traces are sent again');
        }
        isAway = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

interface Beginning {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
  /** Left out: the work under way. What nobody asked for, such as a look at the versions every second, is not traced. */
  readonly parent?: Context;
}

/** Makes a span of each piece of work that a channel tells of. */
function traceWork<Kind extends TracedKind>(
  tracer: Tracer,
  kind: Kind,
  begin: (facts: Traced[Kind]) => Beginning,
): () => void {
  const channel: SpanChannel<Kind> = spanChannels[kind];
  const spans = new WeakMap<object, Span>();
  channel.start.bindStore(active, (facts) => {
    const { name, parent = active.getStore(), ...options } = begin(facts);
    if (parent === undefined) return undefined;
    const span = tracer.startSpan(name, options, parent);
    spans.set(facts, span);
    return trace.setSpan(parent, span);
  });
  const spanOf = (facts: unknown): Span | undefined =>
    typeof facts === 'object' && facts !== null ? spans.get(facts) : undefined;
  const end = (facts: unknown): void => spanOf(facts)?.end();
  const fail = (facts: unknown): void => markFailed(spanOf(facts), errorIn(facts));
  channel.asyncEnd.subscribe(end);
  channel.error.subscribe(fail);
  return () => {
    channel.start.unbindStore(active);
    channel.asyncEnd.unsubscribe(end);
    channel.error.unsubscribe(fail);
  };
}

function errorIn(facts: unknown): unknown {
  return typeof facts === 'object' && facts !== null && 'error' in facts ? facts.error : undefined;
}

/** By its code alone: a message can hold what a person typed. */
function markFailed(span: Span | undefined, error: unknown): void {
  span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.setAttribute('error.type', codeOf(error) ?? (error instanceof Error ? error.name : 'unknown'));
}

function traceRequests(tracer: Tracer, http: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  http.addHook('onRequest', (request, _reply, done) => {
    const { config, url } = request.routeOptions;
    const route = config.endpoint ?? url ?? 'page';
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'medeina.request_id': request.id,
        },
      },
      contextOf(request.trail?.traceparent),
    );
    spans.set(request, span);
    request.trail = { requestId: request.id, traceparent: traceparentOf(span) };
    done();
  });
  http.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    active.run(span && trace.setSpan(ROOT_CONTEXT, span), done);
  });
  whenOver(http, (request, _reply, { status, isAborted }) => {
    const span = spans.get(request);
    if (isAborted) span?.setAttribute('error.type', 'aborted');
    else span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/**
 * Calls of payment providers, learning environments, identity providers and captchas. Only their host is told: paths and
 * queries can hold tokens. They are given no `traceparent`: what we do is no business of theirs.
 */
function traceFetches(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  return followFetches({
    create: ({ request }) => {
      const parent = active.getStore();
      if (parent === undefined) return;
      const { host } = new URL(request.origin);
      const attributes = { 'http.request.method': request.method, 'server.address': host };
      const options = { kind: SpanKind.CLIENT, attributes };
      spans.set(request, tracer.startSpan(`${request.method} ${host}`, options, parent));
    },
    headers: ({ request, response }) => {
      if (response !== undefined)
        spans.get(request)?.setAttribute('http.response.status_code', response.statusCode);
    },
    trailers: ({ request }) => spans.get(request)?.end(),
    error: ({ request, error }) => {
      const span = spans.get(request);
      markFailed(span, error);
      span?.end();
    },
  });
}

/** A place in a trace as the standard writes it, and back. */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function contextOf(traceparent: string | undefined): Context {
  if (traceparent === undefined) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = '00'] = traceparent.split('-');
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}
