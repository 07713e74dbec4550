import type { EndpointId } from '@medeina/contract';
import { type Endpoint, endpointList, endpoints, errorBody } from '@medeina/contract/endpoints';
import hostile from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { sql as kysely } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueToken } from '../src/auth/one-time-tokens.ts';
import { isPassword } from '../src/auth/passwords.ts';
import { beginActivity, type OwnedCall } from './access/owned.ts';
import { completeCourse, createSomebody, endsSessions, type Known, ownCall } from './access/somebody.ts';
import { createTestApp, seller } from './harness.ts';
import { encodedBody } from './support/encoded-body.ts';
import { errorIn } from './support/error-in.ts';
import { exampleOf } from './support/examples.ts';
import { namedStatuses } from './support/named-statuses.ts';
import { createRandom, isFull, type Random, roundsOf, seed } from './support/random.ts';

/** The Big List of Naughty Strings in every field for text, in calls that are valid otherwise. */
const app = await createTestApp({
  CHECK_ANSWERS: 'true',
  SHOPPING: 'true',
  PAYSERA_PROJECT_ID: '1',
  PAYSERA_PASSWORD: 'a password of the project',
  ...seller,
});
const { sql, executor } = app.database;
const somebody = await createSomebody(app);
const named = await namedStatuses(app);
const strings: readonly string[] = z.string().array().parse(hostile);
const rounds = roundsOf(25, strings.length * 4);
const some = createRandom(seed + 1);
/** In an order of the seed's. */
const shuffled = strings
  .map((text) => ({ text, place: some.next() }))
  .toSorted((one, other) => one.place - other.place)
  .map(({ text }) => text);
/** So many are sent in each field; more while none of them was taken. */
const least = isFull ? strings.length : 12;

const calls = endpointList.filter(
  ({ body, method, id }) => body !== undefined && method !== 'GET' && !endsSessions.has(id),
);

type Call = Endpoint & { readonly id: EndpointId };

async function send(endpoint: Call, known: Known, { params = {}, body }: OwnedCall) {
  const { contentType, payload } = await encodedBody(endpoint, body);
  return await app.request({
    method: endpoint.method,
    url: endpoint.path.replaceAll(
      /\{\+?(\w+)\}/g,
      (_whole, name: string) => encodeURIComponent(String(params[name] ?? 1)) || '%20',
    ),
    headers: { ...known.person.headers, 'content-type': contentType },
    payload,
  });
}

/** Ids, tokens and secrets are not what somebody writes. */
const given =
  /^(?:id|\w+Id|rawId|\w+_id|attempt|card|course|courses|environment|file|given_at|image|order|place|post|question|refresh_token|token)$/;

/** The value with hostile strings in place of what somebody writes. */
function poisoned(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return random.chance(0.7) ? random.pick(strings) : value;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, random));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, given.test(name) ? part : poisoned(part, random)]),
  );
}

/** What the person has under the names of the call's fields. */
function own(names: Known['byName'], of: object, random: Random): object {
  const known = Object.keys(of).flatMap((name) => {
    const values = given.test(name) ? names[name] : undefined;
    return values === undefined ? [] : [[name, random.pick(values)] as const];
  });
  return Object.fromEntries(known);
}

test.each(calls)(
  '$id takes hostile text or refuses it in the one shape',
  { timeout: 600_000 },
  async (endpoint) => {
    const random = createRandom(seed + endpoint.id.length * 104_729);
    const known = await somebody();
    const owned = ownCall(endpoint, known);
    const wrong: string[] = [];
    for (let round = 0; round < rounds && wrong.length < 5; round += 1) {
      const example = endpoint.body === undefined ? {} : Object(exampleOf(endpoint.body, random));
      const body = poisoned({ ...example, ...own(known.byName, example, random), ...owned.body }, random);
      const params = random.chance(0.9) ? owned.params : { id: random.pick(strings), provider: 'paysera' };
      const response = await send(endpoint, known, {
        ...(params === undefined ? {} : { params }),
        body: Object(body),
      });
      const fault = errorIn(response, named(endpoint));
      if (fault === undefined) continue;
      wrong.push(
        `seed ${seed}, round ${round}: ${fault}: ${JSON.stringify(body).slice(0, 2000)} → ${response.statusCode} ${response.body.slice(0, 400)}`,
      );
    }
    expect(wrong).toEqual([]);
  },
);

