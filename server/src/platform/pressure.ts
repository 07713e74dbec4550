import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './errors.ts';
import type { Settings } from './settings.ts';

/** How late the event loop may be on average before calls are refused. */
const mostDelayMilliseconds = 1000;
/** So long is the average: one stall, such as that of a start on a busy machine, is no overload. */
const sampleMilliseconds = 3000;

/**
 * Refuses calls while the process lags behind what it is asked, so that it catches up. Probes and files are answered
 * still, and so are pages that are kept; others are refused where they would be made. Off where the limits are.
 */
export function refuseUnderPressure(http: FastifyInstance, { limits }: Settings): void {
  void http.register(underPressure, {
    maxEventLoopDelay: limits === null ? 0 : mostDelayMilliseconds,
    sampleInterval: sampleMilliseconds,
    pressureHandler: async (request) => {
      if (request.is404 || request.routeOptions.config.limit === 'none') return;
      throw new ProblemError('busy', { retryAfter: 5 });
    },
  });
}
