import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { AuditAction } from '../src/platform/audit.ts';
import { demoFolder } from '../src/publish/demo.ts';
import { insertOrder } from '../src/shopping/orders-store.ts';
import { createTestApp, createTestDatabase, seller, type TestDatabase } from './harness.ts';
import { operatorOf } from './support/operator.ts';
import { commands, onlyReading } from './support/verbs.ts';

/** Each verb that does something, on the demo: what it did is in the audit, under the name of an operator. */
const app = await createTestApp();
const { sql } = app.database;
const folder = mkdtempSync(join(tmpdir(), 'medeina-audited-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unrecorded = new Set<string>(onlyReading);

/** Runs a verb. @returns its answer, and what it left in the audit of the database. */
async function did(words: readonly string[], database: TestDatabase = app.database) {
  const run = operatorOf(
    { database },
    { ...seller, DATA_DIR: app.settings.dataFolder, DEMO: 'true', SHOPPING: 'true', ENCRYPTION_KEY: key },
  );
  const [, command] =
    commands.find(([path]) => words.join(' ') === path || words.join(' ').startsWith(`${path} `)) ?? [];
  const options = command?.options.map(({ long }) => long) ?? [];
  const asked = ['--yes', '--json'].filter((option) => options.includes(option));
  const since = await lastOf(database);
  const { code, output } = await run(...words, ...asked);
  expect([words.join(' '), code, output]).toEqual([words.join(' '), 0, expect.any(String)]);
  const events = await database.sql<{ action: AuditAction }>`
    select action from audit_events where id > ${since} and actor_kind = 'operator' order by id`;
  return {
    output,
    answer: output.trim().split('\n').at(-1) ?? '',
    actions: events.map(({ action }) => action),
  };
}

async function lastOf(database: TestDatabase): Promise<string> {
  const [there] = await database.sql`select where to_regclass('audit_events') is not null`;
  if (there === undefined) return '0';
  const [row] = await database.sql<{ id: string }>`
    select coalesce(max(id), 0)::text as id from audit_events`;
  return row?.id ?? '0';
}

const key = randomBytes(32).toString('base64url');

/** An order of the person that waits for its payment. */
async function openOrder(userId: number): Promise<string> {
  const { id } = await insertOrder(app.database.executor, {
    user_id: userId,
    language: 'lt',
    payment_method: 'paysera',
    comment: '',
    for_team: false,
    buyer_name: 'Vardenė',
    buyer_email: 'vardene@example.org',
    company: null,
    sub_total_cents: 121,
    coupon_cents: 0,
    voucher_cents: 0,
    tax_cents: 21,
    total_cents: 121,
    fingerprint: 'hash',
    success_path: null,
    lines: [
      {
        product_id: 1181,
        course_id: 118,
        name: 'Kursas',
        description: '',
        category_id: 61,
        quantity: 1,
        unit_cents: 121,
        discount_cents: 0,
        tax_rate: 2100,
        net_cents: 100,
        tax_cents: 21,
        environment_account: null,
      },
    ],
    codes: [],
    quote: null,
    begins: null,
  });
  return String(id);
}

async function idOf(query: Promise<{ id: number }[]>): Promise<string> {
  return String((await query)[0]?.id ?? '');
}

test('what was not begun is not in the audit', async () => {
  const database = await createTestDatabase();
  await database.sql`alter table courses add constraint shut check (false) not valid`;
  const run = operatorOf({ database }, { DATA_DIR: app.settings.dataFolder });
  for (const how of ['--dry-run', '--yes'])
    expect(await run('generate', '--courses', '1', '--users', '0', how)).toMatchObject({
      code: 1,
      output: expect.stringContaining('"shut"'),
    });
  expect(await database.sql`select action from audit_events`).toEqual([]);
});

test('whatever a verb does is in the audit', { timeout: 120_000 }, async () => {
  const loaded = await did(['seed-demo']);
  expect(loaded.actions).toEqual(['demo.loaded']);
  expect(loaded.output).toMatch(/^(\d+) of \1 courses written$/m);

  const userId = (name: string) => idOf(sql<{ id: number }>`select id from users where username = ${name}`);
  const user = await userId('naujas');
  const cancelled = await openOrder(Number(user));
  const paid = await openOrder(Number(await userId('imone')));
  const post = await idOf(sql<{ id: number }>`
    insert into forum_posts (material_id, user_id, author_name, topic, text)
    select id, ${Number(user)}, 'Vardenė', '{"lt": "a"}', '{"lt": "a"}' from materials where module = 'forum' limit 1
    returning id`);
  await sql`insert into forum_reports (post_id, user_id) values (${Number(post)}, ${Number(user)})`;
  const review = await idOf(sql<{ id: number }>`select id from reviews order by id limit 1`);
  const message = await idOf(sql<{ id: number }>`
    insert into contact_messages (language, subject, name, email, message)
    values ('lt', 'general', 'Vardenė', 'vardene@example.org', 'Klausimas') returning id`);
  const [revoked = '', reissued = ''] = (
    await sql<{ number: string }>`
      select public_number as number from certificates where revoked_at is null order by id limit 2`
  ).map(({ number }) => number);
  await sql`update practical_sessions set starts_at = now() - interval '1 hour' where product_id = 1011`;
  await sql`insert into secrets (name, secret) values ('media', ${randomBytes(32)})`;
  const offer = '--product 1012 --places 2 --name Ona --email ona@example.org --no-letter';
  const site = 'away --name Away --address https://moodle.example.org';

  const table: readonly (readonly [verb: string, more: string, ...actions: AuditAction[]])[] = [
    ['enrol', 'naujas 101 --product 1012', 'enrolment.created'],
    ['grade', 'demo 101 scenario-leading 85', 'grade.given'],
    ['attendance', '1011 demo', 'attendance.recorded'],
    ['attendance', '1011 demo --absent', 'attendance.taken_back'],
    ['certificates revoke', revoked, 'certificate.revoked'],
    ['certificates reissue', reissued, 'certificate.reissued'],
    ['coupons create', '--percent 10 --code RUDUO-26', 'code.created'],
    ['coupons create-voucher', '--amount 50', 'code.created'],
    ['coupons end', 'RUDUO-26', 'code.ended'],
    ['environments set', site, 'environment.set'],
    ['environments off', 'away', 'environment.off'],
    ['environments on', 'away', 'environment.on'],
    ['messages answered', `message ${message}`, 'contact.answered'],
    ['moderate dismiss', post, 'reports.dismissed'],
    ['moderate hide', `post ${post}`, 'post.hidden'],
    ['moderate restore', `post ${post}`, 'post.restored'],
    ['moderate hide', `review ${review}`, 'review.hidden'],
    ['moderate restore', `review ${review}`, 'review.restored'],
    ['orders cancel', cancelled, 'order.cancelled'],
    ['orders paid', `${paid} --reference SEB-1`, 'payment.noted'],
    ['orders refund', paid, 'order.refunded'],
    ['orders refunded', `${paid} --reference SEB-2`, 'payment.refund_noted'],
    ['orders quote', offer, 'quote.issued'],
    ['orders withdraw-quote', 'MEDP-1', 'quote.withdrawn'],
    ['orders raise-number', 'MED-140', 'numbers.raised'],
    ['secrets reseal', '', 'secrets.resealed'],
    ['secrets renew', 'media', 'secret.renewed'],
    ['users create', 'rasa --email rasa@example.org', 'account.created'],
    ['users grant', 'rasa view-learning-system-link', 'capability.granted'],
    ['users revoke', 'rasa view-learning-system-link', 'capability.revoked'],
    ['users lock', 'rasa', 'account.locked'],
    ['users unlock', 'rasa', 'account.unlocked'],
    ['users reset', 'rasa', 'password.changed'],
    ['users export', 'rasa', 'account.exported'],
    ['users erase', 'rasa', 'account.erased'],
    ['import', join(demoFolder, 'courses/als'), 'content.imported'],
    ['export', `101 ${join(folder, 'exported')}`, 'content.exported'],
    ['files', '--adopt', 'files.adopted'],
    ['generate', '--courses 1 --users 1', 'load.generated'],
    ['backup', join(folder, 'backup'), 'database.backed_up'],
  ];
  for (const [verb, more, ...actions] of table) {
    // One after the other: some undo what others did.
    // oxlint-disable-next-line no-await-in-loop
    const done = await did([...verb.split(' '), ...more.split(' ').filter(Boolean)]);
    expect([verb, more, done.actions]).toEqual([verb, more, actions]);
  }

  const empty = await createTestDatabase('template0');
  expect((await did(['restore', join(folder, 'backup')], empty)).actions.at(-1)).toBe('database.restored');
  const fresh = await createTestDatabase('template0');
  expect((await did(['migrate'], fresh)).actions).toEqual(['database.migrated']);

  const tried = new Set(['seed-demo', 'restore', 'migrate', ...table.map(([verb]) => verb)]);
  // A new verb belongs into one of the two.
  expect(commands.map(([path]) => path).filter((path) => !tried.has(path) && !unrecorded.has(path))).toEqual(
    [],
  );
});
