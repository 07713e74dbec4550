import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestPerson } from './harness.ts';
import { SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';
import { untilWaiting } from './support/waiting.ts';

/** Actions during another transaction on the same course. */

const app = await createTestApp();
const { sql } = app.database;
const folder = writeStudies(writeCatalogue(new SiteFolder()), 'nemokamas', 501);

beforeAll(() => folder.import(app));

async function student(): Promise<TestPerson> {
  const person = await app.person();
  expect(await call(person, '/api/courses/501/enrol', {})).toBe(200);
  return person;
}

async function call(person: TestPerson, url: string, payload: object): Promise<number> {
  const response = await app.request({ method: 'POST', url, headers: person.headers, payload });
  return response.statusCode;
}

test('a favourite is stored during an import of its course', async () => {
  const person = await app.person();
  const importing = await sql.begin(async (other) => {
    // The import's last change.
    await other`select from versions where name = 'content' for update`;
    // In an object, because `begin` would await a bare promise.
    const under = { way: folder.import(app) };
    await untilWaiting(sql);
    expect(await call(person, '/api/favourite-courses', { course: 501 })).toBe(200);
    return under;
  });
  await importing.way;
});

test('two concurrent reviews both count', async () => {
  const [first, second] = [await student(), await student()];
  await sql`update enrolments set done = 99 where user_id = ${second.id}`;
  const reviewing = await sql.begin(async (review) => {
    await review`select from course_counters where course_id = 501 for no key update`;
    await review`
      insert into reviews (course_id, user_id, first_name, last_name, rating, language, text)
      values (501, ${first.id}, 'Ona', 'Onaitė', 5, 'lt', 'Labai gerai')`;
    const under = {
      way: call(second, '/api/reviews', { courseId: 501, rating: 3, review: 'Gerai' }),
    };
    await untilWaiting(sql);
    return under;
  });
  expect(await reviewing.way).toBe(200);
  const { data } = (await app.request({ url: '/api/products/501' })).json();
  expect(data.reviews).toMatchObject({ count: 2, rating: 4 });
});

test('an import counts ticks made while it runs', async () => {
  const person = await student();
  const importing = await sql.begin(async (tick) => {
    await tick`
      select from enrolments where user_id = ${person.id} and course_id = 501 for no key update`;
    await tick`
      insert into completions (user_id, enrolment_id, material_id)
      select ${person.id}, enrolments.id, materials.id from materials join enrolments using (course_id)
      where course_id = 501 and user_id = ${person.id} and completion = 1 limit 1`;
    const under = { way: folder.import(app) };
    await untilWaiting(sql);
    return under;
  });
  await importing.way;
  const list = await app.request({ url: '/api/courses/purchased', headers: person.headers });
  expect(list.json()).toMatchObject({ data: [{ id: 501, completed: { done: 1 } }] });
});
