import autocannon from 'autocannon';

/** Requests per second and the slowest hundredth, in milliseconds. */
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

/** A page as browsers ask for it. */
export const pageRequest = (path: string): Request => ({ path, headers: { 'accept-encoding': 'gzip' } });

/** Who asks for what in turn: the connections are dealt out to the visitors. */
export type Visitors = readonly (readonly Request[])[];

/** Asks from many connections at once, for so many seconds. Every answer must have the status that is meant. */
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
      // It would keep each answer as text: to read packed bytes as UTF-8 costs more than to serve them.
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

/** The run in the middle. */
export function median(runs: readonly Throughput[]): Throughput {
  const middle = runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
