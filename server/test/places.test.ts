import { endpoints } from '@medeina/contract/endpoints';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readPeople } from '../src/shopping/places.ts';
import { linkOf, startMailbox } from './support/mailbox.ts';
import { operatorOf } from './support/operator.ts';
import { openShop, payAt, untilStatus } from './support/shop.ts';
import { untilWaiting } from './support/waiting.ts';

/** Places that a company buys for its people, over HTTP on a real database. */
const mailbox = await startMailbox();
const { app, buyer, dated, environment, seatsHeld } = await openShop(
  { SMTP_URL: mailbox.url },
  { runsJobs: true },
);
const { sql } = app.database;
const run = operatorOf(app, { ...environment, DATA_DIR: app.settings.dataFolder });
const limited = await openShop({ LIMITS: 'true' });

async function buyPlaces(count: number) {
  const me = buyer(await app.person());
  await me.add(dated.id, count);
  await me.choose('paysera', { for_team: true });
  const { order } = await me.confirm();
  const id = order?.order_id ?? 0;
  await payAt(order?.redirect ?? '');
  await untilStatus(() => me.order(id), 'paid');
  const invite = async (people: string) => {
    const { status, body } = await me.ask('POST', `/api/customerorders/${id}/invitations`, {
      product_id: dated.id,
      people,
    });
    return { status, answer: endpoints['shopping.places.invite'].responses[200].safeParse(body).data };
  };
  const list = async () =>
    endpoints['shopping.places.list'].responses[200].parse(
      (await me.ask('GET', `/api/customerorders/${id}/places`)).body,
    ).data;
  const takeBack = (place: number) => me.ask('DELETE', `/api/customerorders/${id}/places/${place}`);
  return { me, id, invite, list, takeBack };
}

/** The token of the next letter to an address. */
async function tokenFor(email: string): Promise<string> {
  return /^\/invitation\/([\w-]+)$/.exec(linkOf(await mailbox.next(email)))?.[1] ?? '';
}

test('a list of people is read from rows, commas and CSV files', () => {
  expect(readPeople('a@example.org, b@example.org\nc@example.org')).toEqual({
    emails: ['a@example.org', 'b@example.org', 'c@example.org'],
    unreadable: [],
  });
  expect(
    readPeople('Vardas;El. paštas\r\nRasa;"rasa@example.org"\r\nOna;ona@\r\nJonas;RASA@example.org'),
  ).toEqual({ emails: ['RASA@example.org'], unreadable: ['Ona;ona@'] });
  expect(readPeople('jonas@example.org, petras@example, ona@example.org')).toEqual({
    emails: ['jonas@example.org', 'ona@example.org'],
    unreadable: ['petras@example'],
  });
  expect(readPeople('ne adresas')).toEqual({ emails: [], unreadable: ['ne adresas'] });
});

