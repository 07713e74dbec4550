import { expect, test } from 'vitest';
import { auditJob } from '../src/platform/audit.ts';
import { createTestApp } from './harness.ts';
import { runCommand } from './support/child-server.ts';
import { operatorsEnvironment } from './support/operator.ts';

const app = await createTestApp();

const login = (username: string, password: string) =>
  app.request({ method: 'POST', url: '/api/auth/login', payload: { username, password } });

const events = () => app.database.sql`
  select actor_kind, actor_user_id, action, outcome, object_id, details from audit_events order by id`;

test('logins and refusals are audited, without the input', async () => {
  const person = await app.person();
  const opened = {
    actor_kind: 'person',
    actor_user_id: person.id,
    action: 'session.opened',
    outcome: 'done',
    object_id: String(person.id),
    details: { method: 'password' },
  };
  expect(await events()).toEqual([opened]);
  await login(person.username, 'slaptazodis-be-klaidos');
  const { statusCode } = await login('mano-slaptazodis', 'x');
  expect(statusCode).toBe(401);
  const refused = {
    actor_kind: 'guest',
    actor_user_id: null,
    action: 'session.opened',
    outcome: 'refused',
    details: { method: 'password', refused: 'invalid_credentials' },
  };
  expect(await events()).toEqual([
    opened,
    { ...refused, object_id: String(person.id) },
    { ...refused, object_id: null },
  ]);
  const rows = await app.database
    .sql`select address, request_id, audit_events::text as row from audit_events`;
  for (const { address, request_id: request, row } of rows) {
    expect([address, request]).toEqual([expect.stringMatching(/./), expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(row).not.toContain('slaptazodis');
  }
});

test('a reused refresh token is audited, and a session records its last use', async () => {
  const person = await app.person();
  const refresh = () =>
    app.request({
      method: 'POST',
      url: '/api/auth/refresh',
      payload: { refresh_token: person.refreshToken },
    });
  await app.database
    .sql`update sessions set last_seen_at = now() - interval '1 hour' where id = ${person.sessionId}`;
  expect((await refresh()).statusCode).toBe(200);
  const [session] = await app.database.sql`
    select last_seen_at > now() - interval '1 minute' as is_fresh, method from sessions where id = ${person.sessionId}`;
  expect(session).toEqual({ is_fresh: true, method: 'password' });
  expect((await refresh()).statusCode).toBe(401);
  expect(await events()).toContainEqual(
    expect.objectContaining({ action: 'session.reused', object_id: String(person.id) }),
  );
});

test('operator changes are audited in the same transaction, dry runs are not', async () => {
  const environment = await operatorsEnvironment(app);
  const username = 'rasa';
  for (const command of [
    ['users', 'create', username, '--email', 'rasa@example.org', '--dry-run'],
    ['users', 'create', username, '--email', 'rasa@example.org'],
    ['users', 'create', username, '--email', 'rasa@example.org'],
    ['users', 'lock', username],
  ]) {
    await runCommand(command, environment);
  }
  const rows = await app.database.sql`
    select actor_name, action, object_id from audit_events where actor_kind = 'operator' order by id`;
  const [account] = await app.database.sql<{ id: number }>`select id from users where username = ${username}`;
  const common = { actor_name: expect.stringMatching(/./), object_id: String(account?.id) };
  expect(rows).toEqual([
    { ...common, action: 'account.created' },
    { ...common, action: 'account.locked' },
  ]);
});

test('events are deleted after a year', async () => {
  for (const age of ['366 days', '364 days']) {
    await app.database.sql`
      insert into audit_events (happened_at, actor_kind, action, outcome)
      values (now() - ${age}::interval, 'system', ${age}, 'done')`;
  }
  await auditJob(app.database.executor).run({});
  const old = await app.database.sql`select action from audit_events where actor_kind = 'system'`;
  expect(old).toEqual([{ action: '364 days' }]);
});

test('more events than a pipe holds are told whole', async () => {
  await app.database.sql`
    insert into audit_events (actor_kind, action, outcome)
    select 'system', 'many', 'done' from generate_series(1, 5000)`;
  const { code, output } = await runCommand(
    ['audit', '--action', 'many', '--limit', '5000', '--json'],
    await operatorsEnvironment(app),
  );
  expect(code).toBe(0);
  expect(JSON.parse(output).events).toHaveLength(5000);
});
