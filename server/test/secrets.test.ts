import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createLog } from '../src/platform/log.ts';
import { openVault } from '../src/platform/vault.ts';
import { createTestApp } from './harness.ts';
import { onTerminal, operatorOf } from './support/operator.ts';

const newKey = (): string => randomBytes(32).toString('base64url');
const former = newKey();
const app = await createTestApp({ ENCRYPTION_KEY: former });
const { sql } = app.database;
const person = await app.person();

/** The address of the person's calendar, which the secret `calendar` signs. */
async function calendarAddress(): Promise<string> {
  const answer = await app.request({
    method: 'POST',
    url: '/api/calendar-feed',
    headers: person.headers,
    payload: {},
  });
  const { pathname } = new URL(String(answer.json().data.url));
  return pathname;
}

const secretsOf = () => sql<{ name: string; secret: Buffer }>`select name, secret from secrets order by name`;

/** What an instance that starts now answers, with these keys. */
async function startedWith(keys: string, url: string): Promise<number> {
  const settings = { ...app.settings, encryptionKeys: keys.split(',') };
  const other = await createApp({ settings, database: app.database, log: createLog('silent') });
  try {
    return (await other.http.inject({ url })).statusCode;
  } finally {
    await other.close();
  }
}

test('what instances share is kept sealed, and opens with the same key alone', async () => {
  const address = await calendarAddress();
  expect((await app.request({ url: address })).statusCode).toBe(200);
  const [row] = await secretsOf();
  const opened = await openVault(app.settings).open(row?.secret ?? Buffer.alloc(0), 'secret calendar');
  expect(Buffer.from(opened ?? '', 'base64url')).toHaveLength(32);
  expect(await startedWith(former, address)).toBe(200);
  expect(await startedWith(newKey(), address)).toBe(500);
});

test('all is sealed anew with another key, and the former may go', async () => {
  const address = await calendarAddress();
  const vault = openVault(app.settings);
  await sql`
    insert into environments (id, kind, name, address) values ('moodle', 'moodle', 'Moodle', 'https://moodle.example.org')`;
  await sql`
    insert into user_identities (user_id, provider, environment_id, issuer, subject, access_token)
    values (${person.id}, 'moodle', 'moodle', 'https://moodle.example.org', '7',
      ${await vault.seal('a token of Moodle', 'https://moodle.example.org 7')})`;
  await sql`
    update sessions set provider_id_token = ${await vault.seal('an id token', 'id token')} where user_id = ${person.id}`;
  // Back from a provider, and asked whether to link the account.
  await sql`
    insert into sign_ons (state_hash, browser_hash, provider, action, nonce, code_verifier, code_hash, issuer, subject,
      access_token, provider_id_token)
    values (${randomBytes(32)}, ${randomBytes(32)}, 'moodle', 'link', 'n', 'v', ${randomBytes(32)},
      'https://moodle.example.org', '8', ${await vault.seal('another token', 'https://moodle.example.org 8')},
      ${await vault.seal('another id token', 'id token')})`;
  // More than are read at once.
  await sql`
    insert into sign_ons (state_hash, browser_hash, provider, action, nonce, code_verifier, code_hash, issuer, subject,
      access_token, provider_id_token)
    select sha256(number::text::bytea), browser_hash, provider, action, nonce, code_verifier,
      sha256(number::text::bytea), issuer, subject, access_token, provider_id_token
    from sign_ons, generate_series(1, 1200) as number`;
  // As an earlier release kept it.
  await sql`insert into secrets (name, secret) values ('media', ${randomBytes(32)})`;
  const own = newKey();
  const operator = operatorOf(app, { ENCRYPTION_KEY: `${own},${former}` });

  const before = await secretsOf();
  const tried = await operator('secrets', 'reseal', '--dry-run');
  expect(tried.output).toBe('Would seal 2406 secrets with the first key.\n');
  expect(await secretsOf()).toEqual(before);
  const done = await operator('secrets', 'reseal', '--json');
  expect(JSON.parse(done.output)).toEqual({ resealed: 2406, unopened: 0, lost: [], kept: true });

  const renewed = openVault({ ...app.settings, encryptionKeys: [own] });
  const [identity] = await sql<{ access_token: Buffer }>`select access_token from user_identities`;
  expect(await renewed.open(identity?.access_token ?? Buffer.alloc(0), 'https://moodle.example.org 7')).toBe(
    'a token of Moodle',
  );
  const [session] = await sql<{ token: Buffer }>`
    select provider_id_token as token from sessions where user_id = ${person.id}`;
  expect(await renewed.open(session?.token ?? Buffer.alloc(0), 'id token')).toBe('an id token');
  const signOns = await sql<{ access: Buffer; id: Buffer }>`
    select access_token as access, provider_id_token as id from sign_ons`;
  for (const { access, id } of signOns)
    expect([
      await renewed.open(access, 'https://moodle.example.org 8'),
      await renewed.open(id, 'id token'),
    ]).toEqual(['another token', 'another id token']);
  for (const { name, secret } of await secretsOf())
    expect([name, await renewed.open(secret, `secret ${name}`)]).toEqual([name, expect.any(String)]);
  expect(await startedWith(own, address)).toBe(200);

  const stranger = operatorOf(app, { ENCRYPTION_KEY: newKey() });
  expect(JSON.parse((await stranger('secrets', 'reseal', '--json')).output)).toMatchObject({
    resealed: 0,
    unopened: 2406,
    lost: expect.arrayContaining(['media']),
    kept: true,
  });
  // Nobody's signing in brings back what the installation itself needs.
  expect((await stranger('secrets', 'reseal', '--dry-run')).output).toContain('medeina secrets renew media');
  onTerminal();
  expect((await operator('secrets', 'reseal', '--dry-run')).output).toMatch(
    /^\r\d+ of 2406 secrets\r.*\r2406 of 2406 secrets\nWould seal/s,
  );
  expect(await startedWith(own, address)).toBe(200);
});

