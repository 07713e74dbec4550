import { randomUUID } from 'node:crypto';
import type { Output } from '@medeina/contract';
import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { setPassword } from '../src/auth/users.ts';
import { cookieHeaders, createTestApp, type TestApp, type TestPerson } from './harness.ts';
import { linkOf, startMailbox } from './support/mailbox.ts';
import { untilWaiting } from './support/waiting.ts';

const mailbox = await startMailbox();
const app = await createTestApp({ SMTP_URL: mailbox.url }, { runsJobs: true });
const { sql } = app.database;
/** Takes no jobs, so that what calls add can be counted. */
const idle = await createTestApp();

function post(
  url: string,
  payload: object,
  headers: Record<string, string> = {},
  to: TestApp = app,
): Promise<LightMyRequestResponse> {
  return to.request({
    method: 'POST',
    url: `/api/auth/${url}`,
    payload,
    headers: { 'x-oc-merchant-language': 'en-gb', ...headers },
  });
}

const logIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  post('login', { username, password }, headers);

/** Somebody whose address is confirmed. */
async function confirmed(): Promise<TestPerson> {
  const person = await app.person();
  await sql`update users set email_confirmed_at = now() where id = ${person.id}`;
  return person;
}

const registration = {
  firstname: 'Rūta',
  lastname: 'Kazlauskaitė',
  phone: '+37061234567',
  birthdate: '1990-02-28',
};

async function forget(username: string, email: string): Promise<string> {
  expect((await post('password/forgotten', { username })).statusCode).toBe(200);
  const mail = await mailbox.next(email);
  return linkOf(mail).replace('/password/reset/', '');
}

const reset = (token: string, password: string, repeat = password) =>
  post('password/reset', { token, password, password_repeat: repeat });

const errorsOf = (response: LightMyRequestResponse) =>
  response.json<{ code: string; errors: Record<string, string[]> }>();

async function auditOf(userId: number): Promise<string[]> {
  const rows = await sql<{ event: string }>`
    select action || ' ' || outcome as event from audit_events
    where object_kind = 'user' and object_id = ${String(userId)} order by id`;
  return rows.map(({ event }) => event);
}

test('forgot, mail, reset, log in: sessions end and the address counts as confirmed', async () => {
  const person = await app.person();
  const email = `${person.username}@example.org`;
  const answer = await post('password/forgotten', { username: person.username.toUpperCase() });
  expect(answer.json()).toMatchObject({ success: true });
  const mail = await mailbox.next(email);
  expect(mail.subject).toBe('Naujas slaptažodis');
  expect(mail.text).toContain(person.username);
  expect(mail.html).toContain('<html lang="lt">');
  expect(mail.text).toContain(linkOf(mail));
  const token = linkOf(mail).replace('/password/reset/', '');

  const password = 'a password of mine';
  expect((await reset(token, password)).statusCode).toBe(200);
  const old = await app.request({ url: '/api/favourite-courses', headers: person.headers });
  expect(old.statusCode).toBe(401);
  expect((await logIn(person.username, person.password)).statusCode).toBe(401);
  expect((await logIn(email, password)).statusCode).toBe(200);
  expect((await mailbox.next(email)).subject).toBe('Jūsų slaptažodis pakeistas');
  expect(await auditOf(person.id)).toEqual(
    expect.arrayContaining(['password.forgotten done', 'password.changed done', 'session.opened refused']),
  );

  // The link is spent.
  const again = await reset(token, 'another password');
  expect([again.statusCode, errorsOf(again).code]).toEqual([400, 'link_invalid']);
  expect((await logIn(email, password)).statusCode).toBe(200);
});

test('who lost the answer to a reset gets it again for the same password, and nothing is done twice', async () => {
  const person = await confirmed();
  const token = await forget(person.email, person.email);
  const password = 'chosen in a lift';
  expect((await reset(token, password)).statusCode).toBe(200);
  const meanwhile = (await logIn(person.username, password)).json<{ access_token: string }>();
  const headers = { authorization: `Bearer ${meanwhile.access_token}` };
  const events = await auditOf(person.id);
  expect((await reset(token, password)).statusCode).toBe(200);
  // The session opened in between stands.
  expect((await app.request({ url: '/api/favourite-courses', headers })).statusCode).toBe(200);
  expect(await auditOf(person.id)).toEqual(events);

  await sql`update one_time_tokens set expires_at = now() where user_id = ${person.id}`;
  expect(errorsOf(await reset(token, password)).code).toBe('link_invalid');
});

