import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openDatabase, refuseOldDatabase } from '../src/platform/database.ts';
import { migrate, migrationNames } from '../src/platform/migrate.ts';
import {
  linesOf,
  lockFile,
  makeDataFolder,
  postmaster,
  runCommand,
  runServer,
  spawnServer,
  startChild,
} from './support/child-server.ts';
import { freePort } from './support/free-port.ts';
import { statements } from './support/statements.ts';

// Each test starts complete servers with their own databases.
vi.setConfig({ testTimeout: 120_000 });

test('invalid settings stop the start, each by name, without a stack trace', async () => {
  const ended = await runServer({
    PORT: '70000',
    HOST: 'a b',
    DEMO: 'maybe',
    SMTP_URL: 'mail',
    PUBLIC_URL: 'x',
  });
  expect(ended.code).toBe(1);
  expect(ended.output).toMatch(/PORT must be a port number from 0 to 65535 \(it is '70000'\)/);
  for (const name of ['HOST', 'DEMO', 'SMTP_URL', 'PUBLIC_URL'])
    expect(ended.output).toContain(`${name} must be`);
  expect(ended.output).not.toMatch(/\n\s+at /);
});

test('the development server stops gracefully while a page listens for changes', async () => {
  const server = await startChild({ DATA_DIR: makeDataFolder(), NODE_ENV: 'development', PAGES: 'true' });
  const page = new WebSocket(server.url, 'vite-hmr');
  await once(page, 'open');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a server serves, a second one on its data is refused, and it stops gracefully', async () => {
  const dataFolder = makeDataFolder();
  const server = await startChild({ DATA_DIR: dataFolder });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  const second = await runServer({ DATA_DIR: dataFolder, PORT: String(await freePort()) });
  expect(second.code).toBe(1);
  expect(second.output).toContain('Another Medeina process is using the data');
  expect(second.output).not.toMatch(/\n\s+at /);

  const shared = await runCommand(['users', 'create', 'petras', '--email', 'p@example.org', '--json'], {
    DATA_DIR: dataFolder,
  });
  expect(shared.output).toContain('"created":true');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  expect(await server.end('SIGTERM')).toBe(0);
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false);
});

test('standard output is JSON lines from the start to the end, the greeting among them', async () => {
  const server = await startChild({
    DATA_DIR: makeDataFolder(),
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'http://learn.internal',
  });
  expect((await fetch(`${server.url}/api/languages`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  const lines = linesOf(server);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'Medeina is at http://learn.internal', listens_on: server.url }),
  );
  for (const line of lines)
    expect(line).toMatchObject({ time: expect.any(String), level: expect.any(String) });
});

test('on SIGTERM the server first fails its probe, then stops listening and finishes pending calls', async () => {
  const server = await startChild({ DATA_DIR: makeDataFolder(), STOP_DELAY: '2', LOG_LEVEL: 'silent' });
  const { port } = new URL(server.url);
  const payload = JSON.stringify({ username: 'nobody', password: 'wrong password' });
  // A pending call: its body arrives after the listener has closed.
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${payload.length}\r\nX-Oc-Merchant-Language: en-gb\r\n\r\n${payload.slice(0, 5)}`,
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const ended = server.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  // Everything else is still served.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/config`)).status).toBe(200);
  await expect
    .poll(() => fetch(`${server.url}/healthz`).catch(() => 'closed'), { timeout: 10_000 })
    .toBe('closed');
  socket.write(payload.slice(5));
  expect(await ended).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 401 .*Incorrect username or password/s);
});

test('a data folder that cannot be created is named at once, even if the system only reports ENOENT', async () => {
  const ended = await runServer({ DATA_DIR: '/proc/medeina/data' });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('The data folder /proc/medeina/data cannot be made (ENOENT). Set DATA_DIR');
});

test('a temporary folder in which the database cannot listen is named', async () => {
  const ended = await runServer({ DATA_DIR: makeDataFolder(), TMPDIR: '/proc/medeina' });
  expect(ended.code).toBe(1);
  expect(ended.output).toMatch(/\/proc\/medeina\/\S+ cannot be made \(ENOENT\)\. Set TMPDIR/);
});

test('a port in use is reported before the database is filled', async () => {
  const dataFolder = makeDataFolder();
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const ended = await runServer({ DATA_DIR: dataFolder, PORT: port, LOG_LEVEL: 'info' });
  blocker.close();
  expect(ended.code).toBe(1);
  expect(ended.output).not.toContain('migrations applied');
  expect(ended.output).toContain(`PORT ${port} on 127.0.0.1 is already in use`);
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false);
});

test('the next server adopts a killed server’s database', async () => {
  const dataFolder = makeDataFolder();
  const first = await startChild({ DATA_DIR: dataFolder });
  const pid = postmaster(dataFolder);
  await first.end('SIGKILL');
  const second = await startChild({ DATA_DIR: dataFolder });
  expect(postmaster(dataFolder)).toBe(pid);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  expect(await second.end('SIGTERM')).toBe(0);
});

