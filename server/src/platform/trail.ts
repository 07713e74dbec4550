import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';

/**
 * What a request leaves on all that comes of it: log lines, statements, and jobs with their mail, on whichever instance
 * they run.
 */
export const trailShape = z.object({
  requestId: z.string(),
  /** Its place in a trace, as W3C Trace Context writes it. */
  traceparent: z.string().optional(),
});
export type Trail = z.infer<typeof trailShape>;

const trails = new AsyncLocalStorage<Trail | undefined>();

/** Does what a request asked for, or what came of one. */
export function following<Result>(trail: Trail | undefined, work: () => Result): Result {
  return trails.run(trail, work);
}

/** Of the request that is being answered, or that the present job came of. */
export function currentTrail(): Trail | undefined {
  return trails.getStore();
}

/** How log lines name a trail. */
export function namesOf(trail: Trail | undefined): { request_id?: string; trace_id?: string } {
  if (trail === undefined) return {};
  const { requestId, traceparent } = trail;
  return {
    request_id: requestId,
    ...(traceparent === undefined ? {} : { trace_id: traceparent.slice(3, 35) }),
  };
}

const form = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** What a proxy says of the trace that a request belongs to; what is no such header is left out, as the standard asks. */
export function readTraceparent(header: unknown): string | undefined {
  return typeof header === 'string' && form.test(header) ? header : undefined;
}
