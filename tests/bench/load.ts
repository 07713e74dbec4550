import autocannon from 'autocannon';

/** Requests per second and the 99th percentile in milliseconds. */
export interface Throughput {
  readonly perSecond: number;
  readonly p99: number;
}

export interface Request {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const connections = 64;

/** Requests a page as browsers do. */
export const pageRequest = (path: string): Request => ({ path, headers: { 'accept-encoding': 'gzip' } });

/** Visitors and their requests; connections are distributed among them. */
export type Visitors = readonly (readonly Request[])[];

/** Sends requests over many connections for some seconds. Fails if a response has another status than expected. */
export async function load(
  origin: string,
  visitors: Visitors,
  { seconds, status = 200 }: { readonly seconds: number; readonly status?: number },
): Promise<Throughput> {
  let next = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (client) => {
      // autocannon would decode each body as UTF-8; for compressed bytes that costs more than serving them.
      client.pipelinedRequests.addBody = () => undefined;
      client.setRequests([...(visitors[next % visitors.length] ?? [])]);
      next += 1;
    },
  });
  const strange = Object.keys(result.statusCodeStats).filter((code) => code !== String(status));
  if (strange.length > 0 || result.errors > 0) {
    const path = visitors[0]?.[0]?.path ?? '';
    throw new Error(`${path}: statuses ${strange.join(', ')}, ${result.errors} connections failed`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** The median run. */
export function median(runs: readonly Throughput[]): Throughput {
  const middle = runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
