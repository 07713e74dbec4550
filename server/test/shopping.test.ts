import { randomUUID } from 'node:crypto';
import { type Cart, paths } from '@medeina/contract';
import { endpoints } from '@medeina/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { enrolIn } from '../src/learning/enrolments.ts';
import { shoppingDomain } from '../src/shopping/domain.ts';
import { createTestApp, type TestApp, type TestPerson } from './harness.ts';
import { importSmallCatalogue } from './support/catalogue.ts';

/** The cart over HTTP on a real database. */
const app = await createTestApp({ SHOPPING: 'true' });
await importSmallCatalogue(app);
await app.database
  .sql`update products set special_cents = price_cents - 1000 where id in (select product_id from practical_sessions)`;
const [dated, undated] = await Promise.all([
  productWhere(app, 'starts_at is not null'),
  productWhere(app, 'price_cents > 0 and starts_at is null or price_cents = 0'),
]);

async function productWhere({ database }: TestApp, condition: string) {
  const [row] = await database.sql.unsafe<{ id: number; course_id: number; cents: number }>(
    `select id, course_id, coalesce(special_cents, price_cents) as cents from current_products
     where (${condition}) and is_on_offer order by id limit 1`,
  );
  if (row === undefined) throw new Error(`The small catalogue has no product ${condition}`);
  return row;
}

beforeEach(async () => {
  await app.database.sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
});

type Who = Readonly<Record<string, string>>;
const answered = endpoints['shopping.cart.read'].responses[200];
const nothing: Cart = {
  products: [],
  count: 0,
  totalCount: 0,
  totals: [],
  voucher: null,
  coupon: null,
  total_raw: 0,
};
const newGuest = (): Who => ({ 'x-oc-session': randomUUID() });

async function ask(who: Who, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const response = await app.request({
    method,
    url,
    headers: { ...who },
    ...(payload === undefined ? {} : { payload }),
  });
  const cart = answered.safeParse(response.json()).data ?? nothing;
  return { status: response.statusCode, code: response.json().code, cart };
}

const read = async (who: Who) => (await ask(who, 'GET', '/api/cart')).cart;
const add = (who: Who, product: number, quantity?: number) =>
  ask(who, 'POST', '/api/cart', { product_id: product, ...(quantity === undefined ? {} : { quantity }) });
const productsOf = ({ products }: Cart) => products.map(({ product_id: id, quantity }) => [id, quantity]);

