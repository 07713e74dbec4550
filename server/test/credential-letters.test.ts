import type { Output } from '@medeina/contract';
import { expect, test } from 'vitest';
import { cookieHeaders, createTestApp, type TestPerson } from './harness.ts';
import { createAuthenticator } from './support/authenticator.ts';
import { linkOf, startMailbox } from './support/mailbox.ts';

const mailbox = await startMailbox();
const app = await createTestApp({ SMTP_URL: mailbox.url }, { runsJobs: true });
const { sql } = app.database;
/** Slows the guessing of passwords. */
const limited = await createTestApp({ LIMITS: 'true' });
const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

const post = (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  app.request({
    method: 'POST',
    url,
    payload,
    headers: { 'x-oc-merchant-language': 'en-gb', 'user-agent': phone, ...headers },
  });

const emailOf = ({ username }: TestPerson) => `${username}@example.org`;

async function addPasskey(person: TestPerson): Promise<number> {
  await person.prove();
  const { headers } = person;
  const options = await post('/api/account/passkeys/options', {}, headers);
  const { challenge } = options.json<Output<'auth.passkeys.options'>>().data;
  const credential = createAuthenticator(app.settings.publicUrl).create({ challenge });
  const added = await post('/api/account/passkeys', { credential }, headers);
  return added.json<Output<'auth.passkeys.add'>>().data.id;
}

async function eventsOf({ id }: TestPerson, of = app): Promise<string[]> {
  const rows = await of.database.sql<{ event: string }>`
    select concat_ws(' ', action, outcome, details ->> 'method', details ->> 'refused') as event
    from audit_events where object_kind = 'user' and object_id = ${String(id)} order by id`;
  return rows.map(({ event }) => event);
}

test.each([
  ['lt', 'Sukurtas naujas jūsų paskyros prieigos raktas', 'Pašalintas jūsų paskyros prieigos raktas'],
  ['en', 'A new passkey for your account', 'A passkey of your account was removed'],
  ['ru', 'Создан новый ключ доступа к вашему аккаунту', 'Удалён ключ доступа к вашему аккаунту'],
])('in %s a passkey added and one removed are told of, with the device', async (language, added, removed) => {
  const person = await app.person();
  await sql`update users set email_confirmed_at = now(), language = ${language} where id = ${person.id}`;
  const id = await addPasskey(person);
  const first = await mailbox.next(emailOf(person));
  expect(first.subject).toBe(added);
  for (const part of [first.text, first.html]) expect(part).toContain('Chrome, Android');
  await app.request({ method: 'DELETE', url: `/api/account/passkeys/${id}`, headers: person.headers });
  const second = await mailbox.next(emailOf(person));
  expect(second.subject).toBe(removed);
});

test('a sign-in from a new device names it; one that says nothing of itself is a device', async () => {
  const person = await app.person();
  await sql`update users set email_confirmed_at = now() where id = ${person.id}`;
  const { username, password } = person;
  await post('/api/auth/login', { username, password });
  expect((await mailbox.next(emailOf(person))).text).toContain('nesinaudojote: Chrome, Android.');
  await post('/api/auth/login', { username, password }, { 'user-agent': '?' });
  expect((await mailbox.next(emailOf(person))).text).toContain('nesinaudojote: nežinomas įrenginys.');
});

test('a program that takes the name of the person’s browser is a new device, once', async () => {
  const person = await app.person();
  await sql`update users set email_confirmed_at = now() where id = ${person.id}`;
  const { username, password } = person;
  const letters: number[] = [];
  for (const headers of [cookieHeaders, {}, {}]) {
    await post('/api/auth/login', { username, password }, { ...headers, 'user-agent': 'Any Browser' });
    const [row] = await sql<{ count: number }>`
      select count(*)::int from pgboss.job where name = 'mail' and data->>'to' = ${emailOf(person)}`;
    letters.push(row?.count ?? -1);
  }
  expect(letters).toEqual([1, 2, 2]);
});

async function resetBy(person: TestPerson, address = emailOf(person)): Promise<void> {
  await post('/api/auth/password/forgotten', { username: address });
  const token = linkOf(await mailbox.next(address)).replace('/password/reset/', '');
  const password = 'the owner of the address';
  const reset = await post('/api/auth/password/reset', { token, password, password_repeat: password });
  expect(reset.statusCode).toBe(200);
}

async function waysInto({ id }: TestPerson): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select ((select count(*) from passkeys where user_id = ${id})
      + (select count(*) from user_identities where user_id = ${id}))::int as count`;
  return row?.count ?? -1;
}

test('the first confirmation of an address drops what somebody else may have added before', async () => {
  const person = await app.person();
  await addPasskey(person);
  await sql`insert into user_identities (user_id, provider, issuer, subject)
    values (${person.id}, 'google', 'https://accounts.example', 'somebody-else')`;
  expect(await waysInto(person)).toBe(2);
  await resetBy(person);
  expect(await waysInto(person)).toBe(0);
  expect(await eventsOf(person)).toContain('credentials.dropped done');
});

test.each([
  ['by a visitor drops', false, 0],
  ['by its own account leaves', true, 1],
])('the first confirmation of an address by link %s them', async (_, isSignedIn, left) => {
  const person = await app.person();
  await addPasskey(person);
  await post('/api/auth/email/resend', {}, person.headers);
  const token = linkOf(await mailbox.next(emailOf(person))).replace('/confirm-email/', '');
  const confirmed = await post('/api/auth/email/confirm', { token }, isSignedIn ? person.headers : {});
  expect(confirmed.statusCode).toBe(200);
  expect(await waysInto(person)).toBe(left);
});

test('a visitor who confirms the address of an account without a password leaves it its way in', async () => {
  const person = await app.person();
  await sql`update users set password_hash = null where id = ${person.id}`;
  await sql`insert into user_identities (user_id, provider, issuer, subject)
    values (${person.id}, 'google', 'https://accounts.example', 'the-only-way')`;
  await post('/api/auth/email/resend', {}, person.headers);
  const token = linkOf(await mailbox.next(emailOf(person))).replace('/confirm-email/', '');
  expect((await post('/api/auth/email/confirm', { token })).statusCode).toBe(200);
  expect(await waysInto(person)).toBe(1);
  // Whoever has it may still be a stranger to the address: its owner takes the account by a new password.
  await resetBy(person);
  expect(await waysInto(person)).toBe(0);
});

test('what a stranger adds after the owner of the address confirmed it goes with a new password', async () => {
  const stranger = await app.person();
  await post('/api/auth/email/resend', {}, stranger.headers);
  const token = linkOf(await mailbox.next(emailOf(stranger))).replace('/confirm-email/', '');
  expect((await post('/api/auth/email/confirm', { token })).statusCode).toBe(200);
  await addPasskey(stranger);
  await mailbox.next(emailOf(stranger));
  await resetBy(stranger);
  expect(await waysInto(stranger)).toBe(0);
  expect((await app.request({ url: '/api/account/sessions', headers: stranger.headers })).statusCode).toBe(
    401,
  );
});

test('what a stranger added under an address of their own goes with a new password of the next one’s owner', async () => {
  const stranger = await app.person();
  await post('/api/auth/email/resend', {}, stranger.headers);
  const own = linkOf(await mailbox.next(emailOf(stranger))).replace('/confirm-email/', '');
  await post('/api/auth/email/confirm', { token: own }, stranger.headers);
  await addPasskey(stranger);
  const shared = await post('/api/calendar-feed', {}, stranger.headers);
  const calendar = new URL(shared.json<Output<'learning.calendar.share'>>().data.url ?? '').pathname;

  const address = 'the-next-one@example.org';
  await post('/api/settings', { email: address }, stranger.headers);
  const token = linkOf(await mailbox.next(address)).replace('/confirm-email/', '');
  expect((await post('/api/auth/email/confirm', { token })).statusCode).toBe(200);
  expect([await waysInto(stranger), (await app.request({ url: calendar })).statusCode]).toEqual([1, 200]);
  await resetBy(stranger, address);
  expect([await waysInto(stranger), (await app.request({ url: calendar })).statusCode]).toEqual([0, 404]);
});

test('of an address that was confirmed before, a new password leaves them', async () => {
  const person = await app.person();
  await addPasskey(person);
  await sql`update users set email_confirmed_at = now() where id = ${person.id}`;
  await resetBy(person);
  expect(await waysInto(person)).toBe(1);
});

test('every refusal stands in the record', async () => {
  const person = await limited.person();
  const { username } = person;
  for (let attempt = 0; attempt < 14; attempt += 1)
    await limited.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username, password: 'not this one' },
    });
  const slowed = (await eventsOf(person, limited)).filter((event) => event.endsWith('sign_in_slowed'));
  // Once a minute: a flood of attempts is no flood of records.
  expect(slowed).toEqual(['session.opened refused password sign_in_slowed']);

  const locked = await app.person();
  await sql`update users set locked_at = now() where id = ${locked.id}`;
  await post('/api/auth/login', { username: locked.username, password: locked.password });
  expect((await eventsOf(locked)).at(-1)).toBe('session.opened refused password account_locked');

  await post('/api/auth/email/confirm', { token: 'never given' });
  await post('/api/auth/device', { code: 'never given' });
  await post('/api/auth/password/reset', {
    token: 'never given',
    password: 'a password of mine',
    password_repeat: 'a password of mine',
  });
  const last = await sql<{ event: string }>`
    select concat_ws(' ', action, outcome, details ->> 'method', details ->> 'by') as event
    from audit_events where object_id is null order by id desc limit 3`;
  expect(last.map(({ event }) => event).toReversed()).toEqual([
    'email.confirmed refused',
    'session.opened refused device',
    'password.changed refused link',
  ]);
});

test('of sign-ons elsewhere that come to nothing no more stand there than logins may be tried', async () => {
  for (let time = 0; time < 130; time += 1)
    await limited.request({ url: '/oauth-login/return/nowhere', remoteAddress: '203.0.113.7' });
  const [row] = await limited.database.sql<{ count: number }>`
    select count(*)::int from audit_events
    where address = '203.0.113.7' and action = 'session.opened' and details ->> 'refused' = 'sign_on_expired'`;
  expect(row?.count).toBeGreaterThanOrEqual(60);
  // A minute may have ended meanwhile.
  expect(row?.count).toBeLessThanOrEqual(120);
});

test('a slowed check of the password stands in the record, once a minute', async () => {
  const { username, headers, ...person } = await limited.person();
  for (let attempt = 0; attempt < 14; attempt += 1)
    await limited.request({
      method: 'POST',
      url: '/api/auth/password/check',
      headers: { ...headers },
      payload: { username, password: 'not this one' },
    });
  const slowed = (await eventsOf({ username, headers, ...person }, limited)).filter((event) =>
    event.endsWith('sign_in_slowed'),
  );
  expect(slowed).toEqual(['session.elevated refused password sign_in_slowed']);
});

test.each([
  ['POST', '/api/account/passkeys/options', {}, 'passkey.added'],
  ['DELETE', '/api/account/passkeys/', undefined, 'passkey.removed'],
  ['POST', '/api/settings', { email: 'another@example.org' }, 'email.changed'],
  ['POST', '/api/account/deletion', {}, 'account.deletion_asked'],
  ['POST', '/api/account/export', {}, 'account.exported'],
] as const)('%s %s without a further proof stands in the record', async (method, url, payload, action) => {
  const person = await app.person();
  const id = method === 'DELETE' ? await addPasskey(person) : '';
  await sql`update sessions set elevated_until = null where id = ${person.sessionId}`;
  const refused = await app.request({
    method,
    url: `${url}${id}`,
    headers: { ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(refused.json()).toMatchObject({ code: 'elevation_required' });
  expect((await eventsOf(person)).at(-1)).toBe(`${action} refused elevation_required`);
});
