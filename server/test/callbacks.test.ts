import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { usualLimits } from '../src/platform/limit-rules.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { openShop, payAt, untilStatus } from './support/shop.ts';
import { createRandom, isFull, seed } from './support/random.ts';

/** Messages of providers that come often, in any order, or from somebody else. */
const { app, buyer, dated, environment } = await openShop();
const { sql } = app.database;
const random = createRandom(seed);

/** The messages that really arrived while something was done, as they were sent. */
async function overhear(act: () => Promise<unknown>) {
  const heard: { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload: Buffer }[] =
    [];
  const given = globalThis.fetch;
  // The sandboxes call over the network from this process: what they send is kept on its way.
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (/^\/api\/payments\/\w+\/callback$/.test(pathname))
      heard.push({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        payload: Buffer.from(await request.clone().arrayBuffer()),
      });
    return given(request);
  };
  try {
    await act();
  } finally {
    globalThis.fetch = given;
  }
  return heard;
}

async function order(method: string) {
  const person = await app.person();
  const me = buyer(person);
  await me.add(dated.id);
  await me.choose(method);
  const { order: confirmed } = await me.confirm();
  return { me, person, id: confirmed?.order_id ?? 0, page: confirmed?.redirect ?? '' };
}

/** What an order came to. */
async function outcome(id: number) {
  const [row] = await sql<{ enrolled: number; invoices: number; letters: number; paid: number }>`
    select
      (select count(*)::integer from enrolments where user_id = orders.user_id and course_id = ${dated.course_id}) as enrolled,
      (select count(*)::integer from invoices where order_id = orders.id) as invoices,
      (select count(*)::integer from audit_events where action = 'order.paid' and object_id = orders.id::text) as letters,
      (select count(*)::integer from payments where order_id = orders.id and status = 'paid') as paid
    from orders where id = ${id}`;
  return row;
}

describe.each(['paysera', 'paypal'])('%s', (method) => {
  test('each message ten times in random order: one fulfilment each', { timeout: 180_000 }, async () => {
    const count = isFull ? 10 : 3;
    const orders = await Promise.all(Array.from({ length: count }, () => order(method)));
    const heard = await overhear(async () => {
      for (const { page } of orders) await payAt(page);
    });
    expect(heard.length).toBeGreaterThanOrEqual(count);
    const all = heard.flatMap((message) => Array.from({ length: 10 }, () => message));
    const shuffled = all
      .map((message) => ({ message, at: random.next() }))
      .toSorted((one, other) => one.at - other.at);
    // Some at once, as several connections of a provider bring them.
    while (shuffled.length > 0) {
      const some = shuffled.splice(0, 1 + random.below(8));
      const answers = await Promise.all(some.map(({ message }) => app.request(message)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(some.map(() => 200));
    }
    for (const { me, id } of orders) {
      await untilStatus(() => me.order(id), 'paid');
      expect(await outcome(id)).toEqual({ enrolled: 1, invoices: 1, letters: 1, paid: 1 });
    }
  });

  test('forged messages give nothing', { timeout: 300_000 }, async () => {
    const forged = isFull ? 1000 : 60;
    const target = await order(method);
    const [genuine] = await overhear(async () => payAt((await order(method)).page));
    const statuses = new Set<number>();
    for (let at = 0; at < forged; at += 1) {
      const message = forge(method, genuine, target.id, at);
      statuses.add((await app.request(message)).statusCode);
    }
    expect([...statuses]).toEqual([400]);
    expect(await target.me.order(target.id)).toMatchObject({ status: 'pending', has_invoice: false });
    expect(await outcome(target.id)).toEqual({ enrolled: 0, invoices: 0, letters: 0, paid: 0 });
  });
});

test('an order that is paid twice at one bank link is owed the second sum, however often that is told', async () => {
  const { id, page } = await order('paysera');
  await payAt(page, 'before');
  const [again] = await overhear(() => payAt(page, 'before'));
  if (again === undefined) throw new Error('No message was overheard');
  expect((await app.request(again)).statusCode).toBe(200);
  expect(await sql`select provider, status, cents from payments where order_id = ${id} order by id`).toEqual([
    { provider: 'paysera', status: 'paid', cents: dated.cents },
    { provider: 'paysera-2', status: 'refund_due', cents: dated.cents },
  ]);
  const events = await sql`
    select details->>'reason' as reason, (details->>'by_hand')::boolean as by_hand from audit_events
    where action = 'payment.returned' and object_id = ${String(id)}`;
  expect(events).toEqual([{ reason: 'paid_twice', by_hand: true }]);
  expect(await outcome(id)).toEqual({ enrolled: 1, invoices: 1, letters: 1, paid: 1 });
});

test('a message of Paysera that is signed by SHA-1 alone proves nothing where SHA-256 is asked for', async () => {
  const [genuine] = await overhear(async () => payAt((await order('paysera')).page));
  const [path = '', query = ''] = (genuine?.url ?? '').split('?');
  const without = (name: string): string => {
    const left = new URLSearchParams(query);
    left.delete(name);
    return `${path}?${left.toString()}`;
  };
  const { payments } = readSettings({ ...environment, PAYSERA_SHA256_ONLY: 'true' });
  const settings = { ...app.settings, payments };
  const strict = await createApp({ settings, database: app.database, log: createLog('silent') });
  const statusOf = async (at: Pick<typeof strict, 'http'>, url: string): Promise<number> =>
    (await at.http.inject({ url })).statusCode;
  try {
    expect(await statusOf(strict, without('ss3'))).toBe(400);
    expect(await statusOf(strict, without('ss2'))).toBe(200);
    expect(await statusOf(app, without('ss3'))).toBe(200);
  } finally {
    await strict.close();
  }
});

/** A genuine message of PayPal, which was taken. */
async function genuineNotice(): Promise<Heard> {
  const [genuine] = await overhear(async () => payAt((await order('paypal')).page, 'before'));
  if (genuine === undefined) throw new Error('No message was overheard');
  return genuine;
}

const verification = '/v1/notifications/verify-webhook-signature';

test('PayPal is asked about twenty forged messages a minute of one network, and genuine ones pass', async () => {
  const genuine = await genuineNotice();
  const settings = { ...app.settings, limits: usualLimits };
  const limited = await createApp({ settings, database: app.database, log: createLog('silent') });
  const calls = vi.spyOn(globalThis, 'fetch');
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 1000 });
  try {
    const send = async (message: Heard, remoteAddress: string): Promise<number> =>
      (await limited.http.inject({ ...message, remoteAddress })).statusCode;
    const asked = () =>
      calls.mock.calls.filter(([input]) => new Request(input).url.endsWith(verification)).length;
    const bare = { ...genuine, headers: { 'content-type': 'application/json' } };
    expect([await send(bare, '10.7.0.1'), asked()]).toEqual([400, 0]);
    const forged = Array.from({ length: 100 }, (_, at) => forge('paypal', genuine, 0, at));
    const statuses = await Promise.all(forged.map((message) => send(message, '10.7.0.2')));
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect(asked()).toBe(20);
    for (let at = 0; at < 25; at += 1) expect(await send(genuine, '10.7.0.3')).toBe(200);
  } finally {
    vi.useRealTimers();
    calls.mockRestore();
    await limited.close();
  }
});

