import * as argon2 from '@node-rs/argon2';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { createTestApp } from './harness.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return {
    ...real,
    hash: vi.fn<typeof real.hash>(real.hash),
    verify: vi.fn<typeof real.verify>(real.verify),
  };
});

// Nobody may learn from the time of an answer whether there is an account. Times vary, so the work is compared: the
// statements that reach the database, and the hashing of passwords.
const app = await createTestApp({ LIMITS: 'true' });
const person = await app.person({ username: 'known' });
await app.person({ username: 'locked' });
await app.database.sql`update users set locked_at = now() where username = 'locked'`;
await app.person({ username: 'passwordless' });
await app.database.sql`update users set password_hash = null where username = 'passwordless'`;
await app.database.sql`update users set email_confirmed_at = now() where id = ${person.id}`;

const statements = vi.spyOn(Client.prototype, 'query');

function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : '';
}

/** What a call makes the server do; what it does by itself, such as following versions, is left out. */
async function workOf(url: string, payload: object) {
  statements.mockClear();
  vi.mocked(argon2.verify).mockClear();
  vi.mocked(argon2.hash).mockClear();
  const { statusCode, body } = await app.request({ method: 'POST', url: `/api/auth/${url}`, payload });
  const answer: Record<string, unknown> = JSON.parse(body);
  delete answer['request_id'];
  return {
    statusCode,
    answer,
    statements: statements.mock.calls
      .map(([given]) => textOf(given).replaceAll(/\s+/g, ' ').trim())
      .filter((text) => !/pg_snapshot_xmin|set time zone/.test(text)),
    verified: vi.mocked(argon2.verify).mock.calls.length,
    hashed: vi.mocked(argon2.hash).mock.calls.length,
  };
}

// The queue of jobs reads once what it has to know.
await workOf('password/forgotten', { username: 'anybody' });

test.each(['known', 'known@example.org', 'locked', 'passwordless'])(
  'a wrong password of %s costs the same work as an unknown name',
  async (username) => {
    const password = 'not the password';
    const unknown = await workOf('login', { username: `nobody-${username}`, password });
    expect(unknown).toMatchObject({ statusCode: 401, verified: 1, hashed: 0 });
    expect(unknown.statements.length).toBeGreaterThan(3);
    expect(await workOf('login', { username, password })).toEqual(unknown);
  },
);

test.each(['known', 'known@example.org', 'locked'])(
  'a forgotten password of %s costs the same work as one of an unknown name',
  async (username) => {
    const unknown = await workOf('password/forgotten', { username: `nobody-${username}` });
    expect(unknown).toMatchObject({ statusCode: 200, verified: 0, hashed: 0 });
    expect(unknown.statements.length).toBeGreaterThan(2);
    expect(await workOf('password/forgotten', { username })).toEqual(unknown);
  },
);

test('an unknown link to a new password costs no hashing', async () => {
  const { statusCode, hashed } = await workOf('password/reset', {
    token: 'unknown',
    password: 'a long enough password',
    password_repeat: 'a long enough password',
  });
  expect([statusCode, hashed]).toEqual([400, 0]);
});
