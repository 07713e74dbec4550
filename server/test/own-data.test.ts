import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnData, languages } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { savePhoto } from '../src/account/photos.ts';
import { columnWords, isForPrograms } from '../src/account/own-data-page.ts';
import { isDue } from '../src/account/deletion-store.ts';
import { eraseAccount, erasureJob } from '../src/account/erasure.ts';
import { personalData, personalTables } from '../src/domains.ts';
import { isMessage } from '../src/platform/messages.ts';
import { ownedBy, type PersonalTable, type PersonalTables } from '../src/platform/personal-data.ts';
import { countHeld, countKept, eraseHeld } from '../src/platform/personal-data-store.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { importSmallCatalogue } from './support/catalogue.ts';
import { plainPicture } from './support/form-with-files.ts';
import { startMailbox } from './support/mailbox.ts';
import { operatorOf } from './support/operator.ts';
import { untilWaiting } from './support/waiting.ts';

const mailbox = await startMailbox();
const app = await createTestApp({ SMTP_URL: mailbox.url }, { runsJobs: true });
const { executor } = app.database;
await importSmallCatalogue(app);

/** A worker hears of a job at once, or asks for it every two seconds. */
const soon = { timeout: 15_000 };

const call = (
  method: 'DELETE' | 'GET' | 'POST',
  url: string,
  { headers }: Pick<TestPerson, 'headers'>,
  payload?: object,
) =>
  app.request({
    method,
    url,
    headers: { 'x-oc-merchant-language': 'lt-lt', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

async function columnsOf(): Promise<{ table: string; column: string; type: string }[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns where table_schema = 'public'`.execute(executor);
  return rows;
}

/**
 * A row in every table that holds personal data, each text bearing the mark. A new table needs a statement here, or the
 * next test fails.
 */
async function possessEverything(person: TestPerson, mark: string): Promise<void> {
  const { id, sessionId } = person;
  const statement = (text: TemplateStringsArray, ...values: unknown[]) => app.database.sql(text, ...values);
  await statement`
    update users set email = ${`${mark}@example.org`}, email_confirmed_at = now(), firstname = ${mark}, lastname = ${mark},
      pending_email = ${`${mark}@example.com`}, telephone = ${mark} where id = ${id}`;
  const picture = await sharp({
    create: {
      width: 40,
      height: 40,
      channels: 3,
      background: { r: (id * 61) % 256, g: (id * 97) % 256, b: 9 },
    },
  })
    .png()
    .toBuffer();
  const saved = await call('POST', '/api/settings', person, {
    city: mark,
    organisation: mark,
    position: mark,
  });
  expect(saved.statusCode).toBe(200);
  await savePhoto(app.context, id, picture.toString('base64'));
  await statement`
    insert into account_deletions (user_id, due_at) values (${id}, now() + interval '14 days')`;
  await statement`insert into user_capabilities (user_id, capability) values (${id}, ${mark})`;
  await statement`
    insert into user_identities (user_id, provider, issuer, subject, account_name, access_token)
    values (${id}, ${mark}, ${mark}, ${mark}, ${mark}, 'secret')`;
  await statement`
    insert into environment_courses (user_id, environment_id, courses)
    values (${id}, ${mark}, ${JSON.stringify([{ title: mark }])}::text::jsonb)`;
  await statement`
    insert into sign_ons (user_id, state_hash, browser_hash, provider, action, nonce, code_verifier, account_name)
    values (${id}, ${Buffer.alloc(32, id)}, ${Buffer.alloc(32, id)}, ${mark}, 'link', 'nonce', 'verifier', ${mark})`;
  await statement`update sessions set user_agent = ${mark}, address = ${mark} where id = ${sessionId}`;
  await statement`insert into passkey_owners (user_id, handle) values (${id}, ${Buffer.alloc(32, id)})`;
  await statement`
    insert into passkeys (user_id, credential_id, public_key, counter, is_synced, name)
    values (${id}, ${mark}, 'key', 0, false, ${mark})`;
  await statement`
    insert into one_time_tokens (user_id, hash, purpose, details, expires_at)
    values (${id}, ${Buffer.alloc(32, id)}, 'reset_password', jsonb_build_object('email', ${mark}::text), now() + interval '1 hour')`;
  await statement`insert into favourites (user_id, course_id) select ${id}, min(id) from courses`;
  await statement`
    insert into enrolments (user_id, course_id, source) select ${id}, min(id), 'free' from courses`;
  await statement`
    insert into environment_enrolments (user_id, enrolment_id, account_id)
    select user_id, id, ${mark} from enrolments where user_id = ${id} limit 1`;
  await statement`
    insert into completions (user_id, enrolment_id, material_id)
    select ${id}, enrolments.id, (select min(id) from materials) from enrolments where user_id = ${id}`;
  await statement`
    insert into video_progress (user_id, enrolment_id, material_id, watched)
    select ${id}, enrolments.id, (select min(id) from materials), '{[0,5)}' from enrolments where user_id = ${id}`;
  await statement`
    insert into material_progress (user_id, enrolment_id, material_id, state, given_at)
    select ${id}, enrolments.id, (select min(id) from materials), ${mark}, now() from enrolments where user_id = ${id}`;
  await statement`
    insert into seat_holds (product_id, user_id, enrolment_id)
    select (select min(product_id) from practical_sessions), ${id}, enrolments.id from enrolments where user_id = ${id}`;
  await statement`
    insert into activity_launches (user_id, hash, material_id, language, expires_at)
    select ${id}, ${Buffer.alloc(32, id)}, min(id), 'lt', now() + interval '1 minute' from materials`;
  await statement`
    insert into activity_attempts (user_id, enrolment_id, material_id, number, layout)
    select ${id}, enrolments.id, (select min(id) from materials), 1, '{}' from enrolments where user_id = ${id}`;
  await statement`
    insert into activity_answers (user_id, attempt_id, question, answer, given_at)
    select ${id}, activity_attempts.id, ${mark}, to_jsonb(${mark}::text), now()
    from activity_attempts where user_id = ${id}`;
  await statement`
    insert into form_files (user_id, attempt_id, question, hash, name, mime, size)
    select ${id}, activity_attempts.id, ${mark}, ${'0'.repeat(64)}, ${mark}, 'application/pdf', 1
    from activity_attempts where user_id = ${id}`;
  await statement`
    insert into attendance (user_id, enrolment_id, product_id)
    select ${id}, enrolments.id, (select min(id) from products) from enrolments where user_id = ${id}`;
  await statement`
    insert into certificates (public_number, user_id, enrolment_id, course_id, environment_id, language, name, title,
      description, organisation, category, valid_from)
    select ${mark}, ${id}, enrolments.id, course_id, 'extlms', 'lt', ${mark}, '{}', '{}', '{}', ${mark}, '2026-01-01'
    from enrolments where user_id = ${id}`;
  await statement`
    insert into certificate_claims (user_id, enrolment_id) select ${id}, id from enrolments where user_id = ${id}`;
  await statement`
    insert into forum_posts (material_id, user_id, author_name, topic, text, idempotency_key)
    select min(id), ${id}, ${mark}, jsonb_build_object('lt', ${mark}::text), jsonb_build_object('lt', ${mark}::text), ${mark}
    from materials`;
  await statement`
    insert into forum_reads (user_id, discussion_id, post_id)
    select user_id, id, id from forum_posts where user_id = ${id}`;
  await statement`
    insert into forum_reports (user_id, post_id, reason)
    select user_id, id, ${mark} from forum_posts where user_id = ${id}`;
  await statement`insert into calendar_feeds (user_id) values (${id})`;
  await statement`
    insert into recall_cards
      (user_id, material_id, question, stability, difficulty, repetitions, answered_at, asked_again_at)
    select ${id}, min(id), ${mark}, 2, 5, 1, now(), now() from materials`;
  await statement`insert into recall_pauses (user_id) values (${id})`;
  await statement`
    insert into grade_items (course_id, slug, position, title, weight)
    select min(id), 'practice', 0, '{"lt": "Praktika"}', 1 from courses on conflict do nothing`;
  await statement`
    insert into grades (user_id, enrolment_id, item_id, percent, feedback)
    select ${id}, enrolments.id, (select min(id) from grade_items where slug = 'practice'), 90, ${mark}
    from enrolments where user_id = ${id}`;
  await statement`update enrolments set done = 99 where user_id = ${id}`;
  const review = await call('POST', '/api/reviews', person, {
    courseId: Number((await app.database.sql<{ id: number }>`select min(id) as id from courses`)[0]?.id),
    rating: 1,
    review: mark,
  });
  expect(review.statusCode).toBe(200);
  await statement`
    insert into contact_messages (user_id, language, name, phone, email, subject, message)
    values (${id}, 'lt', ${mark}, ${mark}, ${mark}, ${mark}, ${mark}),
      -- Written as a visitor, from the confirmed address.
      (null, 'lt', ${mark}, null, ${`${mark.toUpperCase()}@example.org`}, ${mark}, ${mark})`;
  await statement`
    insert into call_back_requests (user_id, language, phone) values (${id}, 'lt', ${mark})`;
  await statement`
    insert into cart_lines (user_id, product_id, quantity) select ${id}, min(id), 1 from products`;
  await statement`insert into discount_codes (code, kind, cents, user_id) values (${mark.toUpperCase()}, 'coupon', 100, ${id})`;
  await statement`
    insert into cart_codes (user_id, kind, code_id)
    select ${id}, kind, id from discount_codes where user_id = ${id}`;
  await statement`
    insert into discount_codes (code, kind, cents, user_id) values (${`ORDERED-${id}`}, 'coupon', 100, ${id})`;
  await statement`insert into checkouts (user_id, comment, company_name) values (${id}, ${mark}, ${mark})`;
  await statement`
    insert into orders (user_id, language, payment_method, buyer_name, buyer_email, sub_total_cents, tax_cents,
      total_cents, fingerprint, expires_at)
    values (${id}, 'lt', 'paysera', ${mark}, ${mark}, 100, 17, 100, 'hash', now() + interval '1 day')`;
  await statement`
    insert into order_codes (order_id, code_id, cents)
    select orders.id, discount_codes.id, 100 from orders, discount_codes
    where orders.user_id = ${id} and code = ${`ORDERED-${id}`}`;
  await statement`
    insert into order_lines (order_id, position, product_id, course_id, category_id, name, description, quantity,
      unit_cents, tax_rate, net_cents, tax_cents)
    select id, 0, 1, 1, 1, ${mark}, '', 1, 100, 2100, 83, 17 from orders where user_id = ${id}`;
  await statement`
    insert into payments (order_id, provider, cents, address, status)
    select id, 'paysera', 100, 'https://pay.example.org/withheld', 'paid' from orders where user_id = ${id}`;
  await statement`insert into invoice_series (series) values ('OWN') on conflict do nothing`;
  await statement`
    insert into invoices (series, number, order_id, kind, document)
    select 'OWN', id, id, 'invoice', jsonb_build_object('buyer', ${mark}::text) from orders where user_id = ${id}`;
  await statement`
    insert into order_confirmations (user_id, key, order_id, fingerprint)
    select ${id}, ${mark}, id, 'hash' from orders where user_id = ${id}`;
  await statement`
    insert into course_places (order_id, position, number, course_id, product_id, email, user_id, taken_at)
    select id, 0, 1, 1, 1, ${mark}, ${id}, now() from orders where user_id = ${id}`;
}

/** Rows of a table whose text holds something, whatever its case. */
async function tablesWith(text: string): Promise<string[]> {
  const names = [...new Set((await columnsOf()).map(({ table }) => table))];
  const found: string[] = [];
  for (const name of names) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} held where held::text ilike ${`%${text}%`}`.execute(
      executor,
    );
    if ((rows[0]?.count ?? 0) > 0) found.push(name);
  }
  return found.toSorted();
}

/** Whether a row `held` of the table is about the person. */
function isOf(id: number, { person, through }: PersonalTable): RawBuilder<boolean> {
  const column = sql.ref(`held.${person}`);
  if (through === undefined) return sql`${column} = ${id}`;
  return sql`${column} in (select id from ${sql.table(through.table)} where ${sql.ref(through.person)} = ${id})`;
}

/** Everything that is stored of a person, to be compared. */
async function stored(id: number): Promise<unknown> {
  const held: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(personalTables)) {
    const { rows } = await sql`
      select held::text from ${sql.table(name)} held where ${isOf(id, table)} order by 1`.execute(executor);
    held[name] = rows;
  }
  return held;
}

const photosIn = (folder: string): string[] =>
  existsSync(join(folder, 'photos'))
    ? globSync('**/*', { cwd: join(folder, 'photos'), withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

test('an export has words for every table and column that people read, and no secret bytes', async () => {
  const columns = await columnsOf();
  for (const [table, { isExported, withheld = {} }] of Object.entries(personalTables)) {
    if (!isExported) continue;
    expect(`${table}: ${isMessage(`data.table.${table}`)}`).toBe(`${table}: true`);
    for (const { column, type } of columns.filter((one) => one.table === table)) {
      if (withheld[column] !== undefined) continue;
      const isSecret = type === 'bytea' || /hash|secret|token$/.test(column);
      expect(`${table}.${column} withheld: ${isSecret}`).toBe(`${table}.${column} withheld: false`);
      for (const language of languages)
        expect(
          `${table}.${column}: ${isForPrograms(column) || columnWords(language, column, table) !== undefined}`,
        ).toBe(`${table}.${column}: true`);
    }
  }
});

test('erasing leaves no trace but what is declared to stay, and the neighbour’s data whole', async () => {
  const mark = 'zymeleavermark';
  const person = await app.person({ username: mark });
  const neighbour = await app.person({ username: 'neighbourmark' });
  await possessEverything(neighbour, 'neighbourmark');
  await possessEverything(person, mark);
  for (const [name, table] of Object.entries(personalTables)) {
    const { rows } = await sql`
      select from ${sql.table(name)} held where ${isOf(person.id, table)}`.execute(executor);
    expect(`${name}: ${rows.length > 0}`).toBe(`${name}: true`);
  }
  const kept = new Set(Object.keys(personalTables).filter((name) => personalTables[name]?.erase === 'keep'));
  const before = await stored(neighbour.id);
  const [ratingBefore] = await app.database.sql<{ reviews: number; rating: number }>`
    select reviews, rating from course_counters where course_id = (select min(id) from courses)`;
  const photos = photosIn(app.settings.dataFolder);
  const subject = { id: person.id, email: `${mark}@example.org` };
  const held = await countHeld(executor, personalTables, subject);
  expect(held['discount_codes']).toBe(1);
  expect((await countKept(executor, personalTables, subject))['discount_codes']).toMatchObject({ rows: 1 });

  // What a dry run tells, with the reviews and whatever else goes before its turn.
  expect(await eraseAccount(app.context, personalData, person.id, { actor: { kind: 'system' } })).toEqual(
    held,
  );

  expect((await tablesWith(mark)).filter((name) => !kept.has(name))).toEqual([]);
  for (const { table, column } of await columnsOf()) {
    if (!/(?:^|_)user_id$/.test(column) || kept.has(table)) continue;
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)} = ${person.id}`.execute(executor);
    expect(`${table}.${column}: ${rows.length}`).toBe(`${table}.${column}: 0`);
  }
  expect(await stored(neighbour.id)).toEqual(before);
  await expect.poll(() => photosIn(app.settings.dataFolder), soon).toHaveLength(photos.length - 1);
  // The order goes on naming its code, which is not anybody's for that.
  const codes = await app.database.sql`
    select user_id, valid_until <= now() as is_over from discount_codes where code = ${`ORDERED-${person.id}`}`;
  expect(codes).toEqual([{ user_id: null, is_over: true }]);
  const [rating] = await app.database.sql<{ reviews: number; rating: number }>`
    select reviews, rating from course_counters where course_id = (select min(id) from courses)`;
  expect(rating?.reviews).toBe((ratingBefore?.reviews ?? 0) - 1);
  expect((await mailbox.next(`${mark}@example.org`)).subject).toBe('Jūsų paskyra ištrinta');
  // Queues hold nothing either, but for the letter, which goes within a minute or two.
  const jobs = await app.database.sql`
    select distinct name from pgboss.job where data::text ilike ${`%${mark}%`} and name <> 'mail'`;
  expect(jobs).toEqual([]);
  const events = await app.database.sql`
    select actor_kind, actor_user_id from audit_events where action = 'account.erased'`;
  expect(events).toEqual([{ actor_kind: 'system', actor_user_id: null }]);
  expect((await call('GET', '/api/settings', person)).statusCode).toBe(401);
});

test('who is erased no longer counts among those who took a course', async () => {
  const person = await app.person();
  const [course] = await app.database.sql<{ id: number }>`
    select course_id as id from products where price_cents = 0 order by id limit 1`;
  const taken = async () =>
    (
      await app.database.sql<{ enrolments: number }>`
        select enrolments from course_counters where course_id = ${course?.id ?? 0}`
    )[0]?.enrolments;
  const before = await taken();
  expect((await call('POST', `/api/courses/${course?.id}/enrol`, person)).statusCode).toBe(200);
  expect(await taken()).toBe((before ?? 0) + 1);
  await eraseAccount(app.context, personalData, person.id, { actor: { kind: 'system' } });
  expect(await taken()).toBe(before);
});

test('an account that cannot be erased keeps its photo', async () => {
  const person = await app.person();
  await savePhoto(app.context, person.id, (await plainPicture('#31a')).toString('base64'));
  const photos = photosIn(app.settings.dataFolder);
  const broken = { ...personalData, tables: { ...personalTables, nowhere: ownedBy('user_id', 'fails') } };
  await expect(eraseAccount(app.context, broken, person.id, { actor: { kind: 'system' } })).rejects.toThrow(
    'nowhere',
  );
  expect(photosIn(app.settings.dataFolder)).toEqual(photos);
  expect(
    await app.database.sql`select from accounts where user_id = ${person.id} and image is not null`,
  ).toHaveLength(1);
});

test('an operator erases by the number that the audit has, and nobody whose name it is', async () => {
  const person = await app.person();
  const namesake = await app.person({ username: String(person.id) });
  await savePhoto(app.context, person.id, (await plainPicture('#a13')).toString('base64'));
  const photos = photosIn(app.settings.dataFolder);
  const run = operatorOf(app, { DATA_DIR: app.settings.dataFolder });
  const erase = ['users', 'erase', '--id', String(person.id)] as const;
  const dry = await run(...erase, '--dry-run');
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining(`Would erase ${person.username}:`)]);
  const both = await run(...erase, person.username, '--yes');
  expect([both.code, both.output.trim()]).toEqual([1, 'Give a username or --id, not both.']);
  const neither = await run('users', 'erase', '--yes');
  expect([neither.code, neither.output.trim()]).toEqual([
    1,
    'Name an account, or give its number with --id.',
  ]);
  expect(photosIn(app.settings.dataFolder)).toEqual(photos);

  expect(await run(...erase, '--yes')).toMatchObject({ code: 0 });
  const left = await app.database.sql`select id from users where id in (${person.id}, ${namesake.id})`;
  expect(left).toEqual([{ id: namesake.id }]);
  // What the command leaves to do, the running server does.
  await expect.poll(() => photosIn(app.settings.dataFolder), soon).toHaveLength(photos.length - 1);
  const again = await run(...erase, '--yes');
  expect([again.code, again.output.trim()]).toEqual([1, `There is no account with the number ${person.id}.`]);
});

test('a table whose rows must stay loses what it declares as not needed', async () => {
  await app.database.sql`create table receipts (id integer, user_id integer, total integer, phone text)`;
  await app.database.sql`insert into receipts values (1, 7, 100, '+370'), (2, 8, 200, '+371')`;
  const tables: PersonalTables = {
    receipts: {
      person: 'user_id',
      erase: 'keep',
      blanked: ['user_id', 'phone'],
      isExported: true,
      why: 'accounts are kept ten years',
    },
  };
  const subject = { id: 7, email: null };
  expect(await countHeld(executor, tables, subject)).toEqual({});
  await eraseHeld(executor, tables, subject);
  expect(await app.database.sql`select * from receipts order by id`).toEqual([
    { id: 1, user_id: null, total: 100, phone: null },
    { id: 2, user_id: 8, total: 200, phone: '+371' },
  ]);
  await app.database.sql`drop table receipts`;
});

test('everything held is downloaded after a further proof, as JSON and as a page in one’s language', async () => {
  const mark = 'zymeexportmark';
  const person = await app.person({ username: mark });
  await possessEverything(person, mark);
  const refused = await call('POST', '/api/account/export', person);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'elevation_required']);
  await person.prove();

  const answer = await call('POST', '/api/account/export', person);
  expect(answer.statusCode).toBe(200);
  const data = answer.json<OwnData>();
  expect(data).toMatchObject({
    name: 'medeina-own-data',
    version: 2,
    language: 'lt',
    files: { photo: expect.stringMatching(/^data:image\/webp;base64,/) },
  });
  const exported = Object.keys(personalTables).filter((name) => personalTables[name]?.isExported);
  expect(Object.keys(data.held).toSorted()).toEqual(exported.toSorted());
  expect(data.held['users']).toMatchObject([{ username: mark, date_of_birth: '1990-02-28' }]);
  expect(data.held['favourites']).toMatchObject([{ course: expect.stringMatching(/./) }]);
  expect(data.held['completions']).toMatchObject([{ material: expect.stringMatching(/./) }]);
  expect(data.held['cart_lines']).toMatchObject([{ course: expect.stringMatching(/./) }]);
  expect(data.held['contact_messages']).toHaveLength(2);
  expect(data.held['order_lines']).toMatchObject([{ name: mark, unit_cents: 100 }]);
  expect(data.held['invoices']).toMatchObject([{ series: 'OWN', document: { buyer: mark } }]);
  expect(answer.body).not.toContain('withheld');
  expect(answer.body).not.toMatch(/password_hash|access_token|public_key|\\\\x/);

  const { html } = (await call('POST', '/api/account/export/page', person)).json().data;
  expect(html).toContain('<html lang="lt">');
  expect(html).toContain('<dt>Naudotojo vardas</dt><dd>zymeexportmark</dd>');
  expect(html).toContain('<dt>Gimimo data</dt><dd>1990 m. vasario 28 d.</dd>');
  expect(html).toContain('<dt>Eilutė</dt><dd>0</dd><dt>Pavadinimas arba vardas</dt><dd>zymeexportmark</dd>');
  expect(html).toContain('<dt>Mokėta per</dt><dd>paysera</dd>');
  // What is a small object in the database is read as words, too.
  expect(html).toContain('<dt>Išsamiau</dt><dd>Būdas: slaptažodis</dd>');
  const english = await call('POST', '/api/account/export/page', {
    headers: { ...person.headers, 'x-oc-merchant-language': 'en-gb' },
  });
  expect(english.json().data.html).toContain('<dt>Date of birth</dt><dd>28 February 1990</dd>');
  const events = await app.database.sql`
    select outcome from audit_events where action = 'account.exported' and object_id = ${String(person.id)} order by id`;
  expect(events.map(({ outcome }) => outcome)).toEqual(['refused', 'done', 'done', 'done']);
});

test('what a person typed stays text on the page', async () => {
  const person = await app.person();
  await app.database.sql`update users set firstname = '<img src=x onerror=alert(1)>' where id = ${person.id}`;
  await person.prove();
  const { html } = (await call('POST', '/api/account/export/page', person)).json().data;
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
});

test('an account is to be erased after a further proof: a letter, no sessions, fourteen days', async () => {
  const person = await app.person({ username: 'going' });
  await app.database.sql`update users set email_confirmed_at = now() where id = ${person.id}`;
  const refused = await call('POST', '/api/account/deletion', person);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'elevation_required']);
  expect((await call('GET', '/api/account/deletion', person)).json()).toEqual({ data: { due_at: null } });
  await person.prove();
  const asked = await call('POST', '/api/account/deletion', person);
  expect(asked.statusCode).toBe(200);
  const { due_at: due } = asked.json().data;
  const days = (Date.parse(due) - Date.now()) / 86_400_000;
  expect([days > 13.9, days <= 14]).toEqual([true, true]);
  const letter = await mailbox.next('going@example.org');
  expect(letter.subject).toBe('Jūsų paskyra bus ištrinta');
  expect(letter.text).toContain(
    new Intl.DateTimeFormat('lt-LT', { dateStyle: 'long', timeZone: 'Europe/Vilnius' }).format(new Date(due)),
  );
  expect((await call('GET', '/api/settings', person)).statusCode).toBe(401);

  // Signing in shows it, and one call takes it back.
  const again = await app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: person.username, password: person.password },
  });
  const back = { headers: { authorization: `Bearer ${again.json().access_token}` } };
  expect((await call('GET', '/api/account/deletion', back)).json()).toEqual({ data: { due_at: due } });
  expect((await call('DELETE', '/api/account/deletion', back)).statusCode).toBe(200);
  expect((await call('GET', '/api/account/deletion', back)).json()).toEqual({ data: { due_at: null } });
  expect((await call('DELETE', '/api/account/deletion', back)).statusCode).toBe(200);
  const events = await app.database.sql`
    select action, outcome from audit_events
    where action like 'account.deletion%' and object_id = ${String(person.id)} order by id`;
  expect(events).toEqual([
    { action: 'account.deletion_asked', outcome: 'refused' },
    { action: 'account.deletion_asked', outcome: 'done' },
    { action: 'account.deletion_taken_back', outcome: 'done' },
  ]);
});

test('a deletion that is taken back while it is being done is told that the account is gone', async () => {
  const person = await app.person();
  await app.database.sql`insert into account_deletions (user_id, due_at) values (${person.id}, now())`;
  const answers: ReturnType<typeof call>[] = [];
  await eraseAccount(app.context, personalData, person.id, {
    actor: { kind: 'system' },
    mayErase: async (transaction, id) => {
      const is = await isDue(transaction, id);
      answers.push(call('DELETE', '/api/account/deletion', person));
      await untilWaiting(app.database.sql);
      return is;
    },
  });
  const [answer] = await Promise.all(answers);
  expect([answer?.statusCode, answer?.json().code]).toEqual([401, 'session_ended']);
});

test('the job erases those whose time is up and nobody else', async () => {
  const due = await app.person();
  const waiting = await app.person();
  await app.database.sql`
    insert into account_deletions (user_id, due_at)
    values (${due.id}, now() - interval '1 second'), (${waiting.id}, now() + interval '1 hour')`;
  const job = erasureJob(app.context, personalData);
  await job.run({});
  const left = await app.database.sql`select id from users where id in (${due.id}, ${waiting.id})`;
  expect(left).toEqual([{ id: waiting.id }]);
  await job.run({});
});