test('places are given by mail, accepted, watched and taken back', { timeout: 120_000 }, async () => {
  const held = await seatsHeld();
  const { id, me, invite, list, takeBack } = await buyPlaces(3);
  expect(await me.hasCourse(dated.course_id)).toBe(false);
  expect(await seatsHeld()).toBe(held + 3);
  expect((await list()).map(({ status }) => status)).toEqual(['free', 'free', 'free']);
  const one = `pirma-${id}@example.org`;
  const two = `antra-${id}@example.org`;
  const three = `trecia-${id}@example.org`;
  const four = `ketvirta-${id}@example.org`;
  const { answer } = await invite([one, two, three, four, 'Ona'].join('\n'));
  expect(answer).toMatchObject({ invited: 3, without_place: [four], unreadable: ['Ona'] });
  // The letter says nothing of who bought.
  const letter = await mailbox.next(one);
  expect(letter.text).not.toContain('Vardenė');
  const token = /^\/invitation\/([\w-]+)$/.exec(linkOf(letter))?.[1] ?? '';
  const look = await app.request({ method: 'POST', url: '/api/invitations/look', payload: { token } });
  expect(look.json().data).toMatchObject({ course_id: dated.course_id, is_taken: false });
  const colleague = buyer(await app.person());
  const accept = (who: typeof colleague, given: string) =>
    who.ask('POST', '/api/invitations/accept', { token: given });
  expect(await accept(colleague, 'a'.repeat(43))).toMatchObject({ status: 404 });
  expect((await accept(colleague, token)).body.data).toMatchObject({ course_id: dated.course_id });
  // The same link again is the same place; for somebody else it is taken.
  expect(await accept(colleague, token)).toMatchObject({ status: 200 });
  expect(await accept(buyer(await app.person()), token)).toMatchObject({ status: 409 });
  // To ask for the course itself would open it, and a course that was opened stays.
  const { body: owned } = await colleague.ask('GET', '/api/courses/purchased');
  expect(owned.data.map(({ id: course }: { id: number }) => course)).toContain(dated.course_id);
  expect(await seatsHeld()).toBe(held + 3);
  const taken = (await list()).find(({ status }) => status === 'taken');
  expect(taken).toMatchObject({ email: one, can_take_back: true, progress: { done: 0 } });

  // Untouched, it goes back, and its seat with it.
  expect(await takeBack(taken?.id ?? 0)).toMatchObject({ status: 200 });
  expect(await colleague.hasCourse(dated.course_id)).toBe(false);
  expect(await seatsHeld()).toBe(held + 3);
  expect(await accept(colleague, token)).toMatchObject({ status: 404 });
  // One that was begun stays.
  const second = buyer(await app.person());
  expect(await accept(second, await tokenFor(two))).toMatchObject({ status: 200 });
  await sql`update enrolments set opened_at = now() where source = 'seat' and status = 'active'`;
  const begun = (await list()).find(({ email }) => email === two);
  expect(begun).toMatchObject({ can_take_back: false });
  expect(await takeBack(begun?.id ?? 0)).toMatchObject({ status: 409 });
  // A second letter replaces the link of the first.
  const before = await tokenFor(three);
  expect((await invite(three)).answer).toMatchObject({ invited: 1 });
  expect(await accept(buyer(await app.person()), before)).toMatchObject({ status: 404 });
  expect((await invite(four)).answer).toMatchObject({ invited: 1, without_place: [] });
});

test('a place is the attempt that it gave, whoever pays for the next one', { timeout: 120_000 }, async () => {
  const learner = buyer(await app.person());
  const email = 'kartoja@example.org';
  const give = async () => {
    const bought = await buyPlaces(2);
    await bought.invite(email);
    const token = await tokenFor(email);
    expect(await learner.ask('POST', '/api/invitations/accept', { token })).toMatchObject({ status: 200 });
    const taken = async () => (await bought.list()).find((place) => place.email === email);
    return { ...bought, taken, place: (await taken())?.id ?? 0 };
  };
  const former = await give();
  await sql`
    update enrolments set opened_at = now(), completed_at = now() - interval '10 years'
    where enrolled_at = (select taken_at from course_places where id = ${former.place})`;
  const next = await give();
  expect(await former.taken()).toMatchObject({ completed_at: expect.any(String), can_take_back: false });
  expect(await next.taken()).toMatchObject({ completed_at: null, can_take_back: true });
  expect(await former.takeBack(former.place)).toMatchObject({ status: 409 });
  expect(await run('orders', 'refund', String(former.id), '--yes')).toMatchObject({ code: 0 });
  expect(await learner.hasCourse(dated.course_id)).toBe(true);
});

test('a course is opened by whatever of it is read', { timeout: 120_000 }, async () => {
  const [page] = await sql<{ id: number }>`
    select id from materials
    where course_id = ${dated.course_id} and module = 'page' and requires = '{}' and not retired limit 1`;
  const reads = [`/api/courses/purchased/${dated.course_id}?attempt=1`, `/api/pages/${page?.id}`];
  const { invite, list, takeBack } = await buyPlaces(reads.length);
  for (const [index, url] of reads.entries()) {
    const email = `skaito-${index}@example.org`;
    await invite(email);
    const learner = buyer(await app.person());
    await learner.ask('POST', '/api/invitations/accept', { token: await tokenFor(email) });
    expect(await learner.ask('GET', url)).toMatchObject({ status: 200 });
    const place = (await list()).find((one) => one.email === email);
    expect(place).toMatchObject({ status: 'taken', can_take_back: false });
    expect(await takeBack(place?.id ?? 0)).toMatchObject({ status: 409 });
  }
});

/** Begins to free a seat while another transaction has the session, and wants what the course counts. */
async function freeMeanwhile<Result>(free: () => Promise<Result>): Promise<{ way: Promise<Result> }> {
  return await sql.begin(async (other) => {
    await other`select from practical_sessions where product_id = ${dated.id} for no key update`;
    // In an object, because `begin` would await a bare promise.
    const under = { way: free() };
    await untilWaiting(sql);
    await other`select from course_counters where course_id = ${dated.course_id} for no key update nowait`;
    return under;
  });
}

