import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../src/platform/database.ts';
import { usualLimits } from '../src/platform/limit-rules.ts';
import { createLimits, networkOf } from '../src/platform/limits.ts';
import { createHttp } from '../src/platform/http.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { cookieHeaders, createTestApp, seller } from './harness.ts';
import { fillIn, importFormWithFiles, plainPicture } from './support/form-with-files.ts';

const app = await createTestApp({ LIMITS: 'true' });
const proxied = await createTestApp({ LIMITS: 'default.address=5,login.address=3', TRUST_PROXY: '1' });
const takingFiles = await createTestApp({ LIMITS: 'uploads.address=2,uploads.session=1' });
const log = createLog('silent');

// Windows are whole clock minutes: a test across a boundary would count in two.
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

test('an account allows ten attempts a minute per address, without locking out others', async () => {
  const person = await app.person();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1)
    statuses.push((await login(person.username, 'wrong', '10.1.0.1')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  const refused = await login(person.username, person.password, '10.1.0.1');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.json()).toMatchObject({ code: 'sign_in_slowed' });
  expect((await login(person.username, person.password, '10.1.0.2')).statusCode).toBe(200);
  // Unknown usernames count the same.
  for (let attempt = 0; attempt < 10; attempt += 1) await login('guessed', 'wrong', '10.1.0.3');
  expect((await login('guessed', 'wrong', '10.1.0.3')).statusCode).toBe(429);
  expect((await login('guessed', 'wrong', '10.1.0.4')).statusCode).toBe(401);
});

test('thirty wrong passwords from an address delay the account there, for fifteen minutes at most', async () => {
  const person = await app.person();
  const fail = (failures: number) => app.database.sql`
    insert into sign_in_failures (key, failures, last_at)
    values (${`login:user:${person.id} 10.2.0.1`}, ${failures}, now())
    on conflict (key) do update set failures = excluded.failures, blocked_until = null`;
  await fail(29);
  expect((await login(person.username, 'wrong', '10.2.0.1')).statusCode).toBe(401);
  const slowed = await login(person.username, person.password, '10.2.0.1');
  expect(slowed.statusCode).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(50);
  expect((await login(person.username, person.password, '10.2.0.2')).statusCode).toBe(200);
  await fail(29_999);
  await login(person.username, 'wrong', '10.2.0.1');
  const longest = await login(person.username, person.password, '10.2.0.1');
  expect(Number(longest.headers['retry-after'])).toBeGreaterThan(890);
  expect(Number(longest.headers['retry-after'])).toBeLessThanOrEqual(900);
  await app.database.sql`update sign_in_failures set blocked_until = now()`;
  expect((await login(person.username, person.password, '10.2.0.1')).statusCode).toBe(200);
  const left = await app.database.sql`
    select from sign_in_failures where key like ${`login:user:${person.id} %`}`;
  expect(left).toHaveLength(0);
});

/** Logs in as our app does, with a browser's cookies. */
function browserLogin(
  { username, password }: { username: string; password: string },
  remoteAddress: string,
  cookies: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    headers: cookieHeaders,
    cookies,
    remoteAddress,
  });
}

const deviceCookie = '__Host-medeina-device';
const deviceOf = (response: LightMyRequestResponse): Record<string, string> => ({
  [deviceCookie]: response.cookies.find(({ name }) => name === deviceCookie)?.value ?? '',
});

