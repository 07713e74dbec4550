import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../src/platform/database.ts';
import { usualLimits } from '../src/platform/limit-rules.ts';
import { createLimits, networkOf } from '../src/platform/limits.ts';
import { createLog } from '../src/platform/log.ts';
import { createTestApp } from './harness.ts';

const app = await createTestApp({ LIMITS: 'true' });
const proxied = await createTestApp({ LIMITS: 'default.address=5,login.address=3', TRUST_PROXY: 'true' });
const log = createLog('silent');

// Windows are whole minutes of the clock: a test that ran over the end of one would count in two.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 5000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function login(username: string, password: string, address: string): Promise<LightMyRequestResponse> {
  return app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    remoteAddress: address,
  });
}

test('an account takes ten attempts a minute, from wherever they come', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push((await login('guessed', 'wrong', `10.1.0.${attempt}`)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  const refused = await login('guessed', 'wrong', '10.1.0.99');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.json()).toMatchObject({ code: 'sign_in_slowed' });
});

test('thirty wrong passwords slow an account down, and the right one after the wait forgets them', async () => {
  const person = await app.person();
  await app.database.sql`
    insert into sign_in_failures (key, failures, last_at)
    values (${`login:user:${person.id}`}, 29, now())`;
  expect((await login(person.username, 'wrong', '10.2.0.1')).statusCode).toBe(401);
  const slowed = await login(person.username, person.password, '10.2.0.2');
  expect(slowed.statusCode).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(50);
  await app.database.sql`update sign_in_failures set blocked_until = now()`;
  expect((await login(person.username, person.password, '10.2.0.3')).statusCode).toBe(200);
  const rows = await app.database.sql`select from sign_in_failures where key = ${`login:user:${person.id}`}`;
  expect(rows).toHaveLength(0);
});

test('an address takes sixty attempts a minute, whatever the accounts', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 65 },
      async (_, index) => (await login(`many${index}`, 'wrong', '10.3.0.1')).statusCode,
    ),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('behind a proxy the address is the one that the proxy wrote, whatever the caller wrote before it', async () => {
  const statuses: number[] = [];
  for (const attempt of [1, 2, 3, 4]) {
    const response = await proxied.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: `spread${attempt}`, password: 'wrong' },
      headers: { 'x-forwarded-for': `10.7.0.${attempt}, 10.0.0.9` },
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 429]);
});

test('a name and an e-mail address of one account share its attempts', async () => {
  const person = await app.person();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1)
    statuses.push((await login(person.username, 'wrong', '10.8.0.1')).statusCode);
  // The person's own login was the first of the ten.
  expect(statuses).toEqual(Array.from({ length: 9 }, () => 401));
  const byAddress = await login(`${person.username}@Example.org`, person.password, '10.8.0.2');
  expect(byAddress.json()).toMatchObject({ code: 'sign_in_slowed' });
});

test.each([
  ['a token that is none', 401, { authorization: 'Bearer x' }],
  ['nobody logged in', 401, {}],
  ['a foreign site', 403, { 'x-token-transport': 'cookie' }],
])('what is refused for %s is counted as well', async (name, refused, headers) => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const response = await proxied.request({
      method: 'POST',
      url: '/api/courses/1/enrol',
      headers: { ...headers, 'x-forwarded-for': `10.9.${name.length}.1` },
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => refused), 429]);
});

test('an address that is refused leaves nothing behind for each session that it makes up', async () => {
  for (let guest = 0; guest < 20; guest += 1) {
    const headers = { 'x-oc-session': `made-up-guest-${guest}`, 'x-forwarded-for': '10.9.0.9' };
    await proxied.request({ url: '/api/config', headers });
  }
  await proxied.context.limits.stop();
  const rows = await proxied.database.sql`select from limit_counters where key like '%:s:made-up-guest-%'`;
  expect(rows).toHaveLength(5);
});

