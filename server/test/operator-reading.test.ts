import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from './harness.ts';
import { operatorOf } from './support/operator.ts';

/** What an operator reads of a running site: who did what, and what people ask. */
const app = await createTestApp();
const run = operatorOf(app, { DATA_DIR: app.settings.dataFolder });

async function json(...parameters: readonly string[]): Promise<unknown> {
  const { code, output } = await run(...parameters, '--json');
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}

test('the audit is read by person, action and day', async () => {
  const person = await app.person();
  await app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: person.username, password: 'klaidingas-slaptazodis' },
  });
  expect(await json('users', 'lock', person.username)).toMatchObject({ locked: true, sessions_ended: 1 });
  expect(await json('audit', '--user', person.username)).toMatchObject({
    events: [
      { action: 'account.locked', actor_kind: 'operator', object_id: String(person.id) },
      { action: 'session.opened', outcome: 'refused', actor_kind: 'guest' },
      { action: 'session.opened', outcome: 'done', username: person.username },
    ],
  });
  expect(await json('audit', '--action', 'session.', '--refused')).toMatchObject({
    events: [{ action: 'session.opened', outcome: 'refused' }],
  });
  expect(await json('audit', '--object', `user:${person.id}`, '--limit', '1')).toMatchObject({
    events: [{ action: 'account.locked' }],
  });
  expect(await json('audit', '--since', '2999-01-01')).toEqual({ events: [] });
  const { code, output } = await run('audit', '--user', person.username);
  expect(code).toBe(0);
  expect(output).toContain(`account.locked  user ${person.id}`);
});

test('a day of the audit begins in Lithuania, wherever the machine is', async () => {
  await app.database.sql`
    insert into audit_events (happened_at, actor_kind, action, outcome, object_kind, object_id)
    select at, 'system', 'test.happened', 'done', 'day', at::text
    from unnest('{2026-11-24T21:59:59Z,2026-11-24T22:00:00Z}'::timestamptz[]) as at`;
  const { TZ } = process.env;
  onTestFinished(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });
  for (const zone of ['America/New_York', 'Asia/Tokyo']) {
    process.env['TZ'] = zone;
    expect(new Date('2026-11-25T00:00:00').toISOString()).not.toBe('2026-11-24T22:00:00.000Z');
    expect(await json('audit', '--action', 'test.', '--since', '2026-11-25')).toMatchObject({
      events: [{ happened_at: '2026-11-24T22:00:00.000Z' }],
    });
  }
});

test('what the audit is asked wrongly is refused by name', async () => {
  for (const [parameters, words] of [
    [['--since', 'vakar'], /must be a day/],
    [['--since', '2026-02-30'], /must be a day/],
    [['--object', '17'], /a kind and an id/],
    [['--user', 'niekas'], /no account 'niekas'/],
  ] as const) {
    const { code, output } = await run('audit', ...parameters);
    expect(code).not.toBe(0);
    expect(output).toMatch(words);
  }
});

test('messages and calls wait until they are answered', async () => {
  const sent = await app.request({
    method: 'POST',
    url: '/api/contact/by-phone',
    headers: { 'x-oc-session': randomUUID() },
    payload: { phone: '+37061234567' },
  });
  expect(sent.statusCode).toBe(200);
  // The subjects are asked for in one's own language, and told in English.
  await app.database.sql`
    insert into contact_subjects (position, key, name)
    values (99, 'invoice', '{"lt": "Sąskaitos klausimas", "en": "An invoice", "ru": "Вопрос о счёте"}')`;
  await app.database.sql`
    insert into contact_messages (language, name, email, subject, message)
    values ('lt', 'Rasa', 'rasa@example.org', 'kita', 'Kada kursas?'),
      ('ru', 'Ola', 'ola@example.org', 'Вопрос о счёте', 'Где счёт?')`;
  const list = async (...more: readonly string[]) => json('messages', 'list', ...more);
  const waiting = await list();
  expect(waiting).toMatchObject({
    requests: [
      { kind: 'call', phone: '+370 612 34567', answered_at: null },
      { kind: 'message', name: 'Rasa', subject: 'kita', message: 'Kada kursas?' },
      { kind: 'message', name: 'Ola', subject: 'An invoice', message: 'Где счёт?' },
    ],
  });
  const [{ id } = { id: 0 }] = await app.database.sql<{ id: number }>`select id from call_back_requests`;
  const answered = ['messages', 'answered', 'call', String(id), '--yes'];
  expect(await json(...answered)).toMatchObject({ changed: true });
  expect(await json(...answered)).toMatchObject({ changed: false });
  expect((await run('messages', 'answered', 'message', '999999', '--yes')).code).toBe(1);
  expect(await list()).toMatchObject({ requests: [{ kind: 'message' }, { kind: 'message' }] });
  expect(await list('--all')).toMatchObject({
    requests: [{ kind: 'call' }, { kind: 'message' }, { kind: 'message' }],
  });
  expect(await json('audit', '--action', 'contact.')).toMatchObject({
    events: [{ action: 'contact.answered', object_kind: 'call', object_id: String(id) }],
  });
});

test('what people wrote moves nothing on the terminal of who reads it, and stays whole as data', async () => {
  const name = 'Rasa\u001b[2J';
  const message = 'Viena\r\nAntra\rTrečia\u009b31m\u007f';
  await app.database.sql`
    insert into contact_messages (language, name, email, subject, message)
    values ('lt', ${name}, 'rasa@example.org', 'kita', ${message})`;
  const { output } = await run('messages', 'list');
  expect(output).toContain('Rasa\ufffd[2J');
  expect(output).toContain('Viena\r\n    Antra\ufffdTrečia\ufffd31m\ufffd\n');

  const data = await run('messages', 'list', '--json');
  expect(data.output).toMatch(/^[^\p{Cc}]+\n$/v);
  expect(JSON.parse(data.output)).toMatchObject({
    requests: expect.arrayContaining([expect.objectContaining({ name, message })]),
  });

  const nobody = 'niekas\u009d0;kitas\u0007';
  const refused = await run('users', 'unlock', nobody, '--json');
  expect(refused.output).toMatch(/^[^\p{Cc}]+\n[^\p{Cc}]+\n$/v);
  const [told = '', error = ''] = refused.output.split('\n');
  expect(told).toContain("'niekas\ufffd0;kitas\ufffd'");
  expect(JSON.parse(error)).toEqual({ error: expect.stringContaining(`'${nobody}'`) });
});
