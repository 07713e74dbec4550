import type { ActivityState, EndpointId, Input } from '@medeina/contract';
import { endpoints } from '@medeina/contract/endpoints';
import { issueInvoice } from '../../src/shopping/invoices/issue.ts';
import { findOrder, readOrderLines } from '../../src/shopping/orders-store.ts';
import type { TestApp, TestPerson } from '../harness.ts';

/** A call that names its owner's resource. */
export interface OwnedCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/** The owner's data: a course with a page, a video and a manual material, a favourite and a cart. */
export interface Possessions {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly course: number;
  readonly shortname: string;
  readonly page: number;
  readonly video: number;
  readonly document: number;
  readonly manual: {
    readonly id: number;
    readonly module: Input<'learning.activity.completion'>['body']['module'];
  };
  readonly quiz: number;
  /** An attempt at the test, and the question of one choice in it. */
  readonly attempt: number;
  readonly question: string;
  /** The token of the document of the test. */
  readonly token: string;
  /** A question that came back. */
  readonly card: number;
  readonly certificate: number;
  readonly forum: number;
  /** Questions in it. */
  readonly posts: readonly [kept: number, removed: number];
  /** A question that the course itself asks in it. */
  readonly asked: number;
  readonly favourite: number;
  /** An unpaid order. */
  readonly order: number;
  /** A company's order that was paid and has an invoice. */
  readonly invoiced: number;
  /** A place of it that somebody was invited to. */
  readonly place: number;
  /** A cart item's key. */
  readonly cartLine: number;
  /** Another session of the owner's. */
  readonly session: string;
  readonly passkeys: readonly [renamed: number, removed: number];
}

type Owned = { readonly [Id in EndpointId]?: (possessions: Possessions) => Input<Id> & OwnedCall };

/** The call for each endpoint that names a personal resource. An endpoint without a row fails the test. */
export const ownedCalls: Owned = {
  'auth.password.check': ({ username, password }) => ({ body: { username, password } }),
  'auth.password.change': ({ username, password }) => ({
    body: { username, newpassword: `${password} and longer` },
  }),
  'auth.password.preference': ({ id }) => ({ query: { user_id: id } }),
  'auth.sessions.end': ({ session }) => ({ params: { id: session } }),
  'auth.passkeys.rename': ({ passkeys: [id] }) => ({ params: { id }, body: { name: 'Telefonas' } }),
  'auth.passkeys.remove': ({ passkeys: [, id] }) => ({ params: { id } }),
  'catalogue.favourites.remove': ({ favourite }) => ({ params: { id: favourite } }),
  'shopping.cart.remove': ({ cartLine }) => ({ params: { id: cartLine } }),
  'shopping.orders.detail': ({ order }) => ({ params: { id: order } }),
  'shopping.orders.check': ({ order }) => ({ params: { id: order } }),
  'shopping.orders.pay': ({ invoiced }) => ({
    params: { id: invoiced },
    body: { payment_method: 'paysera' },
  }),
  'shopping.orders.cancel': ({ order }) => ({ params: { id: order } }),
  'shopping.invoices.detail': ({ invoiced }) => ({ params: { id: invoiced }, query: {} }),
  'shopping.invoices.print': ({ invoiced }) => ({ params: { id: invoiced }, query: {} }),
  'shopping.invoices.pdf': ({ invoiced }) => ({ params: { id: invoiced }, query: {} }),
  'shopping.invoices.ubl': ({ invoiced }) => ({ params: { id: invoiced }, query: {} }),
  'shopping.places.list': ({ invoiced }) => ({ params: { id: invoiced } }),
  'shopping.places.invite': ({ invoiced }) => ({
    params: { id: invoiced },
    body: { product_id: 1, people: 'a@example.org' },
  }),
  'shopping.places.takeBack': ({ invoiced, place }) => ({ params: { id: invoiced, place } }),
  'learning.purchased.detail': ({ course }) => ({ params: { id: course } }),
  'learning.page': ({ page }) => ({ params: { id: page } }),
  'learning.activity.completion': ({ manual }) => ({
    body: { module: manual.module, id: String(manual.id), state: 1 },
  }),
  'learning.activity.watched': ({ video }) => ({ body: { id: String(video), from: 0, to: 5 } }),
  'learning.activity.progress': ({ document }) => ({
    body: { id: String(document), given_at: new Date().toISOString(), page: 2 },
  }),
  'learning.purchased.tests': ({ course }) => ({ params: { id: course } }),
  'learning.grades.course': ({ shortname }) => ({ params: { shortname } }),
  'learning.grades.courses': ({ course }) => ({ query: { courses: String(course) } }),
  'learning.purchased.surveys': ({ course }) => ({ params: { id: course } }),
  'learning.activity.launch': ({ quiz }) => ({ params: { id: quiz } }),
  'learning.activity.answer': ({ attempt, question }) => ({
    body: { attempt, question, answer: 'a', given_at: new Date().toISOString() },
  }),
  'learning.recall.answer': ({ card }) => ({
    body: { card, repetition: 1, answer: 'a', given_at: new Date().toISOString() },
  }),
  'learning.certificates.detail': ({ certificate }) => ({ params: { id: certificate } }),
  'learning.certificates.pdf': ({ certificate }) => ({ params: { id: certificate }, query: {} }),
  'learning.certificates.badge': ({ certificate }) => ({ params: { id: certificate } }),
  'learning.forum.list': ({ forum }) => ({ params: { id: forum } }),
  'learning.forum.ask': ({ forum }) => ({ params: { id: forum }, body: { title: 'Tema', text: 'Kaip?' } }),
  'learning.forum.discussion': ({ posts: [id] }) => ({ params: { id } }),
  'learning.forum.reply': ({ posts: [id] }) => ({ params: { id }, body: { text: 'Taip' } }),
  'learning.forum.read': ({ posts: [id] }) => ({ params: { id }, body: { post: id } }),
  'learning.forum.edit': ({ posts: [id] }) => ({ params: { id }, body: { text: 'Kitaip?' } }),
  'learning.forum.remove': ({ posts: [, id] }) => ({ params: { id } }),
  // What the course asks itself: nobody reports an own post.
  'learning.forum.report': ({ asked }) => ({ params: { id: asked }, body: { reason: 'Nes taip' } }),
  'learning.groups.completion': ({ course }) => ({ body: { courseId: course } }),
};

