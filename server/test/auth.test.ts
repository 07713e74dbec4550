import { randomUUID } from 'node:crypto';
import { headerNames, type SessionAnswer } from '@medeina/contract';
import { endpoints } from '@medeina/contract/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test, vi } from 'vitest';
import { authJobs } from '../src/auth/jobs.ts';
import { hashOf } from '../src/auth/tokens.ts';
import { cookieHeaders, createTestApp } from './harness.ts';

const app = await createTestApp();
const https = await createTestApp({ PUBLIC_URL: 'https://learn.example.org', TRUST_PROXY: '1' });

const newcomer = {
  username: 'naujokė',
  password: 'eight.8!',
  firstname: 'Ona',
  lastname: 'Žalė',
  email: 'ona@example.org',
  birthdate: '1999-05-06',
  phone: '+370 612 34567',
};

function post(
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.request({ method: 'POST', url, payload, headers });
}

function logIn(
  { username, password }: { readonly username: string; readonly password: string },
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return post('/api/auth/login', { username, password }, headers);
}

function refresh(token: string | null, attempt?: string): Promise<LightMyRequestResponse> {
  return post(
    '/api/auth/refresh',
    { token: '', refresh_token: token, is_eshop: false },
    attempt === undefined ? {} : { 'x-refresh-attempt': attempt },
  );
}

async function whoIs(accessToken: string | null): Promise<number> {
  const response = await app.request({
    url: '/api/favourite-courses',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return response.statusCode;
}

function cookiesOf(response: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie.value]));
}

test('login answers with tokens, session and customer', async () => {
  const person = await app.person();
  const response = await post('/api/auth/login', {
    username: person.username.toUpperCase(),
    password: person.password,
  });
  expect(response.statusCode).toBe(200);
  const body = response.json<SessionAnswer>();
  expect(body).toMatchObject({ capabilities: [], customer: { customer_id: person.id } });
  // Five minutes, less the duration of the call.
  expect(body.expires_in).toBeGreaterThan(240);
  expect(body.expires_in).toBeLessThanOrEqual(300);
  expect(body.access_token).toMatch(/^ey/);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.cookies).toEqual([]);
  const claims: unknown = JSON.parse(
    Buffer.from(body.access_token?.split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(claims).toMatchObject({
    sub: String(person.id),
    sid: body.session_id,
    iss: app.settings.publicUrl,
    aud: 'medeina',
  });
});

test('an e-mail address works as username, and a wrong password reveals nothing', async () => {
  const person = await app.person();
  const right = await post('/api/auth/login', {
    username: `${person.username}@example.org`,
    password: person.password,
  });
  expect(right.statusCode).toBe(200);
  const wrong = await post('/api/auth/login', { username: person.username, password: 'wrong' });
  const unknown = await post('/api/auth/login', { username: 'nobody-at-all', password: 'wrong' });
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  const { request_id: _one, ...first } = wrong.json<Record<string, unknown>>();
  const { request_id: _two, ...second } = unknown.json<Record<string, unknown>>();
  expect(first).toEqual(second);
});

test('registration reports every invalid field in the requested language', async () => {
  const response = await post('/api/auth/register', {}, { 'x-oc-merchant-language': 'en-gb' });
  expect(response.statusCode).toBe(400);
  const { errors } = response.json<{ errors: Record<string, string[]> }>();
  expect(Object.keys(errors).toSorted()).toEqual(Object.keys(newcomer).toSorted());
  // Each names its field.
  expect(new Set(Object.values(errors).flat()).size).toBe(Object.keys(errors).length);
  expect(errors).toMatchObject({ email: ['Enter your e-mail'], password: ['Enter the password'] });
});

test('registration validates fields and refuses taken names', async () => {
  const bad = await post(
    '/api/auth/register',
    { ...newcomer, password: 'short', phone: '+370 000', email: 'ona@', birthdate: '2999-01-01' },
    { 'x-oc-merchant-language': 'en-gb' },
  );
  expect(bad.json()).toMatchObject({
    errors: {
      password: ['Password must be at least 8 characters long'],
      email: [expect.any(String)],
      birthdate: ['The date of birth cannot be later than today'],
    },
  });
  // What is no day is not told that it is late as well.
  const unread = await post('/api/auth/register', { ...newcomer, birthdate: 'x' });
  expect(unread.json()).toMatchObject({ errors: { birthdate: ['Įrašykite tinkamą gimimo datą'] } });
  const good = await post('/api/auth/register', newcomer);
  expect(good.statusCode).toBe(200);
  expect(good.json()).toMatchObject({ customer: { telephone: '+37061234567', date_of_birth: '1999-05-06' } });
  const again = await post('/api/auth/register', { ...newcomer, username: 'NAUJOKĖ', phone: '1234567' });
  expect(again.statusCode).toBe(400);
  expect(again.json()).toMatchObject({
    errors: {
      username: ['Šis naudotojo vardas jau užimtas.'],
      phone: [expect.any(String)],
    },
  });
});

test('a registration whose answer was lost is gone on with, by its own password and for some minutes alone', async () => {
  const lost = { ...newcomer, username: 'liftas', email: 'liftas@example.org' };
  const first = (await post('/api/auth/register', lost)).json<SessionAnswer>();
  const second = await post('/api/auth/register', { ...lost, username: 'Liftas' });
  expect(second.statusCode).toBe(200);
  expect(second.json<SessionAnswer>().customer.customer_id).toBe(first.customer.customer_id);
  for (const other of [{ password: 'another long password' }, { email: 'kitas@example.org' }])
    expect((await post('/api/auth/register', { ...lost, ...other })).statusCode).toBe(400);
  await app.database.sql`
    update users set created_at = now() - interval '11 minutes' where id = ${first.customer.customer_id}`;
  expect((await post('/api/auth/register', lost)).statusCode).toBe(400);
});

// Somewhere tomorrow is today already.
test.each([
  ['a password of 7 characters', { password: 'abc d🙂f' }, 'password'],
  ['a password of 129 characters', { password: 'ą'.repeat(129) }, 'password'],
  ['a birth in 1899', { birthdate: '1899-12-31' }, 'birthdate'],
  ['a birth on a day that never was', { birthdate: '1999-02-29' }, 'birthdate'],
  [
    'a birth in the future',
    { birthdate: new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10) },
    'birthdate',
  ],
])('registration refuses %s, at its field', async (_, change, field) => {
  const refused = await post('/api/auth/register', { ...newcomer, username: 'niekada', ...change });
  expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
    400,
    [field],
  ]);
});

