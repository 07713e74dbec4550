import type { EndpointId } from '@medeina/contract';
import { type Endpoint, endpointList } from '@medeina/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueToken } from '../src/auth/one-time-tokens.ts';
import { hashOf } from '../src/auth/tokens.ts';
import type { OwnedCall } from './access/owned.ts';
import { completeCourse, createSomebody, type Known, ownCall } from './access/somebody.ts';
import { encodedBody } from './support/encoded-body.ts';
import { operatorOf } from './support/operator.ts';
import { openShop } from './support/shop.ts';

/**
 * Whoever sends more than a call takes, in its body or its address, gets what everybody gets: each call is made by two
 * people who have the same, by one as it is and by the other with wishes, and changes the same rows in the same way.
 */
const { app, environment, dated } = await openShop();
const { database } = app;
const { sql } = database;
const somebody = await createSomebody(app, 1);
await sql`update practical_sessions set capacity = null`;
// Ids of people are no other numbers.
await sql`alter table users alter column id restart with 70_000`;
const victim = await app.person({ username: 'auka' });
const run = operatorOf(app, { ...environment, DATA_DIR: app.settings.dataFolder });

/** Columns and words that callers would like to set. What a call takes under such a name itself is no wish. */
const wishes = {
  ...Object.fromEntries(
    ['user_id', 'userId', 'customer_id', 'owner_id', 'buyer_id', 'author_id'].map((name) => [
      name,
      victim.id,
    ]),
  ),
  id: 987_654_321,
  username: 'wished',
  email: 'wished@example.org',
  email_confirmed_at: '2001-01-01T00:00:00Z',
  is_email_confirmed: true,
  confirmed: true,
  role: 'admin',
  roles: ['admin'],
  is_admin: true,
  capabilities: ['view-learning-system-link'],
  capability: 'view-learning-system-link',
  password_hash: 'wished',
  must_change_password: true,
  locked_at: '2001-01-01T00:00:00Z',
  created_at: '2001-01-01T00:00:00Z',
  hidden_at: '2001-01-01T00:00:00Z',
  status: 'paid',
  source: 'operator',
  paid_at: '2001-01-01T00:00:00Z',
  completed_at: '2001-01-01T00:00:00Z',
  issued_at: '2001-01-01T00:00:00Z',
  valid_from: '2001-01-01',
  valid_until: '2091-01-01',
  expires_at: '2091-01-01T00:00:00Z',
  price: 7_654_321,
  price_cents: 7_654_321,
  unit_cents: 7_654_321,
  cents: 7_654_321,
  total: 7_654_321,
  total_cents: 7_654_321,
  sub_total_cents: 7_654_321,
  tax_cents: 7_654_321,
  tax_rate: 7_654_321,
  discount_cents: 7_654_321,
  coupon_cents: 7_654_321,
  voucher_cents: 7_654_321,
  percent: 98.7,
  passed: true,
  grade: 98.7,
  done: 876,
  seats: 876,
  most_uses: 876,
  author_name: 'wished',
  buyer_name: 'wished',
  name: 'wished',
  public_number: 'wished',
};

/** All rows that say who somebody is, what they may, have, owe and have achieved. */
const tables = [
  'users',
  'user_capabilities',
  'accounts',
  'user_identities',
  'passkeys',
  'passkey_owners',
  'enrolments',
  'completions',
  'material_progress',
  'video_progress',
  'activity_attempts',
  'activity_answers',
  'grades',
  'recall_cards',
  'certificates',
  'reviews',
  'favourites',
  'forum_posts',
  'forum_reports',
  'contact_messages',
  'call_back_requests',
  'cart_lines',
  'cart_codes',
  'checkouts',
  'discount_codes',
  'form_files',
  'orders',
  'order_lines',
  'order_codes',
  'payments',
  'invoices',
  'course_places',
  'quotes',
  'products',
  'courses',
] as const;

/** Logins elsewhere and passkeys need a provider or an authenticator: no call of this test gets through to what they do. */
const refused: ReadonlySet<EndpointId> = new Set([
  'auth.captcha',
  'auth.passkeys.add',
  'auth.passkey.login',
  'auth.passkey.check',
  'auth.sso',
  'auth.sso.preview',
  'auth.social.google',
  'auth.environment.login',
  'auth.environment.loginOauth',
  'auth.environment.linkOauth',
  'auth.environment.link',
  'auth.environment.unlink',
  'auth.environment.register',
  'auth.oauth.backChannel',
]);

const emailOf = ({ person }: Known) => `${person.username}@example.org`;
const today = () => new Date().toISOString();