test('a crashed database is restarted; meanwhile every failure is a 503', async () => {
  const dataFolder = makeDataFolder();
  const server = await startChild({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' });
  const before = postmaster(dataFolder);
  process.kill(before, 'SIGKILL');
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        // Checked first: until the new database is ready, the old one's remains may still answer.
        const startedAgain = postmaster(dataFolder) !== before && isReady(dataFolder);
        const answers = await Promise.all(
          ['/readyz', '/api/products'].map(async (path) => (await fetch(`${server.url}${path}`)).status),
        );
        for (const status of answers) seen.add(status);
        return startedAgain && answers.every((status) => status === 200);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('data of another PostgreSQL version are refused with what to do', async () => {
  const dataFolder = makeDataFolder();
  await runCommand(['migrate'], { DATA_DIR: dataFolder });
  const version = join(dataFolder, 'postgres/PG_VERSION');
  const before = readFileSync(version, 'utf8');
  writeFileSync(version, '14\n');
  const ended = await runServer({ DATA_DIR: dataFolder });
  writeFileSync(version, before);
  expect(ended.code).toBe(1);
  expect(ended.output).toMatch(/written by PostgreSQL 14.*DATA_DIR/);
});

test('an unreachable database address is reported', async () => {
  const ended = await runServer({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing`,
    PORT: '0',
    JWT_KEYS: (await runCommand(['keys'], {})).output,
  });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('DATABASE_URL must be the address of a running PostgreSQL server');
});

test('an unknown database host is not confused with the server’s own host', async () => {
  const ended = await runServer({
    DATABASE_URL: 'postgres://nobody@medeina.invalid/nothing',
    PORT: '0',
    DEMO: 'true',
  });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('DATABASE_URL must be the address of a running PostgreSQL server');
});

test('an address that is not PostgreSQL is reported without waiting forever', async () => {
  const other = createServer((socket) => {
    // The server closes without a reply.
    socket.on('error', () => undefined).end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ended = await runServer({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing`,
    PORT: '0',
    DEMO: 'true',
  });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('DATABASE_URL must be the address of a running PostgreSQL server');
});

test('an old PostgreSQL is refused with its version', () => {
  expect(() => refuseOldDatabase(140_011, '14.11')).toThrow(/15 or newer, and there it is 14\.11/);
  expect(() => refuseOldDatabase(150_000, '15.0')).not.toThrow();
});

test('invalid keys stop the start cleanly', async () => {
  const dataFolder = makeDataFolder();
  const JWT_KEYS = '{"keys":[{"kty":"OKP","kid":"a","crv":"Ed25519","d":"zz"}]}';
  const ended = await runServer({ DATA_DIR: dataFolder, JWT_KEYS, PORT: '0' });
  expect(ended.code).toBe(1);
  expect(ended.output.trim().split('\n')).toEqual([
    'The settings are wrong:',
    "  JWT_KEYS must hold valid keys: the one named 'a' is not",
  ]);
});

test.each(['postgres.new', 'files'])(
  'a first start interrupted after %s leaves no database running, and the next one serves',
  async (sign) => {
    const dataFolder = makeDataFolder();
    const broken = spawnServer({ DATA_DIR: dataFolder, DEMO: 'true' });
    await vi.waitUntil(() => existsSync(join(dataFolder, sign)), { timeout: 60_000, interval: 5 });
    broken.kill('SIGINT');
    expect(await once(broken, 'exit')).toEqual([0, null]);
    expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false);
    const next = await startChild({ DATA_DIR: dataFolder, DEMO: 'true' });
    const courses = await fetch(`${next.url}/api/products`);
    expect(await courses.json()).toMatchObject({ data: expect.arrayContaining([expect.anything()]) });
    expect(await next.end('SIGTERM')).toBe(0);
  },
);

test('an external database requires shared keys', async () => {
  const ended = await runServer({ DATABASE_URL: 'postgres://localhost/medeina' });
  expect(ended.output).toContain('JWT_KEYS must be set when DATABASE_URL is');
});

test('a data folder in a private home works for root', async () => {
  if (process.getuid?.() !== 0) return;
  const home = mkdtempSync(join(tmpdir(), 'medeina-closed-'));
  chmodSync(home, 0o700);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const ended = await runCommand(['migrate'], { DATA_DIR: join(home, 'data') });
  expect(ended.output).toContain('Applied:');
  expect(readdirSync(join(home, 'data'))).toContain('postgres');
});

test('four instances starting together migrate once', async () => {
  const postgres = inject('postgres');
  const main = openDatabase({ ...postgres, database: 'postgres' }, { connections: 1 });
  const name = `together_${Date.now()}`;
  const administrate = statements(main.executor);
  await administrate.unsafe(`create database ${name}`);
  const instances = Array.from({ length: 4 }, () =>
    openDatabase({ ...postgres, database: name }, { connections: 2 }),
  );
  const applied = await Promise.all(instances.map((instance) => migrate(instance.executor)));
  expect(applied.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([
    0,
    0,
    0,
    migrationNames().length,
  ]);
  await Promise.all(instances.map((instance) => instance.close()));
  await administrate.unsafe(`drop database ${name}`);
  await main.close();
});

/** Whether the database's lock file says that it accepts connections. */
function isReady(dataFolder: string): boolean {
  return lockFile(dataFolder).trimEnd().endsWith('ready');
}
