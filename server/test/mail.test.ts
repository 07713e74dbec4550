import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FileStore } from '../src/platform/files/file-store.ts';
import { type Jobs, startJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { createMail, mailJob, smtpTransport } from '../src/platform/mail.ts';
import { createTestApp, createTestDatabase } from './harness.ts';
import { startS3 } from './support/s3.ts';

const app = await createTestApp({}, { runsJobs: true });

const message = {
  kind: 'greeting',
  to: 'ona@example.org',
  replyTo: 'jonas@example.org',
  subject: 'Ačiū',
  text: 'Žinutė – сообщение',
};

function outbox(): string[] {
  try {
    return readdirSync(join(app.settings.dataFolder, 'outbox')).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

test('a mail is sent after commit, and not after rollback', async () => {
  await expect(
    app.database.executor.transaction().execute(async (transaction) => {
      await app.context.mail.send({ ...message, subject: 'taken back' }, transaction);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await app.database.executor
    .transaction()
    .execute((transaction) => app.context.mail.send(message, transaction));
  await expect.poll(outbox, { timeout: 15_000 }).toHaveLength(1);
  const text = readFileSync(join(app.settings.dataFolder, 'outbox', outbox()[0] ?? ''), 'utf8');
  expect(text).toContain('To: ona@example.org');
  expect(text).toContain('Reply-To: jonas@example.org');
  expect(text).toContain('=?UTF-8?');
});

test('with files in a bucket, mail without SMTP is stored there', async () => {
  const s3 = await startS3();
  for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
  const other = await createTestApp({ FILES_URL: s3.url }, { runsJobs: true });
  await other.database.executor
    .transaction()
    .execute((transaction) => other.context.mail.send(message, transaction));
  const mails = (): string[] => [...s3.objects.keys()].filter((name) => name.endsWith('.eml'));
  await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
  const [name = ''] = mails();
  expect(name).toMatch(/^medeina\/outbox\//u);
  expect(s3.objects.get(name)?.toString()).toContain('To: ona@example.org');
});

test('two processes on one database send each of 40 letters once', async () => {
  const database = await createTestDatabase();
  const sent: { readonly by: string; readonly to: string }[] = [];
  // Each keeps its first letter until the other has one too: one alone would not try what is tried here.
  const begun = { one: Promise.withResolvers<void>(), other: Promise.withResolvers<void>() };
  const start = async (by: keyof typeof begun): Promise<Jobs> => {
    const store: FileStore = {
      ...app.context.files.store,
      put: async (_name, content) => {
        begun[by].resolve();
        await Promise.all([begun.one.promise, begun.other.promise]);
        const letter = Buffer.from(content instanceof Readable ? await buffer(content) : content).toString();
        sent.push({ by, to: /^To: (.+)\r$/m.exec(letter)?.[1] ?? '' });
      },
    };
    const log = createLog('silent');
    const jobs = await startJobs(database.address, [mailJob(app.settings, store, log)], log, true);
    onTestFinished(() => jobs.stop());
    return jobs;
  };
  const [one, other] = [await start('one'), await start('other')];
  const people = Array.from({ length: 40 }, (_, number) => `person${number}@example.org`);
  await database.executor.transaction().execute(async (work) => {
    for (const to of people) await createMail(one).send({ ...message, to }, work);
  });
  const unfinished = (): Promise<object[]> =>
    database.sql`select from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`;
  await expect.poll(unfinished, { timeout: 30_000 }).toEqual([]);
  // What is under way is waited for.
  await Promise.all([one.stop(), other.stop()]);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(people.toSorted());
  expect(new Set(sent.map(({ by }) => by))).toEqual(new Set(['one', 'other']));
});

test('recipient and text of sent mail are removed from the queue', async () => {
  // The queue cleans up at an interval.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await createTestDatabase();
  const jobs = await startJobs(
    database.address,
    [{ name: 'mail', retries: 10, run: () => Promise.resolve() }],
    createLog('silent'),
    true,
  );
  onTestFinished(() => jobs.stop());
  const states = async (): Promise<string[]> =>
    (await database.sql<{ state: string }>`select state from pgboss.job where name = 'mail'`).map(
      ({ state }) => state,
    );
  await database.executor.transaction().execute((work) => jobs.add('mail', message, work));
  await expect.poll(states, { timeout: 15_000 }).toEqual(['completed']);
  // Ten minutes later.
  await database.sql`update pgboss.job set completed_on = now() - interval '10 minutes' where name = 'mail'`;
  await database.sql`update pgboss.queue set maintain_on = now() - interval '10 minutes' where name = 'mail'`;
  vi.advanceTimersByTime(60_000);
  await expect.poll(states, { timeout: 15_000 }).toEqual([]);
});

test('a silent mail server times out', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent = smtpTransport(`smtp://127.0.0.1:${port}`).sendMail({ from: 'a@example.org', ...message });
  const outcome = sent.then(
    () => undefined,
    (error: unknown) => error,
  );
  await once(server, 'connection');
  // This side notices the connection slightly later.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(15_000);
  expect(await outcome).toMatchObject({ code: 'ETIMEDOUT' });
});