test.each([
  ['a password of 8 characters', { username: 'astuoni', password: 'abc de🙂f' }],
  ['a pass phrase of 128 characters', { username: 'ilga', password: 'ą b🙂'.repeat(32) }],
  ['a birth on 29 February', { username: 'keliamieji', birthdate: '2000-02-29' }],
])('registration takes %s', async (_, change) => {
  const person = { ...newcomer, email: `${change.username}@example.org`, ...change };
  expect((await post('/api/auth/register', person)).json()).toMatchObject({
    customer: { date_of_birth: person.birthdate },
  });
  expect((await logIn(person)).statusCode).toBe(200);
});

const login = (username: string) => logIn({ username, password: newcomer.password });

test('an e-mail address is taken once confirmed; until then it blocks nobody and gives no access', async () => {
  const email = 'bendras@example.org';
  const register = (username: string) => post('/api/auth/register', { ...newcomer, username, email });
  expect((await register('pirmoji')).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(200);
  expect((await register('antroji')).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(401);
  await app.database.sql`update users set email_confirmed_at = now() where username = 'antroji'`;
  expect((await login(email.toUpperCase())).json().customer.customer_id).toBe(
    (await login('antroji')).json().customer.customer_id,
  );
  const third = await register('trecioji');
  expect(third.json()).toMatchObject({ errors: { email: ['Šis el. pašto adresas jau užimtas.'] } });
  await expect(
    app.database.sql`update users set email_confirmed_at = now() where username = 'pirmoji'`,
  ).rejects.toThrow('users_email_key');
});

test.each([
  ['en-gb', 'The username must have 3 to 64 letters, digits or the signs . _ + - (no @:'],
  ['lt-lt', 'Naudotojo vardą turi sudaryti nuo 3 iki 64 raidžių, skaitmenų arba ženklų . _ + - (be @:'],
  ['ru-ru', 'Имя пользователя должно состоять из 3–64 букв, цифр или знаков . _ + - (без @:'],
])('an e-mail address cannot be a username, be it one’s own, as is told in %s', async (language, words) => {
  const email = `ligonine-${language}@example.org`;
  for (const own of ['elsewhere@example.org', email]) {
    const squatter = { ...newcomer, username: email, email: own };
    const response = await post('/api/auth/register', squatter, { 'x-oc-merchant-language': language });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ username: [expect.stringContaining(words)] });
  }
  const owner = { ...newcomer, username: `ligonine-${language}`, email };
  expect((await post('/api/auth/register', owner)).statusCode).toBe(200);
});