test('a browser that signed in before is counted separately', async () => {
  const [person, colleague] = [await app.person(), await app.person()];
  const address = '10.12.0.1';
  const first = await browserLogin(person, address);
  expect(first.cookies.find(({ name }) => name === deviceCookie)).toMatchObject({
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: true,
    maxAge: 31_536_000,
  });
  // A shared computer is known for both accounts.
  const device = deviceOf(await browserLogin(colleague, address, deviceOf(first)));
  // Someone behind the same address uses up its attempts and triggers its delay.
  for (let attempt = 0; attempt < 11; attempt += 1) await login(person.username, 'wrong', address);
  await app.database.sql`
    insert into sign_in_failures (key, failures, last_at, blocked_until)
    values (${`login:address:${address}`}, 300, now(), now() + interval '10 minutes')
    on conflict (key) do update set blocked_until = excluded.blocked_until`;
  expect((await browserLogin(person, address)).statusCode).toBe(429);
  expect((await browserLogin(person, address, device)).statusCode).toBe(200);
  expect((await browserLogin(colleague, address, device)).statusCode).toBe(200);
  // It does not bypass the limit: it has ten attempts a minute too.
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await browserLogin({ ...person, password: 'wrong' }, address, device)).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('another account’s cookie, an altered one and an access token do not count as a known browser', async () => {
  const [person, stranger] = [await app.person(), await app.person()];
  const address = '10.13.0.1';
  const own = deviceOf(await browserLogin(person, '10.13.0.2'))[deviceCookie] ?? '';
  const foreign = deviceOf(await browserLogin(stranger, '10.13.0.3'))[deviceCookie] ?? '';
  const [head = '', , signature = ''] = own.split('.');
  const altered = `${head}.${foreign.split('.')[1]}.${signature}`;
  for (let attempt = 0; attempt < 10; attempt += 1) await login(person.username, 'wrong', address);
  for (const cookie of [foreign, altered, person.accessToken, 'x', ''])
    expect((await browserLogin(person, address, { [deviceCookie]: cookie })).statusCode).toBe(429);
  expect((await browserLogin(person, address, { [deviceCookie]: own })).statusCode).toBe(200);
  // And the device cookie does not authenticate.
  const call = await app.request({
    url: '/api/favourite-courses',
    headers: { authorization: `Bearer ${own}` },
  });
  expect(call.statusCode).toBe(401);
});

test('an address allows sixty attempts a minute over all accounts', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 65 },
      async (_, index) => (await login(`many${index}`, 'wrong', '10.3.0.1')).statusCode,
    ),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('behind a proxy the address is the proxy’s entry, not the caller’s', async () => {
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

const chain = (claimed: string) => ({ 'x-forwarded-for': `${claimed}, 203.0.113.5, 10.1.2.3` });

test('behind two proxies the address is the first one’s entry, and networks can be trusted by name', async () => {
  for (const TRUST_PROXY of ['2', 'loopback,10.0.0.0/8']) {
    const http = createHttp(readSettings({ TRUST_PROXY, LOG_LEVEL: 'silent' }), log);
    http.get('/ip', (request) => ({ ip: request.ip }));
    for (const claimed of ['198.51.100.1', '198.51.100.2']) {
      const response = await http.inject({ url: '/ip', headers: chain(claimed) });
      expect(response.json()).toEqual({ ip: '203.0.113.5' });
    }
    await http.close();
  }
  const strangers = createHttp(readSettings({ TRUST_PROXY: '10.0.0.0/8', LOG_LEVEL: 'silent' }), log);
  strangers.get('/ip', (request) => ({ ip: request.ip }));
  const direct = { url: '/ip', headers: chain('198.51.100.1'), remoteAddress: '198.51.100.77' };
  expect((await strangers.inject(direct)).json()).toEqual({ ip: '198.51.100.77' });
  await strangers.close();
});

test('username and e-mail address share an account’s attempts', async () => {
  const person = await app.person();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1)
    statuses.push((await login(person.username, 'wrong', '10.8.0.1')).statusCode);
  expect(statuses).toEqual(Array.from({ length: 9 }, () => 401));
  await login(`${person.username}@Example.org`, 'wrong', '10.8.0.1');
  const byAddress = await login(`${person.username}@Example.org`, person.password, '10.8.0.1');
  expect(byAddress.json()).toMatchObject({ code: 'sign_in_slowed' });
});

test.each([
  ['a token that is none', 401, { authorization: 'Bearer x' }],
  ['nobody logged in', 401, {}],
  ['a foreign site', 403, { 'x-token-transport': 'cookie' }],
])('calls refused for %s are counted too', async (name, refused, headers) => {
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

test('a refused address stores nothing for invented sessions', async () => {
  for (let guest = 0; guest < 20; guest += 1) {
    const headers = { 'x-oc-session': `made-up-guest-${guest}`, 'x-forwarded-for': '10.9.0.9' };
    await proxied.request({ url: '/api/config', headers });
  }
  await proxied.context.limits.stop();
  const rows = await proxied.database.sql`select from limit_counters where key like '%:s:made-up-guest-%'`;
  expect(rows).toHaveLength(5);
});

test('a session may search 120 times a minute, and the refusal is in its language', async () => {
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

test('searches without a session count for the address', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 122; attempt += 1) {
    const search = { url: '/api/products?search=als', remoteAddress: '10.5.0.1' };
    statuses.push((await app.request(search)).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.slice(120)).toEqual([429, 429]);
  const withSession = await app.request({
    url: '/api/products?search=als',
    remoteAddress: '10.5.0.1',
    headers: { 'x-oc-session': 'guest-of-that-address' },
  });
  expect(withSession.statusCode).toBe(200);
});

const invented = (name: string) => ({ 'x-oc-session': `invented-${name}` });

test('searches of invented guests count for their network, and one guest uses up their own alone', async () => {
  const searching = await createTestApp({ LIMITS: 'search.session=3,guests.address=5' });
  const person = await searching.person();
  const search = async (headers: object, remoteAddress = '10.5.0.2') =>
    (await searching.request({ url: '/api/products?search=als', headers: { ...headers }, remoteAddress }))
      .statusCode;
  const ofOne = [];
  for (let attempt = 0; attempt < 9; attempt += 1) ofOne.push(await search(invented('hasty')));
  expect(ofOne).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429]);
  const ofMany = [];
  for (const name of ['a', 'b', 'c', 'd']) ofMany.push(await search(invented(name)));
  expect(ofMany).toEqual([200, 200, 429, 429]);
  expect(await search(invented('elsewhere'), '10.5.0.3')).toBe(200);
  expect(await search(person.headers)).toBe(200);
});

const write = (payload: object, url = '/api/contact/by-email', language = 'lt-lt') =>
  app.request({
    method: 'POST',
    url,
    headers: { 'x-oc-session': 'writing-guest', 'x-oc-merchant-language': language },
    payload,
  });

test('refused messages do not count towards a session’s five, and the sixth is told how long to wait', async () => {
  vi.setSystemTime(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 600_000);
  const good = { name: 'Ona', email: 'ona@example.org', subject: 'Kaina', message: 'Labas' };
  const bad = { ...good, email: 'ona' };
  const wrongPhone = { ...good, phone: '+370612345678901' };
  const statuses: number[] = [];
  for (const payload of [bad, wrongPhone, bad, wrongPhone, bad, good, good, wrongPhone, good, good])
    statuses.push((await write(payload)).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 200, 200, 400, 200, 200]);
  // Call-backs count too, even when sent concurrently.
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
])('an address %s sixty times an hour, refusals included', async (_, url, remoteAddress) => {
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

const unreadable = { 'content-type': 'multipart/form-data; boundary=x' };

test('files count for their address before they are read, and so does a frame read the refusal', async () => {
  const answers = [];
  for (let attempt = 0; attempt < 3; attempt += 1)
    answers.push(
      await takingFiles.request({
        method: 'POST',
        url: '/activities/files',
        headers: { ...unreadable, origin: 'null' },
        payload: 'no form',
        remoteAddress: '10.14.0.1',
      }),
    );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 429]);
  expect(answers[2]?.headers).toMatchObject({
    'access-control-allow-origin': 'null',
    'retry-after': expect.stringMatching(/^\d+$/),
  });
});

test('files of nobody and of a session that sent too many are not read', async () => {
  const { headers } = await takingFiles.person();
  const statusOf = async (more: Readonly<Record<string, string>>, remoteAddress: string): Promise<number> => {
    const call = { method: 'POST', url: '/api/settings/image', payload: 'no form', remoteAddress } as const;
    return (await takingFiles.request({ ...call, headers: { ...unreadable, ...more } })).statusCode;
  };
  expect(await statusOf({}, '10.14.0.2')).toBe(401);
  expect(await statusOf({ authorization: 'Bearer x' }, '10.14.0.2')).toBe(401);
  expect(await statusOf({ ...headers }, '10.14.0.3')).toBe(400);
  expect(await statusOf({ ...headers }, '10.14.0.4')).toBe(429);
});

test('files of a form are counted for who fills it in, not for who shares their address', async () => {
  const forms = await createTestApp({ LIMITS: 'uploads.session=1' });
  await importFormWithFiles(forms);
  const [one, other] = [await fillIn(forms, await forms.person()), await fillIn(forms, await forms.person())];
  const picture = await plainPicture('#103050');
  expect((await one.hand(picture)).statusCode).toBe(200);
  const refused = await one.hand(picture);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect((await other.hand(picture)).statusCode).toBe(200);
});

test('exports of one’s data are few in an hour; those without a further proof are none of them', async () => {
  const exporting = await createTestApp({ LIMITS: 'export.session=2' });
  const person = await exporting.person();
  const ask = async (url: string) =>
    await exporting.request({ method: 'POST', url, headers: { ...person.headers } });
  const urls = ['/api/account/export', '/api/account/export/page', '/api/account/export'];
  for (const url of urls) expect((await ask(url)).statusCode).toBe(403);
  await person.prove();
  const answers = [];
  for (const url of urls) answers.push(await ask(url));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
});

test('letters to confirm another address are few in an hour, for an account and for its network', async () => {
  const changing = await createTestApp({ LIMITS: 'forgotten.address=13' });
  const [person, other, neighbour] = [
    await changing.person(),
    await changing.person(),
    await changing.person(),
  ];
  await changing.database.sql`update users set email_confirmed_at = now() where id = ${other.id}`;
  const save = async ({ headers }: typeof person, payload: object, url = '/api/settings') =>
    await changing.request({ method: 'POST', url, payload, headers: { ...headers } });
  await person.prove();
  for (let letter = 0; letter < 10; letter += 1)
    expect((await save(person, { email: `stranger-${letter}@example.org` })).statusCode).toBe(200);
  // Nor is it told any more whether somebody has an address.
  const refused = await save(person, { email: `${other.username}@example.org` });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await save(person, {}, '/api/auth/email/resend')).statusCode).toBe(429);
  // What sends no letter goes on.
  const same = { email: 'stranger-9@example.org', city: 'Kaunas' };
  expect((await save(person, same)).statusCode).toBe(200);
  await neighbour.prove();
  const statuses = [];
  for (const name of ['a', 'b'])
    statuses.push((await save(neighbour, { email: `${name}@example.org` })).statusCode);
  expect(statuses).toEqual([200, 429]);
});

