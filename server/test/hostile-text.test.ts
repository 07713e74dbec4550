import { type Endpoint, endpointList } from '@medeina/contract/endpoints';
import hostile from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, seller } from './harness.ts';
import { errorIn } from './support/error-in.ts';
import { exampleOf } from './support/examples.ts';
import { namedStatuses } from './support/named-statuses.ts';
import { createRandom, isFull, type Random, roundsOf, seed } from './support/random.ts';

/** The Big List of Naughty Strings in every field for text, in calls that are valid otherwise. */
const app = await createTestApp({ CHECK_ANSWERS: 'true', SHOPPING: 'true', ...seller });
const named = await namedStatuses(app);
const strings: readonly string[] = z.string().array().parse(hostile);
const rounds = roundsOf(40, strings.length * 4);

/** Calls with a body. A logout would end the session of later rounds. */
const calls = endpointList.filter(
  (endpoint) => endpoint.body !== undefined && endpoint.method !== 'GET' && !endpoint.id.endsWith('logout'),
);

/** The value with hostile strings in place of its texts. */
function poisoned(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return random.chance(0.7) ? random.pick(strings) : value;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poisoned(part, random)]));
}

function bodyOf({ body }: Endpoint, random: Random): unknown {
  return body === undefined ? undefined : poisoned(exampleOf(body, random), random);
}

test.each(calls)(
  '$id takes hostile text or refuses it in the one shape',
  { timeout: 600_000 },
  async (endpoint) => {
    const random = createRandom(seed + endpoint.id.length * 104_729);
    // One for each call, so that none is a stranger's.
    const person = await app.person();
    const wrong: string[] = [];
    for (let round = 0; round < rounds && wrong.length < 5; round += 1) {
      const payload = JSON.stringify(bodyOf(endpoint, random));
      const response = await app.request({
        method: endpoint.method,
        url: endpoint.path.replaceAll(/\{\w+\}/g, () =>
          random.chance(0.5)
            ? String(1 + random.below(50))
            : encodeURIComponent(random.pick(strings)) || '%20',
        ),
        headers: {
          ...person.headers,
          'content-type': 'application/json',
          'x-oc-session': 'guest-session-of-a-test',
        },
        payload,
      });
      const fault = errorIn(response, named(endpoint));
      if (fault === undefined) continue;
      wrong.push(
        `seed ${seed}, round ${round}: ${fault}: ${payload.slice(0, 2000)} → ${response.statusCode} ${response.body.slice(0, 400)}`,
      );
    }
    expect(wrong).toEqual([]);
  },
);

/** Spaces around a text do not count, and an empty one is none. */
const isSame = (text: string, stored: unknown): boolean =>
  stored === text.trim() || (stored === null && text.trim() === '');

describe('what is stored comes back as it was typed', async () => {
  const person = await app.person();
  const some = createRandom(seed + 1);
  const sample = isFull ? strings : Array.from({ length: 60 }, () => some.pick(strings));

  /** Texts that came back otherwise; one may be refused in so many words. */
  async function changed(url: string, body: (text: string) => object, fields: readonly string[]) {
    const found: unknown[] = [];
    for (const text of sample) {
      const headers = { ...person.headers };
      const saved = await app.request({ method: 'POST', url, headers, payload: body(text) });
      if (saved.statusCode === 400) continue;
      const { data } = (await app.request({ url, headers })).json<{ data: Record<string, unknown> }>();
      if (saved.statusCode !== 200 || !fields.every((field) => isSame(text, data[field])))
        found.push([text, saved.statusCode, data]);
    }
    return found;
  }

  test.each(['firstname', 'lastname', 'organisation', 'position'])('%s of the settings', async (field) => {
    expect(await changed('/api/settings', (text) => ({ [field]: text }), [field])).toEqual([]);
  });

  test('the company that buys', async () => {
    const fields = ['company_name', 'company_code', 'company_address'];
    const company = (text: string) => ({
      private: false,
      ...Object.fromEntries(fields.map((field) => [field, text])),
    });
    expect(await changed('/api/company', company, fields)).toEqual([]);
  });
});