test('where instances may have keys of their own, all of them can read it', async () => {
  const settings = { ...app.settings, databaseUrl: 'postgres://db/medeina', encryptionKeys: undefined };
  const other = await createApp({ settings, database: app.database, log: createLog('silent') });
  await sql`delete from secrets`;
  try {
    const answer = await other.http.inject({ url: '/api/calendar-feed', headers: person.headers });
    expect(answer.statusCode).toBe(200);
    expect((await secretsOf()).map(({ name, secret }) => [name, secret.length])).toEqual([['calendar', 32]]);
  } finally {
    await other.close();
  }
  // With one key for all it is sealed by a command.
  expect((await operatorOf(app)('secrets', 'reseal')).output).toContain('ENCRYPTION_KEY must be set');
  await operatorOf(app, { ENCRYPTION_KEY: former })('secrets', 'reseal');
  expect((await secretsOf()).every(({ secret }) => secret.length > 32)).toBe(true);
});

test('a secret is made anew: what the former signed is refused from the next start', async () => {
  const operator = operatorOf(app, { ENCRYPTION_KEY: former });
  const address = await calendarAddress();
  expect((await operator('secrets', 'renew', 'calendar')).output).toContain('say --yes to do it');
  expect((await operator('secrets', 'renew', 'calendar', '--dry-run')).output).toContain('Would drop');
  const done = await operator('secrets', 'renew', 'calendar', '--yes');
  expect(done.output).toContain('Restart all instances');
  expect(await startedWith(former, address)).toBe(404);
  expect((await operator('secrets', 'renew', 'anything', '--yes')).code).toBe(2);
  const events = await sql<{ action: string }>`
    select action from audit_events where action like 'secret%' order by id`;
  expect(events.map(({ action }) => action)).toEqual([
    'secrets.resealed',
    'secrets.resealed',
    'secrets.resealed',
    'secret.renewed',
  ]);
});
