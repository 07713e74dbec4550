import { afterEach, expect, test, vi } from 'vitest';
import { openShop, payAt, untilStatus } from './support/shop.ts';

/** The database's clock is right; that of the server's machine is not. */
const { app, buyer, dated, undated } = await openShop();
const { sql } = app.database;

afterEach(() => void vi.useRealTimers());

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const response = await app.request({ method: 'POST', url, payload, headers });
  expect([url, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([
    url,
    200,
    '',
  ]);
  return response.json();
}

test.each([
  ['an hour slow', -1],
  ['an hour fast', 1],
])(
  'with a clock that is %s people register, sign in, prove themselves, learn and pay',
  async (_what, hours) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    const name = `laikrodis${hours + 1}`;
    const password = 'trys uogos ir kuprinė';
    await post('/api/auth/register', {
      username: name,
      password,
      firstname: 'Vardenis',
      lastname: 'Pavardenis',
      email: `${name}@example.org`,
      birthdate: '1990-02-28',
      phone: '+37061234567',
    });
    const session = await post('/api/auth/login', { username: name, password });
    const { access_token: token } = await post('/api/auth/refresh', { refresh_token: session.refresh_token });
    const headers = { authorization: `Bearer ${token}` };
    // The link of the letter is good, and so are the five minutes of a further proof.
    const [letter] = await sql<{ html: string }>`
    select data->>'html' as html from pgboss.job
    where name = 'mail' and data->>'to' = ${`${name}@example.org`}`;
    const link = /confirm-email\/([\w-]+)/.exec(letter?.html ?? '')?.[1];
    await post('/api/auth/email/confirm', { token: link });
    await post('/api/auth/password/check', { username: name, password }, headers);
    await post(
      '/api/auth/password/change',
      { username: name, newpassword: 'kita kuprinė ir uogos' },
      headers,
    );

    const [row] = await sql<{ id: number }>`select id from users where username = ${name}`;
    const me = buyer({
      id: row?.id ?? 0,
      username: name,
      password,
      accessToken: token,
      refreshToken: '',
      sessionId: '',
      headers,
    });
    await me.ask('POST', `/api/courses/${undated.course_id}/enrol`, {});
    expect(await me.hasCourse(undated.course_id)).toBe(true);
    await me.add(dated.id);
    await me.choose('paypal');
    const { order } = await me.confirm();
    await payAt(order?.redirect ?? '');
    await untilStatus(() => me.order(order?.order_id ?? 0), 'paid');
    expect(await me.hasCourse(dated.course_id)).toBe(true);
  },
);

test('a token of an instance whose clock is an hour slow is renewed at another, without a login', async () => {
  const person = await app.person();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  const slow = await app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: person.username, password: person.password },
  });
  const { access_token: access, refresh_token: refresh } = slow.json();
  vi.useRealTimers();
  const refused = await app.request({
    url: '/api/account/sessions',
    headers: { authorization: `Bearer ${String(access)}` },
  });
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'session_ended']);
  const renewed = await app.request({
    method: 'POST',
    url: '/api/auth/refresh',
    payload: { refresh_token: refresh },
  });
  expect(renewed.statusCode).toBe(200);
});
