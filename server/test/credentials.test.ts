import { expect, test } from 'vitest';
import { requireElevation } from '../src/auth/elevation.ts';
import { issueToken, readToken, spendToken } from '../src/auth/one-time-tokens.ts';
import type { Session } from '../src/platform/endpoints/types.ts';
import { createTestApp, type TestPerson } from './harness.ts';

const app = await createTestApp();
const { executor } = app.database;
const slowed = await createTestApp({ LIMITS: 'true' });

const details = { email: 'ona@example.org' };

test('a one-time token works once, for its purpose, and only the last one', async () => {
  const { id: userId } = await app.person();
  const first = await issueToken(executor, 'reset_password', { userId, details });
  const second = await issueToken(executor, 'reset_password', { userId, details });
  const other = await issueToken(executor, 'confirm_email', { userId, details });
  expect(await readToken(executor, 'reset_password', first)).toBeUndefined();
  expect(await readToken(executor, 'confirm_email', second)).toBeUndefined();
  expect(await readToken(executor, 'reset_password', second)).toEqual({ userId, details });
  const uses = await Promise.all([1, 2, 3].map(() => spendToken(executor, 'reset_password', second)));
  expect(uses.filter((use) => use !== undefined)).toEqual([{ userId, details }]);
  expect(await spendToken(executor, 'confirm_email', other)).toEqual({ userId, details });
});

test('a one-time token expires, and its text is not stored', async () => {
  const { id: userId } = await app.person();
  const token = await issueToken(executor, 'reset_password', { userId, details });
  const rows = await app.database.sql<{ text: string; minutes: number }>`
    select one_time_tokens::text as text, round(extract(epoch from expires_at - now()) / 60)::int as minutes
    from one_time_tokens where user_id = ${userId}`;
  expect(rows.map(({ minutes }) => minutes)).toEqual([60]);
  expect(rows[0]?.text).not.toContain(token);
  await app.database.sql`update one_time_tokens set expires_at = now() where user_id = ${userId}`;
  expect(await spendToken(executor, 'reset_password', token)).toBeUndefined();
});

function check(by: TestPerson, given: object, from = app) {
  return from.request({
    method: 'POST',
    url: '/api/auth/password/check',
    headers: { ...by.headers, 'x-oc-merchant-language': 'en-gb' },
    payload: { username: by.username, password: by.password, ...given },
  });
}

const sessionOf = ({ id, sessionId }: TestPerson): Session => ({
  userId: id,
  sessionId,
  capabilities: [],
  language: 'lt',
  expiresAt: 0,
});

const isProved = (session: Session) =>
  requireElevation(executor, session, 'password.changed', { address: '127.0.0.1', requestId: 'test' });

test('the right password opens five minutes, in this session alone', async () => {
  const person = await app.person();
  const other = await app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: person.username, password: person.password },
  });
  const elsewhere = { ...sessionOf(person), sessionId: other.json<{ session_id: string }>().session_id };
  await expect(isProved(sessionOf(person))).rejects.toThrow('elevation_required');
  const wrong = await check(person, { password: 'not this one' });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    400,
    { errors: { password: ['Incorrect password'] } },
  ]);
  await expect(isProved(sessionOf(person))).rejects.toThrow('elevation_required');
  expect((await check(person, {})).statusCode).toBe(200);
  await isProved(sessionOf(person));
  await expect(isProved(elsewhere)).rejects.toThrow('elevation_required');
  await app.database.sql`
    update sessions set elevated_until = elevated_until - interval '5 minutes' where id = ${person.sessionId}`;
  await expect(isProved(sessionOf(person))).rejects.toThrow('elevation_required');
});

test('a further proof ends the access token from before it, and the next one lasts beyond the five minutes', async () => {
  const person = await app.person();
  const before = person.headers;
  const statusOf = async (headers: TestPerson['headers']) =>
    (await app.request({ url: '/api/account/sessions', headers: { ...headers } })).statusCode;
  await check(person, { password: 'not this one' });
  expect(await statusOf(before)).toBe(200);
  expect((await check(person, {})).statusCode).toBe(200);
  expect(await statusOf(before)).toBe(401);
  await person.refresh();
  expect(await statusOf(person.headers)).toBe(200);
  const after = person.headers;
  await person.prove();
  expect([await statusOf(after), await statusOf(person.headers)]).toEqual([401, 200]);
  await app.database.sql`
    update sessions set elevated_until = now() - interval '1 second' where id = ${person.sessionId}`;
  expect(await statusOf(person.headers)).toBe(200);
});

test('somebody else’s name is refused, whoever has the password', async () => {
  const [person, other] = [await app.person(), await app.person()];
  expect((await check(person, { username: other.username })).statusCode).toBe(403);
  expect((await check(person, { username: 'nobody at all' })).statusCode).toBe(403);
});

test('without a password a fresh sign-in is the proof', async () => {
  const person = await app.person();
  await app.database.sql`update users set password_hash = null where id = ${person.id}`;
  await isProved(sessionOf(person));
  await app.database.sql`
    update sessions set signed_in_at = now() - interval '5 minutes' where id = ${person.sessionId}`;
  await expect(isProved(sessionOf(person))).rejects.toThrow('elevation_required');
});

test('wrong passwords are slowed like those of the login', async () => {
  const person = await slowed.person();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await check(person, { password: 'wrong' }, slowed)).statusCode);
  // The login of this person was the first attempt of the minute.
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 400), 429, 429]);
});
