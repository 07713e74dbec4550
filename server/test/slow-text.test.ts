import type { EndpointId } from '@medeina/contract';
import { type Endpoint, endpointList } from '@medeina/contract/endpoints';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { createSomebody, endsSessions, type Known, ownCall } from './access/somebody.ts';
import { createTestApp, seller } from './harness.ts';
import { encodedBody } from './support/encoded-body.ts';
import { exampleOf } from './support/examples.ts';
import { createRandom, seed } from './support/random.ts';

/**
 * Texts made of what expressions repeat, by somebody who has what the calls are about: a call that goes over them once
 * for each of their signs takes minutes.
 */
const app = await createTestApp({ SHOPPING: 'true', ...seller });
const somebody = await createSomebody(app);
const parts = ['a', '1', ' ', '.', '-', '(', '@', '<', '/', '%', ',', 'a.', 'a@', '1 ', '&#', 'ą\u0301'];
/** What goes into a header as it is. */
const headerParts = parts.filter((part) => /^[!-~]+$/.test(part));
/** Bytes of a body, and of an address or a header as they are sent. */
const most = { body: 200_000, query: 15_000, headers: 15_000 };
type Part = keyof typeof most;
/** Milliseconds. All of it is read, parsed and checked in a tenth of that. */
const longest = 1000;

interface Field {
  readonly part: Part;
  /** Where in it the text stands. */
  readonly path: readonly string[];
  /** All parts of a call in which the rest is valid. */
  readonly example: Readonly<Record<Part, unknown>>;
}

const calls = endpointList.filter(
  ({ body, query, headers }) => body !== undefined || query !== undefined || headers !== undefined,
);

test.each(calls)('no text makes $id think long', { timeout: 600_000 }, async (endpoint) => {
  const known = await somebody();
  const slow: string[] = [];
  for (const field of fieldsOf(endpoint, known)) {
    const send = async (text: string) => app.request(await requestOf(endpoint, known, field, text));
    const found = await slowText(send, partsOf(field), (part) => [
      // First so few that an expression of exponential time ends at all, last as many as go.
      () => 30,
      () => 50,
      () => countTaken(endpoint, field, part),
      () => countAll(field.part, part),
    ]);
    if (found !== undefined) slow.push(`${field.part} ${field.path.join('.')}: ${found}`);
  }
  expect(slow).toEqual([]);
});

test.each([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-oc-merchant-language',
  'x-oc-session',
  'x-token-transport',
])('no text makes the header %s think long', async (name) => {
  for (const call of [
    { method: 'POST', url: '/api/cart', payload: '{}' },
    { method: 'GET', url: '/api/products' },
    { method: 'GET', url: '/' },
  ] as const) {
    const send = (text: string) =>
      app.request({ ...call, headers: { 'content-type': 'application/json', [name]: `a${text}` } });
    const counts = (part: string) => [() => 30, () => 50, () => countAll('headers', part)];
    expect([call.url, await slowText(send, headerParts, counts)]).toEqual([call.url, undefined]);
  }
});

function partsOf({ part }: Field): readonly string[] {
  return part === 'headers' ? headerParts : parts;
}

/** The first text that takes too long. */
async function slowText(
  send: (text: string) => Promise<unknown>,
  of: readonly string[],
  counts: (part: string) => readonly (() => number)[],
): Promise<string | undefined> {
  for (const part of of) {
    for (const countOf of counts(part)) {
      const count = countOf();
      const text = `${part.repeat(count)}!`;
      // A pause of the machine does not come twice in the same place.
      if ((await timeOf(() => send(text))) > longest && (await timeOf(() => send(text))) > longest)
        return `${part} ${count} times`;
    }
  }
  return undefined;
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

function countAll(where: Part, part: string): number {
  const length = where === 'query' ? encodeURIComponent(part).length : Buffer.byteLength(part);
  return Math.floor(most[where] / length);
}

/** As many as the contract takes, so that what lies behind it reads them too; few where it takes none. */
function countTaken(endpoint: Endpoint, field: Field, part: string): number {
  const all = countAll(field.part, part);
  const taken = [50_000, 8000, 4000, 1000, 400, 200, 100].find((count) => {
    if (count > all) return false;
    const schema: z.ZodType | undefined = endpoint[field.part];
    return schema?.safeParse(withText(field, `${part.repeat(count)}!`)[field.part]).success;
  });
  return taken ?? 10;
}

/** The texts that a call takes, each with a call in which the rest is valid. */
function fieldsOf(endpoint: Endpoint & { readonly id: EndpointId }, known: Known): Field[] {
  const random = createRandom(seed);
  const own = ownCall(endpoint, known);
  const found = new Map<string, Field>();
  // Examples leave out what is optional, each time something else.
  for (let round = 0; round < 12; round += 1) {
    const example = {
      headers: exampleOfPart(endpoint.headers, undefined),
      query: exampleOfPart(endpoint.query, own.query),
      body: exampleOfPart(endpoint.body, own.body),
    };
    for (const part of ['headers', 'query', 'body'] as const) {
      for (const path of textsIn(example[part])) {
        // An item of a list is as good as any other.
        const key = [part, ...path.map((name) => (/^\d+$/.test(name) ? '#' : name))].join('.');
        if (!found.has(key)) found.set(key, { part, path, example });
      }
    }
  }
  return [...found.values()];

  function exampleOfPart(schema: z.ZodType | undefined, given: object | undefined): unknown {
    if (schema === undefined) return undefined;
    const example = exampleOf(schema, random);
    if (typeof example !== 'object' || example === null) return example;
    const names = Object.keys(example);
    const has = names.flatMap((name) => {
      // The last: of attempts and tokens the form's, which takes files.
      const value = known.byName[name]?.at(-1);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
    });
    return { ...example, ...Object.fromEntries(has), ...given };
  }
}

/** Where texts stand in a value, however deep. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]));
}

function withText({ part, path, example }: Field, text: string): Record<Part, unknown> {
  // What begins as a PDF is kept under its own name.
  return { ...example, [part]: put(example[part], path, path.at(-1) === 'file' ? `%PDF-${text}` : text) };
}

function put(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(Object(value)));
  copy[name] = put(copy[name], rest, text);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

async function requestOf(
  endpoint: Endpoint & { readonly id: EndpointId },
  known: Known,
  field: Field,
  text: string,
): Promise<InjectOptions> {
  const own = ownCall(endpoint, known);
  const { headers, query, body } = withText(field, text);
  const path = endpoint.path.replaceAll(/\{\+?(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(own.params?.[name] ?? 1)),
  );
  const search = Object.entries(Object(query ?? {}))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  const request: InjectOptions = {
    method: endpoint.method,
    url: `${path}?${search}`,
    headers: {
      ...(endsSessions.has(endpoint.id) ? {} : known.person.headers),
      'x-oc-session': 'guest-of-a-test',
      ...Object(headers ?? {}),
    },
  };
  if (body === undefined || endpoint.method === 'GET') return request;
  const { contentType, payload } = await encodedBody(endpoint, body);
  return { ...request, headers: { ...request.headers, 'content-type': contentType }, payload };
}
