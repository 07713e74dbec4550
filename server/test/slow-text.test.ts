import { type Endpoint, endpointList } from '@medeina/contract/endpoints';
import { expect, test } from 'vitest';
import { createTestApp, seller } from './harness.ts';
import { exampleOf } from './support/examples.ts';
import { createRandom, seed } from './support/random.ts';

/**
 * Texts as long as a body may be, made of what expressions repeat: whichever goes over them once for each of their signs
 * takes minutes.
 */
const app = await createTestApp({ SHOPPING: 'true', ...seller });
const bytes = 200_000;
const pumps = ['a', '1', ' ', '.', '-', '(', '@', '<', '/', '%', 'a.', 'a@', '1 ', '&#', 'ą\u0301'].map(
  (part) => `${part.repeat(bytes / Buffer.byteLength(part))}!`,
);
/** Milliseconds. All of it is read, parsed and checked in a tenth of that. */
const most = 1000;

const calls = endpointList.filter(({ body, method }) => body !== undefined && method !== 'GET');

test.each(calls)('no text makes $id think long', { timeout: 600_000 }, async (endpoint) => {
  const person = await app.person();
  const slow: string[] = [];
  for (const field of textsOf(endpoint)) {
    for (const pump of pumps) {
      const payload = JSON.stringify({ ...field.example, [field.name]: pump });
      const timed = async (): Promise<number> => {
        const from = performance.now();
        await app.request({
          method: endpoint.method,
          url: endpoint.path.replaceAll(/\{\w+\}/g, '1'),
          headers: {
            ...person.headers,
            'content-type': 'application/json',
            'x-oc-session': 'guest-of-a-test',
          },
          payload,
        });
        return performance.now() - from;
      };
      // A pause of the machine does not come twice in the same place.
      if ((await timed()) > most && (await timed()) > most) slow.push(`${field.name}: ${pump.slice(0, 8)}…`);
    }
  }
  expect(slow).toEqual([]);
});

/** The fields of a call's body that take text, each with a body in which the rest is valid. */
function textsOf({ body }: Endpoint): { name: string; example: object }[] {
  if (body === undefined) return [];
  const random = createRandom(seed);
  const found = new Map<string, object>();
  // Examples leave out what is optional, each time something else.
  for (let round = 0; round < 12; round += 1) {
    const example = exampleOf(body, random);
    if (typeof example !== 'object' || example === null) continue;
    for (const [name, value] of Object.entries(example))
      if (typeof value === 'string' && !found.has(name)) found.set(name, example);
  }
  return [...found].map(([name, example]) => ({ name, example }));
}
