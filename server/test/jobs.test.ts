import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Job, startJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { createTestDatabase } from './harness.ts';
import { openDatabaseWay } from './support/database-way.ts';

const database = await createTestDatabase();

const idle: Job = { name: 'idle', retries: 0, run: () => Promise.resolve() };

test('a failing job is logged without its error message', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const broken: Job = {
    name: 'broken',
    retries: 10,
    run: () => {
      throw Object.assign(new Error('ona@example.org was refused'), { code: 'EAUTH' });
    },
  };
  const jobs = await startJobs(database.address, [broken], log, true);
  onTestFinished(() => jobs.stop());
  await database.executor.transaction().execute((work) => jobs.add('broken', {}, work));
  await expect
    .poll(() => lines.map((line) => JSON.parse(line)), { timeout: 15_000 })
    .toEqual([expect.objectContaining({ queue: 'broken', code: 'EAUTH' })]);
  expect(lines.join('')).not.toContain('ona@example.org');
});

test('the queue opens where another start creates its schema at the same moment', async () => {
  const fresh = await createTestDatabase('template0');
  const other = await fresh.executor.startTransaction().execute();
  await sql`create schema pgboss`.execute(other);
  const starting = startJobs(fresh.address, [idle], createLog('silent'), false);
  const waiting = async (): Promise<number> =>
    (
      await sql`select from pg_stat_activity
        where application_name = 'medeina' and datname = current_database() and wait_event_type = 'Lock'`.execute(
        fresh.executor,
      )
    ).rows.length;
  await expect.poll(waiting).toBe(1);
  await other.commit().execute();
  const jobs = await starting;
  onTestFinished(() => jobs.stop());
  const { rows } = await sql`select name from pgboss.queue`.execute(fresh.executor);
  expect(rows).toEqual([{ name: 'idle' }]);
});

test('a scheduled job is done by one of two processes', async () => {
  // Each looks every half a minute for due jobs.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const done: string[] = [];
  for (const process of ['one', 'other']) {
    const tidy = {
      name: 'tidy',
      schedule: '* * * * *',
      retries: 2,
      run: async () => void done.push(process),
    };
    const jobs = await startJobs(database.address, [tidy], createLog('silent'), true);
    onTestFinished(() => jobs.stop());
  }
  await sql`update pgboss.version set cron_on = now() - interval '1 minute'`.execute(database.executor);
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => done.length, { timeout: 30_000 }).toBe(1);
  const { rows } = await sql`select from pgboss.job where name = 'tidy'`.execute(database.executor);
  expect(rows).toHaveLength(1);
});

test('a job that a killed process had begun is done by another', async () => {
  // Each looks every minute for jobs of the dead.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let done = 0;
  const letter: Job = { name: 'letter', retries: 1, run: async () => void (done += 1) };
  const before = await startJobs(database.address, [letter], createLog('silent'), false);
  await database.executor.transaction().execute((work) => before.add('letter', {}, work));
  await before.stop();
  // As its worker has left it, two minutes ago.
  await sql`update pgboss.job set state = 'active', started_on = now() - interval '2 minutes',
    heartbeat_on = now() - interval '2 minutes' where name = 'letter'`.execute(database.executor);
  const jobs = await startJobs(database.address, [letter], createLog('silent'), true);
  onTestFinished(() => jobs.stop());
  vi.advanceTimersByTime(60_000);
  const again = () =>
    sql`update pgboss.job set start_after = now() where name = 'letter' and state = 'retry' returning id`
      .execute(database.executor)
      .then(({ rows }) => rows.length);
  await expect.poll(again, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => done, { timeout: 15_000 }).toBe(1);
});

test('a lost connection of the job queue is logged by message only, without the client object', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const jobs = await startJobs(database.address, [idle], log, true);
  onTestFinished(() => jobs.stop());
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'medeina-jobs' and datname = current_database()`;
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBeGreaterThan(0);
  for (const line of lines) {
    const told: unknown = JSON.parse(line);
    expect(told).toEqual({
      level: 'warn',
      time: expect.any(String),
      reason: expect.stringMatching(/./),
      msg: 'the job queue met an error',
    });
  }
});

/** The driver's messages when it starts to listen and when it terminates. */
const listen = Buffer.from('LISTEN "');
const goodbye = Buffer.from('X\0\0\0\x04');

/** The database's error when it terminates a connection. */
const fields = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const ended = Buffer.from(`E\0\0\0${String.fromCodePoint(4 + fields.length)}${fields}`, 'latin1');

/** A proxy that answers these messages, and every Terminate, with that error. */
async function openWay(words = goodbye) {
  let listener: Socket | undefined;
  const way = await openDatabaseWay(database.name, ({ near, far }) => {
    near.on('data', (bytes: Buffer) => {
      if (bytes.includes(listen)) listener = near;
      if (bytes.includes(words) || bytes.includes(goodbye)) near.write(ended);
      else far.write(bytes);
    });
    near.on('close', () => far.destroy());
    far.pipe(near);
  });
  /** Sends the error on the listening connection. */
  return { ...way, say: (bytes: Buffer) => listener?.write(bytes) };
}

/** Uncaught errors, which would end the server. */
function noteUncaught(): readonly unknown[] {
  const errors: unknown[] = [];
  const note = (error: unknown): void => void errors.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  return errors;
}

test.each([
  { when: 'leaves it', words: goodbye },
  { when: 'is refused on it', words: listen },
])('a connection that the database ends as the job queue $when stops nothing', async ({ words }) => {
  const uncaught = noteUncaught();
  const way = await openWay(words);
  const jobs = await startJobs(way.address, [idle], createLog('silent'), true);
  await jobs.stop();
  expect(uncaught).toEqual([]);
});

test('a second error on a lost connection of the job queue is ignored', async () => {
  const uncaught = noteUncaught();
  const way = await openWay();
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const jobs = await startJobs(way.address, [idle], log, true);
  way.say(Buffer.concat([ended, ended]));
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBeGreaterThan(0);
  await jobs.stop();
  expect(uncaught).toEqual([]);
});

test('stopping during a job while the database is unavailable is logged and ends', async () => {
  const way = await openWay();
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onTestFinished(() => done.resolve());
  const long: Job = {
    name: 'long',
    retries: 0,
    run: () => {
      begun.resolve();
      return done.promise;
    },
  };
  const jobs = await startJobs(way.address, [long], log, true);
  await database.executor.transaction().execute((work) => jobs.add('long', {}, work));
  await begun.promise;
  way.cut();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = jobs.stop();
  // The stop timeout has passed.
  vi.setSystemTime(Date.now() + 6000);
  await stopped;
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      msg: 'the database could not be told of the job that the stop cut off',
    }),
  );
});