test('a session searches 120 times a minute, and is told so in its language', async () => {
  const headers = { 'x-oc-session': 'searching-guest', 'x-oc-merchant-language': 'lt-lt' };
  const statuses: number[] = [];
  let last: LightMyRequestResponse | undefined;
  for (let attempt = 0; attempt < 122; attempt += 1) {
    last = await app.request({ url: '/api/products/summary?search=als', headers });
    statuses.push(last.statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(last?.json()).toMatchObject({
    code: 'too_many_requests',
    message:
      'Per greitai vykdote užklausas. Prašome palaukti vieną minutę kol vėl galėsite toliau naudotis svetaine.',
  });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
});

const write = (payload: object, url = '/api/contact/by-email', language = 'lt-lt') =>
  app.request({
    method: 'POST',
    url,
    headers: { 'x-oc-session': 'writing-guest', 'x-oc-merchant-language': language },
    payload,
  });

test('what is refused is none of the five messages of a session, and the sixth hears how long it waits', async () => {
  vi.setSystemTime(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 600_000);
  const good = { name: 'Ona', email: 'ona@example.org', subject: 'Kaina', message: 'Labas' };
  const bad = { ...good, email: 'ona' };
  const wrongPhone = { ...good, phone: '+370612345678901' };
  const statuses: number[] = [];
  for (const payload of [bad, wrongPhone, bad, wrongPhone, bad, good, good, wrongPhone, good, good])
    statuses.push((await write(payload)).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 200, 200, 400, 200, 200]);
  // A call-back is one of the five, too; all at once they are no more.
  const calls = await Promise.all(
    Array.from({ length: 4 }, () => write({ phone: '+370 612 34567' }, '/api/contact/by-phone')),
  );
  expect(calls.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(calls.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  for (const [language, words] of [
    ['lt-lt', 'Per greitai vykdote užklausas. Bandykite vėl po 50 min.'],
    ['en-gb', 'You are sending requests too fast. Please try again in 50 min.'],
    ['ru-ru', 'Вы отправляете запросы слишком быстро. Попробуйте снова через 50 мин.'],
  ] as const) {
    const refused = await write(good, '/api/contact/by-email', language);
    expect(refused.headers['retry-after']).toBe('3000');
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', message: words, error: [words] });
  }
});

test.each([
  ['writes to us', '/api/contact/by-email', '10.4.0.1'],
  ['registers', '/api/auth/register', '10.4.0.2'],
])('an address %s sixty times an hour, what is refused included', async (_, url, remoteAddress) => {
  vi.setSystemTime(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 600_000);
  const answers = await Promise.all(
    Array.from({ length: 62 }, (_guest, index) => {
      const headers = { 'x-oc-session': `flooding-guest-${index}` };
      return app.request({ method: 'POST', url, headers, payload: {}, remoteAddress });
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(60);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['3000', '3000']);
});

test('instances share what they count', async () => {
  const address = inject('postgres');
  const [named] = await app.database.sql<{ name: string }[]>`select current_database() as name`;
  const other = openDatabase({ ...address, database: named?.name ?? '' }, { connections: 2 });
  const [first, second] = [
    createLimits(app.database, log, usualLimits),
    createLimits(other, log, usualLimits),
  ];
  for (let count = 0; count < 119; count += 1) void first.countSession('search', 'shared-session');
  // The other instance hears of it when both have settled.
  await vi.waitFor(
    () => {
      expect(() => void second.countSession('search', 'shared-session')).toThrow('too_many_requests');
    },
    { timeout: 5000, interval: 600 },
  );
  await Promise.all([first.stop(), second.stop()]);
  await other.close();
});

test('what is on its way to the other instances counts all the while', async () => {
  const { database } = proxied;
  const limits = createLimits(database, log, usualLimits);
  const search = () => void limits.countSession('search', 'settling-session');
  await database.sql.begin(async (work) => {
    await work`lock table limit_counters in exclusive mode`;
    for (let count = 0; count < 120; count += 1) search();
    await vi.waitFor(
      async () => {
        const waiting = await database.sql`
          select from pg_locks where not granted and relation = 'limit_counters'::regclass`;
        expect(waiting).not.toHaveLength(0);
      },
      { timeout: 5000, interval: 50 },
    );
    expect(search).toThrow('too_many_requests');
  });
  await limits.stop();
});

test('an IPv6 address counts as its network, a mapped one as what it maps', () => {
  expect(networkOf('2001:db8:0:42:1:2:3:4')).toBe('2001:db8:0:42::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('::ffff:10.0.0.7')).toBe('10.0.0.7');
});
