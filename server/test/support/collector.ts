import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { startStandIn } from './stand-in.ts';

const value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const attribute = z.object({ key: z.string(), value });
const batch = z.object({
  resourceSpans: z
    .object({
      resource: z.object({ attributes: attribute.array() }),
      scopeSpans: z
        .object({
          spans: z
            .object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: attribute.array().default([]),
              status: z.object({ code: z.number().optional() }).default({}),
            })
            .array(),
        })
        .array(),
    })
    .array(),
});

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly failed: boolean;
  readonly service: string | number | undefined;
}

/** A collector of traces by OTLP over HTTP, as OpenTelemetry's own takes them. */
export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** Everything that came, as it came. */
  readonly text: () => string;
}

function recordOf(attributes: readonly z.infer<typeof attribute>[]): CollectedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue]),
  );
}

/** Starts a collector on this machine; stopped after the test file. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const bodies: unknown[] = [];
  function keep(body: unknown): void {
    bodies.push(body);
    for (const { resource, scopeSpans } of batch.parse(body).resourceSpans) {
      const service = recordOf(resource.attributes)['service.name'];
      for (const { attributes, status, ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
        const { traceId, spanId, parentSpanId, name } = span;
        const failed = status.code === 2;
        spans.push({
          traceId,
          spanId,
          parentSpanId,
          name,
          attributes: recordOf(attributes),
          failed,
          service,
        });
      }
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    keep(await json(request));
    const status = request.url === '/v1/traces' ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }

  const host = await startStandIn((request, response) => void answer(request, response));
  return { url: `http://${host}`, spans, text: () => JSON.stringify(bodies) };
}
