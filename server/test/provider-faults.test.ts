import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { clientOf, startDemoProvider } from '../src/demo-provider/provider.ts';
import { createLog } from '../src/platform/log.ts';
import { createTestApp } from './harness.ts';
import { createBrowser } from './support/browser.ts';
import { freePort } from './support/free-port.ts';
import { startMailbox } from './support/mailbox.ts';
import { openShop, payAt, untilStatus } from './support/shop.ts';

/** The most milliseconds that a provider may be waited for, while somebody waits for us. */
const longestWait = 10_000;
const waits: number[] = [];

/** Every wait is a twentieth as long: nobody waits long for the silent ones. */
beforeEach(() => {
  waits.length = 0;
  const after = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return after(milliseconds / 20);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  const endless = waits.filter((milliseconds) => milliseconds > longestWait);
  if (endless.length > 0) throw new Error(`Somebody would have waited ${endless.join(', ')} ms`);
});

/** What a provider says to whoever connects, whatever they ask. */
const words: Readonly<Record<string, (socket: Socket) => void>> = {
  'hangs up': (socket) => void socket.resetAndDestroy(),
  'says nothing': (socket) => void socket.resume(),
  'answers with an error page': (socket) => say(socket, '500 Internal Server Error', '<html>Oops</html>'),
  'answers with a page in place of data': (socket) => say(socket, '200 OK', '<html>Welcome</html>'),
  'answers with data of something else': (socket) => say(socket, '200 OK', '{"cat":["meow"]}'),
  'has too little money': (socket) =>
    say(
      socket,
      '422 Unprocessable Entity',
      '{"name":"UNPROCESSABLE_ENTITY","details":[{"issue":"REFUND_FAILED_INSUFFICIENT_FUNDS"}]}',
    ),
  'breaks off in the middle': (socket) =>
    void socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"id":')),
  'talks another language': (socket) => void socket.once('data', () => socket.end('SSH-2.0-OpenSSH_9.9\r\n')),
  'sends its callers to another site': (socket) =>
    void socket.once('data', () =>
      socket.end('HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\nContent-Length: 0\r\n\r\n'),
    ),
};

function say(socket: Socket, status: string, body: string): void {
  socket.once('data', () =>
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    ),
  );
}

/** Every mood, and the calls that it is about. */
const all = (paths: RegExp) => Object.keys(words).map((mood) => [mood, paths] as const);
const isLogin = (url: URL): boolean => url.pathname === '/login';

/** A provider that is out of order. */
async function startBroken() {
  const broken = { mood: 'hangs up', asked: 0, url: '' };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    words[broken.mood]?.(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterAll(() => void server.close());
  const address = server.address();
  broken.url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return broken;
}

const provider = await startBroken();

// Counted as they go out: a connection that is kept shows no second call.
const send = globalThis.fetch;
globalThis.fetch = async (to, init) => {
  if (String(to instanceof Request ? to.url : to).startsWith(provider.url)) provider.asked += 1;
  return await send(to, init);
};

function addressOf(to: Request | URL | string): URL {
  return new URL(to instanceof Request ? to.url : to);
}

/**
 * From now on the calls to these paths are done, but their answers are those of the provider that is out of order.
 * @returns ends it.
 */
function breakCalls(mood: string, paths: RegExp): () => void {
  Object.assign(provider, { mood, asked: 0 });
  const well = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const url = addressOf(to);
    if (!paths.test(url.pathname)) return await well(to, init);
    await (await well(to, { ...init, signal: null })).arrayBuffer();
    return await well(provider.url + url.pathname, init);
  });
  const end = () => {
    spy.mockRestore();
  };
  onTestFinished(end);
  return end;
}

describe('a payment provider that', async () => {
  const { buyer, app, dated } = await openShop({ PAYPAL_URL: provider.url });
  test.each(Object.keys(words))(
    '%s costs nobody anything: the buyer is told, and keeps cart and seat',
    async (mood) => {
      const me = buyer(await app.person());
      await me.add(dated.id);
      await me.choose('paypal');
      Object.assign(provider, { mood, asked: 0 });
      const { status, body } = await me.confirm();
      expect([status, body]).toMatchObject([
        503,
        {
          code: 'payment_unavailable',
          message: expect.stringContaining('Mokėjimo paslauga'),
        },
      ]);
      expect(provider.asked).toBeGreaterThan(0);
      expect((await me.ask('GET', '/api/cart')).body).toMatchObject({ count: 1 });
      expect(await me.hasCourse(dated.course_id)).toBe(false);
      // The other method is not held up.
      await me.choose('paysera');
      expect((await me.confirm()).order).toMatchObject({ status: 'pending' });
    },
  );
});

