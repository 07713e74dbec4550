import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@medeina/contract/endpoints';
import { expect, test } from 'vitest';
import { createUser } from '../src/auth/users.ts';
import { atWork } from '../src/command/shell.ts';
import { startDemoProvider } from '../src/demo-provider/provider.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { seller } from './harness.ts';
import { importSmallCatalogue } from './support/catalogue.ts';
import { type ChildServer, makeDataFolder, startChild } from './support/child-server.ts';
import { freePort } from './support/free-port.ts';
import { callJson, isGone, killDatabase } from './support/killing.ts';
import { createRandom, isFull, roundsOf, seed } from './support/random.ts';
import { payAt } from './support/shop.ts';
import { statements } from './support/statements.ts';

const leastKills = roundsOf(2, 250);
const checkouts = isFull ? 3 * leastKills : 24;
const atOnce = 4;
const password = 'kuprinė ir trys uogos';

/** A buyer who tries again until their order is paid, as people do, with the key of their first try. */
interface Checkout {
  readonly username: string;
  readonly key: string;
  /** Orders that the server acknowledged. */
  readonly known: Set<number>;
  paid: number | undefined;
}

test(
  `${checkouts} checkouts while the server and its database are killed at least ${leastKills} times: none lost, none doubled`,
  { timeout: 120_000 + checkouts * 10_000 },
  async () => {
    const dataFolder = makeDataFolder();
    const random = createRandom(seed);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const provider = await startDemoProvider({ port: 0, publicUrl: url, log: createLog('silent') });
    const { paypal } = provider.payments;
    const environment = {
      DATA_DIR: dataFolder,
      PORT: String(port),
      PUBLIC_URL: url,
      SHOPPING: 'true',
      ...seller,
      PAYPAL_CLIENT_ID: paypal?.clientId ?? '',
      PAYPAL_CLIENT_SECRET: paypal?.clientSecret ?? '',
      PAYPAL_WEBHOOK_ID: paypal?.webhookId ?? '',
      PAYPAL_URL: paypal?.url ?? '',
    };
    const settings = readSettings(environment);
    const product = await atWork(settings, async ({ database }) => {
      await importSmallCatalogue({ database, settings });
      const sql = statements(database.executor);
      for (let at = 0; at < checkouts; at += 1)
        await createUser(database.executor, {
          username: `buyer${at}`,
          email: `buyer${at}@example.org`,
          firstname: 'Vardenė',
          lastname: 'Pavardenė',
          telephone: null,
          dateOfBirth: null,
          password,
          mustChangePassword: false,
          language: 'lt',
        });
      const [dated] = await sql<{ id: number; course_id: number }>`
        select id, course_id from current_products
        where starts_at is not null and price_cents > 0 and is_on_offer order by id limit 1`;
      // As many seats as buyers: one that is lost leaves somebody without theirs.
      await sql`update practical_sessions set capacity = ${checkouts} where product_id = ${dated?.id ?? 0}`;
      return { id: dated?.id ?? 0, course: dated?.course_id ?? 0 };
    });

    const all: Checkout[] = Array.from({ length: checkouts }, (_, at) => ({
      username: `buyer${at}`,
      key: randomUUID(),
      known: new Set<number>(),
      paid: undefined,
    }));
    const open = [...all];
    let server = await startChild(environment);
    const isOver = () => all.every(({ paid }) => paid !== undefined);
    let kills = 0;
    let buying = 0;
    /** Buyers come as the kills go on, or the last kills would find nobody; but there is always one. */
    const mayBegin = (): boolean =>
      open.length > 0 &&
      (buying === 0 || checkouts - open.length < Math.ceil((checkouts * (kills + 1)) / leastKills));
    /** Whether nobody else may come before a kill: it meets the last, or too few buyers would be left for the other kills. */
    const isLast = (): boolean => kills < leastKills && buying === 1 && !mayBegin();

    async function buyUntilPaid(checkout: Checkout): Promise<void> {
      while (checkout.paid === undefined) {
        try {
          await buy(url, checkout, product.id, random.chance(0.3) ? 'never' : 'none');
        } catch (error) {
          // The server is dead, or says that its database is: the buyer tries again.
          if (!isGone(error)) throw error;
          await wait(100);
        }
      }
    }

    async function work(): Promise<void> {
      while (open.length > 0) {
        const checkout = mayBegin() ? open.shift() : undefined;
        if (checkout === undefined) {
          await wait(20);
          continue;
        }
        buying += 1;
        await buyUntilPaid(checkout);
        buying -= 1;
      }
    }

    // How long they take beside each other: a time of our own would let nobody finish on a busy machine.
    const began = performance.now();
    await Promise.all(open.splice(0, atOnce).map(buyUntilPaid));
    const longest = Math.ceil(performance.now() - began);

    async function kill(): Promise<void> {
      while (!isOver()) {
        const until = performance.now() + random.below(longest);
        while (performance.now() < until && !isLast()) await wait(5);
        // One that finds nobody would not count.
        if (buying === 0) continue;
        server = await killOne(server, kills % 4 === 1 ? 'database' : 'server');
        kills += 1;
      }
    }
    async function killOne(running: ChildServer, what: 'database' | 'server'): Promise<ChildServer> {
      if (what === 'server') {
        await running.end('SIGKILL');
        return startChild(environment);
      }
      await killDatabase(running, dataFolder);
      return running;
    }

    await Promise.all([kill(), ...Array.from({ length: atOnce }, () => work())]);
    await server.end('SIGTERM');
    await provider.stop();
    expect(kills).toBeGreaterThanOrEqual(leastKills);
    process.stdout.write(`seed ${seed}: ${kills} kills during ${checkouts} checkouts\n`);

    await atWork(settings, async ({ database }) => {
      const sql = statements(database.executor);
      const context = `seed ${seed}, ${kills} kills`;
      const orders = await sql<{ id: number; status: string; username: string }>`
        select orders.id, orders.status, users.username from orders join users on users.id = orders.user_id`;
      const ids = new Set(orders.map(({ id }) => id));
      const lost = all.flatMap(({ known }) => [...known].filter((id) => !ids.has(id)));
      expect(lost, context).toEqual([]);
      const paid = orders.filter(({ status }) => status === 'paid');
      expect(new Set(paid.map(({ id }) => id)), context).toEqual(new Set(all.map((one) => one.paid)));
      expect(paid, context).toHaveLength(checkouts);
      expect(new Set(paid.map(({ username }) => username)).size, context).toBe(checkouts);
      expect(
        orders.filter(({ status }) => status === 'pending'),
        context,
      ).toEqual([]);
      const numbers = await sql<{ number: number; order_id: number }>`
        select number, order_id from invoices where series = 'MED' order by number`;
      expect(
        numbers.map(({ number }) => number),
        context,
      ).toEqual(numbers.map((_, at) => at + 1));
      expect(new Set(numbers.map((row) => row.order_id)).size, context).toBe(checkouts);
      const [seats] = await sql<{ held: number; enrolled: number; due: number }>`
        select
          (select count(*)::integer from seat_holds where product_id = ${product.id}) as held,
          (select count(*)::integer from enrolments where product_id = ${product.id} and status = 'active') as enrolled,
          (select count(*)::integer from payments where status in ('refund_due', 'refunded')) as due`;
      expect(seats, context).toEqual({ held: checkouts, enrolled: checkouts, due: 0 });
    });
  },
);

