import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors.ts';

/**
 * Lets a changing call that is made with cookies pass only when our own pages made it: it names itself with
 * `X-Requested-With`, which no foreign page can add without asking first, and the browser says that it comes from the
 * same origin (`Sec-Fetch-Site`, on older browsers `Origin`).
 */
export function refuseForeignSite(request: FastifyRequest, origin: string): void {
  const { headers } = request;
  if (headers['x-requested-with'] !== 'XMLHttpRequest') throw new ProblemError('csrf');
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin') throw new ProblemError('csrf');
    return;
  }
  const from = headers.origin;
  if (from !== undefined && from !== origin && from !== `${request.protocol}://${request.host}`) {
    throw new ProblemError('csrf');
  }
  // Neither header: an old browser on a plain http address, or no browser. The first check has to do.
  if (from === undefined && request.protocol === 'https') throw new ProblemError('csrf');
}