/** What each call sends so that it gets through; calls about a person's own things are in the access matrix. */
const given: { readonly [Id in EndpointId]?: (known: Known) => OwnedCall | Promise<OwnedCall> } = {
  'auth.login': ({ person: { username, password } }) => ({ body: { username, password } }),
  'auth.register': ({ person }) => ({
    body: {
      username: `naujas-${person.username}`,
      password: 'trys uogos ir kuprinė',
      firstname: 'Vardenis',
      lastname: 'Pavardenis',
      email: `naujas-${person.username}@example.org`,
      birthdate: '1990-02-28',
      phone: '+37061234567',
    },
  }),
  'auth.refresh': ({ person }) => ({ body: { refresh_token: person.refreshToken } }),
  'auth.logout': () => ({ body: {} }),
  'auth.environment.logout': () => ({ body: {} }),
  'auth.device.look': async ({ person }) => ({ body: { code: await deviceCode(person) } }),
  'auth.device.enter': async ({ person }) => ({ body: { code: await deviceCode(person) } }),
  'auth.password.forgotten': ({ person }) => ({ body: { username: person.username } }),
  'auth.password.reset': async (known) => ({
    body: {
      password: 'kuprinė ir trys uogos',
      password_repeat: 'kuprinė ir trys uogos',
      token: await issueToken(database.executor, 'reset_password', {
        userId: known.person.id,
        details: { email: emailOf(known) },
      }),
    },
  }),
  'auth.email.confirm': async (known) => ({
    body: {
      token: await issueToken(database.executor, 'confirm_email', {
        userId: known.person.id,
        details: { email: emailOf(known) },
      }),
    },
  }),
  'account.languages.set': () => ({ body: { language: 'en' } }),
  'account.update': () => ({
    body: { firstname: 'Nauja', lastname: 'P', telephone: '+37061234567', date_of_birth: '1990-02-28' },
  }),
  'account.settings.save': () => ({ body: { firstname: 'Nauja', country: 'LT' } }),
  'account.settings.image': ({ byName }) => ({ body: { image: byName['image']?.[0] } }),
  'catalogue.favourites.add': () => ({ body: { course: dated.course_id } }),
  'catalogue.reviews.add': async ({ possessions }) => {
    await completeCourse(app, possessions);
    return { body: { courseId: possessions.course, rating: 1, review: 'Gerai' } };
  },
  'learning.enrol': ({ possessions }) => ({ params: { id: possessions.course }, body: {} }),
  'learning.activity.state': ({ possessions: { token } }) => ({ body: { token } }),
  'learning.activity.start': ({ possessions: { token } }) => ({ body: { token } }),
  'learning.activity.submit': ({ possessions: { token, attempt } }) => ({ body: { token, attempt } }),
  'learning.activity.upload': ({ byName }) => ({
    body: {
      token: byName['token']?.at(-1),
      attempt: byName['attempt']?.at(-1),
      question: byName['question']?.at(-1),
      file: byName['file']?.[0],
    },
  }),
  'learning.activity.removeFile': async ({ byName, possessions }) => {
    const [token, attempt] = [byName['token']?.at(-1), byName['attempt']?.at(-1)];
    const [file] = await sql<{ id: number }>`
      insert into form_files (user_id, attempt_id, question, name, mime, size, hash)
      values (${possessions.id}, ${attempt}, ${byName['question']?.at(-1)}, 'a.png', 'image/png', 1, ${'0'.repeat(64)})
      returning id`;
    return { body: { token, attempt, file: file?.id } };
  },
  // Not knowing is the same for any question.
  'learning.recall.answer': ({ possessions: { card } }) => ({
    body: { card, repetition: 1, answer: null, given_at: today() },
  }),
  'learning.recall.switch': () => ({ body: { is_on: false } }),
  'content.contact.email': () => ({
    body: {
      name: 'Vardenė',
      phone: '+37061234567',
      email: 'a@example.org',
      subject: 'Kursai',
      message: 'Kada kitas kursas?',
    },
  }),
  'content.contact.phone': () => ({ body: { phone: '+37061234567' } }),
  'shopping.cart.add': async (known) => {
    await disown(known);
    return { body: { product_id: dated.id } };
  },
  'shopping.confirm': async (known) => {
    await disown(known);
    const body = { payment_method: 'paysera', agree: true };
    await app.request({
      method: 'POST',
      url: '/api/paymentmethods',
      headers: known.person.headers,
      payload: body,
    });
    return {};
  },
  'shopping.voucher.apply': async ({ person }) => ({ body: { voucher: await codeOf('voucher', person.id) } }),
  'shopping.coupon.apply': async ({ person }) => ({ body: { coupon: await codeOf('coupon', person.id) } }),
  'shopping.paymentMethods.choose': () => ({ body: { payment_method: 'paysera', agree: true } }),
  'shopping.company.save': () => ({
    body: { private: false, company_name: 'UAB', company_code: '1', company_address: 'Vilnius' },
  }),
  'shopping.invitations.look': async (known) => ({ body: { token: await invitationOf(known) } }),
  'shopping.invitations.accept': async (known) => {
    await disown(known);
    return { body: { token: await invitationOf(known) } };
  },
  'shopping.quotes.look': async () => ({ body: { token: await quoteToken() } }),
  'shopping.quotes.pdf': async () => ({ body: { token: await quoteToken() } }),
  'shopping.quotes.order': async () => ({ body: { token: await quoteToken(), agree: true } }),
};

/** Takes the course away that can be bought. */
async function disown({ person }: Known): Promise<void> {
  await sql`delete from enrolments where user_id = ${person.id} and course_id = ${dated.course_id}`;
}