/** Creates a free enrolment, a favourite and a cart for the owner. */
export async function possess(app: TestApp, owner: TestPerson): Promise<Possessions> {
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<unknown> => {
    const response = await app.request({
      method,
      url,
      headers: { ...owner.headers },
      ...(payload === undefined ? {} : { payload }),
    });
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    return response.json();
  };
  await owner.prove();
  const [free] = await app.database.sql<{ id: number }>`
    select course_id as id from products where price_cents = 0 order by course_id limit 1`;
  const course = free?.id ?? 0;
  await ask('POST', `/api/courses/${course}/enrol`, {});
  const favourite = endpoints['catalogue.favourites.add'].responses[200].parse(
    await ask('POST', '/api/favourite-courses', { course }),
  );
  const [priced] = await app.database.sql<{ id: number }>`
    select id from products where price_cents > 0 order by id limit 1`;
  const cart = endpoints['shopping.cart.add'].responses[200].parse(
    await ask('POST', '/api/cart', { product_id: priced?.id }),
  );
  const [order] = await app.database.sql<{ id: number }>`
    insert into orders (user_id, language, payment_method, buyer_name, buyer_email, sub_total_cents, tax_cents,
      total_cents, fingerprint, expires_at)
    values (${owner.id}, 'lt', 'free_checkout', 'Vardenė', '', 100, 17, 100, 'hash', now() + interval '1 day')
    returning id`;
  const detail = endpoints['learning.purchased.detail'].responses[200].parse(
    await ask('GET', `/api/courses/purchased/${course}`),
  );
  const materials = detail.data.theory
    .flatMap((topic) => topic.sections.flatMap((section) => section.parts))
    .filter((material) => material.availability_status);
  const find = (isWanted: (material: (typeof materials)[number]) => boolean): (typeof materials)[number] => {
    const found = materials.find(isWanted);
    if (found === undefined) throw new Error('The small catalogue lacks a material that these tests need');
    return found;
  };
  const quiz = find((material) => material.module === 'quiz').id;
  const { attempt, question, token } = await beginTest(app, owner, quiz);
  const [card] = await app.database.sql<{ id: number }>`
    insert into recall_cards
      (user_id, material_id, question, stability, difficulty, repetitions, answered_at, asked_again_at)
    values (${owner.id}, ${quiz}, ${question}, 2, 5, 1, now(), now())
    returning id`;
  const [certificate] = await app.database.sql<{ id: number }>`
    insert into certificates (public_number, user_id, course_id, environment_id, language, name, title, description,
      organisation, category, valid_from)
    select 'MD-00000-' || lpad(${owner.id}::text, 5, '0'), ${owner.id}, ${course}, 'extlms', 'lt', 'Vardenė', texts, texts, texts,
      'nursing', '2026-01-01'
    from (select '{"lt": "a", "en": "b", "ru": "c"}'::jsonb as texts) as all_of_it
    returning id`;
  const forum = find((material) => material.module === 'forum').id;
  const [asked] = await app.database.sql<{ id: number }>`
    select id from forum_posts where material_id = ${forum} and slug is not null`;
  const [kept, going] = await app.database.sql<{ id: number }>`
    insert into forum_posts (material_id, user_id, author_name, topic, text)
    select ${forum}, ${owner.id}, 'Vardenė', texts, texts
    from (select '{"lt": "a"}'::jsonb as texts) as both_of_them, generate_series(1, 2)
    returning id`;
  const manual = find((material) => material.completion === 1);
  await owner.prove();
  const login = endpoints['auth.login'].responses[200].parse(
    await ask('POST', '/api/auth/login', { username: owner.username, password: owner.password }),
  );
  await app.database.sql`
    insert into passkey_owners (user_id, handle) values (${owner.id}, decode(lpad(${owner.id}::text, 64, '0'), 'hex'))`;
  const [renamed, removed] = await app.database.sql<{ id: number }>`
    insert into passkeys (user_id, credential_id, public_key, counter, is_synced, name)
    select ${owner.id}, ${`key-of-${owner.id}-`} || number, '', 0, false, 'Raktas' from generate_series(1, 2) number
    returning id`;
  return {
    id: owner.id,
    session: login.session_id,
    passkeys: [renamed?.id ?? 0, removed?.id ?? 0],
    username: owner.username,
    password: owner.password,
    course,
    shortname: detail.data.shortname,
    page: find((material) => material.module === 'page').id,
    video: find((material) => material.module === 'video').id,
    document: find((material) => material.module === 'document').id,
    quiz,
    attempt,
    question,
    token,
    card: card?.id ?? 0,
    manual: { id: manual.id, module: manual.module },
    certificate: certificate?.id ?? 0,
    forum,
    posts: [kept?.id ?? 0, going?.id ?? 0],
    asked: asked?.id ?? 0,
    favourite: favourite.data.id,
    order: order?.id ?? 0,
    ...(await invoiceOrder(app, owner.id)),
    cartLine: cart.products[0]?.key ?? 0,
  };
}