test('documents are counted for a session and an address, links to quotes too', async () => {
  const drawing = await createTestApp({
    LIMITS: 'documents.session=2,documents.address=3',
    SHOPPING: 'true',
    ...seller,
  });
  const [one, other] = [await drawing.person(), await drawing.person()];
  const certificate = async ({ headers }: typeof one, remoteAddress: string) =>
    (await drawing.request({ url: '/api/certificates/1/pdf', headers: { ...headers }, remoteAddress }))
      .statusCode;
  const invoice = { url: '/api/customerorderinvoice/1/pdf', headers: { ...one.headers } };
  expect(await certificate(one, '10.15.0.1')).toBe(404);
  expect((await drawing.request({ ...invoice, remoteAddress: '10.15.0.1' })).statusCode).toBe(404);
  expect(await certificate(one, '10.15.0.2')).toBe(429);
  expect(await certificate(other, '10.15.0.1')).toBe(404);
  expect(await certificate(other, '10.15.0.1')).toBe(429);
  const statuses = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const quote = { url: '/api/quotes/pdf', payload: { token: 'a'.repeat(43) }, remoteAddress: '10.15.0.3' };
    statuses.push((await drawing.request({ method: 'POST', ...quote })).statusCode);
  }
  expect(statuses).toEqual([404, 404, 404, 429]);
});

