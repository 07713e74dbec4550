import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, endpointList } from '@medeina/contract/endpoints';
import type { EndpointId } from '@medeina/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../src/platform/log.ts';
import { createTestApp } from '../harness.ts';
import { encodedBody } from '../support/encoded-body.ts';
import { exampleOf } from '../support/examples.ts';
import { importSmallCatalogue } from '../support/catalogue.ts';
import { createRandom } from '../support/random.ts';
import { type OwnedCall, ownedCalls, possess } from './owned.ts';

/**
 * The access matrix: every role against every endpoint, and every personal resource against another person. New endpoints
 * are covered automatically.
 */
const lines: string[] = [];
const app = await createTestApp(
  { SHOPPING: 'true' },
  { log: createLog('info', { write: (line) => void lines.push(line) }) },
);
await importSmallCatalogue(app);
const owner = await app.person({ username: 'owner' });
const stranger = await app.person({ username: 'stranger' });
const holder = await app.person({ username: 'holder', capabilities: ['view-learning-system-link'] });
const leaver = await app.person({ username: 'leaver' });
await app.request({ method: 'POST', url: '/api/auth/logout', headers: leaver.headers, payload: {} });
const possessions = await possess(app, owner);

interface Role {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isLoggedIn: boolean;
  readonly isGuest: boolean;
  /** Sends an invalid token: refused wherever a session is read. */
  readonly hasBadToken: boolean;
  readonly capabilities: readonly string[];
  /** Of somebody who is logged in. */
  readonly id?: number;
}

function role(name: string, headers: Record<string, string>, facts: Partial<Role> = {}): Role {
  return { name, headers, isLoggedIn: false, isGuest: false, hasBadToken: false, capabilities: [], ...facts };
}

const roles: readonly Role[] = [
  role('a visitor', {}),
  role('a guest', { 'x-oc-session': randomUUID() }, { isGuest: true }),
  role('a person', stranger.headers, { isLoggedIn: true, id: stranger.id }),
  role('a person with a capability', holder.headers, {
    isLoggedIn: true,
    id: holder.id,
    capabilities: ['view-learning-system-link'],
  }),
  role('somebody logged out', leaver.headers, { hasBadToken: true }),
  role('somebody with a forged token', { authorization: 'Bearer ey.ey.x' }, { hasBadToken: true }),
];

/** The refusal that the table implies for the role, before input is validated; undefined if the role has access. */
function refusal(
  endpoint: Endpoint,
  { isLoggedIn, isGuest, hasBadToken, capabilities }: Role,
): number | undefined {
  if (endpoint.auth === 'none') return undefined;
  if (hasBadToken) return endpoint.ignoresEndedSession ? undefined : 401;
  if (endpoint.auth === 'optional') return undefined;
  if (endpoint.auth === 'guest') return isGuest || isLoggedIn ? undefined : 400;
  if (!isLoggedIn) return 401;
  if (endpoint.auth === 'user') return undefined;
  return capabilities.includes(endpoint.auth.capability) ? undefined : 403;
}

async function call(
  endpoint: Endpoint,
  given: OwnedCall,
  headers: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(given.params?.[name] ?? 1)),
  );
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const options: InjectOptions = {
    method: endpoint.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: { ...headers },
  };
  if (endpoint.method === 'GET' || given.body === undefined) return await app.request(options);
  const { contentType, payload } = await encodedBody(endpoint, given.body);
  return await app.request({ ...options, headers: { ...headers, 'content-type': contentType }, payload });
}

function example(endpoint: Endpoint): OwnedCall {
  const random = createRandom(1);
  const body = endpoint.body === undefined ? {} : exampleOf(endpoint.body, random);
  return { body: Object(body) };
}

/** The line that the log has of a call, once it is written. */
async function lineOf({ headers }: LightMyRequestResponse): Promise<Record<string, unknown>> {
  const id = headers['x-request-id'];
  return await vi.waitFor(() => {
    const line = lines.find(
      (one) => one.includes(`"request_id":"${String(id)}"`) && one.includes('"msg":"request"'),
    );
    return z.record(z.string(), z.unknown()).parse(JSON.parse(line ?? ''));
  });
}

/**
 * Whether the answer, opened by its address, is taken for nothing but what it says it is, and runs and loads nothing of
 * its own. Documents that are made to be opened have a policy of theirs, and tests of it.
 */
function isHarmlessAlone({ headers }: LightMyRequestResponse): boolean {
  const isDocument = String(headers['content-type']).startsWith('text/html');
  const policy = String(headers['content-security-policy']);
  return (
    headers['x-content-type-options'] === 'nosniff' &&
    (isDocument ? policy.includes('default-src') : /^(?:sandbox|default-src 'none');/.test(policy))
  );
}

function codeOf(response: LightMyRequestResponse): string {
  return response.headers['content-type']?.toString().startsWith('application/json') === true
    ? (response.json<{ code?: string }>().code ?? '')
    : '';
}

