import type { Output } from '@medeina/contract';
import { beforeAll, expect, test } from 'vitest';
import { issueClaimed } from '../src/learning/certificates/issue.ts';
import { enrolIn } from '../src/learning/enrolments.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { operatorOf } from './support/operator.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';
import { untilWaiting } from './support/waiting.ts';

const app = await createTestApp();
const { executor, sql } = app.database;
const run = operatorOf(app);
const attendance = (...parameters: readonly string[]) => run('attendance', ...parameters);
const site = writeCatalogue(new SiteFolder());

const session = (id: number, day: string, facts: object = {}) => ({
  id,
  price: 0,
  session: {
    days: [
      { day, from: '09:00', to: '17:00' },
      { day: day === '+10d' ? '+11d' : '+21d', from: '09:00', to: '15:00' },
    ],
    location_name: inAll('Simuliacijos centras'),
    location_address: 'Mokyklos g. 1',
    city: 'kaunas',
    ...facts,
  },
});

/** A course with practice: a calendar, the room, and a page that is ticked. */
function writeHybrid(
  id: number,
  materials: readonly string[] = ['datos', 'sale', 'lapas'],
  certificate: object | null = null,
): SiteFolder {
  const theory = `courses/praktika-${id}/theory/01-praktika`;
  for (const name of ['datos', 'sale', 'lapas']) site.remove(`${theory}/${name}.json`);
  const all: Record<string, object> = {
    datos: { type: 'calendar', title: inAll('Datos'), completion: 0 },
    sale: {
      type: 'extlmsroom',
      title: inAll('Praktikos salė'),
      completion: 2,
      duration_minutes: 480,
      room: inAll('214 kab.'),
      url: 'https://video.example.org/praktika',
    },
    lapas: { type: 'page', title: inAll('Lapas'), completion: 1 },
  };
  for (const name of materials) site.write(`${theory}/${name}.json`, all[name]);
  for (const language of ['lt', 'en', 'ru']) site.write(`${theory}/lapas.${language}.md`, 'Tekstas');
  return site
    .write(
      `courses/praktika-${id}/course.json`,
      courseJson(id, {
        format: 'hybrid',
        certificate,
        products: [
          session(id * 10, '+10d', { seats: 12 }),
          session(id * 10 + 1, '+20d'),
          { id: id * 10 + 2, price: 0 },
        ],
      }),
    )
    .write(`${theory}/topic.json`, {
      title: inAll('Praktika'),
      sections: [{ title: inAll('Praktika'), materials }],
    });
}

beforeAll(async () => {
  writeHybrid(901);
  writeHybrid(902, ['lapas']);
  writeHybrid(903, ['sale'], { validity_months: 24 });
  writeHybrid(904, ['sale'], { validity_months: 24 });
  writeHybrid(905, ['sale']);
  await site.import(app);
});

async function student(courseId: number, productId = courseId * 10, known?: TestPerson): Promise<TestPerson> {
  const person = known ?? (await app.person());
  await enrolIn(executor, { userId: person.id, courseId, productId, source: 'operator' });
  return person;
}

async function courseOf(person: TestPerson, course: number, language = 'lt-lt') {
  const answer = await app.request({
    url: `/api/courses/purchased/${course}`,
    headers: { ...person.headers, 'x-oc-merchant-language': language },
  });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<Output<'learning.purchased.detail'>>();
  const parts = data.theory.flatMap(({ sections }) => sections.flatMap((section) => section.parts));
  const room = parts.find(({ module }) => module === 'extlmsroom');
  const dates = parts.find(({ module }) => module === 'calendar');
  return {
    data,
    parts,
    room: room?.module === 'extlmsroom' ? room : undefined,
    dates: dates?.module === 'calendar' ? dates : undefined,
  };
}

/** Time passes until the sessions of a course have begun. */
async function begin(courseId: number): Promise<void> {
  await app.database.sql.unsafe(`
    update practical_sessions set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days'
    where product_id between ${courseId * 10} and ${courseId * 10 + 9}`);
}

test('a room tells its learner where and when their group meets, a calendar every session to come', async () => {
  const { room, dates } = await courseOf(await student(901), 901, 'en-gb');
  expect(room).toMatchObject({
    completion: 2,
    completed: false,
    readonly: true,
    // Practice is no theory: its minutes count nowhere.
    duration: null,
    extlmsroom: {
      room: '214 kab. (en)',
      url: 'https://video.example.org/praktika',
      session: {
        id: 9010,
        own: true,
        days: [
          { from: '09:00', to: '17:00' },
          { from: '09:00', to: '15:00' },
        ],
        time_zone: 'Europe/Vilnius',
        location_name: 'Simuliacijos centras (en)',
        city: 'Kaunas',
        seats_left: 11,
      },
    },
  });
  expect(dates?.calendar?.sessions.map(({ id, own, seats_left }) => [id, own, seats_left])).toEqual([
    [9010, true, 11],
    [9011, false, null],
  ]);
  const online = await courseOf(await student(901, 9012), 901);
  expect(online.room?.extlmsroom).toMatchObject({ session: null, room: '214 kab.' });
});

