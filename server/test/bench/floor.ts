import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { Pool } from 'pg';

/**
 * The machine's floors: a bare Fastify that replies the same bytes as the product, one that answers a prepared join of three
 * tables and twelve rows through a pool, one that updates a row durably, and ones that write the rows of a cart and of an
 * order in a bare transaction. A separate process, started by the benchmark
 * with the product's address, the database's socket folder and the requests to copy.
 */
const [product = '', socketFolder = '', asked = '[]'] = process.argv.slice(2);
const requests: (RequestInit & { path: string })[] = JSON.parse(asked);

const app = Fastify();
for (const [index, { path, ...request }] of requests.entries()) {
  const response = await fetch(`${product}${path}`, request);
  const text = await response.text();
  const type = response.headers.get('content-type') ?? 'text/plain';
  // `fetch` has decompressed the body.
  const isPacked = response.headers.get('content-encoding') === 'gzip';
  const body = isPacked ? gzipSync(text) : text;
  app.get(`/bare/${index}`, (_request, reply) =>
    (isPacked ? reply.header('content-encoding', 'gzip') : reply).type(type).send(body),
  );
}

const pool = new Pool({ host: socketFolder, port: 5432, user: 'medeina', database: 'medeina', max: 10 });
await pool.query('drop schema if exists bench cascade');
await pool.query(`
  create schema bench;
  create table bench.authors as select n as id, 'Author ' || n as name from generate_series(1, 100) n;
  create table bench.shelves as select n as id, 'Shelf ' || n as name from generate_series(1, 20) n;
  create table bench.books as
    select n as id, 'A book with a title ' || n as title, n % 100 + 1 as author_id, n % 20 + 1 as shelf_id, n * 7 as price
    from generate_series(1, 1000) n;
  create table bench.counters as select n as id, 0 as number from generate_series(1, 1000) n;
  alter table bench.counters add primary key (id);
  alter table bench.authors add primary key (id);
  alter table bench.shelves add primary key (id);
  alter table bench.books add primary key (id);
  create table bench.cart_lines (like cart_lines including all);
  create table bench.orders (like orders including all);
  create table bench.order_lines (like order_lines including all);
  create table bench.order_confirmations (like order_confirmations including all);
  create table bench.audit_events (like audit_events including all);
  analyze bench.authors; analyze bench.shelves; analyze bench.books; analyze bench.counters;
`);
const join = {
  name: 'join',
  text: `
    select b.id, b.title, b.price, a.name as author, s.name as shelf
    from bench.books b join bench.authors a on a.id = b.author_id join bench.shelves s on s.id = b.shelf_id
    order by b.id limit $1`,
  values: [12],
};
app.get('/join', async () => ({ data: (await pool.query(join)).rows }));
const write = {
  name: 'write',
  text: 'update bench.counters set number = number + 1 where id = $1 returning number',
};
let turn = 0;
app.get('/write', async () => {
  // A row each, to avoid waiting for locks.
  turn = (turn % 1000) + 1;
  return { data: (await pool.query({ ...write, values: [turn] })).rows };
});
const putLine = {
  name: 'cart',
  text: `
    insert into bench.cart_lines (user_id, product_id, quantity) values ($1, 1, 2)
    on conflict (user_id, product_id) do update set quantity = bench.cart_lines.quantity % 90 + 1 returning quantity`,
};
app.get('/cart', async () => {
  turn = (turn % 1000) + 1;
  return { data: (await pool.query({ ...putLine, values: [turn] })).rows };
});
/** What an order that replaces another one writes, and nothing else. */
const orderOf = [
  `update bench.orders set status = 'cancelled', ended_at = now() where user_id = $1 and status = 'pending'`,
  `insert into bench.orders (user_id, language, payment_method, buyer_name, buyer_email, sub_total_cents, tax_cents,
     total_cents, fingerprint, expires_at)
   values ($1, 'lt', 'paysera', 'Vardenė Pavardenė', 'a@example.org', 20000, 3471, 20000,
     'a-hash-that-is-as-long-as-the-ones-of-orders', now() + interval '1 day')`,
  `insert into bench.order_lines (order_id, position, product_id, course_id, name, description, category_id, quantity,
     unit_cents, tax_rate, net_cents, tax_cents)
   select id, 0, 1, 1, 'A course with a title', 'Online', 1, 2, 10000, 2100, 16529, 3471
   from bench.orders where user_id = $1 and status = 'pending'`,
  `insert into bench.order_confirmations (user_id, key, order_id, fingerprint)
   select user_id, gen_random_uuid()::text, id, fingerprint from bench.orders where user_id = $1 and status = 'pending'`,
  `insert into bench.audit_events (actor_kind, actor_user_id, action, outcome, details)
   values ('person', $1, 'order.confirmed', 'done', '{}')`,
];
app.get('/order', async () => {
  turn = (turn % 1000) + 1;
  const values = [turn];
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [at, text] of orderOf.entries()) await client.query({ name: `order${at}`, text, values });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { data: 'done' };
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