async function invoiceOrder(
  { database, settings }: TestApp,
  owner: number,
): Promise<Pick<Possessions, 'invoiced' | 'place'>> {
  const [paid] = await database.sql<{ id: number }>`
    insert into orders (user_id, status, language, payment_method, buyer_name, buyer_email, company_name, company_code,
      company_address, sub_total_cents, tax_cents, total_cents, fingerprint, expires_at, paid_at)
    values (${owner}, 'paid', 'lt', 'paysera', 'Vardenė', '', 'UAB', '1', 'Vilnius', 121, 21, 121, 'hash', now(), now())
    returning id`;
  const id = paid?.id ?? 0;
  await database.sql`
    insert into order_lines (order_id, position, product_id, course_id, name, description, category_id, quantity,
      unit_cents, tax_rate, net_cents, tax_cents)
    values (${id}, 0, 1, 1, 'Kursas', '', 1, 1, 121, 2100, 100, 21)`;
  const order = await findOrder(database.executor, { id });
  if (order === undefined) throw new Error('The order is gone');
  const lines = await readOrderLines(database.executor, id);
  await issueInvoice(database.executor, { kind: 'invoice', seller: settings.seller, order, lines });
  const [, invited] = await database.sql<{ id: number }>`
    insert into course_places (order_id, position, number, course_id, product_id, email, token_hash, invited_at)
    values (${id}, 0, 1, 1, 1, null, null, null), (${id}, 0, 2, 1, 1, 'b@example.org', ${`hash of ${owner}`}, now())
    returning id`;
  return { invoiced: id, place: invited?.id ?? 0 };
}

/** Begins an attempt as the document of the test does. */
async function beginTest(
  app: TestApp,
  owner: TestPerson,
  quiz: number,
): Promise<Pick<Possessions, 'attempt' | 'question' | 'token'>> {
  const { token, attempt } = await beginActivity(app, owner, quiz);
  const single = attempt?.questions.find(({ type }) => type === 'single');
  return { attempt: attempt?.id ?? 0, question: single?.id ?? '', token };
}

/** Begins an attempt at a test, a survey or a form, as its document does. */
export async function beginActivity(
  app: TestApp,
  owner: TestPerson,
  material: number,
): Promise<{ readonly token: string; readonly attempt: ActivityState['attempt'] }> {
  const launch = await app.request({
    url: `/api/courses/activity/${material}/launch`,
    headers: { ...owner.headers },
  });
  const { url } = endpoints['learning.activity.launch'].responses[200].parse(launch.json());
  const document = await app.request({ url });
  const token = /"token":"([^"]+)"/.exec(document.body)?.[1] ?? '';
  const begun = await app.request({ method: 'POST', url: '/activities/attempts', payload: { token } });
  return {
    token,
    attempt: endpoints['learning.activity.start'].responses[200].parse(begun.json()).data.attempt,
  };
}
