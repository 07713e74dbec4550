import { randomUUID } from 'node:crypto';
import { endpoints } from '@medeina/contract/endpoints';
import { afterAll, expect, onTestFinished } from 'vitest';
import { startDemoProvider } from '../../src/demo-provider/provider.ts';
import { createLog } from '../../src/platform/log.ts';
import { shoppingDomain } from '../../src/shopping/domain.ts';
import { createTestApp, seller, type TestApp, type TestPerson } from '../harness.ts';
import { importSmallCatalogue } from './catalogue.ts';
import { freePort } from './free-port.ts';

interface TestProduct {
  readonly id: number;
  readonly course_id: number;
  readonly cents: number;
}

/** A shop over HTTP on a real database, with the sandboxes of both providers, which call back over the network. */
export async function openShop(
  more: Readonly<Record<string, string>> = {},
  parts: { readonly runsJobs?: boolean } = {},
) {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const provider = await startDemoProvider({ port: 0, publicUrl: site, log: createLog('silent') });
  afterAll(() => provider.stop());
  const { paysera, paypal } = provider.payments;
  const environment = {
    PORT: String(port),
    PUBLIC_URL: site,
    SHOPPING: 'true',
    PAYSERA_PROJECT_ID: paysera?.projectId ?? '',
    PAYSERA_PASSWORD: paysera?.password ?? '',
    PAYSERA_PUBLIC_KEY: paysera?.publicKey ?? '',
    PAYSERA_URL: paysera?.url ?? '',
    PAYSERA_TEST: 'true',
    PAYPAL_CLIENT_ID: paypal?.clientId ?? '',
    PAYPAL_CLIENT_SECRET: paypal?.clientSecret ?? '',
    PAYPAL_WEBHOOK_ID: paypal?.webhookId ?? '',
    PAYPAL_URL: paypal?.url ?? '',
    ...seller,
    ...more,
  };
  const app = await createTestApp(environment, parts);
  await importSmallCatalogue(app);
  await app.http.listen({ port, host: '127.0.0.1' });
  const { sql } = app.database;
  const [dated, undated] = await Promise.all([
    findProduct(app, 'starts_at is not null and price_cents > 0'),
    findProduct(app, 'price_cents = 0'),
  ]);
  await sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
  const seatsHeld = async (): Promise<number> =>
    (await sql<{ seats: number }>`select seats_held as seats from current_products where id = ${dated.id}`)[0]
      ?.seats ?? 0;
  return {
    app,
    provider,
    environment,
    dated,
    undated,
    buyer: (person: Pick<TestPerson, 'headers'>) => buyerOf(app, person),
    seatsHeld,
    /** Somebody whose order was paid when its seat was gone, and how that payment stands; the test has no seats until it ends. */
    payTooLate: async (fault?: string) => {
      const me = buyerOf(app, await app.person());
      await me.add(dated.id);
      await me.choose('paypal');
      const { order } = await me.confirm();
      const id = order?.order_id ?? 0;
      await me.ask('POST', `/api/customerorders/${id}/cancel`);
      await sql`update practical_sessions set capacity = ${await seatsHeld()} where product_id = ${dated.id}`;
      onTestFinished(async () => {
        await sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
      });
      await payAt(order?.redirect ?? '', fault);
      const status = async () =>
        (await sql<{ status: string }>`select status from payments where order_id = ${id}`)[0]?.status;
      await expect.poll(status).toBe('refund_due');
      return { me, id, status };
    },
    runJob: async (name: string): Promise<void> => {
      const job = shoppingDomain.jobs?.(app.context).find((one) => one.name === name);
      if (job === undefined) throw new Error(`There is no job ${name}`);
      await job.run({});
    },
  };
}

export async function findProduct({ database }: TestApp, condition: string): Promise<TestProduct> {
  const [row] = await database.sql.unsafe<TestProduct>(
    `select id, course_id, coalesce(special_cents, price_cents) as cents from current_products
     where (${condition}) and is_on_offer order by id limit 1`,
  );
  if (row === undefined) throw new Error(`The small catalogue has no product ${condition}`);
  return row;
}

/** A buyer whose every call is a request. */
function buyerOf(app: TestApp, person: Pick<TestPerson, 'headers'>) {
  async function ask(method: 'DELETE' | 'GET' | 'POST', url: string, payload?: object, headers = {}) {
    const response = await app.request({
      method,
      url,
      headers: { ...person.headers, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  }
  return {
    ask,
    /** An answer that is not JSON. */
    file: (url: string) => app.request({ url, headers: { ...person.headers } }),
    add: (product: number, quantity = 1) => ask('POST', '/api/cart', { product_id: product, quantity }),
    choose: (method: string, more: object = {}) =>
      ask('POST', '/api/paymentmethods', { payment_method: method, agree: true, ...more }),
    confirm: (key = randomUUID()) =>
      ask('POST', '/api/confirm', undefined, { 'idempotency-key': key }).then(({ status, body }) => ({
        status,
        body,
        order: endpoints['shopping.confirm'].responses[200].safeParse(body).data,
      })),
    order: async (id: number) =>
      endpoints['shopping.orders.detail'].responses[200].parse(
        (await ask('GET', `/api/customerorders/${id}`)).body,
      ).data,
    hasCourse: async (course: number) =>
      (await ask('GET', `/api/courses/purchased/${course}`)).status === 200,
  };
}

/** Pays or turns back on a sandbox's page, as a browser does. @returns where it leads at last. */
export async function payAt(page: string, fault = 'none', press: 'cancel' | 'pay' = 'pay'): Promise<string> {
  const html = await (await fetch(page)).text();
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const form = new URLSearchParams({ do: press, fault });
  for (const [, name = '', value = ''] of html.matchAll(/name="(\w+)" value="([^"]*)"/g))
    if (name !== 'do') form.set(name, value);
  const back = await fetch(action, { method: 'POST', body: form, redirect: 'manual' });
  const returned = await fetch(back.headers.get('location') ?? '', { redirect: 'manual' });
  return returned.headers.get('location') ?? '';
}

export async function untilStatus(ask: () => Promise<{ status: string }>, status: string): Promise<void> {
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(status);
}
