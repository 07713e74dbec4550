import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { saveEnvironment } from '../src/environments/store.ts';
import { startDemoProvider } from '../src/demo-provider/provider.ts';
import { createLog } from '../src/platform/log.ts';
import { createTestApp } from './harness.ts';

/** Courses of a Moodle site beside our own, with the answers that a real one gave. */
const stand = await startDemoProvider({ port: 0, publicUrl: 'http://localhost', log: createLog('silent') });
/** Answers as it is told, where the site has a fault. */
let answer = { status: 200, body: '' };
const faulty = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((resolve) => faulty.listen(0, '127.0.0.1', () => resolve()));
const place = faulty.address();
const faultyUrl = `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`;
afterAll(async () => {
  faulty.close();
  await stand.stop();
});
const app = await createTestApp();
const learner = await app.person();

function recorded(name: string): { status: number; body: string } {
  const file = new URL(`../demo/moodle/${name}.json`, import.meta.url);
  const { status, body }: { status: number; body: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

async function moveTo(address: string): Promise<void> {
  await saveEnvironment(app.database.executor, {
    id: 'pmp',
    kind: 'moodle',
    name: 'PMP',
    logo: null,
    address,
    issuer: null,
    client_id: null,
    secret_reference: null,
    scope: null,
  });
}

async function list(query = '') {
  const response = await app.request({
    url: `/api/courses/purchased/environments${query}`,
    headers: { ...learner.headers },
  });
  expect(response.statusCode).toBe(200);
  return response.json<{
    data: { available: boolean; needs_login: boolean; courses: { title: string; url: string }[] }[];
  }>().data;
}

beforeEach(() => moveTo(stand.moodle));

test('lists what a real Moodle site answered, its names unescaped', async () => {
  expect(await list()).toEqual([]);
  const linked = await app.request({
    method: 'POST',
    url: '/api/keycloak/link-user',
    headers: { ...learner.headers },
    payload: { user_name: 'ruta', password: 'demo-medeina', environment: 'pmp' },
  });
  expect(linked.statusCode).toBe(200);
  expect(await list()).toEqual([
    {
      environment: 'pmp',
      name: 'PMP',
      available: true,
      needs_login: false,
      read_at: expect.any(String),
      courses: [
        {
          id: 37,
          shortname: 'ICB-EN',
          title: 'Infection control basics & „Švarios rankos“ (< 2 h, > 80 %)',
          url: `${stand.moodle}/course/view.php?id=37`,
          progress: 33,
          completed: false,
          date: '2026-11-02',
          endDate: null,
        },
        expect.objectContaining({
          id: 36,
          title: 'Pradinis gaivinimas ir AED',
          progress: 100,
          completed: true,
        }),
      ],
    },
  ]);
  expect((await list('?search=svarios'))[0]?.courses).toHaveLength(1);
  expect((await list('?search=nera'))[0]?.courses).toHaveLength(0);
  expect((await list('?completed=1'))[0]?.courses).toHaveLength(1);
});

test.each([
  ['maintenance', recorded('core_webservice_get_site_info.maintenance'), false],
  ['maintenance from the command line', recorded('core_webservice_get_site_info.maintenance-cli'), false],
  ['web services off', recorded('core_webservice_get_site_info.web-services-disabled'), false],
  ['an expired token', recorded('core_webservice_get_site_info.expired-token'), true],
  ['an unknown token', recorded('core_webservice_get_site_info.invalid-token'), true],
  ['no JSON', { status: 200, body: '<html>' }, false],
  ['something else', { status: 200, body: '{"courses":[]}' }, false],
])('with %s the courses that were read last are shown as unavailable', async (_what, given, needsLogin) => {
  answer = given;
  await moveTo(faultyUrl);
  const [environment] = await list();
  expect(environment).toMatchObject({ available: false, needs_login: needsLogin });
  expect(environment?.courses).toHaveLength(2);
  const own = await app.request({ url: '/api/courses/purchased', headers: { ...learner.headers } });
  expect(own.statusCode).toBe(200);
});

test('nothing stays of an environment that is no longer linked', async () => {
  const unlinked = await app.request({
    method: 'POST',
    url: '/api/keycloak/unlink-user',
    headers: { ...learner.headers },
    payload: { environment: 'pmp' },
  });
  expect(unlinked.statusCode).toBe(200);
  expect(await list()).toEqual([]);
  expect(await app.database.sql`select from environment_courses`).toEqual([]);
});
