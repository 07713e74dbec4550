import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { createTestApp } from './harness.ts';
import { makeBuiltApp } from './support/built-app.ts';
import { type Connection, openDatabaseWay } from './support/database-way.ts';

/** Makes people, reads what is stored and owns the database; the servers under test reach it by a way that is disturbed. */
const healthy = await createTestApp();
const { sql } = healthy.database;
const appFolder = makeBuiltApp();

/** PostgreSQL's message that ends a connection before it is one. */
function fatal(code: string, text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const moods: Readonly<Record<string, (connection: Connection) => void>> = {
  well: ({ near, far }) => void near.pipe(far).pipe(near),
  'stopped, its machine refuses': ({ near }) => void near.resetAndDestroy(),
  'starting again': ({ near }) =>
    void near.once('data', () => near.end(fatal('57P03', 'the database system is starting up'))),
  'out of connections': ({ near }) =>
    void near.once('data', () => near.end(fatal('53300', 'sorry, too many clients already'))),
  'silent, its network swallows all': ({ near }) => void near.resume(),
  'talking nonsense': ({ near }) =>
    void near.once('data', () => near.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
};
const bad = Object.keys(moods).filter((mood) => mood !== 'well');

/** A server whose database can be disturbed. */
async function openServer(answerTimeoutSeconds = 20) {
  let mood = 'well';
  const way = await openDatabaseWay(healthy.database.name, (connection) => moods[mood]?.(connection));
  const database = openDatabase(way.address, {
    connections: 2,
    connectTimeoutSeconds: 1,
    answerTimeoutSeconds,
  });
  const log = createLog('silent');
  const app = await createApp({ settings: healthy.settings, database, log, web: { appFolder } });
  await app.http.ready();
  onTestFinished(async () => {
    mood = 'well';
    await app.close();
    await database.close(0);
  });
  const english = { 'x-oc-merchant-language': 'en-gb' };
  return {
    ask: (url: string, headers: object = {}) => app.http.inject({ url, headers: { ...english, ...headers } }),
    open: (url: string, language: string) =>
      app.http.inject({ url, headers: { accept: 'text/html', cookie: `language=${language}` } }),
    send: (url: string, payload: object, headers: object = {}) =>
      app.http.inject({ method: 'POST', url, payload, headers: { ...english, ...headers } }),
    /** From now on; what was connected before is cut. */
    become: (next: string) => {
      mood = next;
      for (const { near, far } of way.connections.splice(0)) for (const end of [near, far]) end.destroy();
    },
    /** Once a statement with these words has gone out, what the database says does not arrive. @returns whether it has. */
    holdAfter: (words: string) => {
      let isHeld = false;
      for (const { near, far } of way.connections)
        near.on('data', (data: Buffer) => {
          if (!data.includes(words)) return;
          isHeld = true;
          far.unpipe(near);
        });
      return () => isHeld;
    },
    /** What the database says next is not what it said. */
    garble: () => {
      for (const { near } of way.connections) near.write(Buffer.alloc(64, 0xff));
    },
  };
}

const away = {
  code: 'unavailable',
  message: 'The service is not available right now. Please try again in a minute.',
};

test.each(bad)('with a database that is %s people are told, and all goes on by itself', async (mood) => {
  const person = await healthy.person();
  const server = await openServer();
  const named = (firstname: string) => server.send('/api/settings', { firstname }, person.headers);
  expect((await server.ask('/api/account/sessions', person.headers)).statusCode).toBe(200);
  server.become(mood);
  const [read, change, login] = [
    await server.ask('/api/account/sessions', person.headers),
    await named('Nauja'),
    await server.send('/api/auth/login', { username: person.username, password: person.password }),
  ];
  for (const answer of [read, change, login]) {
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([503, '5', away]);
  }
  expect((await server.ask('/readyz')).statusCode).toBe(503);
  expect((await server.ask('/healthz')).statusCode).toBe(200);
  server.become('well');
  await expect
    .poll(async () => (await server.ask('/api/account/sessions', person.headers)).statusCode, {
      timeout: 20_000,
    })
    .toBe(200);
  // The session is the same, and the person was told the truth of the change: it is not made.
  const stored = async () => await sql`select firstname from users where id = ${person.id}`;
  expect(await stored()).toEqual([{ firstname: 'Vardenė' }]);
  expect((await named('Nauja')).statusCode).toBe(200);
  expect(await stored()).toEqual([{ firstname: 'Nauja' }]);
});

const pages = [
  ['/', 'lt', 'Paslauga šiuo metu neprieinama.', 'Bandykite po minutės.'],
  ['/course-about/101', 'en', 'The service is not available right now.', 'Please try again in a minute.'],
  ['/faq?page=2', 'ru', 'Сервис сейчас недоступен.', 'Попробуйте через минуту.'],
] as const;

test.each(bad)('with a database that is %s pages say so, and are there again by themselves', async (mood) => {
  const server = await openServer();
  // What was drawn before may be shown on; these were not.
  expect((await server.open('/help', 'lt')).statusCode).toBe(200);
  server.become(mood);
  for (const [path, language, heading, advice] of pages) {
    const answer = await server.open(path, language);
    expect([answer.statusCode, answer.headers]).toMatchObject([
      503,
      { 'retry-after': '5', 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
    ]);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<h1>${heading}</h1><p>${advice}</p>`);
    // By this whoever is asked for help finds the fault in the log.
    expect(answer.body).toContain(`<code>${String(answer.headers['x-request-id'])}</code>`);
  }
  server.become('well');
  for (const [path, language] of pages)
    await expect
      .poll(async () => (await server.open(path, language)).statusCode, { timeout: 20_000 })
      .toBe(200);
});

test('with a database that is slow in the middle of a change the call is given up in time, and all of it taken back', async () => {
  const person = await healthy.person();
  const server = await openServer(1.5);
  const stored = async () =>
    await sql`
      select firstname, city from users left join accounts on user_id = users.id where users.id = ${person.id}`;
  const before = await stored();
  const change = () =>
    server.send('/api/settings', { firstname: 'Nauja', country: 'LT', city: 'Kaunas' }, person.headers);
  expect((await server.ask('/api/account/sessions', person.headers)).statusCode).toBe(200);
  // The first of its two writes.
  const isHeld = server.holdAfter('update "users" set "firstname"');
  const answer = await change();
  expect([isHeld(), answer.statusCode, answer.json()]).toMatchObject([true, 503, away]);
  // The server has given up its connection, and the database what was begun on it.
  await vi.waitFor(async () => {
    const [left] = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(left?.count).toBe(0);
  });
  expect(await stored()).toEqual(before);
  server.become('well');
  await vi.waitFor(async () => expect((await change()).statusCode).toBe(200), 20_000);
  expect(await stored()).toMatchObject([{ firstname: 'Nauja', city: 'Kaunas' }]);
});

test('bytes that are no answer of PostgreSQL end their connection, not the server', async () => {
  const person = await healthy.person();
  const server = await openServer(1.5);
  expect((await server.ask('/api/account/sessions', person.headers)).statusCode).toBe(200);
  server.garble();
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        const { statusCode } = await server.ask('/api/account/sessions', person.headers);
        seen.add(statusCode);
        return statusCode;
      },
      { timeout: 20_000 },
    )
    .toBe(200);
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('with a database that takes no changes people read on, and each change says that it was not made', async () => {
  const person = await healthy.person();
  const server = await openServer();
  // Whoever connects from now on may change nothing, this test's own connections too.
  const reset = async () =>
    sql.begin(async (inside) => {
      await inside`set transaction read write`;
      await inside.unsafe(`alter database ${healthy.database.name} reset default_transaction_read_only`);
    });
  await sql.unsafe(`alter database ${healthy.database.name} set default_transaction_read_only = on`);
  onTestFinished(reset);
  server.become('well');
  await vi.waitFor(async () => {
    expect((await server.ask('/api/account/sessions', person.headers)).statusCode).toBe(200);
  });
  expect((await server.ask('/api/products')).statusCode).toBe(200);
  const login = { username: person.username, password: person.password };
  for (const refused of [
    await server.send('/api/auth/login', login),
    await server.send('/api/auth/password/check', login, person.headers),
  ])
    expect([refused.statusCode, refused.json()]).toMatchObject([503, away]);
  await reset();
  // Nobody cuts the connections: one that refused a change is given up.
  await vi.waitFor(async () => {
    expect((await server.send('/api/auth/login', login)).statusCode).toBe(200);
  });
});
