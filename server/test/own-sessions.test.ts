import type { Output, SessionAnswer } from '@medeina/contract';
import { expect, test } from 'vitest';
import { addressForPhones } from '../src/platform/address-for-phones.ts';
import { bearer, cookieHeaders, createTestApp, type TestPerson } from './harness.ts';

const app = await createTestApp();

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

function post(url: string, payload: object, headers: Readonly<Record<string, string>> = {}) {
  return app.request({
    method: 'POST',
    url,
    payload,
    headers: { 'x-oc-merchant-language': 'en-gb', ...headers },
  });
}

async function alsoIn(person: TestPerson, userAgent: string): Promise<SessionAnswer> {
  const { username, password } = person;
  const response = await post('/api/auth/login', { username, password }, { 'user-agent': userAgent });
  return response.json<SessionAnswer>();
}

async function sessionsOf(headers: Readonly<Record<string, string>>) {
  const response = await app.request({ url: '/api/account/sessions', headers });
  return response.json<Output<'auth.sessions.list'>>().data;
}

const again = async ({ refresh_token }: SessionAnswer) =>
  (await post('/api/auth/refresh', { refresh_token })).statusCode;

test('the list names devices, the calling one first, and none that has ended', async () => {
  const person = await app.person();
  await app.person();
  const phone = await alsoIn(person, iphone);
  const desk = await alsoIn(person, windows);
  const left = await alsoIn(person, windows);
  await post('/api/auth/logout', {}, bearer(left));
  await app.database
    .sql`update sessions set last_seen_at = now() - interval '1 day' where id = ${phone.session_id}`;
  const list = await sessionsOf(bearer(desk));
  expect(list.map(({ id, is_current: isCurrent }) => [id, isCurrent])).toEqual([
    [desk.session_id, true],
    [person.sessionId, false],
    [phone.session_id, false],
  ]);
  expect(list.map(({ device }) => device)).toEqual([
    { kind: 'computer', browser: 'Chrome', system: 'Windows' },
    // What calls it in tests says little of itself.
    { kind: 'other', browser: null, system: null },
    { kind: 'phone', browser: 'Safari', system: 'iOS' },
  ]);
  await app.database.sql`update sessions set expires_at = now() where id = ${phone.session_id}`;
  expect(await sessionsOf(bearer(desk))).toHaveLength(2);
});

test('a session that was not used for fourteen days is over', async () => {
  const person = await app.person();
  const [kept, left] = [await alsoIn(person, iphone), await alsoIn(person, windows)];
  const idle = (id: string | null, hours: number) => app.database.sql`
    update sessions set last_seen_at = now() - make_interval(hours => ${hours}) where id = ${id}`;
  await idle(kept.session_id, 14 * 24 - 1);
  await idle(left.session_id, 14 * 24 + 1);
  expect((await sessionsOf(person.headers)).map(({ id }) => id)).toEqual([person.sessionId, kept.session_id]);
  expect([await again(kept), await again(left)]).toEqual([200, 401]);
  const call = await app.request({ url: '/api/account/sessions', headers: bearer(left) });
  expect(call.json()).toMatchObject({ code: 'session_ended' });
});

test('ending a session wants to know once more who it is where the sign-in was minutes ago', async () => {
  const person = await app.person();
  const phone = await alsoIn(person, iphone);
  const end = () =>
    app.request({
      method: 'DELETE',
      url: `/api/account/sessions/${phone.session_id}`,
      headers: person.headers,
    });
  const endOthers = () =>
    app.request({ method: 'DELETE', url: '/api/account/sessions', headers: person.headers });
  await app.database
    .sql`update sessions set signed_in_at = now() - interval '5 minutes' where id = ${person.sessionId}`;
  for (const refused of [await end(), await endOthers()])
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'elevation_required']);
  expect(await sessionsOf(person.headers)).toHaveLength(2);
  // One that this session has let in by a code may go at once: somebody else may have read the code.
  await app.database.sql`update sessions set opened_by = ${person.sessionId} where id = ${phone.session_id}`;
  expect((await end()).statusCode).toBe(200);
  await alsoIn(person, windows);
  await person.prove();
  expect((await endOthers()).statusCode).toBe(200);
  expect(await sessionsOf(person.headers)).toHaveLength(1);
});

test('a session can be ended from another one: its tokens are worth nothing at once', async () => {
  const person = await app.person();
  const stranger = await app.person();
  const phone = await alsoIn(person, iphone);
  const end = (headers: Readonly<Record<string, string>>) =>
    app.request({ method: 'DELETE', url: `/api/account/sessions/${phone.session_id}`, headers });
  expect((await end(stranger.headers)).statusCode).toBe(404);
  expect((await sessionsOf(bearer(phone))).length).toBe(2);
  expect((await end(person.headers)).statusCode).toBe(200);
  const call = await app.request({ url: '/api/account/sessions', headers: bearer(phone) });
  expect([call.statusCode, call.json()]).toMatchObject([401, { code: 'session_ended' }]);
  expect((await post('/api/auth/refresh', { refresh_token: phone.refresh_token })).statusCode).toBe(401);
  expect((await end(person.headers)).statusCode).toBe(404);
  const events = await app.database.sql`
    select action from audit_events where action = 'session.ended' and object_id = ${String(person.id)}`;
  expect(events).toHaveLength(1);
});

