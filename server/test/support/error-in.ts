import { errorBody } from '@medeina/contract/endpoints';
import type { LightMyRequestResponse } from 'fastify';

/**
 * What is wrong with an answer, whatever was asked; undefined if it is correct.
 * @param known statuses that OpenAPI names for the call.
 */
export function errorIn(response: LightMyRequestResponse, known: ReadonlySet<number>): string | undefined {
  if (response.statusCode >= 500) return 'our fault';
  // An undecodable address (400) or one without a route (404) is refused before an endpoint is matched.
  if (!known.has(response.statusCode) && !['bad_url', 'not_found'].includes(response.json().code))
    return 'a status that OpenAPI does not name';
  if (response.headers['x-content-type-options'] !== 'nosniff') return 'without nosniff';
  if (response.statusCode < 400) return undefined;
  if (response.headers['content-type'] !== 'application/json; charset=utf-8') return 'not JSON';
  const body = errorBody.safeParse(response.json());
  if (!body.success) return 'not the one error body';
  if (body.data.code === 'bad_input' && Object.keys(body.data.errors).length === 0) return 'names no field';
  return /\bat [\w./]+:\d+|select |node_modules/.test(response.body) ? 'tells of our insides' : undefined;
}