test.each([401, 429, 500])(
  'a message of which PayPal does not say whether it is genuine (%i) is to be sent again',
  async (status) => {
    const genuine = await genuineNotice();
    const send = globalThis.fetch;
    const calls = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (to, init) =>
        new Request(to).url.endsWith(verification) ? new Response('{}', { status }) : await send(to, init),
      );
    try {
      expect((await app.request(genuine)).statusCode).toBe(503);
    } finally {
      calls.mockRestore();
    }
    expect((await app.request(genuine)).statusCode).toBe(200);
  },
);

test('coming back tells nobody which orders exist, and the provider is asked once in five seconds', async () => {
  const { id, person, page } = await order('paypal');
  const settings = { ...app.settings, limits: usualLimits };
  const limited = await createApp({ settings, database: app.database, log: createLog('silent') });
  const look = vi.spyOn(globalThis, 'fetch');
  // Windows are whole: a test across a boundary would count in two.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 5000) * 5000 + 1000 });
  try {
    const comeBack = async (number: number) => {
      const { statusCode, headers } = await limited.http.inject({
        url: `/api/payments/paypal/return?order=${number}`,
      });
      return [statusCode, headers['location']];
    };
    const asked = () =>
      look.mock.calls.filter(([input]) => new Request(input).url.includes('/v2/checkout/orders/')).length;
    for (const number of [id, id, id, 2_000_000_000])
      expect(await comeBack(number)).toEqual([302, `/payment/success?order=${number}`]);
    expect(asked()).toBe(1);
    const press = async (what: 'check' | 'pay', payload = {}): Promise<unknown> =>
      (
        await limited.http.inject({
          method: 'POST',
          url: `/api/customerorders/${id}/${what}`,
          headers: person.headers,
          payload,
        })
      ).json();
    expect(await press('check')).toMatchObject({ order_id: id, status: 'pending' });
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + 5000);
    await press('check');
    await comeBack(id);
    expect(asked()).toBe(2);
    // Whoever chooses how to pay is asked for by themselves: they may have paid just now.
    for (let times = 0; times < 3; times += 1)
      expect(await press('pay', { payment_method: 'paypal' })).toMatchObject({ redirect: page });
    expect(asked()).toBe(3);
  } finally {
    vi.useRealTimers();
    look.mockRestore();
    await limited.close();
  }
});

type Heard = Awaited<ReturnType<typeof overhear>>[number];

/** What somebody could send who saw a genuine message and knows no secret. */
function forge(method: string, genuine: Heard | undefined, orderId: number, at: number): Heard {
  if (genuine === undefined) throw new Error('No message was overheard');
  const noise = randomBytes(32).toString('base64url');
  if (method === 'paysera') {
    const query = new URLSearchParams(genuine.url.split('?')[1]);
    const facts = new URLSearchParams(Buffer.from(query.get('data') ?? '', 'base64url').toString());
    facts.set('orderid', String(orderId));
    facts.set('requestid', String(at));
    const data = Buffer.from(facts.toString()).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
    query.set('data', data);
    // The signatures of the genuine one, a guess of the password, none, or noise.
    if (at % 4 === 1) query.set('ss1', createHash('md5').update(`${data}password${at}`).digest('hex'));
    if (at % 4 === 2) for (const name of ['ss1', 'ss2', 'ss3']) query.delete(name);
    if (at % 4 === 3) for (const name of ['ss1', 'ss2', 'ss3']) query.set(name, noise);
    return { ...genuine, url: `${genuine.url.split('?')[0] ?? ''}?${query.toString()}` };
  }
  const headers = { ...genuine.headers };
  if (at % 3 === 0) headers['paypal-transmission-sig'] = noise;
  if (at % 3 === 1) headers['paypal-transmission-id'] = noise;
  if (at % 3 === 2) headers['paypal-transmission-time'] = new Date(at).toISOString();
  return { ...genuine, headers };
}