function deviceCode({ id, sessionId }: Known['person']): Promise<string> {
  return issueToken(database.executor, 'add_device', { userId: id, details: { session_id: sessionId } });
}

async function codeOf(kind: 'coupon' | 'voucher', user: number): Promise<string> {
  const code = `${kind}-${user}`.toUpperCase();
  await sql`insert into discount_codes (code, kind, cents) values (${code}, ${kind}, 100)`;
  return code;
}

async function invitationOf({ possessions }: Known): Promise<string> {
  const token = `invitation-of-${possessions.place}`;
  await sql`
    update course_places set token_hash = ${hashOf(token)}, product_id = ${dated.id}, course_id = ${dated.course_id}
    where id = ${possessions.place}`;
  return token;
}

async function quoteToken(): Promise<string> {
  const what = `orders quote --product ${dated.id} --places 2 --name Rasa --email rasa@example.org --no-letter --json`;
  const { output } = await run(...what.split(' '));
  return /\/quote\/([\w-]{43})/.exec(output)?.[1] ?? output;
}

const calls = endpointList.filter(({ method, consumes }) => method !== 'GET' && consumes !== 'raw');

test.each(calls)('$id gives what it gives, whatever else is sent along', async (endpoint) => {
  const plain = await outcome(endpoint, false);
  expect(plain.status === 200, `answered ${plain.status}`).toBe(!refused.has(endpoint.id));
  expect(await outcome(endpoint, true)).toEqual(plain);
});

async function outcome(endpoint: Endpoint & { readonly id: EndpointId }, isGreedy: boolean) {
  const known = await somebody();
  const call = { ...ownCall(endpoint, known), ...(await given[endpoint.id]?.(known)) };
  const path = endpoint.path.replaceAll(/\{\+?(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(call.params?.[name] ?? 1)),
  );
  const body = call.body ?? {};
  const sent = isGreedy ? { ...without(wishes, namesOf(endpoint.body)), ...body } : body;
  // What stands in the body stands in the address with another value: the parts of a call are not mixed up.
  const more = isGreedy ? without({ ...body, ...wishes }, namesOf(endpoint.query)) : {};
  const query = new URLSearchParams(
    Object.entries({ ...more, ...call.query }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  );
  const { contentType, payload } = await encodedBody(endpoint, sent);
  const before = await rows();
  const { statusCode: status } = await app.request({
    method: endpoint.method,
    url: `${path}?${query.toString().slice(0, 8000)}`,
    headers: {
      ...known.person.headers,
      'content-type': contentType,
      'idempotency-key': crypto.randomUUID(),
    },
    payload,
  });
  const after = await rows();
  return {
    status,
    gone: rowsLess(before, after)
      .map((row) => comparable(row, known))
      .toSorted(),
    come: rowsLess(after, before)
      .map((row) => comparable(row, known))
      .toSorted(),
  };
}

function without(all: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

/** The names that a part of a call takes itself. */
function namesOf(part: z.ZodType | undefined): string[] {
  if (part === undefined) return [];
  const {
    properties = {},
    anyOf = [],
    oneOf = [],
  } = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });
  return [{ properties }, ...anyOf, ...oneOf].flatMap((one) => Object.keys(one.properties ?? {}));
}

/** Keys, secrets, and what is drawn anew for each attempt at a test. */
const differing =
  /^(?:id|layout|question|answer|number|slug|image|reference|address|document)$|hash|handle|key|token|fingerprint|(?:order|enrolment|attempt|discussion|post|code|quote|credential)_id$/;

type Row = Readonly<Record<string, unknown>>;

async function rows(): Promise<ReadonlyMap<string, Row>> {
  const all = await sql.unsafe<{ row: Row }>(
    tables
      .map((name) => `select to_jsonb(one) || '{"table": "${name}"}' as row from ${name} one`)
      .join(' union all '),
  );
  return new Map(all.map(({ row }) => [JSON.stringify(row), row]));
}

function rowsLess(all: ReadonlyMap<string, Row>, others: ReadonlyMap<string, Row>): Row[] {
  return [...all].filter(([key]) => !others.has(key)).map(([, row]) => row);
}

/** A row without what differs between any two people, times, secrets and chance; with all that was wished. */
function comparable({ table, ...row }: Row, { person }: Known): string {
  const wished: unknown[] = Object.values(wishes);
  const entries = Object.entries(row).map(([name, value]): [string, unknown] => {
    const isPerson = name === 'user_id' || (table === 'users' && name === 'id');
    if (isPerson && value === person.id) return [name, 'the caller'];
    // Of an account that a call made.
    if (isPerson && typeof value === 'number' && value > person.id) return [name, 'a new one'];
    if (isPerson || value === null) return [name, value];
    if (typeof value !== 'boolean' && wished.includes(value)) return [name, { wished: value }];
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value))
      return [name, /^20[09]1/.test(value) ? value : 'a time'];
    return [name, differing.test(name) ? 'any' : value];
  });
  return JSON.stringify([table, Object.fromEntries(entries)]).replaceAll(person.username, 'caller');
}