test('the others can be logged out together, and only one’s own', async () => {
  const person = await app.person();
  const stranger = await app.person();
  const others = [await alsoIn(person, iphone), await alsoIn(person, windows)];
  const endOthers = () =>
    app.request({
      method: 'DELETE',
      url: '/api/account/sessions',
      headers: { ...person.headers, 'x-oc-merchant-language': 'en-gb' },
    });
  expect((await endOthers()).json()).toMatchObject({ message: '2 devices are signed out.' });
  expect((await sessionsOf(person.headers)).map(({ id }) => id)).toEqual([person.sessionId]);
  for (const other of others)
    expect((await post('/api/auth/refresh', { refresh_token: other.refresh_token })).statusCode).toBe(401);
  expect(await sessionsOf(stranger.headers)).toHaveLength(1);
  expect((await endOthers()).json()).toMatchObject({ message: 'You are signed in nowhere else.' });
});

async function link({ headers }: TestPerson): Promise<Output<'auth.device.add'>> {
  const response = await app.request({ url: '/api/courses/add-device', headers });
  expect(response.statusCode).toBe(200);
  return response.json<Output<'auth.device.add'>>();
}

const codeOf = ({ redirect_url: url }: Output<'auth.device.add'>) => new URL(url).hash.slice(1);

test('a code signs a second device in once, and the first one sees it', async () => {
  const person = await app.person();
  const made = await link(person);
  expect(made.expires_in).toBe(120);
  expect(new URL(made.redirect_url).origin).toBe(app.settings.publicUrl);
  // Neither path nor query: what servers log and previews fetch has no code.
  expect(new URL(made.redirect_url).pathname + new URL(made.redirect_url).search).toBe('/connect');
  const code = codeOf(made);
  const look = await post('/api/auth/device/look', { code });
  expect(look.json()).toEqual({ data: { firstname: 'Vardenė', lastname: 'Pavardenė' } });
  const answers = await Promise.all(
    [1, 2, 3].map(() => post('/api/auth/device', { code }, { 'user-agent': iphone })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await post('/api/auth/device/look', { code })).json()).toMatchObject({ code: 'device_link_over' });
  const phone = answers.find(({ statusCode }) => statusCode === 200)?.json<SessionAnswer>();
  expect(phone?.customer.customer_id).toBe(person.id);
  const [, added] = await sessionsOf(person.headers);
  expect(added).toMatchObject({ id: phone?.session_id, is_added_here: true, device: { system: 'iOS' } });
  // Refused: it ends at once.
  const url = `/api/account/sessions/${added?.id}`;
  expect((await app.request({ method: 'DELETE', url, headers: person.headers })).statusCode).toBe(200);
  expect((await post('/api/auth/refresh', { refresh_token: phone?.refresh_token })).statusCode).toBe(401);
});

test('a code is no further proof where there is no password', async () => {
  const person = await app.person();
  await app.database.sql`update users set password_hash = null where id = ${person.id}`;
  const phone = (await post('/api/auth/device', { code: codeOf(await link(person)) })).json<SessionAnswer>();
  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await post('/api/account/passkeys/options', {}, headers)).json<{ code?: string }>().code;
  expect(await ask({ authorization: `Bearer ${phone.access_token}` })).toBe('elevation_required');
  expect(await ask(person.headers)).toBeUndefined();
});

test('a code is good for two minutes, until the next one, and as long as the first device is signed in', async () => {
  const person = await app.person();
  const [first, second] = [codeOf(await link(person)), codeOf(await link(person))];
  expect((await post('/api/auth/device', { code: first })).statusCode).toBe(409);
  await app.database.sql`update one_time_tokens set expires_at = now() where user_id = ${person.id}`;
  expect((await post('/api/auth/device', { code: second })).statusCode).toBe(409);
  const third = codeOf(await link(person));
  await post('/api/auth/logout', {}, person.headers);
  expect((await post('/api/auth/device/look', { code: third })).statusCode).toBe(409);
  expect((await post('/api/auth/device', { code: third })).statusCode).toBe(409);
});

test('making a code needs our own page, as every change does', async () => {
  const person = await app.person();
  const login = await post(
    '/api/auth/login',
    { username: person.username, password: person.password },
    cookieHeaders,
  );
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const call = (headers: Record<string, string>) =>
    app.request({ url: '/api/courses/add-device', headers: { ...cookieHeaders, cookie, ...headers } });
  expect((await call({ 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ code: 'csrf' });
  expect((await call({ 'x-requested-with': '' })).statusCode).toBe(403);
  expect((await call({})).statusCode).toBe(200);
});

test('a phone is led to an address that it can reach, where there is one', () => {
  const publicUrl = 'http://localhost:3000';
  const local = 'http://localhost:3000';
  expect(addressForPhones({ publicUrl, host: '127.0.0.1' })).toBe(local);
  expect(addressForPhones({ publicUrl, host: '192.168.1.7' })).toBe('http://192.168.1.7:3000');
  expect(addressForPhones({ publicUrl: 'https://learn.example.org', host: '0.0.0.0' })).toBe(
    'https://learn.example.org',
  );
});

test('a hundred refreshes of one token at once give one successor', async () => {
  const person = await app.person();
  const attempt = '7d9f1c9e-3d0f-4a58-9d3c-0f6d2b1f2a11';
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      post('/api/auth/refresh', { refresh_token: person.refreshToken }, { 'x-refresh-attempt': attempt }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.json<SessionAnswer>().refresh_token)).size).toBe(1);
  const other = await app.person();
  // Without an attempt in common they are two holders: one successor at most, and the family ends.
  const rivals = await Promise.all(
    Array.from({ length: 100 }, () => post('/api/auth/refresh', { refresh_token: other.refreshToken })),
  );
  expect(rivals.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
  expect((await app.request({ url: '/api/account/sessions', headers: other.headers })).statusCode).toBe(401);
});
