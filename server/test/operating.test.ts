import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { settingNames } from '../src/platform/settings.ts';
import { createTestApp } from './harness.ts';
import { commands } from './support/verbs.ts';

/** What operators read must be what there is. */
const text = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');

/** Cells of the rows of a section's table. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split(/\n##+ /);
  const [, , ...rows] = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('the table of settings has those that the server reads', () => {
  const documented = rowsOf('Settings').flatMap(([names = '']) => namesIn(names));
  expect(documented.toSorted()).toEqual([...settingNames, 'ENVIRONMENT_SECRET_<NAME>'].toSorted());
});

/** A schedule in the words of the table. */
function wordsOf(schedule: string): string {
  const [minute = '', hour = ''] = schedule.split(' ');
  if (hour !== '*') return `daily, ${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`;
  if (minute === '*') return 'every minute';
  return minute.startsWith('*/') ? `every ${minute.slice(2)} minutes` : 'every hour';
}

test('the table of regular work has all jobs, and when they run', async () => {
  const app = await createTestApp({ SHOPPING: 'true' }, { runsJobs: true });
  const { rows } = await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(
    app.database.executor,
  );
  const documented = rowsOf('Regular work').map(([name = '', when = '']) => [namesIn(name).join(', '), when]);
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(rows.map(({ name, cron }) => [name, wordsOf(cron)])),
  );
});

test('the page names each command of the operator', () => {
  const words = text.replaceAll(/\s+/g, ' ');
  const missing = commands.map(([path]) => path).filter((path) => !words.includes(`\`medeina ${path}`));
  expect(missing).toEqual([]);
});
