import { type Endpoint, endpointList } from '@medeina/contract/endpoints';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp } from './harness.ts';
import { namedStatuses } from './support/named-statuses.ts';

const app = await createTestApp({ SHOPPING: 'true' });
const named = await namedStatuses(app);

const json = 'application/json';

/** Refusals from outside the handlers, which any such call can answer. */
const probes: readonly { name: string; of: (endpoint: Endpoint) => boolean; options: InjectOptions }[] = [
  { name: 'another merchant', of: () => true, options: { headers: { 'x-oc-merchant-id': 'other' } } },
  { name: 'an invalid token', of: () => true, options: { headers: { authorization: 'Bearer ey.ey.x' } } },
  {
    name: 'the cookies of another site’s page',
    of: ({ method }) => method !== 'GET',
    options: { headers: { 'x-token-transport': 'cookie' } },
  },
  {
    name: 'a body of another type',
    of: ({ method }) => method !== 'GET',
    options: { headers: { 'content-type': 'text/plain' }, payload: 'a=b' },
  },
  {
    name: 'a body that is too large',
    of: ({ method }) => method !== 'GET',
    options: { headers: { 'content-type': json }, payload: `{"a":"${'x'.repeat(300_000)}"}` },
  },
];

test.each(endpointList)('$id: OpenAPI lists every status it answers', async (endpoint) => {
  const unnamed: string[] = [];
  for (const { name, of, options } of probes) {
    if (!of(endpoint)) continue;
    const { statusCode } = await app.request({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{\w+\}/g, '1'),
      ...options,
    });
    if (!named(endpoint).has(statusCode)) unnamed.push(`${name}: ${statusCode}`);
  }
  expect(unnamed).toEqual([]);
});