describe('a payment provider that, its first calls gone well,', async () => {
  const { buyer, app, dated, payTooLate, runJob } = await openShop();
  const { sql } = app.database;
  const creation = /\/v2\/checkout\/orders$/;
  const look = /\/v2\/checkout\/orders\/[^/]+$/;
  const capture = /\/v2\/checkout\/orders\/[^/]+\/capture$/;
  const refund = /\/v2\/payments\/captures\/[^/]+\/refund$/;

  test.each(all(creation))(
    '%s when an order is made takes nothing, and makes it a little later',
    async (mood, paths) => {
      const me = buyer(await app.person());
      await me.add(dated.id);
      await me.choose('paypal');
      const end = breakCalls(mood, paths);
      const { status, body } = await me.confirm();
      expect([status, body]).toMatchObject([503, { code: 'payment_unavailable' }]);
      expect(provider.asked).toBeGreaterThan(0);
      expect((await me.ask('GET', '/api/cart')).body).toMatchObject({ count: 1 });
      end();
      const { order } = await me.confirm();
      await payAt(order?.redirect ?? '');
      await untilStatus(() => me.order(order?.order_id ?? 0), 'paid');
    },
  );

  /** Somebody who pays while the calls are broken; the webhook comes at once, and so does the buyer. */
  async function payMeanwhile(mood: string, paths: RegExp) {
    const me = buyer(await app.person());
    await me.add(dated.id);
    await me.choose('paypal');
    const { order } = await me.confirm();
    const end = breakCalls(mood, paths);
    expect(await payAt(order?.redirect ?? '')).toContain('/payment/');
    expect(provider.asked).toBeGreaterThan(0);
    return { me, end, id: order?.order_id ?? 0 };
  }

  /** What came of an order, once it is asked for again. */
  async function outcomeOf(me: ReturnType<typeof buyer>, id: number) {
    const { body } = await me.ask('POST', `/api/customerorders/${id}/check`);
    const payments = await sql<{ status: string }>`select status from payments where order_id = ${id}`;
    return {
      order: body.status,
      payments: payments.map(({ status }) => status),
      hasCourse: await me.hasCourse(dated.course_id),
    };
  }
  const paidOnce = { order: 'paid', payments: ['paid'], hasCourse: true };

  test.each(all(look))(
    '%s when asked how an order stands gives no course until it says',
    async (mood, paths) => {
      const { me, end, id } = await payMeanwhile(mood, paths);
      expect((await me.order(id)).status).toBe('pending');
      expect(await me.hasCourse(dated.course_id)).toBe(false);
      end();
      expect(await outcomeOf(me, id)).toEqual(paidOnce);
    },
  );

  test('has forgotten what nobody approved is not away: it is asked no more, and a press begins anew', async () => {
    const me = buyer(await app.person());
    await me.add(dated.id);
    await me.choose('paypal');
    const { order } = await me.confirm();
    const id = order?.order_id ?? 0;
    await sql`update payments set started_at = now() - interval '1 hour' where order_id = ${id}`;
    const token = new URL(order?.redirect ?? '').searchParams.get('token') ?? '';
    const isForgotten = (to: Request | URL | string) => addressOf(to).pathname.endsWith(`/orders/${token}`);
    const well = globalThis.fetch;
    const calls = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (to, init) =>
        isForgotten(to)
          ? Response.json({ name: 'RESOURCE_NOT_FOUND' }, { status: 404 })
          : await well(to, init),
      );
    const asked = () => calls.mock.calls.filter(([to]) => isForgotten(to)).length;
    const warned = vi.spyOn(app.context.log, 'warn');
    await runJob('open-payments');
    await runJob('open-payments');
    expect([asked(), warned.mock.calls]).toEqual([1, []]);
    expect(await outcomeOf(me, id)).toEqual({ order: 'pending', payments: ['failed'], hasCourse: false });
    const { body } = await me.ask('POST', `/api/customerorders/${id}/pay`, { payment_method: 'paypal' });
    expect(body.redirect).not.toBe(order?.redirect);
    await payAt(body.redirect);
    await untilStatus(() => me.order(id), 'paid');
  });

  test.each(all(capture))('%s when it takes the money has taken it once', async (mood, paths) => {
    const { me, end, id } = await payMeanwhile(mood, paths);
    end();
    expect(await outcomeOf(me, id)).toEqual(paidOnce);
  });

  test.each(all(refund))(
    '%s when money goes back is asked again, and gives it back once',
    async (mood, paths) => {
      const { status } = await payTooLate();
      const end = breakCalls(mood, paths);
      await runJob('due-refunds').catch(() => undefined);
      expect(provider.asked).toBeGreaterThan(0);
      expect(await status()).toBe('refund_due');
      end();
      await runJob('due-refunds');
      expect(await status()).toBe('refunded');
    },
  );

  test('refuses for good to give money back is asked once, and the operator hears of it', async () => {
    const { id, status } = await payTooLate('refund');
    const warned = vi.spyOn(app.context.log, 'warn');
    const calls = vi.spyOn(globalThis, 'fetch');
    const asked = () => calls.mock.calls.filter(([to]) => refund.test(addressOf(to).pathname)).length;
    await runJob('due-refunds');
    await runJob('due-refunds');
    expect([await status(), asked()]).toEqual(['refund_due', 1]);
    const reason = 'REFUND_TIME_LIMIT_EXCEEDED';
    expect(warned.mock.calls).toEqual([
      [{ order: id, provider: 'paypal', reason }, expect.stringContaining('by hand')],
    ]);
    const events = await sql`
      select outcome, details->>'reason' as reason from audit_events
      where action = 'payment.refund_refused' and object_id = ${String(id)}`;
    expect(events).toEqual([{ outcome: 'refused', reason }]);
  });

  test('tells of a capture that failed beside the one that was paid gives that one back', async () => {
    const { status } = await payTooLate();
    const well = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
      const answer = await well(to, init);
      if (!look.test(addressOf(to).pathname)) return answer;
      const declined =
        '"captures":[{"id":"X1","status":"DECLINED","amount":{"currency_code":"EUR","value":"1"}},';
      return new Response((await answer.text()).replace('"captures":[', declined));
    });
    await runJob('due-refunds');
    expect(await status()).toBe('refunded');
  });
});