test('a used link says of one password alone whether it is the account’s', async () => {
  const person = await confirmed();
  const token = await forget(person.email, person.email);
  const password = 'set by its owner';
  expect((await reset(token, password)).statusCode).toBe(200);
  const guesses = await Promise.all(['one guess', 'another guess'].map((guess) => reset(token, guess)));
  expect(guesses.map((answer) => errorsOf(answer).code)).toEqual(['link_invalid', 'link_invalid']);
  expect(errorsOf(await reset(token, password)).code).toBe('link_invalid');
  expect((await logIn(person.username, password)).statusCode).toBe(200);
});

test('presses at once with one password are all answered', async () => {
  const person = await confirmed();
  const token = await forget(person.email, person.email);
  const answers = await Promise.all([1, 2, 3].map(() => reset(token, 'pressed in a hurry')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await auditOf(person.id)).filter((event) => event === 'password.changed done')).toHaveLength(1);
});

test('of two uses at once one sets the password', async () => {
  const person = await confirmed();
  const token = await forget(person.email, person.email);
  const answers = await Promise.all(['first choice!', 'second choice!'].map((one) => reset(token, one)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a link expires, is replaced by a newer one, and dies with the address it went to', async () => {
  const person = await confirmed();
  const first = await forget(person.username, person.email);
  const second = await forget(person.username, person.email);
  expect(errorsOf(await reset(first, 'a new password')).code).toBe('link_invalid');
  await sql`update one_time_tokens set expires_at = now() where user_id = ${person.id}`;
  expect(errorsOf(await reset(second, 'a new password')).code).toBe('link_invalid');
  const third = await forget(person.username, person.email);
  await sql`update users set email = 'elsewhere@example.org' where id = ${person.id}`;
  expect(errorsOf(await reset(third, 'a new password')).code).toBe('link_invalid');
  expect(errorsOf(await reset('no token at all', 'a new password')).code).toBe('link_invalid');
  expect((await logIn(person.username, person.password)).statusCode).toBe(200);
});

test('a locked account gets no link, and none that it has helps', async () => {
  const person = await confirmed();
  const token = await forget(person.username, person.email);
  await sql`update users set locked_at = now() where id = ${person.id}`;
  const answer = await reset(token, 'a new password');
  expect([answer.statusCode, errorsOf(answer).code]).toEqual([403, 'account_locked']);
});

test.each([
  ['8 characters', 'åbčdêf9h'],
  ['8 emoji', '🙂🙃🙂🙃🙂🙃🙂🙃'],
  ['20 characters', `${'a'.repeat(19)}9`],
  ['64 characters with spaces', `${'žodis '.repeat(10)}four`],
  ['spaces at both ends', '  spaced out  '],
  ['128 characters', `${'ą'.repeat(127)}9`],
  ['128 emoji of 256 units', '🙂'.repeat(128)],
])('a new password of %s', async (_what, password) => {
  const person = await confirmed();
  const token = await forget(person.username, person.email);
  expect((await reset(token, password)).statusCode).toBe(200);
  expect((await logIn(person.username, password)).statusCode).toBe(200);
  expect((await logIn(person.username, `${password}!`)).statusCode).toBe(401);
});

const short = 'Password must be at least 8 characters long';
const common =
  'This password is too common: it is among the first that anybody would try. Choose another one.';

test.each([
  ['7 characters', 'abcdefg', short],
  ['7 emoji of 14 units', '🙂'.repeat(7), short],
  ['129 characters', 'ą'.repeat(129), 'Password must be at most 128 characters long'],
  ['a common one', 'Password1', common],
])('a new password of %s is refused, and does not use up the link', async (_what, password, refusal) => {
  const person = await confirmed();
  const token = await forget(person.username, person.email);
  const answer = await reset(token, password);
  expect([answer.statusCode, errorsOf(answer).errors['password']]).toEqual([400, [refusal]]);
  expect((await reset(token, 'a better password')).statusCode).toBe(200);
});

test('the repeated password must be the same', async () => {
  const answer = await reset('token', 'a long password', 'a lang password');
  expect(errorsOf(answer).errors).toEqual({ password_repeat: ['Passwords must match'] });
});

test('a password is the same however its letters are composed', async () => {
  const person = await confirmed();
  const token = await forget(person.username, person.email);
  await reset(token, 'ąžuolų giraitė'.normalize('NFD'));
  expect((await logIn(person.username, 'ąžuolų giraitė'.normalize('NFC'))).statusCode).toBe(200);
});

test('an unknown name gets the same answer, and the server does the same for it', async () => {
  const person = await idle.person();
  const [known, unknown] = [
    await post('password/forgotten', { username: person.username }, {}, idle),
    await post('password/forgotten', { username: 'nobody-at-all' }, {}, idle),
  ];
  expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
  const jobs = await idle.database.sql<{ name: string; accounts: number[] }>`
    select name, data->'accounts' as accounts from pgboss.job where name = 'password-forgotten'`;
  // One job each: finding the account and writing to it is done after the answer.
  expect(jobs.map(({ accounts }) => accounts)).toEqual(expect.arrayContaining([[], [person.id]]));
  expect(jobs).toHaveLength(2);
});

test('of accounts with one address that nobody has confirmed the oldest is not pushed out by newer ones', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) ids.push((await idle.person()).id);
  const email = 'bendra@example.org';
  await idle.database.sql`update users set email = ${email} where id = any(${ids}::int[])`;
  await post('password/forgotten', { username: email }, {}, idle);
  const [job] = await idle.database.sql<{ accounts: number[] }>`
    select data->'accounts' as accounts from pgboss.job
    where name = 'password-forgotten' and data->'accounts' @> ${JSON.stringify([ids[0]])}::jsonb`;
  expect(job?.accounts).toEqual([ids[5], ids[4], ids[1], ids[0]]);
});

