import type * as argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { createTestApp } from './harness.ts';

/** What was hashed for a comparison: an answer takes as long as that. */
const compared = vi.hoisted(() => [] as string[]);
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  const verify: typeof real.verify = (hash, ...rest) => {
    compared.push(String(hash).split('$').slice(0, 4).join('$'));
    return real.verify(hash, ...rest);
  };
  return { ...real, verify };
});

const app = await createTestApp();
const { sql } = app.database;

async function workOf(url: string, username: string): Promise<{ answer: string; work: string[] }> {
  compared.length = 0;
  const response = await app.request({
    method: 'POST',
    url,
    headers: { 'x-oc-merchant-language': 'en-gb' },
    payload: { username, password: 'not this one at all' },
  });
  const body: Record<string, unknown> = response.json();
  delete body['request_id'];
  return { answer: `${response.statusCode} ${JSON.stringify(body)}`, work: [...compared] };
}

test.each(['/api/auth/login', '/api/auth/sso'])(
  '%s says the same after the same work, whether there is such an account or not',
  async (url) => {
    const [known, locked, elsewhere] = [await app.person(), await app.person(), await app.person()];
    await sql`update users set locked_at = now() where id = ${locked.id}`;
    await sql`update users set password_hash = null where id = ${elsewhere.id}`;
    const expected = await workOf(url, known.username);
    expect(expected.work).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(expected.answer).toMatch(/^401 /);
    for (const username of [
      `${known.username}@example.org`,
      locked.username,
      elsewhere.username,
      'nobody at all',
    ])
      expect([username, await workOf(url, username)]).toEqual([username, expected]);
  },
);
