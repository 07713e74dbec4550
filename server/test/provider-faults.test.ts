import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from './harness.ts';
import { startMailbox } from './support/mailbox.ts';
import { openShop } from './support/shop.ts';

/** What a provider says to whoever connects, whatever they ask. */
const words: Readonly<Record<string, (socket: Socket) => void>> = {
  'hangs up': (socket) => void socket.resetAndDestroy(),
  'answers with an error page': (socket) => say(socket, '500 Internal Server Error', '<html>Oops</html>'),
  'answers with a page in place of data': (socket) => say(socket, '200 OK', '<html>Welcome</html>'),
  'answers with data of something else': (socket) => say(socket, '200 OK', '{"cat":["meow"]}'),
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

/** A provider that is out of order. */
async function startBroken() {
  const broken = { mood: 'hangs up', asked: 0, url: '' };
  const server = createServer((socket) => {
    broken.asked += 1;
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