/** How many of so many calls at once pass. */
async function passedOf(calls: readonly (() => Promise<void> | undefined)[]): Promise<number> {
  const settled = await Promise.allSettled(calls.map(async (call) => call()));
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

test('four instances let no more pass than one, and reserve nothing that the others miss', async () => {
  const databases = Array.from({ length: 4 }, () =>
    openDatabase({ ...inject('postgres'), database: app.database.name }, { connections: 2 }),
  );
  const instances = databases.map(({ executor }) => createLimits(executor, log, usualLimits));
  for (const [name, most] of [
    ['search', 120],
    ['default', 600],
  ] as const) {
    const session = `${name}-of-four`;
    // Each instance alone is sent as much as all may let pass.
    const calls = Array.from(
      { length: 4 * most },
      (_, turn) => () => instances[turn % 4]?.countSession(name, session),
    );
    const [burst, rest] = [calls.slice(0, most / 2), calls.slice(most / 2)];
    let passed = await passedOf(burst);
    expect(passed).toBe(most / 2);
    passed += await passedOf(rest);
    expect(passed).toBeLessThanOrEqual(most);
    // What one had reserved and did not use is given back after a while.
    await vi.waitFor(
      async () => {
        passed += await passedOf(calls.slice(0, 4));
        expect(passed).toBe(most);
      },
      { timeout: 5000, interval: 100 },
    );
  }
  await Promise.all(instances.map((instance) => instance.stop()));
  await Promise.all(databases.map((database) => database.close()));
});

test('where the database does not answer, calls pass soon and each instance counts for itself', async () => {
  const { database } = proxied;
  const limits = createLimits(database.executor, log, usualLimits);
  const search = () => limits.countSession('search', 'waiting-session');
  await database.sql.begin(async (work) => {
    await work`lock table limit_counters in exclusive mode`;
    const began = performance.now();
    expect(await passedOf(Array.from({ length: 130 }, () => search))).toBe(120);
    expect(performance.now() - began).toBeLessThan(4000);
    expect(() => void search()).toThrow('too_many_requests');
  });
  // Once it answers, what passed meanwhile counts for all.
  await vi.waitFor(
    async () => {
      const counted = await database.sql`
        select from limit_counters where key = 'search:s:waiting-session' and count >= 120`;
      expect(counted).toHaveLength(1);
    },
    { timeout: 5000 },
  );
  await limits.stop();
});

test('an IPv6 address counts as its network, a mapped one as IPv4', () => {
  expect(networkOf('2001:db8:0:42:1:2:3:4')).toBe('2001:db8:0:42::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('::ffff:10.0.0.7')).toBe('10.0.0.7');
});
