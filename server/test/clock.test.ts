import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { saveEnvironment } from '../src/environments/store.ts';
import { bearer, createTestApp } from './harness.ts';
import { createAuthenticator } from './support/authenticator.ts';
import { createBrowser } from './support/browser.ts';
import { openShop, payAt, untilStatus } from './support/shop.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

/** The database's clock is right; that of the server's machine is not. */
const { app, buyer, dated, undated, provider } = await openShop();
const { sql } = app.database;
const { publicUrl: site } = app.settings;
await saveEnvironment(app.database.executor, {
  id: 'pmp',
  kind: 'moodle',
  name: 'Ligoninė',
  logo: null,
  address: provider.moodle,
  issuer: provider.issuer,
  client_id: 'medeina',
  secret_reference: null,
  scope: 'openid profile email moodle',
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = globalThis.fetch;

function setClock(hours: number): void {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
}

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const response = await app.request({ method: 'POST', url, payload, headers });
  expect([url, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([
    url,
    200,
    '',
  ]);
  return response.json();
}

const wrongClocks = [
  ['an hour slow', -1],
  ['an hour fast', 1],
] as const;

test.each(wrongClocks)(
  'with a clock that is %s people register, sign in, prove themselves, learn and pay',
  async (_what, hours) => {
    setClock(hours);
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
    const refreshed = await post('/api/auth/refresh', { refresh_token: session.refresh_token });
    // The link of the letter is good, and so are the five minutes of a further proof.
    const [letter] = await sql<{ html: string }>`
    select data->>'html' as html from pgboss.job
    where name = 'mail' and data->>'to' = ${`${name}@example.org`}`;
    const link = /confirm-email\/([\w-]+)/.exec(letter?.html ?? '')?.[1];
    await post('/api/auth/email/confirm', { token: link });
    await post('/api/auth/password/check', { username: name, password }, bearer(refreshed));
    const headers = bearer(await post('/api/auth/refresh', { refresh_token: refreshed.refresh_token }));
    await post(
      '/api/auth/password/change',
      { username: name, newpassword: 'kita kuprinė ir uogos' },
      headers,
    );

    const device = createAuthenticator(site);
    const { data: creation } = await post('/api/account/passkeys/options', {}, headers);
    await post(
      '/api/account/passkeys',
      { credential: device.create({ challenge: creation.challenge }) },
      headers,
    );
    const { data: asked } = await post('/api/auth/passkey/options', {});
    await post('/api/auth/passkey', {
      credential: device.get({ challenge: asked.challenge, userHandle: creation.user.id }),
    });

    const me = buyer({ headers });
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

test('with a clock that is wrong a test has the time that its learners are given', async () => {
  const school = await createTestApp();
  const theory = 'courses/laikas/theory/01-tema';
  const options = [
    { id: 'ne', text: inAll('Ne') },
    { id: 'taip', text: inAll('Taip'), correct: true },
  ];
  await writeCatalogue(new SiteFolder())
    .write('courses/laikas/course.json', courseJson(613))
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['laikas'] }],
    })
    .write(`${theory}/laikas.json`, {
      type: 'quiz',
      title: inAll('Laikas'),
      completion: 2,
      time_limit_minutes: 10,
      questions: [{ id: 'ar', type: 'single', text: inAll('Ar?'), options }],
    })
    .import(school);
  const [row] = await school.database.sql<{ id: number }>`select id from materials where slug = 'laikas'`;
  for (const [, hours] of wrongClocks) {
    setClock(hours);
    const { headers } = await school.person();
    await school.request({ method: 'POST', url: '/api/courses/613/enrol', payload: {}, headers });
    const launch = await school.request({ url: `/api/courses/activity/${row?.id ?? 0}/launch`, headers });
    const { body } = await school.request({ url: launch.json().url });
    const { token } = JSON.parse(/id="activity-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
    const begun = await school.request({
      method: 'POST',
      url: '/activities/attempts',
      payload: { token },
    });
    const { server_time: now, attempt } = begun.json().data;
    const minutes = (Date.parse(attempt.deadline) - Date.parse(now)) / 60_000;
    expect([hours, Math.round(minutes)]).toEqual([hours, 10]);
  }
});

test('with a clock that is an hour fast a refresh that is asked for again is answered as before', async () => {
  const person = await app.person();
  setClock(1);
  const attempt = { 'x-refresh-attempt': randomUUID() };
  const again = () => post('/api/auth/refresh', { refresh_token: person.refreshToken }, attempt);
  const first = await again();
  expect((await again()).refresh_token).toBe(first.refresh_token);
});

const isLogin = (url: URL): boolean => url.pathname === '/login';

/** Signs on at the hospital, whose clock is right. @returns where it leads. */
async function signOn(hours: number, username: string): Promise<URL> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const isTheirs = new URL(to instanceof Request ? to.url : to).origin === provider.issuer;
    if (isTheirs) vi.useRealTimers();
    try {
      return await ask(to, init);
    } finally {
      if (isTheirs) setClock(hours);
    }
  });
  setClock(hours);
  const browser = createBrowser();
  const form = await browser.open(`${site}/oauth-login?environment=pmp&back_uri=%2Ffaq`, isLogin);
  return (await browser.submit(form, { username, password: 'demo-medeina', do: 'login' }, isLogin)).url;
}

test('with a clock that is an hour slow people sign in at their hospital', async () => {
  const { searchParams } = await signOn(-1, 'ruta');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    access_token: expect.any(String),
    environment: 'pmp',
  });
});

test('with a clock that is an hour fast the word of a hospital is out of date: its people are told, and sign in otherwise', async () => {
  const { searchParams } = await signOn(1, 'ruta');
  // The page says then to try again, to sign in in another way, or to write to us.
  expect(Object.fromEntries(searchParams)).toEqual({ error: 'refused', action: 'login', redirect: '/faq' });
  const person = await app.person();
  await post('/api/auth/login', { username: person.username, password: person.password });
  expect(Object.fromEntries((await signOn(0, 'ruta')).searchParams)).toHaveProperty('access_token');
});

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
