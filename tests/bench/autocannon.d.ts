/** The part of autocannon's API that we use; it ships no types. */
declare module 'autocannon' {
  interface Request {
    readonly path: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Client {
    setRequests(requests: Request[]): void;
    /** Undocumented; see where it is used. */
    readonly pipelinedRequests: { addBody: (chunk: Buffer) => void };
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p99: number };
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
    readonly errors: number;
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly setupClient: (client: Client) => void;
  }): Promise<Result>;
}