test('a seat is freed in the order in which others take one', { timeout: 120_000 }, async () => {
  const { id, invite, list, takeBack } = await buyPlaces(2);
  for (const email of ['laisvina-0@example.org', 'laisvina-1@example.org']) {
    await invite(email);
    const token = await tokenFor(email);
    await buyer(await app.person()).ask('POST', '/api/invitations/accept', { token });
  }
  const [place] = await list();
  const takenBack = await freeMeanwhile(() => takeBack(place?.id ?? 0));
  expect(await takenBack.way).toMatchObject({ status: 200 });
  const refunded = await freeMeanwhile(() => run('orders', 'refund', String(id), '--yes'));
  expect(await refunded.way).toMatchObject({ code: 0 });
});

test('of two that wait for each other one is asked to try again', { timeout: 120_000 }, async () => {
  const { invite } = await buyPlaces(2);
  const email = 'laukia@example.org';
  await invite(email);
  const token = await tokenFor(email);
  const learner = buyer(await app.person());
  const accept = () => learner.ask('POST', '/api/invitations/accept', { token });
  const accepting = await sql.begin(async (other) => {
    // The one that is given up is the one that looks first.
    await other`set local deadlock_timeout = '1min'`;
    await other`select from course_counters where course_id = ${dated.course_id} for no key update`;
    const under = { way: accept() };
    await untilWaiting(sql);
    await other`select from practical_sessions where product_id = ${dated.id} for no key update`;
    return under;
  });
  expect(await accepting.way).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await accept()).toMatchObject({ status: 200 });
});

test('who has a course buys a single place of it for a colleague', async () => {
  const me = buyer(await app.person());
  const add = (body: object) => me.ask('POST', '/api/cart', { product_id: dated.id, ...body });
  const pay = async () => {
    await me.choose('paysera');
    const { order } = await me.confirm();
    await payAt(order?.redirect ?? '');
    await untilStatus(() => me.order(order?.order_id ?? 0), 'paid');
    return me.order(order?.order_id ?? 0);
  };
  await me.add(dated.id);
  expect(await pay()).toMatchObject({ for_team: false, has_places: false });
  expect(await add({})).toMatchObject({ status: 409, body: { code: 'course_owned' } });
  expect(await add({ for_team: false })).toMatchObject({ status: 409 });
  expect(await add({ quantity: 2 })).toMatchObject({ status: 200 });
  expect((await add({ quantity: 1, for_team: true })).body.products).toMatchObject([
    { quantity: 1, for_team: true, owned: true },
  ]);
  expect(await pay()).toMatchObject({ for_team: true, has_places: true });
});

test('an order that is not paid has no places to give', async () => {
  const me = buyer(await app.person());
  await me.add(dated.id, 2);
  await me.choose('paysera');
  const { order } = await me.confirm();
  const invited = await me.ask('POST', `/api/customerorders/${String(order?.order_id)}/invitations`, {
    product_id: dated.id,
    people: 'a@example.org',
  });
  expect(invited).toMatchObject({ status: 409 });
});

test.each([
  // As many places as a cart takes: the letters of five whole orders.
  [99, 120, [409, 409, 409, 409, 409, 429]],
  // What a quote may offer: those of the order, whole, once.
  [300, 250, [409, 409, 429]],
  [700, 650, [409, 429]],
  // What no place is there for is no letter.
  [2, 400, [409, 409, 409, 409, 409, 409]],
])('of %i places one person sends %i people so many letters an hour', async (places, people, statuses) => {
  const { app: place, dated: offered, environment: settings } = limited;
  const me = limited.buyer(await place.person());
  const issue = operatorOf(place, { ...settings, DATA_DIR: place.settings.dataFolder });
  const what = `orders quote --product ${offered.id} --places ${places} --price 50 --name Ona --email ona@example.org --no-letter`;
  const { output } = await issue(...what.split(' '));
  const token = /\/quote\/([\w-]{43})/.exec(output)?.[1];
  const { body } = await me.ask('POST', '/api/quotes/order', { token, agree: true });
  // The hour does not end meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const list = Array.from({ length: people }, (_, index) => `kolega-${index}@example.org`).join('\n');
  const url = `/api/customerorders/${body.data.order_id}/invitations`;
  const answers = [];
  while (answers.length < statuses.length)
    answers.push((await me.ask('POST', url, { product_id: offered.id, people: list })).status);
  expect(answers).toEqual(statuses);
});
