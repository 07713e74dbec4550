import { setImmediate } from 'node:timers/promises';
import type { EndpointId } from '@medeina/contract';
import { type Endpoint, endpointList } from '@medeina/contract/endpoints';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createSomebody, endsSessions, type Known, ownCall } from './access/somebody.ts';
import { createTestApp, seller } from './harness.ts';
import { encodedBody } from './support/encoded-body.ts';
import { errorIn } from './support/error-in.ts';
import { exampleOf } from './support/examples.ts';
import { namedStatuses } from './support/named-statuses.ts';
import { createRandom, type Random, roundsOf, seed } from './support/random.ts';

const app = await createTestApp({ CHECK_ANSWERS: 'true', SHOPPING: 'true', ...seller });
const somebody = await createSomebody(app);
const named = await namedStatuses(app);
const rounds = roundsOf(40, 10_000);

/** Invalid input that clients send. */
const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  9_007_199_254_740_992,
  2_147_483_648,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'i\u0307\u0301\u202e\u200b',
  '🧬'.repeat(300),
  'x'.repeat(20_000),
  "' or 1=1; --",
  '%00',
  '../../../etc/passwd',
  'NaN',
  '١٢٣',
  '1e400',
  '99999999999999999999',
  '2026-02-30',
  '+000000-01-01',
  [],
  [[[[]]]],
  {},
  { __proto__: null, constructor: { prototype: 1 } },
  { toString: 1, valueOf: null },
];
const bodies: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":1,}',
  '{"__proto__":{"x":1}}',
  '{"a":"\\ud800"}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from([0x22, 0xc3, 0x28, 0x22]),
  `{"a":"${'x'.repeat(300_000)}"}`,
];
const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
  '',
];

test.each(endpointList)(
  '$id refuses malformed input with the error body',
  { timeout: 600_000 },
  async (endpoint) => {
    const random = createRandom(seed + endpoint.id.length * 7919);
    const known = await somebody();
    const wrong: string[] = [];
    for (let round = 0; round < rounds && wrong.length < 5; round += 1) {
      const request = await malformed(endpoint, known, random);
      const response = await app.request(request);
      // Calls without input or output end in microtasks, among which nothing that weak references knew is freed.
      await setImmediate();
      const fault = errorIn(response, named(endpoint));
      if (fault === undefined) continue;
      const report = `${JSON.stringify(request).slice(0, 2000)} → ${response.statusCode} ${response.body.slice(0, 400)}`;
      wrong.push(`seed ${seed}, round ${round}: ${fault}: ${report}`);
    }
    expect(wrong).toEqual([]);
  },
);

async function malformed(
  endpoint: Endpoint & { readonly id: EndpointId },
  known: Known,
  random: Random,
): Promise<InjectOptions> {
  const { person } = known;
  // In half of the rounds it is about what the person has.
  const owned = random.chance(0.5) ? ownCall(endpoint, known) : undefined;
  const names = owned === undefined ? {} : known.byName;
  const path = endpoint.path.replaceAll(/\{\+?(\w+)\}/g, (_whole, name: string) => {
    const own = owned?.params?.[name] ?? pickOwn(names, name, random);
    if (own !== undefined && random.chance(0.9)) return encodeURIComponent(asText(own));
    return random.chance(0.5)
      ? String(1 + random.below(200))
      : encodeURIComponent(asText(random.pick(oddities))) || '%20';
  });
  const headers: Record<string, string> = {
    ...(endsSessions.has(endpoint.id) ? {} : person.headers),
    'x-oc-session': 'guest-session-of-a-test',
    ...(random.chance(0.1)
      ? {
          'x-oc-merchant-language': random.pick([
            'en-gb',
            'xx',
            'lt-lt,ru-ru',
            '',
            'constructor',
            '__proto__',
          ]),
        }
      : {}),
    ...(random.chance(0.05) ? { 'x-token-transport': random.pick(['cookie', 'pigeon', '']) } : {}),
    ...(random.chance(0.05) ? { 'x-oc-session': random.pick(['', 'ą', 'x'.repeat(500)]) } : {}),
    ...(random.chance(0.1)
      ? { 'x-refresh-attempt': asText(random.pick(oddities)).replaceAll(/[^\x20-\x7e]/g, '') }
      : {}),
    ...(random.chance(0.1)
      ? { range: random.pick(['bytes=5-1', 'bytes=-', 'bytes=99999999999999999999-', 'lines=1']) }
      : {}),
  };
  const query = random.chance(0.7) ? `?${queryOf(endpoint, { names, owned: owned?.query }, random)}` : '';
  const request: InjectOptions = { method: endpoint.method, url: `${path}${query}`, headers };
  if (endpoint.method === 'GET') return request;
  if (random.chance(0.2)) {
    headers['content-type'] = random.pick(contentTypes);
    return { ...request, payload: random.pick(bodies) };
  }
  const body = bodyOf(endpoint, { names, owned: owned?.body }, random);
  const { contentType, payload } = await encodedBody(endpoint, body);
  headers['content-type'] = contentType;
  return { ...request, payload };
}

/** What a part of a call is made of, besides chance. */
interface Own {
  readonly names: Known['byName'];
  readonly owned: object | undefined;
}

function pickOwn(names: Known['byName'], name: string, random: Random): unknown {
  const own = names[name];
  return own === undefined ? undefined : random.pick(own);
}

function bodyOf(endpoint: Endpoint, { names, owned }: Own, random: Random): unknown {
  const example = endpoint.body === undefined ? {} : exampleOf(endpoint.body, random);
  if (typeof example !== 'object' || example === null || random.chance(0.1)) return random.pick(oddities);
  const isOwn = Object.keys(names).length > 0;
  return Object.fromEntries(
    Object.entries({ ...example, ...owned })
      .filter(() => random.chance(isOwn ? 0.97 : 0.9))
      .map(([name, value]) => {
        if (random.chance(isOwn ? 0.15 : 0.4)) return [name, random.pick(oddities)];
        return [name, Object.hasOwn(owned ?? {}, name) ? value : (pickOwn(names, name, random) ?? value)];
      }),
  );
}

function queryOf(endpoint: Endpoint, { names, owned }: Own, random: Random): string {
  const example = endpoint.query === undefined ? { page: 1 } : Object(exampleOf(endpoint.query, random));
  const parts = Object.entries({ ...example, ...owned }).flatMap(([name, value]) => {
    const own = pickOwn(names, name, random) ?? value;
    const given = random.chance(0.5) ? asText(random.pick(oddities)) : String(own);
    const part = `${name}=${random.chance(0.9) ? encodeURIComponent(given.toWellFormed()).slice(0, 3000) : '%E0%A4%A'}`;
    return random.chance(0.15) ? [part, part] : [part];
  });
  if (random.chance(0.2))
    parts.push(random.pick(['__proto__=1', 'a[b][c]=1', '&&&', '=', '%00=%00', 'page', '%']));
  return parts.join('&');
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 400);
}