/** Whether the person's company has the text as its VAT number: in capitals, without what stands between the digits. */
async function isVatNumber(text: string, { person }: Known): Promise<boolean> {
  const [row] = await sql<{ company_vat: string }>`
    select company_vat from checkouts where user_id = ${person.id}`;
  return row?.company_vat === text.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** A field for text, in a call that is valid besides. */
interface TextField {
  readonly id: EndpointId;
  readonly name: string;
  /** The table and column that hold a text which was taken, or what else tells that it arrived. */
  readonly stands: `${string}.${string}` | ((text: string, known: Known) => Promise<boolean>);
  body(text: string, known: Known): object | Promise<object>;
}

const now = () => new Date().toISOString();

/** Fields of one call, each sent with what the call needs otherwise: what the access matrix sends, if nothing else. */
const fieldsOf = (
  id: EndpointId,
  stands: Readonly<Record<string, TextField['stands']>>,
  body?: (known: Known) => object | Promise<object>,
): TextField[] =>
  Object.entries(stands).map(([name, place]) => ({
    id,
    name,
    stands: place,
    body: async (text, known) => ({
      ...(body === undefined ? ownCall({ id }, known).body : await body(known)),
      [name]: text,
    }),
  }));

/** Whether the password opens the account: of a password the hash alone is kept. */
async function opens(text: string, username: string): Promise<boolean> {
  const [user] = await sql<{ hash: string | null }>`
    select password_hash as hash from users where username = ${username}`;
  return await isPassword(user?.hash, text);
}

let accounts = 0;
let username = '';
const newcomer = () => {
  accounts += 1;
  username = `nauja${accounts}`;
  return {
    username,
    password: 'trys uogos ir kuprinė',
    firstname: 'Vardenė',
    lastname: 'Pavardenė',
    email: `${username}@example.org`,
    birthdate: '1990-02-28',
    phone: '+37061234567',
  };
};

/** A field of the form for such answers. */
const answer = (name: string, kind: string, value: (text: string) => unknown): TextField => ({
  id: 'learning.activity.answer',
  name,
  stands: 'activity_answers.answer',
  body: async (text, { person }) => {
    const { attempt } = await beginActivity(app, person, await materialOf('dynamic_form'));
    const question = attempt?.questions.find((one) => one.type === 'field' && one.field.kind === kind);
    return { attempt: attempt?.id, question: question?.id, given_at: now(), answer: value(text) };
  },
});

async function materialOf(module: string): Promise<number> {
  const [material] = await sql<{
    id: number;
  }>`select id from materials where module = ${module} order by id limit 1`;
  return material?.id ?? 0;
}

const message = {
  name: 'Vardenė',
  phone: '+37061234567',
  email: 'a@example.org',
  subject: 'Kursai',
  message: 'Kada kitas kursas?',
};

const stored: readonly TextField[] = [
  ...fieldsOf(
    'auth.register',
    {
      username: 'users.username',
      password: (text) => opens(text, username),
      firstname: 'users.firstname',
      lastname: 'users.lastname',
    },
    newcomer,
  ),
  ...fieldsOf('auth.passkeys.rename', { name: 'passkeys.name' }),
  ...fieldsOf(
    'auth.password.change',
    { newpassword: (text, { person }) => opens(text, person.username) },
    async ({ person }) => {
      await sql`update users set must_change_password = true where id = ${person.id}`;
      return { username: person.username };
    },
  ),
  {
    id: 'auth.password.reset',
    name: 'password',
    stands: (text, { person }) => opens(text, person.username),
    body: async (text, { person }) => ({
      password: text,
      password_repeat: text,
      token: await issueToken(executor, 'reset_password', {
        userId: person.id,
        details: { email: person.email },
      }),
    }),
  },
  ...fieldsOf('account.update', { firstname: 'users.firstname', lastname: 'users.lastname' }, () => ({
    firstname: 'Vardenė',
    lastname: 'Pavardenė',
    telephone: '+37061234567',
    date_of_birth: '1990-02-28',
  })),
  ...fieldsOf(
    'account.settings.save',
    {
      firstname: 'users.firstname',
      lastname: 'users.lastname',
      city: 'accounts.city',
      organisation: 'accounts.organisation',
      position: 'accounts.position',
    },
    () => ({}),
  ),
  ...fieldsOf('catalogue.reviews.add', { review: 'reviews.text' }, async ({ possessions }) => {
    await sql`delete from reviews where user_id = ${possessions.id}`;
    await completeCourse(app, possessions);
    return { courseId: possessions.course, rating: 1 };
  }),
  ...fieldsOf('learning.activity.progress', { state: 'material_progress.state' }, async () => ({
    id: String(await materialOf('hvp')),
    given_at: now(),
  })),
  answer('answer', 'long_text', (text) => text),
  answer('answer.name', 'signature', (name) => ({ kind: 'typed', name })),
  ...fieldsOf('learning.forum.ask', { title: 'forum_posts.topic', text: 'forum_posts.text' }),
  ...fieldsOf('learning.forum.reply', { text: 'forum_posts.text' }),
  ...fieldsOf('learning.forum.edit', { title: 'forum_posts.topic', text: 'forum_posts.text' }),
  ...fieldsOf('learning.forum.report', { reason: 'forum_reports.reason' }, async ({ person }) => {
    await sql`delete from forum_reports where user_id = ${person.id}`;
    return {};
  }),
  ...fieldsOf(
    'content.contact.email',
    {
      name: 'contact_messages.name',
      subject: 'contact_messages.subject',
      message: 'contact_messages.message',
    },
    () => message,
  ),
  ...fieldsOf('shopping.paymentMethods.choose', { comment: 'checkouts.comment' }, () => ({
    payment_method: 'paysera',
    agree: true,
  })),
  ...fieldsOf(
    'shopping.company.save',
    {
      company_name: 'checkouts.company_name',
      company_code: 'checkouts.company_code',
      company_address: 'checkouts.company_address',
      company_vat: isVatNumber,
    },
    () => ({ private: false, company_name: 'UAB', company_code: '1', company_address: 'Vilnius' }),
  ),
];

/** Ids, tokens, secrets and passkeys, and what has a form of its own: an address, a number, a day, a choice. */
const untyped =
  /(?:^|\.)(?:credential\..*|\w*token|code|captcha|oc_session|environment|image|question|payment_method|email|phone|birthdate|date_of_birth|timezone)$|^answer(?:\[\]|\{\})$/;

/** Fields that keep no text of those that are typed. */
const elsewhere: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'auth.login username',
      'auth.login password',
      'auth.password.check username',
      'auth.password.check password',
      'auth.password.change username',
      'auth.password.forgotten username',
      'auth.password.reset password_repeat',
      'auth.sso username',
      'auth.sso password',
      'auth.environment.login username',
      'auth.environment.login password',
      'auth.environment.link user_name',
      'auth.environment.link password',
      'shopping.voucher.apply voucher',
      'shopping.coupon.apply coupon',
      'learning.recall.answer answer',
    ].map((one) => [one, 'compared, and not kept']),
  ),
  'catalogue.reviews.add profession': 'a key of the catalogue',
  'content.contact.email website': 'whoever fills it in is a machine',
  'content.contact.phone website': 'whoever fills it in is a machine',
  'shopping.cart.add environment_user_id': 'the id of a linked account, or nothing',
  'shopping.places.invite people': 'addresses alone are kept of it',
  'learning.activity.answer answer.entries{}.comment':
    'the small catalogue has no checklist; tests/journeys/hostile-text.spec.ts stores one',
};

