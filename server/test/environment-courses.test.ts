import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startDemoProvider } from '../src/demo-provider/provider.ts';
import { demoEnvironment, saveEnvironment } from '../src/environments/store.ts';
import { enrolIn } from '../src/learning/enrolments.ts';
import { createLog } from '../src/platform/log.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { importSmallCatalogue } from './support/catalogue.ts';

/** Courses that are studied in another environment: it takes an account there to start or to buy one. */
const stand = await startDemoProvider({ port: 0, publicUrl: 'http://localhost', log: createLog('silent') });
afterAll(() => stand.stop());
const app = await createTestApp({ SHOPPING: 'true' }, { runsJobs: false });
await importSmallCatalogue(app);
await saveEnvironment(app.database.executor, { ...demoEnvironment, address: stand.moodle });
const [free, paid] = [102, 101];
await app.database.sql`
  update courses set environment_id = 'pmp', environment_course_id = id - 65 where id in (101, 102)`;
const [dated] = await app.database.sql<{ id: number }>`
  select id from current_products where course_id = ${paid} and is_on_offer order by id limit 1`;

async function ask(method: 'GET' | 'POST', url: string, headers: object, payload?: object) {
  const response = await app.request({
    method,
    url,
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const enrol = ({ headers }: TestPerson) => ask('POST', `/api/courses/${free}/enrol`, headers, {});
const buy = (headers: object, environmentUserId?: string | null) =>
  ask('POST', '/api/cart', headers, { product_id: dated?.id, environment_user_id: environmentUserId });

async function link({ headers }: TestPerson, username: string): Promise<void> {
  const account = { user_name: username, password: 'demo-medeina', environment: 'pmp' };
  expect((await ask('POST', '/api/keycloak/link-user', headers, account)).status).toBe(200);
}

async function accountOf({ headers }: TestPerson): Promise<string | null | undefined> {
  const { body } = await ask('GET', '/api/sso-environments', headers);
  const list: { environment: string; environment_user_id: string | null }[] = body.data;
  return list.find(({ environment }) => environment === 'pmp')?.environment_user_id;
}

test('a course starts once there is an account where it is studied, and opens there', async () => {
  const person = await app.person();
  expect(await enrol(person)).toMatchObject({ status: 409, body: { code: 'environment_account_needed' } });
  expect(await accountOf(person)).toBeNull();
  await link(person, 'ruta');
  expect(await accountOf(person)).toMatch(/^\d+$/);
  expect(await enrol(person)).toMatchObject({ status: 200, body: { data: { created: true } } });
  const { body } = await ask('GET', `/api/courses/purchased/${free}?environment=pmp`, person.headers);
  expect(body.data).toMatchObject({ environment: 'pmp', lmsCourseId: 37, environment_name: 'PMP' });
});

test('it is reviewed by who has done half of it there, as the environment told last', async () => {
  const person = await app.person();
  await enrolIn(app.database.executor, { userId: person.id, courseId: free, source: 'operator' });
  await app.database.sql`
    insert into user_identities (user_id, provider, issuer, subject)
    values (${person.id}, 'pmp', ${stand.moodle}, 'reviewer')`;
  await app.database.sql`update courses set tracked_materials = 0 where id = ${free}`;
  const keep = async (progress: number) =>
    await app.database.sql`
      insert into environment_courses (user_id, environment_id, courses)
      values (${person.id}, 'pmp', ${JSON.stringify([{ id: 37, progress, isCompleted: false }])}::text::jsonb)
      on conflict (user_id, environment_id) do update set courses = excluded.courses`;
  const standing = async () => (await ask('GET', `/api/products/${free}`, person.headers)).body.data;
  await keep(49);
  const needs = { done: 0, needed: 0, practice: false };
  expect(await standing()).toMatchObject({ can_review: false, review_needs: needs });
  await keep(50);
  expect(await standing()).toMatchObject({ can_review: true, review_needs: null });
});

test('it is bought with one’s own account there, by nobody else', async () => {
  expect((await buy({ 'x-oc-session': randomUUID() })).status).toBe(401);
  const person = await app.person();
  expect(await buy(person.headers)).toMatchObject({
    status: 409,
    body: { code: 'environment_account_needed' },
  });
  await link(person, 'tomas');
  expect((await buy(person.headers, '999999')).status).toBe(403);
  expect((await buy(person.headers, await accountOf(person))).body.count).toBe(1);
  expect((await buy(person.headers, null)).body.count).toBe(1);
});

test('in Medeina’s own environment there is no account to name', async () => {
  await app.database.sql`update courses set environment_id = 'extlms' where id = ${paid}`;
  const person = await app.person();
  expect((await buy(person.headers, '3')).status).toBe(403);
  expect((await buy(person.headers, null)).body.count).toBe(1);
  await app.database.sql`update courses set environment_id = 'pmp' where id = ${paid}`;
});

test('an operator gives the course to whom they will: the account can follow', async () => {
  const person = await app.person();
  const given = await enrolIn(app.database.executor, {
    userId: person.id,
    courseId: free,
    source: 'operator',
  });
  expect(given.isNew).toBe(true);
});