test('a cart has each product once, sums its prices and removes products', async () => {
  const guest = newGuest();
  expect(await read(guest)).toMatchObject({ products: [], count: 0, totalCount: 0, total_raw: 0 });
  await add(guest, dated.id);
  const [first, second] = await Promise.all([add(guest, dated.id, 2), add(guest, dated.id, 2)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const { cart } = await add(guest, undated.id);
  expect(productsOf(cart)).toEqual([
    [dated.id, 2],
    [undated.id, 1],
  ]);
  expect(cart).toMatchObject({ count: 2, totalCount: 3, total_raw: (dated.cents * 2 + undated.cents) / 100 });
  expect(cart.totals.map(({ code }) => code)).toEqual(['sub_total', 'tax', 'total']);
  expect(cart.products[0]?.description.length).toBeLessThanOrEqual(60);
  const line = `/api/cart/${cart.products[0]?.key}`;
  expect(await ask(newGuest(), 'DELETE', line)).toMatchObject({ status: 404, code: 'not_found' });
  const after = await ask(guest, 'DELETE', line);
  expect(productsOf(after.cart)).toEqual([[undated.id, 1]]);
  expect(await read(newGuest())).toMatchObject({ count: 0 });
});

test('a guest’s cart moves to the account at login without doubling products', async () => {
  const [guest, person] = [newGuest(), await app.person()];
  await add(person.headers, dated.id, 3);
  await add(guest, dated.id);
  await add(guest, undated.id);
  expect(productsOf(await read({ ...person.headers, ...guest }))).toEqual([
    [dated.id, 3],
    [undated.id, 1],
  ]);
  expect(await read(guest)).toMatchObject({ count: 0 });
  expect(await read(person.headers)).toMatchObject({ count: 2 });
});

test('of two dates of a course for oneself the cart keeps the one that was chosen last', async () => {
  const { sql } = app.database;
  const other = 900_101;
  await sql`
    insert into products (id, course_id, price_cents) values (${other}, ${dated.course_id}, 5000)`;
  const [guest, person] = [newGuest(), await app.person()];
  await add(guest, undated.id);
  await add(guest, dated.id);
  expect(productsOf((await add(guest, other)).cart)).toEqual([
    [undated.id, 1],
    [other, 1],
  ]);
  // The guest's choice came after the person's.
  await add(person.headers, dated.id);
  expect(productsOf(await read({ ...person.headers, ...guest }))).toEqual([
    [undated.id, 1],
    [other, 1],
  ]);
  // For others, any number of dates.
  await add(person.headers, dated.id, 2);
  expect(productsOf((await add(person.headers, other, 2)).cart)).toEqual([
    [undated.id, 1],
    [other, 2],
    [dated.id, 2],
  ]);
  await sql`delete from products where id = ${other}`;
});

test('owned, full and withdrawn products cannot be added', async () => {
  const [person, guest]: [TestPerson, Who] = [await app.person(), newGuest()];
  const free = await productWhere(app, 'price_cents = 0');
  await add(person.headers, free.id);
  await app.request({
    method: 'POST',
    url: `/api/courses/${free.course_id}/enrol`,
    headers: person.headers,
    payload: {},
  });
  expect(await read(person.headers)).toMatchObject({ count: 0 });
  expect(await add(person.headers, free.id)).toMatchObject({ status: 409, code: 'course_owned' });
  expect(await add(guest, 999_999)).toMatchObject({ status: 404, code: 'not_found' });
  await app.database.sql`update practical_sessions set capacity = 1 where product_id = ${dated.id}`;
  expect(await add(guest, dated.id, 2)).toMatchObject({ status: 409, code: 'no_seats' });
  expect(await add(guest, dated.id)).toMatchObject({ status: 200 });
  expect((await add(guest, dated.id, 100)).status).toBe(400);
});

test('a course whose certificate runs out can be bought again', async () => {
  const person = await app.person();
  const priced = await productWhere(app, 'price_cents > 0');
  await enrolIn(app.database.executor, {
    userId: person.id,
    courseId: priced.course_id,
    productId: priced.id,
    source: 'operator',
  });
  expect(await add(person.headers, priced.id)).toMatchObject({ status: 409, code: 'course_owned' });
  await app.database.sql`
    update enrolments set completed_at = now() - interval '10 years' where user_id = ${person.id}`;
  const { status, cart } = await add(person.headers, priced.id);
  expect(status).toBe(200);
  expect(cart.products).toMatchObject([{ product_id: priced.id, owned: false }]);
  expect((await read(person.headers)).total_raw).toBe(priced.cents / 100);
});

test('quantities that are none, prices of the caller’s own and sessions that are over are refused', async () => {
  const guest = newGuest();
  for (const quantity of [0, -1, 1e9, 1.5, '2', null, Number.MAX_SAFE_INTEGER]) {
    const body = { product_id: dated.id, quantity };
    expect((await ask(guest, 'POST', '/api/cart', body)).status).toBe(400);
  }
  for (const product of [0, -1, 1.5, 1e12, 'a'])
    expect((await ask(guest, 'POST', '/api/cart', { product_id: product })).status).toBe(400);
  // A price that somebody sends is nobody's price.
  const cheap = { product_id: dated.id, price: 0.01, special: 0, total_raw: 0.01, tax_rate: 0 };
  const { cart } = await ask(guest, 'POST', '/api/cart', cheap);
  expect(cart.total_raw).toBe(dated.cents / 100);
  const late = newGuest();
  await app.database.sql`
    update practical_sessions set starts_at = starts_at - interval '2 years', ends_at = ends_at - interval '2 years'
    where product_id = ${dated.id}`;
  expect(await add(late, dated.id)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await read(guest)).toMatchObject({ count: 0, total_raw: 0 });
  await app.database.sql`
    update practical_sessions set starts_at = starts_at + interval '2 years', ends_at = ends_at + interval '2 years'
    where product_id = ${dated.id}`;
});

test('codes of somebody else, spent ones and guesses in series give nothing', async () => {
  const limited = await createTestApp({ SHOPPING: 'true', LIMITS: 'codes.session=5' });
  await importSmallCatalogue(limited);
  const [owner, other] = [await limited.person(), await limited.person()];
  const { sql } = limited.database;
  await sql`
    insert into discount_codes (code, kind, cents, valid_from, user_id) values
      ('ASMENINIS', 'voucher', 1000, null, ${owner.id}), ('RYTOJ', 'voucher', 1000, now() + interval '1 day', null)`;
  const apply = async (person: TestPerson, voucher: string) => {
    const response = await limited.request({
      method: 'POST',
      url: '/api/voucher',
      headers: { ...person.headers },
      payload: { voucher },
    });
    return { status: response.statusCode, retry: response.headers['retry-after'] };
  };
  expect((await apply(owner, 'asmeninis')).status).toBe(200);
  expect((await apply(other, 'ASMENINIS')).status).toBe(400);
  expect((await apply(other, 'RYTOJ')).status).toBe(400);
  const guesses = [];
  for (let at = 0; at < 5; at += 1) guesses.push(await apply(other, `MED-${1000 + at}`));
  expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 429, 429]);
  expect(Number(guesses.at(-1)?.retry)).toBeGreaterThan(0);
});

