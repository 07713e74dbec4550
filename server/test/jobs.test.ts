import { expect, onTestFinished, test } from 'vitest';
import { startJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { mailQueue } from '../src/platform/mail.ts';
import { createTestDatabase } from './harness.ts';

const database = await createTestDatabase();

test('a job that fails is told, without the words of its error', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const jobs = await startJobs(database.address, ['broken'], log);
  onTestFinished(() => jobs.stop());
  await jobs.work('broken', () => {
    throw Object.assign(new Error('ona@example.org was refused'), { code: 'EAUTH' });
  });
  await database.kysely.transaction().execute((work) => jobs.add('broken', {}, work));
  await expect
    .poll(() => lines.map((line) => JSON.parse(line)), { timeout: 15_000 })
    .toEqual([expect.objectContaining({ queue: 'broken', code: 'EAUTH' })]);
  expect(lines.join('')).not.toContain('ona@example.org');
});

test('a connection that the job queue loses is told in its words alone, without the client that had it', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const jobs = await startJobs(database.address, [mailQueue], log);
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