test('three mails an hour, the answer stays the same', async () => {
  const limited = await createTestApp({ SMTP_URL: mailbox.url, LIMITS: 'true' }, { runsJobs: true });
  const person = await limited.person({ username: 'impatient' });
  const ask = () => post('password/forgotten', { username: person.username }, {}, limited);
  for (let count = 0; count < 5; count += 1) expect((await ask()).statusCode).toBe(200);
  await expect
    .poll(
      async () =>
        (
          await limited.database.sql`
            select 1 from pgboss.job where name = 'password-forgotten' and state = 'completed'`
        ).length,
      { timeout: 20_000 },
    )
    .toBe(5);
  const mails = await limited.database.sql`select 1 from audit_events where action = 'password.forgotten'`;
  expect(mails).toHaveLength(3);
});

async function statusOf(headers: Readonly<Record<string, string>>): Promise<number> {
  return (await app.request({ url: '/api/favourite-courses', headers: { ...headers } })).statusCode;
}

test('the password is changed after the present one was proved, and other sessions end', async () => {
  const person = await confirmed();
  const other = (await logIn(person.username, person.password)).json<{ access_token: string }>();
  const change = (newpassword: string, username = person.username) =>
    post('password/change', { username, newpassword }, person.headers);
  const early = await change('a quite new password');
  expect([early.statusCode, errorsOf(early).code]).toEqual([403, 'elevation_required']);
  await person.prove();
  for (const [bad, message] of [
    ['short', short],
    [
      'password123',
      'This password is too common: it is among the first that anybody would try. Choose another one.',
    ],
    [person.password, 'The new password must differ from the present one'],
  ] as const)
    expect(errorsOf(await change(bad)).errors).toEqual({ newpassword: [message] });
  expect((await change('a quite new password', 'somebody else')).statusCode).toBe(403);
  expect((await change('a quite new password')).json()).toMatchObject({
    message: 'Password was successfully updated',
  });
  expect(await statusOf(person.headers)).toBe(200);
  expect(await statusOf({ authorization: `Bearer ${other.access_token}` })).toBe(401);
  expect((await logIn(person.username, 'a quite new password')).statusCode).toBe(200);
  expect((await mailbox.next(person.email)).subject).toBe('Jūsų slaptažodis pakeistas');
  expect(await auditOf(person.id)).toEqual(
    expect.arrayContaining(['password.changed refused', 'session.elevated done', 'password.changed done']),
  );
});