test('guests of one network begin some hundred carts an hour, and go on with those that they have', async () => {
  const limited = await createTestApp({ SHOPPING: 'true', LIMITS: 'carts.address=2' });
  await importSmallCatalogue(limited);
  const [one, another] = await Promise.all([
    productWhere(limited, 'price_cents > 0'),
    productWhere(limited, 'price_cents > 0 and starts_at is null or price_cents = 0'),
  ]);
  const put = async (who: object, product: number, remoteAddress = '10.16.0.1') => {
    const call = {
      method: 'POST',
      url: '/api/cart',
      payload: { product_id: product },
      remoteAddress,
    } as const;
    return (await limited.request({ ...call, headers: { ...who } })).statusCode;
  };
  const [guest, other, third] = [newGuest(), newGuest(), newGuest()];
  expect([await put(guest, one.id), await put(other, one.id), await put(third, one.id)]).toEqual([
    200, 200, 429,
  ]);
  expect(await put(guest, another.id)).toBe(200);
  expect(await put(third, one.id, '10.16.0.2')).toBe(200);
  expect(await put((await limited.person()).headers, one.id)).toBe(200);
  const [kept] = await limited.database.sql`select count(distinct guest)::integer as guests from cart_lines`;
  expect(kept).toEqual({ guests: 3 });
});

test('a full cart of fifty products accepts only changes of quantity', async () => {
  const guest = newGuest();
  const { sql } = app.database;
  await sql`
    insert into products (id, course_id, price_cents)
    select 900000 + number, ${undated.course_id}, 100 from generate_series(1, 49) as number`;
  await sql`
    insert into cart_lines (guest, product_id, quantity)
    select ${guest['x-oc-session'] ?? ''}, id, 1 from products where id > 900000`;
  expect(await add(guest, dated.id)).toMatchObject({ status: 200, cart: { count: 50 } });
  expect(await add(guest, undated.id)).toMatchObject({ status: 409, code: 'cart_full' });
  const { status, cart } = await add(guest, dated.id, 2);
  expect([status, cart.count, cart.totalCount]).toEqual([200, 50, 51]);
  await ask(guest, 'DELETE', `/api/cart/${cart.products[0]?.key}`);
  expect(await add(guest, undated.id)).toMatchObject({ status: 200 });
  await sql`delete from products where id > 900000`;
});

test('withdrawn products are hidden, and guest carts are deleted after a month', async () => {
  const [early, late, person] = [newGuest(), newGuest(), await app.person()];
  await add(person.headers, dated.id);
  await add(early, undated.id);
  await add(late, undated.id);
  await app.database.sql`update products set retired = true where id = ${undated.id}`;
  expect(await read(late)).toMatchObject({ count: 0, total_raw: 0 });
  await app.database.sql`update products set retired = false where id = ${undated.id}`;
  await app.database.sql`
    update cart_lines set created_at = now() - interval '31 days'
    where guest = ${early['x-oc-session'] ?? ''} or user_id is not null`;
  for (const job of shoppingDomain.jobs?.(app.context) ?? []) await job.run({});
  expect(await read(early)).toMatchObject({ count: 0 });
  expect(await read(late)).toMatchObject({ count: 1 });
  expect(await read(person.headers)).toMatchObject({ count: 1 });
});

test('with shopping off, all its calls are refused', async () => {
  const closed = await createTestApp();
  const calls = Object.entries(paths).filter(([id]) => id.startsWith('shopping.'));
  const { headers: person } = await closed.person();
  // With a session, without one and with an ended one.
  for (const headers of [newGuest(), {}, person, { authorization: 'Bearer ey.ey.x' }]) {
    for (const [, { method, path }] of calls) {
      const response = await closed.request({
        method,
        url: path.replace('{id}', '1').replace('{provider}', 'paypal'),
        headers,
        ...(method === 'POST' ? { payload: { product_id: 1 } } : {}),
      });
      expect([response.statusCode, response.json().code]).toEqual([404, 'shopping_off']);
    }
  }
  expect(calls.length).toBeGreaterThan(10);
});
