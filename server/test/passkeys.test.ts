import type { Output, SessionAnswer } from '@medeina/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test, vi } from 'vitest';
import { authJobs } from '../src/auth/jobs.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { type Authenticator, createAuthenticator } from './support/authenticator.ts';

const app = await createTestApp();
const site = app.settings.publicUrl;

function post(
  url: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return app.request({
    method: 'POST',
    url,
    payload,
    headers: { 'x-oc-merchant-language': 'en-gb', ...headers },
  });
}

async function creationOptions(person: TestPerson): Promise<Output<'auth.passkeys.options'>['data']> {
  const response = await post('/api/account/passkeys/options', {}, person.headers);
  expect(response.statusCode).toBe(200);
  return response.json<Output<'auth.passkeys.options'>>().data;
}

async function challengeFor(person?: TestPerson): Promise<string> {
  const response = await post('/api/auth/passkey/options', {}, person?.headers);
  return response.json<Output<'auth.passkey.options'>>().data.challenge;
}

/** A person with a passkey on the device. */
async function enrol(): Promise<{ person: TestPerson; device: Authenticator; userHandle: string }> {
  const person = await app.person();
  await person.prove();
  const { challenge, user } = await creationOptions(person);
  const device = createAuthenticator(site);
  const added = await post(
    '/api/account/passkeys',
    { credential: device.create({ challenge }) },
    person.headers,
  );
  expect(added.statusCode).toBe(200);
  return { person, device, userHandle: user.id };
}

function logIn(credential: object): Promise<LightMyRequestResponse> {
  return post('/api/auth/passkey', { credential });
}

async function eventsOf({ id }: TestPerson): Promise<string[]> {
  const rows = await app.database.sql<{ event: string }>`
    select action || ' ' || outcome || coalesce(' ' || (details ->> 'method'), '') || coalesce(' ' || (details ->> 'reason'), '') as event
    from audit_events where object_kind = 'user' and object_id = ${String(id)} order by id`;
  return rows.map(({ event }) => event);
}

test('a passkey is created after a further proof, listed and logged in with', async () => {
  const person = await app.person();
  const early = await post('/api/account/passkeys/options', {}, person.headers);
  expect([early.statusCode, early.json()]).toMatchObject([403, { code: 'elevation_required' }]);
  await person.prove();
  const { challenge, user, rp, excludeCredentials } = await creationOptions(person);
  expect(rp).toEqual({ id: 'localhost', name: 'Medeina' });
  expect(excludeCredentials).toEqual([]);
  // The device learns a random handle, and nothing of the account's number.
  expect(Buffer.from(user.id, 'base64url')).toHaveLength(32);
  const device = createAuthenticator(site);
  const added = await post(
    '/api/account/passkeys',
    { credential: device.create({ challenge }) },
    {
      ...person.headers,
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36',
    },
  );
  expect(added.json()).toMatchObject({
    data: { name: 'Chrome, Windows', is_synced: false, last_used_at: null },
  });
  const again = await creationOptions(person);
  expect([again.user.id, again.excludeCredentials]).toEqual([
    user.id,
    [{ id: device.id, type: 'public-key', transports: ['internal'] }],
  ]);

  const login = await logIn(device.get({ challenge: await challengeFor(), userHandle: user.id }));
  expect(login.statusCode).toBe(200);
  expect(login.json<SessionAnswer>().customer.customer_id).toBe(person.id);
  const list = await app.request({ url: '/api/account/passkeys', headers: person.headers });
  expect(list.json<Output<'auth.passkeys.list'>>().data.map(({ last_used_at: at }) => at !== null)).toEqual([
    true,
  ]);
  expect(await eventsOf(person)).toEqual([
    'session.opened done password',
    'passkey.added refused',
    'session.elevated done password',
    'passkey.added done',
    'session.opened done passkey',
  ]);
});

test('an answered challenge is worth nothing the second time', async () => {
  const { device, userHandle, person } = await enrol();
  const signed = device.get({ challenge: await challengeFor(), userHandle });
  expect((await logIn(signed)).statusCode).toBe(200);
  expect((await logIn(signed)).statusCode).toBe(400);
  // Nor with a counter that goes on, as of a device that signs it again.
  const challenge = await challengeFor();
  const answers = await Promise.all([1, 2, 3].map(() => logIn(device.get({ challenge, userHandle }))));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await eventsOf(person)).at(-1)).toMatch(/^(?:session.opened|passkey.refused)/);
});

test('a counter that does not go on shows a copy: it is refused, and stands in the record', async () => {
  const { device, userHandle, person } = await enrol();
  const use = async (counter: number) =>
    (await logIn(device.get({ challenge: await challengeFor(), userHandle, counter }))).statusCode;
  expect([await use(7), await use(7), await use(3), await use(0), await use(8)]).toEqual([
    200, 400, 400, 400, 200,
  ]);
  expect((await eventsOf(person)).filter((event) => event.startsWith('passkey.refused'))).toEqual([
    'passkey.refused refused copied',
    'passkey.refused refused copied',
    'passkey.refused refused copied',
  ]);
});

test('a synced passkey counts nothing, and works each time', async () => {
  const { device, userHandle } = await enrol();
  for (let use = 0; use < 2; use += 1)
    expect(
      (await logIn(device.get({ challenge: await challengeFor(), userHandle, counter: 0 }))).statusCode,
    ).toBe(200);
});

