import type { Output } from '@medeina/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestPerson } from './harness.ts';
import { courseJson, SiteFolder, writeCatalogue } from './support/site.ts';

const app = await createTestApp();

function session(id: number, ...days: readonly string[]) {
  return {
    id,
    price: 0,
    session: { days: days.map((day) => ({ day, from: '09:00', to: '17:00' })), city: 'vilnius', seats: 20 },
  };
}

beforeAll(async () => {
  const folder = writeCatalogue(new SiteFolder());
  for (const [id, day] of [
    [601, '+9d'],
    [602, '+3d'],
    [603, '+40d'],
    [604, '+20d'],
    [605, '+60d'],
  ] as const)
    folder.write(
      `courses/kursas-${String(id)}/course.json`,
      courseJson(id, { products: [session(id * 10, day)] }),
    );
  await folder
    .write('courses/kursas-606/course.json', courseJson(606))
    .write('courses/kursas-607/course.json', courseJson(607, { products: [session(6070, '+5d', '+6d')] }))
    .import(app);
});

async function enrol(person: TestPerson, ...courses: readonly number[]): Promise<void> {
  for (const id of courses) {
    const answer = await app.request({
      method: 'POST',
      url: `/api/courses/${String(id)}/enrol`,
      headers: person.headers,
      payload: {},
    });
    expect(answer.statusCode).toBe(200);
  }
}

async function upcoming(person: TestPerson, language = 'lt-lt') {
  const answer = await app.request({
    url: '/api/courses/purchased/upcoming',
    headers: { ...person.headers, 'x-oc-merchant-language': language },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Output<'learning.purchased.upcoming'>>().data;
}

async function latest(person: TestPerson, search = '') {
  const query = search === '' ? '' : `?search=${encodeURIComponent(search)}`;
  const answer = await app.request({
    url: `/api/courses/purchased/latest${query}`,
    headers: person.headers,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Output<'learning.purchased.latest'>>().data;
}

test('the next four sessions, the nearest first; one under way is still to come, one that is over is not', async () => {
  const person = await app.person();
  await enrol(person, 601, 602, 603, 604, 605, 606);
  expect((await upcoming(person)).map(({ id }) => id)).toEqual([602, 601, 604, 603]);
  const { sql } = app.database;
  await sql`
    update practical_sessions set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour'
    where product_id = 6050`;
  expect((await upcoming(person)).map(({ id }) => id)).toEqual([605, 602, 601, 604]);
  await sql`
    update practical_sessions set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second'
    where product_id = 6050`;
  expect((await upcoming(person)).map(({ id }) => id)).toEqual([602, 601, 604, 603]);
  expect(await upcoming(await app.person())).toEqual([]);
});

test("a session's days are told by the clock of its place", async () => {
  const person = await app.person();
  await enrol(person, 607);
  const [session] = await upcoming(person);
  expect(session?.days.map(({ from, to }) => `${from} ${to}`)).toEqual(['09:00 17:00', '09:00 17:00']);
  expect(session?.city).toBe('Vilnius');
  expect(session?.days.map(({ date }) => date)).toEqual([session?.date, session?.endDate]);
});

test('the courses opened last, and those of a title', async () => {
  const person = await app.person();
  await enrol(person, 601, 602, 603, 604, 606);
  expect((await latest(person)).map(({ id }) => id)).toEqual([606, 604, 603, 602]);
  await app.request({ url: '/api/courses/purchased/601', headers: person.headers });
  expect((await latest(person)).map(({ id }) => id)).toEqual([601, 606, 604, 603]);
  const [found] = await latest(person);
  // Found among all of them, not only among those that show.
  expect((await latest(person, found?.title ?? '')).length).toBeGreaterThan(0);
  expect(await latest(person, 'xyzzy')).toEqual([]);
});
