import type { Output, SessionAnswer } from '@medeina/contract';
import { expect, test } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { cookieHeaders, createTestApp } from './harness.ts';
import { linkOf, startMailbox } from './support/mailbox.ts';

const lines: string[] = [];
const mailbox = await startMailbox();
const app = await createTestApp(
  { SMTP_URL: mailbox.url },
  { runsJobs: true, log: createLog('trace', { write: (line) => void lines.push(line) }) },
);

function call(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Readonly<Record<string, string>> = {},
) {
  return app.request({ method, url, headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });
}

test('no token, code, cookie or password stands in a log, neither of a good call nor of one that fails', async () => {
  const person = await app.person();
  const { username, headers } = person;
  const secrets = new Set([person.password, person.accessToken, person.refreshToken]);

  const wrong = 'a wrong password of mine';
  secrets.add(wrong);
  await call('POST', '/api/auth/login', { username, password: wrong });
  const browser = await call(
    'POST',
    '/api/auth/login',
    { username, password: person.password },
    cookieHeaders,
  );
  for (const { value } of browser.cookies.filter(({ name }) => name.includes('medeina-'))) secrets.add(value);

  const device = await call('GET', '/api/courses/add-device', undefined, {
    ...headers,
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
  });
  const [, code = ''] = device.json<Output<'auth.device.add'>>().redirect_url.split('#');
  secrets.add(code);
  await call('POST', '/api/auth/device/look', { code });
  await call('POST', '/api/auth/device', { code });

  const refresh = () => call('POST', '/api/auth/refresh', { refresh_token: person.refreshToken }, headers);
  const next = (await refresh()).json<SessionAnswer>();
  for (const token of [next.access_token, next.refresh_token]) secrets.add(String(token));
  // Reuse is warned of.
  expect((await refresh()).statusCode).toBe(401);

  await call('POST', '/api/auth/password/forgotten', { username });
  const link = linkOf(await mailbox.next(`${username}@example.org`));
  const token = link.replace('/password/reset/', '');
  secrets.add(token);
  await call('GET', link);
  await call('GET', `${link}?token=${token}`);
  const password = 'the next password of mine';
  secrets.add(password);
  await call('POST', '/api/auth/password/reset', { token, password, password_repeat: password });

  // What fails inside is logged with its cause.
  const other = await app.person();
  for (const secret of [other.accessToken, other.refreshToken]) secrets.add(secret);
  await app.database.sql`alter table refresh_tokens rename to refresh_tokens_away`;
  const failed = await call(
    'POST',
    '/api/auth/refresh',
    { refresh_token: other.refreshToken },
    other.headers,
  );
  await app.database.sql`alter table refresh_tokens_away rename to refresh_tokens`;
  expect(failed.statusCode).toBe(500);
  for (const secret of secrets) expect(failed.body).not.toContain(secret);

  const log = lines.join('');
  expect(log).toContain('"status":500');
  expect(log).toContain('a refresh token was used twice');
  expect([...secrets].every((secret) => secret.length > 12)).toBe(true);
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
});

test('no row that the database refuses stands in a log', async () => {
  const { id, email, headers } = await app.person();
  const { sql } = app.database;
  const [stored] = await sql<{ hash: string }>`select password_hash as hash from users where id = ${id}`;
  await sql`alter table users add constraint none_of_this check (firstname <> 'Nauja') not valid`;
  const failed = await call('POST', '/api/settings', { firstname: 'Nauja' }, headers);
  await sql`alter table users drop constraint none_of_this`;
  expect(failed.statusCode).toBe(500);
  const log = lines.join('');
  expect(log).toContain('"constraint":"none_of_this"');
  // The database shortens what it tells.
  for (const value of [email, stored?.hash.slice(0, 40) ?? '']) expect(log).not.toContain(value);
});
