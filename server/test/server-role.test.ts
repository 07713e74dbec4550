import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { newKeySet } from '../src/auth/keys.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { createTestDatabase } from './harness.ts';
import { operatorOf } from './support/operator.ts';
import { statements } from './support/statements.ts';

/** The owner of the tables migrates; a server runs under a role that may change rows alone. */
const database = await createTestDatabase();
const role = `server_${randomBytes(4).toString('hex')}`;
await database.sql.unsafe(`create role ${role} login`);
const migrate = operatorOf({ database });
const granted = await migrate('migrate', '--server-role', role);

const { socketFolder, port } = inject('postgres');
const address = new URL(`postgres:///${database.name}`);
address.search = new URLSearchParams({ host: socketFolder, port: String(port), user: role }).toString();
const folder = mkdtempSync(join(tmpdir(), 'medeina-role-'));
const settings = readSettings({
  DATA_DIR: folder,
  DATABASE_URL: address.href,
  JWT_KEYS: await newKeySet(),
  MIGRATE_AT_START: 'false',
  LOG_LEVEL: 'silent',
  LIMITS: 'false',
  CHECK_ANSWERS: 'true',
});
const small = openDatabase({ url: address.href }, { connections: 4 });
const app = await createApp({ settings, database: small, log: createLog('silent'), runsJobs: true });
await app.http.ready();
afterAll(async () => {
  await app.close();
  await small.close();
  rmSync(folder, { recursive: true, force: true });
  await database.sql.unsafe(`drop owned by ${role}`);
  await database.sql.unsafe(`drop role ${role}`);
});

test('the command gives the role what it needs, and says so', async () => {
  expect([granted.code, granted.output]).toEqual([
    0,
    `The database is up to date.\nGave the role ${role} what a server needs.\n`,
  ]);
  const empty = await createTestDatabase('template0');
  const there = operatorOf({ database: empty });
  for (const options of [[], ['--dry-run']]) {
    const unknown = await there('migrate', '--server-role', 'nobody_of_that_name', ...options);
    expect([unknown.code, unknown.output]).toEqual([
      1,
      "There is no role 'nobody_of_that_name'. Make it first: create role nobody_of_that_name login.\n",
    ]);
  }
  // It is looked for before anything is applied.
  expect(await empty.sql`select to_regclass('migrations') as migrations`).toEqual([{ migrations: null }]);
});

test('a role gets nothing that the audit does not know of', async () => {
  const other = `${role}_other`;
  await database.sql.unsafe(`create role ${other}`);
  await database.sql.unsafe('alter table audit_events add constraint closed check (false) not valid');
  const refused = await migrate('migrate', '--server-role', other);
  await database.sql.unsafe('alter table audit_events drop constraint closed');
  expect(refused.code).toBe(1);
  expect(await database.sql`select has_table_privilege(${other}, 'users', 'select') as granted`).toEqual([
    { granted: false },
  ]);
  await database.sql.unsafe(`drop role ${other}`);
});

test('a server of the smaller role does what people ask of it', async () => {
  const registered = await app.http.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      username: 'maza',
      firstname: 'Maža',
      lastname: 'Rolė',
      phone: '+37061234567',
      birthdate: '1990-02-28',
      email: 'maza@example.org',
      password: 'a long enough password',
    },
  });
  expect(registered.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${registered.json<{ access_token: string }>().access_token}` };
  const saved = await app.http.inject({
    method: 'POST',
    url: '/api/settings',
    headers,
    payload: { organisation: 'Ligoninė' },
  });
  expect([saved.statusCode, saved.json().data.organisation]).toEqual([200, 'Ligoninė']);
  // The letter that asks for a confirmation goes through the job queue.
  await expect
    .poll(() => database.sql`select state from pgboss.job where name = 'mail'`, { timeout: 20_000 })
    .toEqual([{ state: 'completed' }]);
});

test('and its operator lets the numbers of orders go on after another', async () => {
  const asServer = operatorOf({ database }, { DATABASE_URL: address.href });
  const { code, output } = await asServer('orders', 'raise-number', '10140', '--yes');
  expect([output, code]).toEqual([expect.stringContaining('10141'), 0]);
});

test.each([
  ['drop table users cascade'],
  ['alter table users add column mine integer'],
  ['alter table audit_events disable trigger all'],
  ['truncate audit_events'],
  ["update audit_events set outcome = 'done'"],
  ['delete from migrations'],
  ['create table mine (id integer)'],
  ['drop schema pgboss cascade'],
])('and may not %s', async (statement) => {
  await expect(statements(small.executor).unsafe(statement)).rejects.toMatchObject({ code: '42501' });
});
