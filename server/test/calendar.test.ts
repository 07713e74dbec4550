import type { Output } from '@medeina/contract';
import { sync, type VEvent } from 'node-ical';
import { beforeAll, expect, test } from 'vitest';
import { lockUser } from '../src/auth/users.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

const app = await createTestApp();

const day = (date: string) => ({ day: date, from: '09:00', to: '15:30' });

beforeAll(async () => {
  await writeCatalogue(new SiteFolder())
    .write(
      'courses/spalis/course.json',
      courseJson(811, {
        title: { ...inAll('Sepsis; pirma valanda, „Žalia“'), ru: 'Сепсис' },
        products: [
          {
            id: 8110,
            price: 0,
            // Clocks go back in the night between the two.
            session: {
              days: [day('2028-10-28'), day('2028-10-29')],
              city: 'vilnius',
              location_name: inAll('Simuliacijų kambarys'),
              location_address: 'Pavyzdžio g. 14',
              seats: 5,
            },
          },
        ],
      }),
    )
    .write('courses/kitur/course.json', courseJson(812))
    .import(app);
});

async function call(method: 'DELETE' | 'GET' | 'POST', person: TestPerson): Promise<string | null> {
  const answer = await app.request({
    method,
    url: '/api/calendar-feed',
    headers: person.headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Output<'learning.calendar.address'>>().data.url;
}

async function student(...courses: readonly number[]): Promise<TestPerson> {
  const person = await app.person();
  for (const id of courses) {
    const url = `/api/courses/${id}/enrol`;
    await app.request({ method: 'POST', url, headers: person.headers, payload: {} });
  }
  return person;
}

const pathOf = (url: string | null) => new URL(url ?? '').pathname;

/** Reads a calendar as a calendar program does: with neither cookies nor a token. */
async function read(url: string | null): Promise<{ events: VEvent[]; text: string }> {
  const answer = await app.request({ url: pathOf(url) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const events = Object.values(sync.parseICS(answer.body)).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  );
  return { events, text: answer.body };
}

test('sessions stand at their hour on both sides of the change of clocks', async () => {
  const person = await student(811, 812);
  const { events, text } = await read(await call('POST', person));
  expect(events.map(({ start, end }) => [start.toISOString(), end?.toISOString()])).toEqual([
    ['2028-10-28T06:00:00.000Z', '2028-10-28T12:30:00.000Z'],
    ['2028-10-29T07:00:00.000Z', '2028-10-29T13:30:00.000Z'],
  ]);
  const clock = new Intl.DateTimeFormat('lt', {
    timeZone: 'Europe/Vilnius',
    timeStyle: 'short',
    dateStyle: 'short',
  });
  expect(events.map(({ start }) => clock.format(start))).toEqual(['2028-10-28 09:00', '2028-10-29 09:00']);
  expect(events.map(({ summary }) => summary)).toEqual([
    'Sepsis; pirma valanda, „Žalia“ (1 diena iš 2)',
    'Sepsis; pirma valanda, „Žalia“ (2 diena iš 2)',
  ]);
  expect(events[0]).toMatchObject({
    location: 'Simuliacijų kambarys, Pavyzdžio g. 14, Vilnius',
    url: { val: expect.stringMatching(/\/course\/811\/general$/) },
  });
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  // Lines of at most 75 bytes, as the standard has it.
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('it speaks the language of its owner', async () => {
  const person = await student(811);
  await app.request({
    method: 'POST',
    url: '/api/languages',
    headers: person.headers,
    payload: { language: 'ru' },
  });
  const { events } = await read(await call('POST', person));
  expect(events[0]?.summary).toBe('Сепсис (день 1 из 2)');
});

test('there is none until it is asked for; it stays the same, and a revoked one is gone for good', async () => {
  const person = await student(811);
  expect(await call('GET', person)).toBeNull();
  const first = await call('POST', person);
  expect(await call('POST', person)).toBe(first);
  expect(await call('GET', person)).toBe(first);
  expect(await call('DELETE', person)).toBeNull();
  expect(await call('DELETE', person)).toBeNull();
  expect((await app.request({ url: pathOf(first) })).statusCode).toBe(404);
  const second = await call('POST', person);
  expect(second).not.toBe(first);
  expect((await app.request({ url: pathOf(first) })).statusCode).toBe(404);
  expect((await read(second)).events).toHaveLength(2);
  const rows = await app.database.sql<{ action: string }>`
    select action from audit_events where actor_user_id = ${person.id} and action like 'calendar.%' order by id`;
  expect(rows.map(({ action }) => action)).toEqual([
    'calendar.shared',
    'calendar.revoked',
    'calendar.shared',
  ]);
});

test('nobody guesses one, and the database alone makes none', async () => {
  const person = await student(811);
  const path = pathOf(await call('POST', person));
  const [key = '', signature = ''] = path.split('/')[2]?.split('.') ?? [];
  const forged = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  for (const token of [key, `${key}.`, `${key}.${forged}`, `${key}.${'A'.repeat(43)}`, 'x', 'a.b.c'])
    expect([token, (await app.request({ url: `/calendar/${token}/medeina.ics` })).statusCode]).toEqual([
      token,
      404,
    ]);
});

test('a locked account and a course that is no longer theirs show nothing', async () => {
  const person = await student(811);
  const url = await call('POST', person);
  await app.database.sql`update enrolments set status = 'cancelled' where user_id = ${person.id}`;
  expect((await read(url)).events).toEqual([]);
  await lockUser(app.database.executor, person.id);
  expect((await app.request({ url: pathOf(url) })).statusCode).toBe(404);
});