test.each([
  ['password', 'lt-lt', 'Šis slaptažodis per dažnas'],
  ['PassWord', 'en-gb', 'This password is too common'],
  ['qwertyuiop', 'ru-ru', 'Этот пароль слишком распространён'],
])('the common password %s is refused in %s', async (password, language, words) => {
  const form = { ...newcomer, username: 'common', email: 'common@example.org', phone: '1234567' };
  const response = await post(
    '/api/auth/register',
    { ...form, password },
    { 'x-oc-merchant-language': language },
  );
  expect(response.statusCode).toBe(400);
  // Together with the other invalid fields.
  expect(response.json()).toMatchObject({
    errors: { password: [expect.stringContaining(words)], phone: [expect.anything()] },
  });
});

test('twenty concurrent registrations of one name make one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      post('/api/auth/register', { ...newcomer, username: 'lenktynės', email: `race${index}@example.org` }),
    ),
  );
  const statuses = answers.map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(19);
});

test('refresh rotates the token, and reuse ends its family', async () => {
  const person = await app.person();
  const first = await refresh(person.refreshToken);
  expect(first.statusCode).toBe(200);
  const next = first.json<SessionAnswer>();
  expect(next.session_id).toBe(person.sessionId);
  expect(next.refresh_token).not.toBe(person.refreshToken);
  expect(await whoIs(next.access_token)).toBe(200);
  const replay = await refresh(person.refreshToken);
  expect(replay.statusCode).toBe(401);
  expect(await whoIs(next.access_token)).toBe(401);
  expect((await refresh(next.refresh_token)).statusCode).toBe(401);
});

test('a repeated attempt gets the same successor for thirty seconds', async () => {
  const person = await app.person();
  const attempt = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => refresh(person.refreshToken, attempt)));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  const tokens = new Set(answers.map((answer) => answer.json<SessionAnswer>().refresh_token));
  expect(tokens.size).toBe(1);
  const [successor] = [...tokens];
  expect((await refresh(successor ?? null, randomUUID())).statusCode).toBe(200);
  expect((await refresh(person.refreshToken, attempt)).statusCode).toBe(401);
});

test('a repeated attempt after thirty seconds ends the family', async () => {
  const person = await app.person();
  const attempt = randomUUID();
  expect((await refresh(person.refreshToken, attempt)).statusCode).toBe(200);
  await app.database.sql`
    update refresh_tokens set used_at = now() - interval '31 seconds' where hash = ${hashOf(person.refreshToken)}`;
  expect((await refresh(person.refreshToken, attempt)).statusCode).toBe(401);
});

test('two attempts with one token: at most one succeeds, then the family ends', async () => {
  const person = await app.person();
  const answers = await Promise.all([
    refresh(person.refreshToken, randomUUID()),
    refresh(person.refreshToken, randomUUID()),
  ]);
  // The second may end the family before the first is answered.
  const codes = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
  expect([
    [200, 401],
    [401, 401],
  ]).toContainEqual(codes);
  expect(await whoIs(person.accessToken)).toBe(401);
});

test('logout ends the session at once, and repeating it is no error', async () => {
  const person = await app.person();
  expect((await post('/api/auth/logout', {}, person.headers)).statusCode).toBe(200);
  expect(await whoIs(person.accessToken)).toBe(401);
  expect((await refresh(person.refreshToken)).statusCode).toBe(401);
  expect((await post('/api/auth/logout', {}, person.headers)).statusCode).toBe(200);
});

test('reusing a spent token ends its family for three days; later it is refused like an unknown one', async () => {
  const person = await app.person();
  const refreshed = async (token: string): Promise<string> => {
    const answer = await refresh(token);
    return endpoints['auth.refresh'].responses[200].parse(answer.json()).refresh_token ?? '';
  };
  const second = await refreshed(person.refreshToken);
  const third = await refreshed(second);
  const spend = async (token: string, age: string): Promise<void> => {
    await app.database.sql`
      update refresh_tokens set used_at = now() - ${age}::interval where hash = ${hashOf(token)}`;
  };
  await spend(person.refreshToken, '73 hours');
  await spend(second, '71 hours');
  for (const job of authJobs(app.context)) if (job.schedule !== undefined) await job.run({});
  expect((await refresh(person.refreshToken)).statusCode).toBe(401);
  const fourth = await refreshed(third);
  expect((await refresh(second)).statusCode).toBe(401);
  expect((await refresh(fourth)).statusCode).toBe(401);
});