const jsonSchema = z.object({
  type: z.unknown().optional(),
  format: z.unknown().optional(),
  enum: z.unknown().optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  anyOf: z.unknown().array().optional(),
  oneOf: z.unknown().array().optional(),
});

/** Whether a row that was written since holds the text, as it was typed or without the spaces around it. */
async function holds(place: string, text: string, since: string): Promise<boolean> {
  const [table = '', column = ''] = place.split('.');
  const texts = [text, text.trim(), text.trim().normalize('NFKC')];
  const [row] = await sql<{ found: boolean }>`
    select exists (
      select from ${kysely.table(table)} one
      where one.xmin::text::bigint >= ${since}
        and jsonb_path_query_array(to_jsonb(one) -> ${column}, '$.**') ?| ${texts}
    ) as found`;
  return row?.found === true;
}

test.each(stored)('$name of $id is stored as it was typed', { timeout: 600_000 }, async (field) => {
  const { id, name, stands } = field;
  const known = await somebody();
  let taken = 0;
  const wrong: unknown[] = [];
  for (const [place, text] of shuffled.entries()) {
    if (place >= least && taken > 0) break;
    const call = { ...ownCall({ id }, known), body: await field.body(text, known) };
    const [before] = await sql<{
      next: string;
    }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`;
    const response = await send(endpoints[id], known, call);
    if (response.statusCode === 400) {
      const { code, errors } = errorBody.parse(response.json());
      // What is wrong is the text, and nothing else that was sent.
      if (
        code === 'bad_input' &&
        Object.keys(errors).every((one) => one.startsWith(name.split('.')[0] ?? ''))
      )
        continue;
    }
    const isThere =
      response.statusCode === 200 &&
      (text.trim() === '' ||
        (typeof stands === 'string'
          ? await holds(stands, text, before?.next ?? '')
          : await stands(text, known)));
    if (isThere) taken += text.trim() === '' ? 0 : 1;
    else wrong.push([text, response.statusCode, response.body.slice(0, 300)]);
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(taken).toBeGreaterThan(0);
});

test(
  'the name of a file that is handed in keeps what a file system takes',
  { timeout: 600_000 },
  async () => {
    const { person, byName } = await somebody();
    const picture = z.instanceof(Buffer).parse(byName['file']?.[0]);
    const { token, attempt } = await beginActivity(app, person, await materialOf('dynamic_form'));
    const field = attempt?.questions.find((one) => one.type === 'field' && one.field.kind === 'files');
    const { method, path: url } = endpoints['learning.activity.upload'];
    for (const text of shuffled.slice(0, least)) {
      const form = new FormData();
      form.set('token', token);
      form.set('attempt', String(attempt?.id));
      form.set('question', field?.id ?? '');
      // Without the ending of a picture it would be refused as none.
      form.set('file', new File([new Uint8Array(picture)], `${text}1.png`));
      const encoded = new Response(form);
      const response = await app.request({
        method,
        url,
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      expect(response.statusCode, `${text}: ${response.body}`).toBe(200);
      const [file] = await sql<{
        name: string;
      }>`delete from form_files where user_id = ${person.id} returning name`;
      expect(file?.name, text).toMatch(/^[\p{L}\p{N}_(-][\p{L}\p{N} ._()-]{0,79}\.jpg$/u);
    }
  },
);

test('every field for text is among those, or there is a reason why not', () => {
  const known = new Set([...stored.map(({ id, name }) => `${id} ${name}`), ...Object.keys(elsewhere)]);
  const fields = calls.flatMap(({ id, body }) =>
    body === undefined
      ? []
      : [...new Set(textsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), ''))]
          .filter((name) => !untyped.test(name))
          .map((name) => `${id} ${name}`),
  );
  expect(fields.filter((one) => !known.has(one))).toEqual([]);
  expect([...known].filter((one) => !fields.includes(one))).toEqual([]);
});

/** The paths of texts in a schema that are neither chosen from a list nor of a form of their own. */
function textsIn(schema: unknown, path: string): string[] {
  const read = jsonSchema.safeParse(schema).data;
  if (read === undefined) return [];
  const { type, pattern, properties, items, additionalProperties, anyOf, oneOf } = read;
  const isText = type === 'string' && [read.format, read.enum, read.const].every((one) => one === undefined);
  return [
    ...(isText && (pattern === undefined || pattern.startsWith('^[^')) ? [path] : []),
    ...[...(anyOf ?? []), ...(oneOf ?? [])].flatMap((one) => textsIn(one, path)),
    ...Object.entries(properties ?? {}).flatMap(([name, one]) =>
      textsIn(one, path === '' ? name : `${path}.${name}`),
    ),
    ...textsIn(items, `${path}[]`),
    ...textsIn(additionalProperties, `${path}{}`),
  ];
}