test('opening a room or sending its completion does not complete it', async () => {
  const person = await student(901);
  const { room } = await courseOf(person, 901);
  const answer = await app.request({
    method: 'POST',
    url: '/api/courses/activity/completion',
    headers: person.headers,
    payload: { module: 'extlmsroom', id: String(room?.id), state: 1 },
  });
  expect(answer.json()).toMatchObject({ completed: false, course_completed: false });
});

test('attendance completes the room, and with it the course; it can be taken back', async () => {
  const [person, other] = [await student(902), await student(902)];
  const { parts } = await courseOf(person, 902);
  const early = await attendance('9020', person.username);
  expect(early).toMatchObject({ code: 1, output: expect.stringContaining('nobody can have come yet') });
  await begin(902);

  const listed = await attendance('--course', '902', '--json');
  expect(JSON.parse(listed.output)).toMatchObject({ sessions: [{ session: 9020, seats: 2, came: 0 }, {}] });
  const dry = await attendance('9020', '--all', '--dry-run', '--json');
  expect(JSON.parse(dry.output)).toMatchObject({
    kept: false,
    people: [{ changed: true }, { changed: true }],
  });
  await attendance('9020', '--all');
  await attendance('9020', other.username, '--absent');
  const shown = await attendance('9020', '--json');
  expect(JSON.parse(shown.output)).toMatchObject({
    came: 1,
    people: [
      { username: person.username, came: true },
      { username: other.username, came: false },
    ],
  });

  // The room came into the course after the session.
  writeHybrid(902);
  await site.import(app);
  await begin(902);
  expect((await courseOf(person, 902)).room).toMatchObject({ completed: true });
  expect((await courseOf(other, 902)).room).toMatchObject({ completed: false });
  await app.request({
    method: 'POST',
    url: '/api/courses/activity/completion',
    headers: person.headers,
    payload: { module: 'page', id: String(parts[0]?.id), state: 1 },
  });
  const { data } = await courseOf(person, 902);
  expect(data).toMatchObject({ completed: { done: 2, total: 2 }, completed_at: expect.any(String) });
  // Where one had a seat is shown after it is over, too.
  expect((await courseOf(person, 902)).room?.extlmsroom).toMatchObject({ session: { id: 9020 } });

  const back = await attendance('9020', person.username, '--absent');
  expect(back.output).toContain('did not come');
  expect((await courseOf(person, 902)).data).toMatchObject({
    completed: { done: 1, total: 2 },
    completed_at: null,
  });
  const again = await attendance('9020', person.username, '--json');
  expect(JSON.parse(again.output)).toMatchObject({ people: [{ changed: true, course_completed: true }] });
  expect((await courseOf(person, 902)).data.completed_at).not.toBeNull();
});

test('the attendance that completes a course issues its certificate, which stays when it is taken back', async () => {
  const [person, other] = [await student(903), await student(903)];
  await begin(903);
  expect((await attendance('9030', person.username, '--dry-run')).code).toBe(0);
  expect((await courseOf(person, 903)).data.issued_certificate).toBeNull();
  await attendance('9030', person.username);
  const issued = (await courseOf(person, 903)).data.issued_certificate;
  expect(issued).toMatchObject({ courseId: 903, is_valid: true, name: 'Vardenė Pavardenė' });
  // Recorded twice, and once more after it was taken back: it is the same.
  await attendance('9030', person.username);
  await attendance('9030', person.username, '--absent');
  await attendance('9030', person.username);
  expect((await courseOf(person, 903)).data.issued_certificate).toEqual(issued);
  expect((await courseOf(other, 903)).data).toMatchObject({ issued_certificate: null, completed_at: null });
});

test('an enrolment in a full session is refused, and a dry run of it as well', async () => {
  await student(901, 9011);
  await app.database.sql`update practical_sessions set capacity = 1 where product_id = 9011`;
  const { username } = await app.person();
  const enrol = ['enrol', username, '901', '--product', '9011'];
  for (const how of [['--dry-run'], []])
    expect(await run(...enrol, ...how)).toEqual({
      code: 1,
      output: 'No seat is left in this session of course 901.\n',
    });
  await app.database.sql`update practical_sessions set capacity = 2 where product_id = 9011`;
  for (const kept of [false, true])
    expect(JSON.parse((await run(...enrol, '--json', ...(kept ? [] : ['--dry-run']))).output)).toMatchObject({
      isNew: true,
      productId: 9011,
      kept,
    });
});