describe('an identity provider that', () => {
  test.each(Object.keys(words))('%s is said to be away, and the page goes on', async (mood) => {
    const app = await createTestApp({
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: provider.url,
    });
    Object.assign(provider, { mood, asked: 0 });
    const start = await app.request({ url: '/oauth-login?environment=google&back_uri=%2Ffaq' });
    expect(provider.asked).toBeGreaterThan(0);
    const to = new URL(String(start.headers.location));
    expect([start.statusCode, to.pathname, to.searchParams.get('redirect')]).toEqual([302, '/login', '/faq']);
    expect(to.searchParams.get('error')).toMatch(/^(?:unavailable|refused)$/);
    // Whoever has a password is not held up.
    expect((await app.person()).accessToken).not.toBe('');
  });
});

describe.each([
  ['the code is exchanged', /\/token$/],
  ['its keys are read', /\/jwks$/],
  ['it is asked who somebody is', /\/me$/],
])('an identity provider that, when %s,', async (_when, paths) => {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const client = { client_id: 'client', client_secret: 'secret' };
  const demo = await startDemoProvider({
    port: 0,
    publicUrl: site,
    log: createLog('silent'),
    clients: [clientOf(site, 'google', { ...client, token_endpoint_auth_method: 'client_secret_post' })],
  });
  const app = await createTestApp({
    PORT: String(port),
    PUBLIC_URL: site,
    GOOGLE_CLIENT_ID: client.client_id,
    GOOGLE_CLIENT_SECRET: client.client_secret,
    GOOGLE_ISSUER: demo.issuer,
  });
  await app.http.listen({ port, host: '127.0.0.1' });
  afterAll(() => demo.stop());

  test.each(Object.keys(words))('%s signs nobody in, and the page goes on', async (mood) => {
    const browser = createBrowser();
    const form = await browser.open(`${site}/oauth-login?environment=google&back_uri=%2Ffaq`, isLogin);
    breakCalls(mood, paths);
    const { url } = await browser.submit(
      form,
      { username: 'ruta', password: 'demo-medeina', do: 'login' },
      isLogin,
    );
    expect(provider.asked).toBeGreaterThan(0);
    expect([url.pathname, url.searchParams.get('redirect'), url.searchParams.has('access_token')]).toEqual([
      '/login',
      '/faq',
      false,
    ]);
    expect(url.searchParams.get('error')).toMatch(/^(?:unavailable|refused)$/);
    expect(waits.length).toBeGreaterThan(0);
  });
});

describe('a mail server that', () => {
  const replies: Readonly<Record<string, string>> = {
    'is not there': '',
    'has no time': '421 4.3.2 Try again later\r\n',
    'refuses everything': '554 5.7.1 No\r\n',
    'talks nonsense': 'HTTP/1.1 200 OK\r\n\r\n',
  };
  test.each(Object.entries(replies))('%s loses no letter', async (_what, reply) => {
    const mailbox = await startMailbox();
    let isWell = false;
    const door = createServer((socket) => {
      socket.on('error', () => undefined);
      if (!isWell) {
        if (reply === '') socket.resetAndDestroy();
        else socket.end(reply);
        return;
      }
      const behind = new URL(mailbox.url);
      const far = connect(Number(behind.port), behind.hostname);
      far.on('error', () => undefined);
      socket.pipe(far).pipe(socket);
    });
    await once(door.listen(0, '127.0.0.1'), 'listening');
    afterAll(() => void door.close());
    const address = door.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const app = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { runsJobs: true });
    const person = await app.person();
    const email = `${person.username}@example.org`;
    const asked = await app.request({
      method: 'POST',
      url: '/api/auth/password/forgotten',
      payload: { username: person.username },
    });
    expect(asked.statusCode).toBe(200);
    const states = async () =>
      (await app.database.sql<{ state: string }>`select state::text from pgboss.job where name = 'mail'`).map(
        ({ state }) => state,
      );
    await expect.poll(states, { timeout: 20_000 }).toEqual(['retry']);
    isWell = true;
    // The next try is a minute away.
    await app.database.sql`update pgboss.job set start_after = now() where name = 'mail'`;
    expect((await mailbox.next(email)).subject).not.toBe('');
  });
});