/** One try, from the login to the paid order. Whatever was done before is done once. */
async function buy(url: string, checkout: Checkout, product: number, fault: string): Promise<void> {
  let token = '';
  const ask = (path: string, body: object = {}, headers: Record<string, string> = {}): Promise<unknown> =>
    callJson(`${url}${path}`, { body, headers, token: token === '' ? undefined : token });
  const login = endpoints['auth.login'].responses[200].parse(
    await ask('/api/auth/login', { username: checkout.username, password }),
  );
  token = login.access_token ?? '';
  // An order that an earlier try paid for, or began to.
  for (const id of checkout.known) {
    const { status } = endpoints['shopping.orders.check'].responses[200].parse(
      await ask(`/api/customerorders/${id}/check`),
    );
    if (status === 'paid') checkout.paid = id;
  }
  if (checkout.paid !== undefined) return;
  await ask('/api/cart', { product_id: product });
  await ask('/api/paymentmethods', { payment_method: 'paypal', agree: true });
  const order = endpoints['shopping.confirm'].responses[200].parse(
    await ask('/api/confirm', {}, { 'idempotency-key': checkout.key }),
  );
  checkout.known.add(order.order_id);
  if (order.redirect?.startsWith('http') === true) await payAt(order.redirect, fault);
  const { status } = endpoints['shopping.orders.check'].responses[200].parse(
    await ask(`/api/customerorders/${order.order_id}/check`),
  );
  if (status === 'paid') checkout.paid = order.order_id;
}