test('who does not have the course, an unknown name and an unknown session are refused, and nobody is recorded', async () => {
  const person = await student(902, 9022);
  const stranger = await app.person();
  const refused = await attendance('9020', person.username, stranger.username);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('does not have course 902') });
  expect((await attendance('9020', 'niekas')).output).toContain("no account named 'niekas'");
  expect((await attendance('77')).output).toContain('no practical session 77');
  expect((await attendance()).output).toContain('Name a session');
  for (const [typed, said] of [
    [['9020', '--absent'], 'Name who was absent, or say --all.'],
    [['9020', person.username, '--course', '902'], '--course only shows'],
    [['--course', '902', '--all'], '--course only shows'],
  ] as const)
    expect(await attendance(...typed)).toEqual({ code: 1, output: expect.stringContaining(said) });
  expect((await courseOf(person, 902)).room).toMatchObject({ completed: false });
  // Who came without a seat is recorded all the same.
  await attendance('9020', person.username);
  expect((await courseOf(person, 902)).room).toMatchObject({ completed: true });
});

test('what is recorded of a cancelled enrolment can be taken back, and is no hindrance to recording the others', async () => {
  const [refunded, other] = [await student(905), await student(905)];
  await begin(905);
  await attendance('9050', refunded.username);
  // Nothing is completed in it again, whatever is recorded.
  await sql`delete from completions where user_id = ${refunded.id}`;
  await sql`update enrolments set status = 'cancelled', completed_at = null where user_id = ${refunded.id}`;

  const all = await attendance('9050', '--all', '--json');
  expect(JSON.parse(all.output)).toMatchObject({ people: [{ username: other.username, changed: true }] });
  const again = await attendance('9050', refunded.username);
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('It was recorded before') });
  expect(await sql`select from completions where user_id = ${refunded.id}`).toHaveLength(0);

  const back = await attendance('9050', '--all', '--absent', '--json');
  expect(JSON.parse(back.output).people).toHaveLength(2);
  expect(await sql`select from attendance where product_id = 9050`).toHaveLength(0);
  // Now there is nothing left for which they could have come.
  expect((await attendance('9050', refunded.username)).output).toContain('does not have course 905');
});

test('who came and took the course again is recorded and taken back where they came', async () => {
  const person = await student(905, 9052);
  await begin(905);
  await attendance('9050', person.username);
  await sql`
    insert into enrolments (user_id, course_id, attempt, product_id, source)
    values (${person.id}, 905, 2, 9052, 'operator')`;
  const rows = () => sql`
    select enrolment.attempt from attendance
    join enrolments enrolment on enrolment.id = attendance.enrolment_id where attendance.user_id = ${person.id}`;

  await attendance('9050', '--all');
  expect(await rows()).toEqual([{ attempt: 1 }]);
  expect((await courseOf(person, 905)).room).toMatchObject({ completed: false });
  await attendance('9050', person.username, '--absent');
  expect(await rows()).toEqual([]);
});

/** Two learners of course 904. Their enrolments follow each other neither as their accounts do nor as their names. */
async function twoLearners(productId: number): Promise<readonly [TestPerson, TestPerson]> {
  const [later, earlier] = [await app.person(), await app.person()];
  for (const person of [earlier, later]) await student(904, productId, person);
  return [earlier, later];
}

/** Has both enrolments changed while another transaction takes them by their ids, as an import does. */
async function duringImport(
  [earlier, later]: readonly [TestPerson, TestPerson],
  change: () => Promise<unknown>,
): Promise<void> {
  const changing = await sql.begin(async (importing) => {
    await importing`select from enrolments where user_id = ${earlier.id} for no key update`;
    // In an object, because `begin` would await a bare promise.
    const under = { way: change() };
    await untilWaiting(sql);
    await importing`select from enrolments where user_id = ${later.id} for no key update nowait`;
    return under;
  });
  await changing.way;
}

test('the attendance of several is recorded during an import of their course', async () => {
  const people = await twoLearners(9040);
  await begin(904);
  await duringImport(people, () => attendance('9040', '--all'));
  for (const person of people) expect((await courseOf(person, 904)).room).toMatchObject({ completed: true });
});

test('certificates of several are issued during an import of their course', async () => {
  const people = await twoLearners(9042);
  const ids = people.map(({ id }) => id);
  await sql`update enrolments set completed_at = now() where user_id = any (${ids}::integer[])`;
  await duringImport(people, () => issueClaimed(executor));
  for (const person of people)
    expect((await courseOf(person, 904)).data.issued_certificate).toMatchObject({ courseId: 904 });
});
