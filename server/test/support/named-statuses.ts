import type { Endpoint } from '@medeina/contract/endpoints';
import type { TestApp } from '../harness.ts';

/** Statuses per call in the published OpenAPI document. */
export async function namedStatuses(app: TestApp): Promise<(endpoint: Endpoint) => ReadonlySet<number>> {
  const response = await app.request({ url: '/api/openapi.json' });
  const { paths } =
    response.json<Record<'paths', Record<string, Record<string, { responses: Record<string, unknown> }>>>>();
  return ({ method, path }) => {
    const responses = paths[path.replace('{+', '{')]?.[method.toLowerCase()]?.responses;
    if (responses === undefined) throw new Error(`The document does not describe ${method} ${path}`);
    return new Set(Object.keys(responses).map(Number));
  };
}