const newPassword = 'a quite new password';
const setBy: Readonly<Record<string, (person: TestPerson) => Promise<unknown>>> = {
  settings: ({ username, headers }) =>
    post('password/change', { username, newpassword: newPassword }, headers),
  operator: ({ id }) => setPassword(app.database.executor, id, newPassword),
};

test.each(['settings', 'operator'])(
  'a new password by the %s ends what a former one began: an address that waits, and a link to another password',
  async (by) => {
    const person = await confirmed();
    await person.prove();
    const email = `stranger.${by}@example.org`;
    await app.request({
      method: 'POST',
      url: '/api/settings',
      payload: { email },
      headers: person.headers,
    });
    const token = linkOf(await mailbox.next(email))
      .split('/')
      .at(-1);
    const toReset = await forget(person.username, person.email);
    await setBy[by]?.(person);
    expect((await logIn(person.username, newPassword)).statusCode).toBe(200);
    expect((await post('email/confirm', { token })).statusCode).toBe(400);
    expect((await reset(toReset, 'one more password')).statusCode).toBe(400);
  },
);

test('a change that is under way changes nothing once a link has set another password', async () => {
  const person = await confirmed();
  await person.prove();
  const change = await sql.begin(async (holding) => {
    await holding`select from users where id = ${person.id} for no key update`;
    const given = { username: person.username, newpassword: 'that of a stranger' };
    // In an object, because `begin` would await a bare promise.
    const under = { way: post('password/change', given, person.headers) };
    await untilWaiting(sql);
    await holding`update sessions set ended_at = now() where user_id = ${person.id}`;
    return under;
  });
  expect((await change.way).statusCode).toBe(401);
  expect((await logIn(person.username, 'that of a stranger')).statusCode).toBe(401);
});

test('a first password needs a fresh sign-in: it is a way in like any other', async () => {
  const person = await app.person();
  await sql`update users set password_hash = null where id = ${person.id}`;
  await sql`
    update sessions set signed_in_at = now() - interval '5 minutes' where id = ${person.sessionId}`;
  const first = { username: person.username, newpassword: 'my very first one' };
  const refused = await post('password/change', first, person.headers);
  expect([refused.statusCode, errorsOf(refused).code]).toEqual([403, 'elevation_required']);
});

test('an account without a password sets its first one at once', async () => {
  const person = await app.person();
  await sql`update users set password_hash = null where id = ${person.id}`;
  const isSet = async () =>
    (await app.request({ url: '/api/is-credentials-set', headers: { ...person.headers } })).json<
      Output<'auth.password.isSet'>
    >().data.is_set;
  expect(await isSet()).toBe(false);
  const answer = await post(
    'password/change',
    { username: person.username, newpassword: 'my very first one' },
    person.headers,
  );
  expect(answer.statusCode).toBe(200);
  expect(await isSet()).toBe(true);
});

test('a password that an operator has set opens nothing after seven days; one’s own by link does', async () => {
  const person = await confirmed();
  await setPassword(app.database.executor, person.id, 'told by telephone');
  const later = (hours: number) =>
    sql`update users set password_expires_at = password_expires_at - make_interval(hours => ${hours})
        where id = ${person.id}`;
  await later(7 * 24 - 1);
  expect((await logIn(person.username, 'told by telephone')).statusCode).toBe(200);
  await later(1);
  const late = await logIn(person.username, 'told by telephone');
  expect([late.statusCode, errorsOf(late).code]).toEqual([403, 'password_over']);
  expect(errorsOf(await logIn(person.username, 'not this one')).code).toBe('invalid_credentials');
  expect((await reset(await forget(person.username, person.email), 'one of my own')).statusCode).toBe(200);
  expect((await logIn(person.username, 'one of my own')).statusCode).toBe(200);
});

test('a password hashed at a former cost is hashed anew as it is typed, and stays the same', async () => {
  const person = await app.person();
  const former = await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await sql`update users set password_hash = ${former} where id = ${person.id}`;
  const stored = async () =>
    (await sql<{ hash: string }>`select password_hash as hash from users where id = ${person.id}`)[0]?.hash;
  expect((await logIn(person.username, 'wrong')).statusCode).toBe(401);
  expect(await stored()).toBe(former);
  expect((await logIn(person.username, person.password)).statusCode).toBe(200);
  const anew = await stored();
  expect(anew).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await logIn(person.username, person.password)).statusCode).toBe(200);
  expect(await stored()).toBe(anew);
});

