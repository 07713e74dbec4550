import type { Output } from '@medeina/contract';
import { expect, test } from 'vitest';
import { changeEmail } from '../src/auth/email-addresses.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { linkOf, startMailbox } from './support/mailbox.ts';

const mailbox = await startMailbox();
const app = await createTestApp({ SMTP_URL: mailbox.url }, { runsJobs: true });
const { executor } = app.database;

function post(url: string, payload: object, headers: Readonly<Record<string, string>> = {}) {
  return app.request({ method: 'POST', url: `/api/auth/${url}`, payload, headers: { ...headers } });
}

/** Registers somebody with the address and returns the token of the mail. */
async function newcomer(
  username: string,
  email: string,
): Promise<{ headers: { authorization: string }; token: string }> {
  const response = await post('register', {
    username,
    password: 'eight.8!',
    firstname: 'Ona',
    lastname: 'Žalė',
    email,
    birthdate: '1999-05-06',
    phone: '+370 612 34567',
  });
  const { access_token: token } = response.json<{ access_token: string }>();
  return { headers: { authorization: `Bearer ${token}` }, token: tokenOf(linkOf(await mailbox.next(email))) };
}

const tokenOf = (path: string): string => path.replace('/confirm-email/', '');

async function stateOf(headers: Readonly<Record<string, string>>) {
  const response = await app.request({ url: '/api/auth/email', headers: { ...headers } });
  return response.json<Output<'auth.email.read'>>().data;
}

const confirm = (token: string) => post('email/confirm', { token });

const change = ({ id, sessionId }: TestPerson, email: string) =>
  executor
    .transaction()
    .execute((transaction) =>
      changeEmail(
        app.context,
        transaction,
        email,
        { userId: id, sessionId, capabilities: [], language: 'lt', expiresAt: 0 },
        { address: '127.0.0.1', requestId: 'test' },
      ),
    );

test('a registration is confirmed by the link of its mail, once', async () => {
  const { headers, token } = await newcomer('confirming', 'confirming@example.org');
  expect(await stateOf(headers)).toEqual({
    email: 'confirming@example.org',
    is_confirmed: false,
    pending: null,
  });
  expect((await confirm(token)).json()).toEqual({ data: { email: 'confirming@example.org' } });
  expect(await stateOf(headers)).toMatchObject({ is_confirmed: true });
  // Nothing waits any more.
  expect((await post('email/resend', {}, headers)).statusCode).toBe(409);
});

test('who lost the answer to a confirmation gets it again for minutes, and nothing is confirmed anew', async () => {
  const { headers, token } = await newcomer('in-a-lift', 'in-a-lift@example.org');
  const own = { data: { email: 'in-a-lift@example.org' } };
  const { sql } = app.database;
  const [{ id } = { id: 0 }] = await sql<{ id: number }>`select id from users where username = 'in-a-lift'`;
  expect((await confirm(token)).json()).toEqual(own);
  const state = () => sql`select email_confirmed_at, address_confirmed_by_guest from users where id = ${id}`;
  const confirmed = await state();
  expect((await confirm(token)).json()).toEqual(own);
  expect(await state()).toEqual(confirmed);

  await sql`update users set email_confirmed_at = null where id = ${id}`;
  expect((await confirm(token)).json()).toMatchObject({ code: 'link_invalid' });
  expect(await stateOf(headers)).toMatchObject({ is_confirmed: false });

  await sql`update users set email_confirmed_at = now() where id = ${id}`;
  expect((await confirm(token)).json()).toEqual(own);
  await sql`update one_time_tokens set expires_at = now() where user_id = ${id}`;
  expect((await confirm(token)).json()).toMatchObject({ code: 'link_invalid' });
});

test('the link is sent again on request, and replaces the first', async () => {
  const { headers, token } = await newcomer('asking', 'asking@example.org');
  expect((await post('email/resend', {}, headers)).statusCode).toBe(200);
  const second = tokenOf(linkOf(await mailbox.next('asking@example.org')));
  expect((await confirm(token)).statusCode).toBe(400);
  expect((await confirm(second)).statusCode).toBe(200);
});

test('of two accounts with one address, the later confirmation wins', async () => {
  const email = 'shared@example.org';
  const first = await newcomer('shared-first', email);
  const second = await newcomer('shared-second', email);
  const opens = async () =>
    (await post('login', { username: email, password: 'eight.8!' })).json<{
      customer?: { customer_id: number };
    }>().customer?.customer_id;
  // Whose it is nobody knows yet.
  expect(await opens()).toBeUndefined();
  expect((await confirm(first.token)).statusCode).toBe(200);
  const owner = await opens();
  expect(owner).toBeDefined();
  // A third person is told that it is taken.
  expect((await post('register', { ...third, email })).json()).toMatchObject({
    errors: { email: [expect.any(String)] },
  });
  expect((await confirm(second.token)).statusCode).toBe(200);
  expect(await opens()).not.toBe(owner);
  expect([await stateOf(first.headers), await stateOf(second.headers)]).toMatchObject([
    { email, is_confirmed: false },
    { email, is_confirmed: true },
  ]);
});

const third = {
  username: 'third',
  password: 'eight.8!',
  firstname: 'Ona',
  lastname: 'Žalė',
  birthdate: '1999-05-06',
  phone: '+370 612 34567',
};

test('a confirmed address stays in force until the new one is confirmed, and its owner is told', async () => {
  const person = await app.person();
  const old = `${person.username}@example.org`;
  await app.database.sql`update users set email_confirmed_at = now() where id = ${person.id}`;
  await change(person, 'new-address@example.org');
  expect(await stateOf(person.headers)).toEqual({
    email: old,
    is_confirmed: true,
    pending: 'new-address@example.org',
  });
  const link = linkOf(await mailbox.next('new-address@example.org'));
  expect((await confirm(tokenOf(link))).statusCode).toBe(200);
  expect(await stateOf(person.headers)).toEqual({
    email: 'new-address@example.org',
    is_confirmed: true,
    pending: null,
  });
  expect((await mailbox.next(old)).subject).toBe('Pakeistas jūsų paskyros el. pašto adresas');
});

test('an unconfirmed address is replaced at once, and the link to it is dead', async () => {
  const person = await app.person();
  await change(person, 'typo@example.org');
  const link = linkOf(await mailbox.next('typo@example.org'));
  await change(person, 'right@example.org');
  expect(await stateOf(person.headers)).toEqual({
    email: 'right@example.org',
    is_confirmed: false,
    pending: null,
  });
  expect((await confirm(tokenOf(link))).statusCode).toBe(400);
});

test('going back to the present address takes the change back; somebody else’s confirmed one is refused', async () => {
  const [person, other] = [await app.person(), await app.person()];
  await app.database.sql`update users set email_confirmed_at = now() where id in (${person.id}, ${other.id})`;
  await change(person, 'for-a-moment@example.org');
  const link = linkOf(await mailbox.next('for-a-moment@example.org'));
  await change(person, `${person.username}@EXAMPLE.org`);
  expect(await stateOf(person.headers)).toMatchObject({ pending: null });
  expect((await confirm(tokenOf(link))).statusCode).toBe(400);
  await expect(change(person, `${other.username}@example.org`)).rejects.toThrow('bad_input');
});
