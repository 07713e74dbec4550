import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { courseListQuery } from './catalogue/schemas.ts';
import { endpointList, endpoints } from './endpoints.ts';
import type { Input, Output } from './index.ts';
import { isKeptOffline } from './offline.ts';
import { paths } from './paths.ts';

/** The calls that finding, joining and studying a course need, as the specification writes them. */
const specified = [
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
  'GET /api/courses/add-device',
  'POST /api/auth/sso',
  'GET /api/auth/social',
  'POST /api/auth/social/google',
  'GET /api/sso-environments',
  'POST /api/keycloak/login-with-environment',
  'POST /api/keycloak/login-with-environment-oauth',
  'POST /api/keycloak/logout',
  'POST /api/keycloak/link-oauth-user',
  'POST /api/keycloak/link-user',
  'POST /api/keycloak/unlink-user',
  'POST /api/keycloak/register-environment-user',
  'GET /environment-api/oauth-available-services',
  'GET /environment-api/oauth-available-services/{id}',
  'GET /api/languages',
  'POST /api/languages',
  'GET /api/config',
  'GET /api/products',
  'GET /api/products/summary',
  'GET /api/products/{id}',
  'GET /api/filters/id/{id}',
  'GET /api/categories/parent/{id}',
  'GET /api/featured',
  'GET /api/slideshows',
  'GET /api/banners/{id}',
  'GET /api/discounts',
  'GET /api/favourite-courses',
  'POST /api/favourite-courses',
  'DELETE /api/favourite-courses/{id}',
  'POST /api/reviews',
  'POST /api/courses/{id}/enrol',
  'GET /api/courses/purchased',
  'GET /api/courses/purchased/{id}',
  'POST /api/courses/activity/completion',
  'POST /api/courses/label-groups/completion',
  'GET /api/pages/{id}',
  'GET /api/information/{id}',
  'POST /api/contact/by-email',
  'POST /api/contact/by-phone',
  'GET /api/cart',
  'POST /api/cart',
  'DELETE /api/cart/{id}',
  'GET /api/openapi.json',
];

test('every call of the specification is in the table', () => {
  const known = new Set(endpointList.map((row) => `${row.method} ${row.path}`));
  expect(specified.filter((call) => !known.has(call))).toEqual([]);
});

test('ids and routes are unique, and each row has its own id', () => {
  expect(new Set(endpointList.map((row) => `${row.method} ${row.path}`)).size).toBe(endpointList.length);
  expect(Object.keys(paths).toSorted()).toEqual(endpointList.map((row) => row.id).toSorted());
  for (const [id, row] of Object.entries(endpoints)) expect(row.id).toBe(id);
});

test.each(endpointList)('$id: path and row agree on the parameters', (row) => {
  const shape = row.params instanceof z.ZodObject ? Object.keys(row.params.shape) : [];
  expect(shape).toEqual([...row.path.matchAll(/\{\+?(\w+)\}/g)].map((match) => match[1]));
  expect(row.method === 'GET' && row.body !== undefined).toBe(false);
});

test('calls open to other sites read public data only', () => {
  const open = endpointList.filter((row) => row.crossOrigin);
  expect(open.map((row) => row.id)).toEqual([
    'catalogue.products.list',
    'catalogue.products.detail',
    'catalogue.products.reviews',
  ]);
  for (const { method, auth, owner, query } of open) {
    expect([method, owner]).toEqual(['GET', 'nobody']);
    expect(['none', 'optional']).toContain(auth);
    // Other sites name the language there, without a preflight.
    expect(query instanceof z.ZodObject ? Object.keys(query.shape) : []).toContain('language');
  }
});

test('only reading calls are kept offline, as their paths say', () => {
  const kept = endpointList.filter((row) => row.offline);
  expect(kept.filter(({ method, produces }) => method !== 'GET' || produces !== undefined)).toEqual([]);
  for (const path of [
    '/api/config',
    '/api/products/101',
    '/api/products/101/reviews',
    '/api/faq/sertifikatai',
  ])
    expect([path, isKeptOffline(path)]).toEqual([path, true]);
  for (const path of ['/api/products', '/api/products/summary', '/api/auth/session', '/api/configuration'])
    expect([path, isKeptOffline(path)]).toEqual([path, false]);
});

/** Kinds that change a value on its way out: an answer is what the handler returned, no more and no less. */
const changing = new Set<string>(['transform', 'default', 'prefault', 'catch', 'pipe']);

/** The library keeps the kind of a schema under a name of its own; there is no public reader of it. */
function kindOf(shape: z.core.$ZodType): string {
  // oxlint-disable-next-line no-underscore-dangle
  return shape._zod.def.type;
}

test.each(endpointList)('$id: input and output have JSON schemas, and output is not transformed', (row) => {
  const kinds = new Set<string>();
  for (const shape of Object.values(row.responses)) {
    z.toJSONSchema(shape, { io: 'output', override: ({ zodSchema }) => void kinds.add(kindOf(zodSchema)) });
  }
  expect([...kinds].filter((kind) => changing.has(kind))).toEqual([]);
  const inputs = [row.params, row.query, row.body, row.headers].filter((shape) => shape !== undefined);
  expect(inputs.map((shape) => typeof z.toJSONSchema(shape, { io: 'input' }))).toEqual(
    inputs.map(() => 'object'),
  );
});

function accepts(query: Record<string, string>): boolean {
  return courseListQuery.safeParse(query).success;
}

test('invalid list queries are refused', () => {
  expect(courseListQuery.parse({})).toEqual({ page: 1, limit: 12 });
  expect(
    courseListQuery.parse({ page: '2', limit: '100', sort: 'price_asc', filters: '71,72' }),
  ).toMatchObject({
    page: 2,
    limit: 100,
  });
  expect(accepts({ page: '0' })).toBe(false);
  for (const page of ['1.5', '', ' 2', '0x2', '1e1', '+2', '2.0', '٢'])
    expect([page, accepts({ page })]).toEqual([page, false]);
  expect(accepts({ limit: '101' })).toBe(false);
  expect(accepts({ limit: 'many' })).toBe(false);
  expect(accepts({ sort: 'cheapest' })).toBe(false);
  expect(accepts({ filters: '71,,72' })).toBe(false);
  expect(accepts({ search: 'a\u0000b' })).toBe(false);
  expect(accepts({ category: '-1' })).toBe(false);
});

test('a call’s types follow from its schemas', () => {
  expectTypeOf<Input<'catalogue.products.list'>>().toExtend<{
    readonly query?: { page?: number | undefined };
  }>();
  expectTypeOf<Input<'catalogue.products.detail'>['params']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<Output<'catalogue.products.list'>['data'][number]['price']>().toEqualTypeOf<number>();
  expectTypeOf<
    Output<'learning.purchased.detail'>['data']['theory'][number]['availability_status']
  >().toEqualTypeOf<boolean>();
});