test.each([
  ['ruta.kazlauskaite', 'RutaKazlauskaite1'],
  ['ruta.kazlauskaite', 'Rūta2026!'],
  ['gydytoja', 'gydytoja99'],
  ['gydytoja', 'Medeina2026'],
  ['gydytoja', 'bandymas1'],
  ['gydytoja', 'pastas.example'],
])('a password that is hardly more than names is refused: %s, %s', async (username, password) => {
  const body = { ...registration, username, email: `${username}@pastas.example` };
  const refused = await post('register', { ...body, password });
  expect(errorsOf(refused).errors).toEqual({
    password: [
      'This password is easy to guess: it is hardly more than your name or that of the site. Choose another one.',
    ],
  });
});

test('names within a longer password are no fault; in settings and by link the same rule holds', async () => {
  const person = await confirmed();
  const { username } = person;
  await person.prove();
  const change = (newpassword: string) => post('password/change', { username, newpassword }, person.headers);
  const own = [expect.stringContaining('easy to guess')];
  expect(errorsOf(await change(`${username}-26`)).errors).toEqual({ newpassword: own });
  expect((await change(`${username} ir keturi arkliai`)).statusCode).toBe(200);
  await mailbox.next(person.email);
  const token = await forget(username, person.email);
  expect(errorsOf(await reset(token, `${username}-26`)).errors).toEqual({ password: own });
});

test('a password that an operator has set has to be changed, until the person has done so', async () => {
  const person = await app.person();
  await sql`update users set must_change_password = true where id = ${person.id}`;
  const preference = async (id: number) => {
    const response = await app.request({
      url: `/api/auth/password/change/preference?user_id=${id}`,
      headers: { ...person.headers },
    });
    return response.statusCode === 200
      ? response.json<Output<'auth.password.preference'>>().data.change_required
      : response.statusCode;
  };
  expect(await preference(person.id)).toBe(true);
  expect(await preference(person.id + 1)).toBe(403);
  await person.prove();
  await post('password/change', { username: person.username, newpassword: 'one of my own' }, person.headers);
  expect(await preference(person.id)).toBe(false);
});

test('a browser that has not signed in before is told of by mail, once', async () => {
  const person = await confirmed();
  const first = await logIn(person.username, person.password, cookieHeaders);
  expect((await mailbox.next(person.email)).subject).toBe('Prisijungta iš naujo įrenginio');
  const device = first.cookies.find(({ name }) => name.endsWith('medeina-device'));
  await logIn(person.username, person.password, {
    ...cookieHeaders,
    cookie: `${device?.name}=${device?.value}`,
  });
  await logIn(person.username, person.password, { ...cookieHeaders, 'user-agent': 'another browser' });
  const second = await mailbox.next(person.email);
  expect(second.subject).toBe('Prisijungta iš naujo įrenginio');
  // Without cookies, a program of a new name is a new device.
  await logIn(person.username, person.password, { 'user-agent': 'medeina-phone/1' });
  await mailbox.next(person.email);
  await logIn(person.username, person.password, { 'user-agent': 'medeina-phone/1' });
  const mails = await sql`select 1 from pgboss.job where name = 'mail' and data->>'to' = ${person.email}`;
  expect(mails).toHaveLength(3);
});

const newcomer = (username: string) => ({
  username,
  password: 'eight.8!',
  firstname: 'Ona',
  lastname: 'Žalė',
  email: `${randomUUID()}@example.org`,
  birthdate: '1999-05-06',
  phone: '+370 612 34567',
});

test('names that differ in case or in how letters are composed are one name', async () => {
  const name = 'Žydrūnė_ﬁ';
  expect((await post('register', newcomer(name.normalize('NFD')))).statusCode).toBe(200);
  for (const other of [name, 'žydrūnė_fi', 'ŽYDRŪNĖ_FI'.normalize('NFD'), '  žYDRŪNĖ_ＦＩ '])
    expect(errorsOf(await post('register', newcomer(other))).errors).toEqual({
      username: ['The username has already been taken.'],
    });
  for (const other of [name, name.normalize('NFD'), 'ŽYDRŪNĖ_FI'])
    expect((await logIn(other, 'eight.8!')).statusCode).toBe(200);
});