test('what another site, another key or nobody has signed is refused', async () => {
  const { device, userHandle } = await enrol();
  const other = await enrol();
  const stranger = createAuthenticator(site);
  const good = async () => ({ challenge: await challengeFor(), userHandle });
  const signed = device.get(await good());
  const wrong: object[] = [
    device.get({ ...(await good()), origin: 'https://evil.example' }),
    device.get({ ...(await good()), rpId: 'evil.example' }),
    // The person was there but not verified; then not even there.
    device.get({ ...(await good()), flags: 0b001 }),
    device.get({ ...(await good()), flags: 0b100 }),
    device.get({ challenge: await challengeFor() }),
    device.get({ challenge: await challengeFor(), userHandle: other.userHandle }),
    device.get({ challenge: Buffer.from('made up').toString('base64url'), userHandle }),
    // Given for a step-up, not for a login.
    device.get({ challenge: await challengeFor(other.person), userHandle }),
    stranger.get(await good()),
    { ...stranger.get(await good()), id: device.id, rawId: device.id },
    { ...signed, response: { ...signed.response, signature: 'AAAA' } },
  ];
  const statuses: number[] = [];
  for (const credential of wrong) statuses.push((await logIn(credential)).statusCode);
  expect(statuses).toEqual(wrong.map(() => 400));
  expect((await logIn(device.get(await good()))).statusCode).toBe(200);
});

test('a challenge lasts ten minutes', async () => {
  const { device, userHandle } = await enrol();
  const challenge = await challengeFor();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  try {
    expect((await logIn(device.get({ challenge, userHandle }))).statusCode).toBe(400);
  } finally {
    vi.useRealTimers();
  }
});

test('a locked account is not opened by passkey', async () => {
  const { device, userHandle, person } = await enrol();
  await app.database.sql`update users set locked_at = now() where id = ${person.id}`;
  const refused = await logIn(device.get({ challenge: await challengeFor(), userHandle }));
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'account_locked' }]);
});

test('a passkey proves once more who one is, in this session alone', async () => {
  const { device, person } = await enrol();
  const other = await enrol();
  const check = (credential: object, by: TestPerson) =>
    post('/api/auth/passkey/check', { credential }, by.headers);
  await app.database.sql`update sessions set elevated_until = null`;
  const { data } = (await post('/api/auth/passkey/options', {}, person.headers)).json<
    Output<'auth.passkey.options'>
  >();
  expect(data.allowCredentials?.map(({ id }) => id)).toEqual([device.id]);
  expect((await check(other.device.get({ challenge: data.challenge }), person)).statusCode).toBe(400);
  expect((await check(device.get({ challenge: await challengeFor(other.person) }), person)).statusCode).toBe(
    400,
  );
  expect((await post('/api/account/passkeys/options', {}, person.headers)).statusCode).toBe(403);
  expect((await check(device.get({ challenge: data.challenge }), person)).statusCode).toBe(200);
  // The token from before the proof is worth nothing.
  expect((await post('/api/account/passkeys/options', {}, person.headers)).statusCode).toBe(401);
  await person.refresh();
  expect((await post('/api/account/passkeys/options', {}, person.headers)).statusCode).toBe(200);
  expect((await post('/api/account/passkeys/options', {}, other.person.headers)).statusCode).toBe(403);
});

function add(credential: object, by: TestPerson): Promise<LightMyRequestResponse> {
  return post('/api/account/passkeys', { credential }, by.headers);
}

test('a passkey is created once, for the session that asked', async () => {
  const { device, person } = await enrol();
  const other = await enrol();
  const { challenge } = await creationOptions(person);
  expect((await add(device.create({ challenge }), other.person)).statusCode).toBe(400);
  const known = await add(device.create({ challenge }), person);
  expect([known.statusCode, known.json()]).toMatchObject([409, { code: 'passkey_known' }]);
  const next = createAuthenticator(site);
  expect((await add(next.create({ challenge, flags: 0b001 }), person)).statusCode).toBe(400);
  const answers = await Promise.all(
    [1, 2].map(() => add(createAuthenticator(site).create({ challenge }), person)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a passkey is renamed, and removed after a further proof; then it opens nothing', async () => {
  const { device, userHandle, person } = await enrol();
  const [stored] = await app.database.sql<{ id: number }>`
    select id from passkeys where user_id = ${person.id}`;
  const id = stored?.id ?? 0;
  const url = `/api/account/passkeys/${id}`;
  const remove = () => app.request({ method: 'DELETE', url, headers: person.headers });
  const named = await app.request({
    method: 'PUT',
    url,
    headers: person.headers,
    payload: { name: ' Darbo telefonas ' },
  });
  expect(named.statusCode).toBe(200);
  const list = await app.request({ url: '/api/account/passkeys', headers: person.headers });
  expect(list.json()).toMatchObject({ data: [{ id, name: 'Darbo telefonas' }] });
  await app.database.sql`update sessions set elevated_until = null where user_id = ${person.id}`;
  expect((await remove()).json()).toMatchObject({ code: 'elevation_required' });
  await person.prove();
  expect((await remove()).statusCode).toBe(200);
  expect((await logIn(device.get({ challenge: await challengeFor(), userHandle }))).statusCode).toBe(400);
  expect((await remove()).statusCode).toBe(404);
  expect(await eventsOf(person)).toContain('passkey.removed done');
});

test('answered challenges are forgotten once they have expired', async () => {
  await app.database.sql`
    insert into spent_challenges (id, expires_at) values
      ('00000000-0000-4000-8000-000000000001', now() - interval '1 second')`;
  const job = authJobs(app.context).find(({ name }) => name === 'spent-challenges');
  await job?.run({});
  const rows = await app.database.sql<{ expires_at: Date }>`select expires_at from spent_challenges`;
  expect(rows.filter(({ expires_at: at }) => at.getTime() < Date.now())).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});
