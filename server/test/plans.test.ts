import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { generateLoad, loadPassword } from '../src/command/generate.ts';
import { createTestApp } from './harness.ts';

/**
 * No call that a page waits for may read a whole table or a whole index; PostgreSQL counts both. The tables are large
 * enough for the planner to choose as at 100,000 courses.
 */
const app = await createTestApp();
const courses = 4000;
const [users, enrolmentsEach] = [400, 10];
const enrolments = users * enrolmentsEach;
await generateLoad(app.database, { courses, users, enrolments: enrolmentsEach, passwords: true });
const login = await app.request({
  method: 'POST',
  url: '/api/auth/login',
  payload: { username: 'load7', password: loadPassword },
});
const headers = { authorization: `Bearer ${login.json().access_token}` };

/** Waits until every connection has reported its statistics. */
async function reportStatistics(): Promise<void> {
  // A connection reports its statistics at most once a second, when active.
  await wait(1100);
  await Promise.all(Array.from({ length: 12 }, () => app.database.sql`select pg_stat_force_next_flush()`));
  await app.database.sql`select pg_stat_clear_snapshot()`;
}

/** Sequential scans of large tables; scanning a small one is fine. */
async function walks(): Promise<Record<string, number>> {
  await reportStatistics();
  const rows = await app.database.sql<{ name: string; walks: number }>`
    select relname as name, seq_scan::integer as walks from pg_stat_user_tables
    where relname in ('courses', 'course_texts', 'course_documents', 'products', 'practical_sessions', 'materials', 'topics', 'sections',
      'enrolments', 'completions', 'recall_cards', 'users')`;
  return Object.fromEntries(rows.map((row) => [row.name, row.walks]));
}

/** Entries read in the indexes of what learners have. */
async function indexEntriesRead(): Promise<number> {
  const [row] = await app.database.sql<{ entries: number }>`
    select sum(idx_tup_read)::integer as entries from pg_stat_user_indexes
    where relname in ('enrolments', 'completions', 'recall_cards')`;
  return row?.entries ?? 0;
}

test('searching, selecting and studying generated courses needs no sequential scan', async () => {
  const mine = await app.request({ url: '/api/courses/purchased', headers });
  const [course] = mine.json().data;
  expect(course.completed.total).toBe(6);
  // The selection itself is read whole, once per content version.
  expect((await app.request({ url: '/api/products' })).json().total).toBe(courses);
  const before = await walks();
  const entriesBefore = await indexEntriesRead();
  const urls = [
    '/api/products?page=7&sort=title',
    '/api/products?filters=71,82&category=63&sort=price_asc',
    '/api/products?search=gaivinimas',
    '/api/products?search=bdgkium',
    '/api/products?search=gaivinimsa%20bdg',
    '/api/products?search=gaivinimas%20s',
    '/api/products/summary?search=sep',
    '/api/products/1000017',
    '/api/products/1000017/reviews',
    '/api/products?favourite=1',
    '/api/favourite-courses',
    '/api/favourite-courses/ids',
    '/api/courses/purchased?page=2&limit=3',
    '/api/courses/purchased?search=zaizda&completed=1',
    '/api/courses/purchased/latest',
    '/api/courses/purchased/upcoming',
    '/api/recall',
    `/api/courses/purchased/${course.id}`,
    `/api/courses/purchased/${course.id}/tests`,
    `/api/pages/${course.current.course_module_id}`,
    '/api/auth/session',
  ];
  for (const url of urls) {
    const response = await app.request({ url, headers });
    expect(`${url} ${response.statusCode}`).toBe(`${url} 200`);
  }
  const changes: [string, object][] = [
    [
      '/api/courses/activity/completion',
      { module: 'page', id: String(course.current.course_module_id), state: 1 },
    ],
    ['/api/courses/label-groups/completion', { courseId: course.id }],
    ['/api/favourite-courses', { course: course.id }],
  ];
  const recall = await app.request({ url: '/api/recall', headers });
  const [{ card, repetition }] = recall.json().data.questions;
  changes.push([
    '/api/recall/answers',
    { card, repetition, answer: null, given_at: new Date().toISOString() },
  ]);
  for (const [url, payload] of changes) {
    const response = await app.request({ method: 'POST', url, headers, payload });
    expect(`${url} ${response.statusCode}`).toBe(`${url} 200`);
  }
  expect(await walks()).toEqual(before);
  // A call reads some tens; a scan of a whole index reads them all.
  expect((await indexEntriesRead()) - entriesBefore).toBeLessThan(enrolments);
});

test('generated progress matches the completions', async () => {
  const read = () => app.database.sql`
    select user_id, course_id, done, current_material_id from enrolments order by user_id, course_id`;
  const generated = await read();
  await app.database.sql`select refresh_progress(null, null)`;
  expect(await read()).toEqual(generated);
});
