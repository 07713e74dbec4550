import { endpoints } from '@medeina/contract/endpoints';
import { afterAll, expect, inject, test } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { newKeySet } from '../src/auth/keys.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createTestApp } from './harness.ts';

const keys = await newKeySet();
const first = await createTestApp({ JWT_KEYS: keys });
const second = await anotherInstance();

/** A second process's worth of server on the first one's database. */
async function anotherInstance(): Promise<App> {
  const [named] = await first.database.sql<{ name: string }[]>`select current_database() as name`;
  const database = openDatabase({ ...inject('postgres'), database: named?.name ?? '' }, { connections: 3 });
  const app = await createApp({ settings: first.settings, database, log: first.context.log });
  await app.http.ready();
  afterAll(async () => {
    await app.close();
    await database.close(1);
  });
  return app;
}

test('instances on one database behave as one: a session is good, refreshed and ended everywhere', async () => {
  const person = await first.person();
  const session = { url: '/api/auth/session', headers: { ...person.headers } };
  expect((await second.http.inject(session)).json()).toMatchObject({
    data: { session_id: person.sessionId },
  });
  const refreshed = await second.http.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    payload: { refresh_token: person.refreshToken },
  });
  const next = endpoints['auth.refresh'].responses[200].parse(refreshed.json());
  const headers = { authorization: `Bearer ${next.access_token}` };
  expect((await first.http.inject({ ...session, headers })).statusCode).toBe(200);
  await second.http.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: {} });
  expect((await first.http.inject({ ...session, headers })).statusCode).toBe(401);
  expect((await first.http.inject(session)).statusCode).toBe(401);
});