test('logout with only the refresh token ends the session', async () => {
  const person = await app.person();
  await post('/api/auth/logout', { refresh_token: person.refreshToken });
  expect(await whoIs(person.accessToken)).toBe(401);
});

test('a locked account loses its sessions and cannot log in', async () => {
  const person = await app.person();
  await app.database.sql`update users set locked_at = now() where id = ${person.id}`;
  expect(await whoIs(person.accessToken)).toBe(401);
  expect((await refresh(person.refreshToken)).statusCode).toBe(401);
  const login = await logIn(person);
  expect(login.statusCode).toBe(403);
  expect(login.json()).toMatchObject({ code: 'account_locked' });
});

test.each([
  ['invalid_credentials', "password_hash = 'another'"],
  ['account_locked', 'locked_at = now()'],
])('a login under way is refused (%s) when the account changes meanwhile', async (code, change) => {
  const { id, username, password } = await app.person();
  const login = await app.database.sql.begin(async (work) => {
    await work.unsafe(`update users set ${change} where id = ${id}`);
    // In an object, because the transaction would await a bare promise.
    const answer = { of: logIn({ username, password }) };
    await vi.waitFor(
      async () =>
        expect(
          await app.database.sql`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        ).toHaveLength(1),
      { timeout: 15_000 },
    );
    return answer;
  });
  expect((await login.of).json()).toMatchObject({ code });
});

test('a new login in the same browser ends the previous session', async () => {
  const [before, after] = [await app.person(), await app.person()];
  const login = ({ username, password }: typeof before, cookies: Record<string, string> = {}) =>
    app.request({
      method: 'POST',
      url: '/api/auth/login',
      headers: cookieHeaders,
      cookies,
      payload: { username, password },
    });
  const cookies = cookiesOf(await login(before));
  expect((await login({ ...after, password: 'not the one' }, cookies)).statusCode).toBe(401);
  const session = (given: Record<string, string>) =>
    app.request({ url: '/api/auth/session', headers: cookieHeaders, cookies: given });
  expect((await session(cookies)).json()).toMatchObject({ data: { customer: { customer_id: before.id } } });
  const next = cookiesOf(await login(after, cookies));
  expect((await session(cookies)).json()).not.toHaveProperty('data.customer');
  expect((await session(next)).json()).toMatchObject({ data: { customer: { customer_id: after.id } } });
});

test('a call that names another person than whose session it is, is refused, and the session stays', async () => {
  const [before, after] = [await app.person(), await app.person()];
  const cookies = cookiesOf(await logIn(after, cookieHeaders));
  const ask = ({ id }: typeof before) =>
    app.request({
      url: '/api/favourite-courses',
      headers: { ...cookieHeaders, [headerNames.person]: String(id) },
      cookies,
    });
  const refused = await ask(before);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'other_person']);
  expect(refused.cookies).toEqual([]);
  expect((await ask(after)).statusCode).toBe(200);
});

test('with the cookie transport, tokens are only in HttpOnly cookies', async () => {
  const person = await app.person();
  const login = await logIn(person, cookieHeaders);
  expect(login.json()).toMatchObject({
    access_token: null,
    refresh_token: null,
    customer: { customer_id: person.id },
  });
  expect(login.cookies.map(({ value: _value, ...cookie }) => cookie)).toEqual([
    { name: '__Host-medeina-access', path: '/', sameSite: 'Lax', maxAge: 300, httpOnly: true, secure: true },
    {
      name: '__Host-medeina-refresh',
      path: '/',
      sameSite: 'Lax',
      maxAge: expect.any(Number),
      httpOnly: true,
      secure: true,
    },
    { name: 'signed_in', path: '/', sameSite: 'Lax', maxAge: expect.any(Number) },
    {
      name: '__Host-medeina-device',
      path: '/',
      sameSite: 'Lax',
      maxAge: 31_536_000,
      httpOnly: true,
      secure: true,
    },
    { name: 'language', path: '/', sameSite: 'Lax', maxAge: expect.any(Number) },
  ]);
  const cookies = cookiesOf(login);
  const session = await app.request({ url: '/api/auth/session', headers: cookieHeaders, cookies });
  expect(session.json()).toMatchObject({ data: { customer: { customer_id: person.id } } });
  const ignored = await app.request({
    url: '/api/auth/session',
    headers: { host: 'localhost:3000' },
    cookies,
  });
  expect(ignored.json()).toEqual({ data: null });
  const next = await app.request({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: cookieHeaders,
    cookies,
    payload: {},
  });
  expect(next.statusCode).toBe(200);
  expect(cookiesOf(next)['__Host-medeina-refresh']).not.toBe(cookies['__Host-medeina-refresh']);
  const body = await refresh(cookiesOf(next)['__Host-medeina-refresh'] ?? null);
  expect(body.statusCode).toBe(401);
  const logout = await app.request({
    method: 'POST',
    url: '/api/auth/logout',
    headers: cookieHeaders,
    cookies: cookiesOf(next),
    payload: {},
  });
  expect(logout.cookies.every((cookie) => cookie.value === '' && cookie.maxAge === 0)).toBe(true);
});

test('a refused token’s cookie is cleared, so that later calls are not refused', async () => {
  const person = await app.person();
  const login = await logIn(person, cookieHeaders);
  const cookies = cookiesOf(login);
  await app.database.sql`update sessions set ended_at = now() where user_id = ${person.id}`;
  const call = await app.request({ url: '/api/products', headers: cookieHeaders, cookies });
  expect([call.statusCode, cookiesOf(call)]).toEqual([401, { '__Host-medeina-access': '' }]);
  const refreshed = await app.request({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: cookieHeaders,
    cookies,
    payload: {},
  });
  expect([refreshed.statusCode, cookiesOf(refreshed)]).toEqual([
    401,
    {
      '__Host-medeina-access': '',
      '__Host-medeina-refresh': '',
      signed_in: '',
      '__Host-signed_in': '',
    },
  ]);
  expect((await app.request({ url: '/api/products', headers: cookieHeaders })).statusCode).toBe(200);
});

test('on plain http, cookies have neither Secure nor __Host-', async () => {
  const person = await app.person();
  const headers = { ...cookieHeaders, host: '192.168.1.5:3000' };
  const login = await logIn(person, headers);
  expect(login.cookies.map((cookie) => cookie.name)).toContain('medeina-access');
  expect(login.cookies.every((cookie) => cookie.secure !== true)).toBe(true);
});

test('on an https site every cookie is Secure and of this host alone, whatever the proxy’s headers say', async () => {
  const person = await https.person();
  for (const headers of [
    // The proxy replaced Host and sent no X-Forwarded-Proto.
    { host: '10.0.0.4:3000' },
    { host: 'learn.example.org', 'x-forwarded-proto': 'http' },
  ]) {
    const login = await https.request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { ...cookieHeaders, ...headers },
      payload: { username: person.username, password: person.password },
    });
    expect(login.statusCode).toBe(200);
    expect(login.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Host-medeina-access', true],
      ['__Host-medeina-refresh', true],
      ['__Host-signed_in', true],
      ['__Host-medeina-device', true],
      ['__Host-language', true],
    ]);
  }
});

test.each([
  ['without X-Requested-With', { 'x-requested-with': '' }],
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['from another origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
])('a changing call with cookies %s is refused', async (_name, headers) => {
  const person = await app.person();
  const given = Object.fromEntries(
    Object.entries({ ...cookieHeaders, ...headers }).filter(([, value]) => value !== ''),
  );
  const response = await logIn(person, given);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ code: 'csrf' });
});

test('an altered or unsigned token is refused', async () => {
  const person = await app.person();
  const [head = '', body = '', signature = ''] = person.accessToken.split('.');
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...Object(claims), sub: '1' })).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const token of [
    `${head}.${forged}.${signature}`,
    `${unsigned}.${body}.`,
    `${head}.${body}.`,
    'x.y.z',
    'x',
  ]) {
    expect(await whoIs(token)).toBe(401);
  }
});

test('an access token expires after five minutes', async () => {
  const person = await app.person();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  try {
    expect(await whoIs(person.accessToken)).toBe(401);
  } finally {
    vi.useRealTimers();
  }
});

test('the chosen language is stored in the cookie and the account', async () => {
  const person = await app.person();
  const response = await post('/api/languages', { language: 'ru' }, person.headers);
  expect(response.json()).toMatchObject({ message: 'Язык сохранён.' });
  expect(cookiesOf(response)).toEqual({ language: 'ru' });
  const login = await logIn(person, cookieHeaders);
  expect(cookiesOf(login)['language']).toBe('ru');
});