test.each(endpointList)('$id is open to the roles in the table', async (endpoint) => {
  const wrong: string[] = [];
  for (const caller of roles) {
    // It would end the session that other rows need.
    if (caller.isLoggedIn && ['auth.logout', 'auth.environment.logout'].includes(endpoint.id)) continue;
    const response = await call(endpoint, example(endpoint), caller.headers);
    const expected = refusal(endpoint, caller);
    const isRight =
      expected === undefined
        ? response.statusCode < 500 && !['unauthenticated', 'session_ended'].includes(codeOf(response))
        : response.statusCode === expected;
    if (!isHarmlessAlone(response)) wrong.push(`${caller.name}: ${JSON.stringify(response.headers)}`);
    if (!isRight) wrong.push(`${caller.name}: ${response.statusCode} ${response.body.slice(0, 200)}`);
    if (expected === undefined) continue;
    const { endpoint: called, status, code, user } = await lineOf(response);
    const line = [called, status, code, user];
    if (!isDeepStrictEqual(line, [endpoint.id, expected, codeOf(response), caller.id]))
      wrong.push(`${caller.name}: the log has ${JSON.stringify(line)}`);
  }
  expect(wrong).toEqual([]);
});

test.each(endpointList.filter(({ method, hasEffect }) => method !== 'GET' || hasEffect === true))(
  '$id refuses cross-site calls with cookies',
  async (endpoint) => {
    const cookies = { 'x-token-transport': 'cookie', cookie: `__Host-medeina-access=x; medeina-access=x` };
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'cross-site' },
      { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-site' },
      { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example' },
    ]) {
      const response = await call(endpoint, example(endpoint), { ...cookies, ...headers });
      expect([response.statusCode, codeOf(response)]).toEqual([403, 'csrf']);
    }
  },
);

/** Calls that name a public resource: a course or a product. */
const ofPublicThings: readonly EndpointId[] = [
  'account.settings.save',
  'auth.services.detail',
  'catalogue.favourites.add',
  'catalogue.reviews.add',
  'content.contact.email',
  'learning.enrol',
  'shopping.cart.add',
];

test('every personal call with an id declares its owner', () => {
  const silent = endpointList.filter(
    ({ auth, owner, params, query, body }) =>
      auth !== 'none' &&
      auth !== 'optional' &&
      owner === 'nobody' &&
      [params, query, body].some((part) => namesOf(part).some((name) => /id$|^courses?$/i.test(name))),
  );
  expect(silent.map(({ id }) => id).toSorted()).toEqual(ofPublicThings);
});

function namesOf(part: Endpoint['params']): string[] {
  return part instanceof z.ZodObject ? Object.keys(part.shape) : [];
}

const owned = endpointList.filter((endpoint) => endpoint.owner !== 'nobody');

/** The call that names the owner's resource. */
function ownedCall(endpoint: { readonly id: EndpointId }, given: typeof possessions): OwnedCall {
  const make: ((given: typeof possessions) => OwnedCall) | undefined = ownedCalls[endpoint.id];
  if (make === undefined) throw new Error(`${endpoint.id} names a personal resource: add a row to owned.ts`);
  return make(given);
}

test.each(owned)('$id refuses another person’s resource', async (endpoint) => {
  const given = ownedCall(endpoint, possessions);
  const foreign = await call(endpoint, given, stranger.headers);
  // Who tried it with what can be found.
  expect(await lineOf(foreign)).toMatchObject({
    endpoint: endpoint.id,
    user: stranger.id,
    status: foreignStatus(endpoint),
    code: codeOf(foreign),
  });
  const own = await call(endpoint, given, owner.headers);
  // A further proof ends the token that it came with.
  if (endpoint.id === 'auth.password.check') await owner.refresh();
  expect([own.headers, isHarmlessAlone(own)]).toEqual([own.headers, true]);
  const statuses = {
    foreign: foreign.statusCode,
    nobody: (await call(endpoint, given, {})).statusCode,
    own: own.statusCode,
  };
  // Without a login a guest session is required.
  const nobody = endpoint.auth === 'guest' ? 400 : 401;
  expect(statuses).toEqual({ foreign: foreignStatus(endpoint), nobody, own: 200 });
});

function foreignStatus(endpoint: Endpoint): number | undefined {
  return endpoint.owner === 'nobody' ? undefined : endpoint.owner.foreign;
}

const missing: typeof possessions = {
  ...possessions,
  course: 999_999,
  shortname: 'none',
  page: 999_999,
  video: 999_999,
  quiz: 999_999,
  attempt: 999_999,
  card: 999_999,
  forum: 999_999,
  posts: [999_999, 999_999],
  asked: 999_999,
  favourite: 999_999,
  cartLine: 999_999,
  session: '00000000-0000-4000-8000-000000000000',
  passkeys: [999_999, 999_999],
  manual: { ...possessions.manual, id: 999_999 },
};

test.each(owned.filter((endpoint) => foreignStatus(endpoint) === 404))(
  '$id answers the same for another person’s resource and a missing one',
  async (endpoint) => {
    const bodies = await Promise.all(
      [possessions, missing].map(async (given) => {
        const response = await call(endpoint, ownedCall(endpoint, given), stranger.headers);
        const { request_id: _id, ...rest } = response.json<Record<string, unknown>>();
        return rest;
      }),
    );
    expect(bodies[0]).toEqual(bodies[1]);
  },
);

test('every endpoint of the table is mounted', () => {
  expect(app.mounted().toSorted()).toEqual(endpointList.map((endpoint) => endpoint.id).toSorted());
});
