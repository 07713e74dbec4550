import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendFile } from '../src/learning/media.ts';
import { KeptFiles, openFiles } from '../src/platform/files/files.ts';
import { lockUser, unlockUser } from '../src/auth/users.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';

const app = await createTestApp();

function session(id: number, seats: number) {
  return { id, price: 0, session: { days: [{ day: '+5d', from: '09:00', to: '17:00' }], seats } };
}

beforeAll(async () => {
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'nemokamas', 501);
  const theory = 'courses/pratesiamas/theory/01-tema';
  folder
    .write('courses/pratesiamas/course.json', courseJson(505, { certificate: { validity_months: 12 } }))
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['lapas'] }],
    })
    .write(`${theory}/lapas.json`, { type: 'page', title: inAll('Lapas'), completion: 1 });
  for (const language of ['lt', 'en', 'ru']) folder.write(`${theory}/lapas.${language}.md`, 'Tekstas');
  await writeStudies(folder, 'antras', 502)
    .write('courses/mokamas/course.json', courseJson(503, { products: [{ id: 5030, price: 10 }] }))
    .write('courses/vietos/course.json', courseJson(504, { products: [session(5040, 1), session(5041, 9)] }))
    .write('courses/kita-vieta/course.json', courseJson(506, { products: [session(5060, 3)] }))
    .write('courses/kitoje-aplinkoje/course.json', courseJson(507))
    .write(
      'courses/kas-metai/course.json',
      courseJson(508, {
        certificate: { validity_months: 12 },
        products: [session(5080, 9), session(5081, 9)],
      }),
    )
    .write('courses/du-menesiai/course.json', courseJson(509, { certificate: { validity_months: 2 } }))
    .import(app);
});

async function post(person: TestPerson, url: string, payload: object = {}) {
  return await app.request({ method: 'POST', url, headers: person.headers, payload });
}

async function course(person: TestPerson, id = 501) {
  const response = await app.request({ url: `/api/courses/purchased/${id}`, headers: person.headers });
  expect(response.statusCode).toBe(200);
  const { data } = response.json();
  const parts = data.theory.flatMap((topic: { sections: { parts: unknown[] }[] }) =>
    topic.sections.flatMap((section) => section.parts),
  );
  const [manual, opened, link, video, document] = parts;
  return { data, manual, opened, link, video, document };
}

async function student(courseId = 501): Promise<TestPerson> {
  const person = await app.person();
  expect((await post(person, `/api/courses/${courseId}/enrol`)).statusCode).toBe(200);
  return person;
}

function complete(person: TestPerson, material: { id: number; module: string }, state = 1) {
  return post(person, '/api/courses/activity/completion', {
    module: material.module,
    id: String(material.id),
    state,
  });
}

describe('enrolling', () => {
  test('a free course starts at once; a second click changes nothing', async () => {
    const person = await app.person();
    const clicks = await Promise.all([1, 2, 3].map(() => post(person, '/api/courses/501/enrol')));
    expect(clicks.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(clicks.filter((answer) => answer.json().data.created)).toHaveLength(1);
    const list = await app.request({ url: '/api/courses/purchased', headers: person.headers });
    expect(list.json()).toMatchObject({ total: 1, data: [{ id: 501, completed: { done: 0, total: 4 } }] });
  });

  test("a course goes by its environment's id there, and by its own here", async () => {
    await app.database.sql`update courses set environment_course_id = 42 where id = 507`;
    const person = await student(507);
    const list = await app.request({ url: '/api/courses/purchased', headers: person.headers });
    expect(list.json().data).toMatchObject([{ id: 507, lmsCourseId: 42 }]);
    expect((await course(person, 507)).data).toMatchObject({ id: 507, lmsCourseId: 42 });
  });

  test('a paid course needs an offer; an unknown one is not found', async () => {
    const person = await app.person();
    expect((await post(person, '/api/courses/503/enrol')).json()).toMatchObject({ code: 'offer_needed' });
    expect((await post(person, '/api/courses/999/enrol')).statusCode).toBe(404);
    expect((await post(person, '/api/courses/504/enrol')).json().errors).toHaveProperty('product_id');
  });

  test('of concurrent enrolments, one gets the last seat', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => app.person()));
    const answers = await Promise.all(
      people.map((person) => post(person, '/api/courses/504/enrol', { product_id: 5040 })),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'no_seats')).toHaveLength(3);
    const losers = people.filter((_, index) => answers[index]?.statusCode !== 200);
    const others = await Promise.all(
      losers.map((person) => post(person, '/api/courses/504/enrol', { product_id: 5041 })),
    );
    expect(others.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  });

  test('a temporarily held seat is free again when its time is over', async () => {
    const hold = (expires: string) =>
      app.database.sql.unsafe(`
      insert into seat_holds (product_id, guest_session, expires_at)
      select 5060, 'guest-' || n, ${expires} from generate_series(1, 2) as n`);
    const left = async () =>
      (await app.request({ url: '/api/products/506' })).json().data.products[0].seats_left;
    await hold("now() + interval '10 minutes'");
    await hold("now() - interval '1 second'");
    expect(await left()).toBe(1);
    const [first, second] = [await app.person(), await app.person()];
    expect((await post(first, '/api/courses/506/enrol')).statusCode).toBe(200);
    expect((await post(second, '/api/courses/506/enrol')).json()).toMatchObject({ code: 'no_seats' });
    expect(await left()).toBe(0);
    await app.database.sql`update seat_holds set expires_at = now() where guest_session = 'guest-1'`;
    expect((await post(second, '/api/courses/506/enrol')).statusCode).toBe(200);
  });

  test('a course that is begun after midnight is dated by the day that has begun', async () => {
    const person = await student(505);
    await app.database.sql`
      update enrolments set enrolled_at = '2026-11-26T22:30:00Z' where user_id = ${person.id}`;
    const [own] = (await app.request({ url: '/api/courses/purchased', headers: person.headers })).json().data;
    expect(own).toMatchObject({ date: '2026-11-27', enrolled: '2026-11-26T22:30:00.000Z' });
    expect((await course(person, 505)).data.date).toBe('2026-11-27');
  });

  test('a course can be retaken when its certificate expires; the first attempt is unchanged', async () => {
    const person = await student(505);
    const again = () => post(person, '/api/courses/505/enrol');
    const shown = async () =>
      (await app.request({ url: '/api/courses/purchased/505', headers: person.headers })).json().data;
    for (const material of (await shown()).theory[0].sections[0].parts) await complete(person, material);
    const { completed } = await shown();
    expect(completed.done).toBe(completed.total);
    expect((await again()).json()).toMatchObject({ data: { created: false } });
    // Valid for twelve months: it can be retaken from the day on which a letter says so, the ninetieth before the last one.
    const endIn = (days: number) => app.database.sql`
      update certificates set valid_until = (now() at time zone 'Europe/Vilnius')::date + ${days}::integer
      where user_id = ${person.id}`;
    await app.database.sql`
      update enrolments set completed_at = now() - interval '9 months' where user_id = ${person.id}`;
    await endIn(91);
    expect((await shown()).can_renew).toBe(false);
    await endIn(90);
    expect((await shown()).can_renew).toBe(true);
    const clicks = await Promise.all([again(), again()]);
    expect(clicks.filter((answer) => answer.json().data.created)).toHaveLength(1);
    expect(await shown()).toMatchObject({
      completed: { done: 0, total: completed.total },
      attempt: 2,
      can_renew: false,
      earlier: [{ attempt: 1 }],
    });
    // The first one can still be read, and reading it changes nothing.
    const earlier = await app.request({
      url: '/api/courses/purchased/505?attempt=1',
      headers: person.headers,
    });
    expect(earlier.json().data).toMatchObject({ attempt: 1, completed, earlier: [], can_renew: false });
    expect(earlier.json().data.completed_at).not.toBeNull();
    const statuses = [];
    for (const [reader, attempt] of [
      [person, 3],
      [await student(505), 1],
      [await student(505), 2],
    ] as const) {
      const url = `/api/courses/purchased/505?attempt=${attempt}`;
      statuses.push((await app.request({ url, headers: reader.headers })).statusCode);
    }
    expect(statuses).toEqual([404, 200, 404]);
    const attempts = await app.database.sql`
      select attempt, done, completed_at is not null as is_completed,
        (select count(*)::integer from completions
          where completions.user_id = enrolments.user_id and enrolment_id = enrolments.id) as kept
      from enrolments where user_id = ${person.id} order by attempt`;
    expect(attempts).toEqual([
      { attempt: 1, done: completed.total, is_completed: true, kept: completed.total },
      { attempt: 2, done: 0, is_completed: false, kept: 0 },
    ]);
    const list = await app.request({ url: '/api/courses/purchased', headers: person.headers });
    expect(list.json()).toMatchObject({ total: 1, data: [{ id: 505, completed: { done: 0 } }] });
  });

  test('a course whose certificate lasts two months can be retaken once half of them are over', async () => {
    const person = await student(509);
    const completedBefore = async (days: number) => {
      await app.database.sql`
        update enrolments set completed_at = now() - make_interval(days => ${days}) where user_id = ${person.id}`;
      return (await app.request({ url: '/api/products/509', headers: person.headers })).json().data.can_renew;
    };
    expect(await completedBefore(0)).toBe(false);
    expect(await completedBefore(20)).toBe(false);
    expect(await completedBefore(35)).toBe(true);
  });

  test('a course of several dates that can be retaken says so on its page, and is taken by another date', async () => {
    const person = await app.person();
    const take = (product?: number) =>
      post(person, '/api/courses/508/enrol', product === undefined ? {} : { product_id: product });
    const standing = async () => {
      const { data } = (await app.request({ url: '/api/products/508', headers: person.headers })).json();
      return { enrolled: data.enrolled, can_renew: data.can_renew };
    };
    expect(await standing()).toEqual({ enrolled: false, can_renew: false });
    expect((await take(5080)).json()).toMatchObject({ data: { created: true } });
    expect(await standing()).toEqual({ enrolled: true, can_renew: false });
    await app.database.sql`
      update enrolments set completed_at = now() - interval '11 months' where user_id = ${person.id}`;
    expect(await standing()).toEqual({ enrolled: true, can_renew: true });
    // Which of the dates is the person's to say.
    expect((await take()).json().errors).toHaveProperty('product_id');
    expect((await take(5081)).json()).toMatchObject({ data: { created: true } });
    expect(await standing()).toEqual({ enrolled: true, can_renew: false });
  });

  test('a cancelled or expired enrolment gives no access', async () => {
    const person = await student();
    const status = async () =>
      (await app.request({ url: '/api/courses/purchased/501', headers: person.headers })).statusCode;
    expect(await status()).toBe(200);
    await app.database.sql`update enrolments set valid_until = now() where user_id = ${person.id}`;
    expect(await status()).toBe(404);
    await app.database.sql`
      update enrolments set valid_until = null, status = 'cancelled' where user_id = ${person.id}`;
    expect(await status()).toBe(404);
    expect((await post(person, '/api/courses/501/enrol')).json()).toMatchObject({ data: { created: true } });
    expect(await status()).toBe(200);
  });

  test('enrolling during a review or an import of the course: both succeed', async () => {
    const person = await app.person();
    const { sql } = app.database;
    const isWaiting = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      ).length;
    const enrolling = await sql.begin(async (review) => {
      await review`select from course_counters where course_id = 504 for update`;
      // In an object, because `begin` would await a bare promise.
      const answer = { of: post(person, '/api/courses/504/enrol', { product_id: 5041 }) };
      await vi.waitFor(async () => expect(await isWaiting()).toBe(1), { timeout: 15_000 });
      await review`
        insert into versions as known (name) values ('course:504')
        on conflict (name) do update set version = known.version + 1`;
      return answer;
    });
    expect((await enrolling.of).statusCode).toBe(200);
  });
});

describe('completing', () => {
  test('manual materials can be unticked; automatic ones stay completed', async () => {
    const person = await student();
    const { manual, opened, link } = await course(person);
    expect((await complete(person, manual)).json()).toMatchObject({
      completed: true,
      course: { done: 1, total: 4 },
    });
    expect((await complete(person, manual)).json()).toMatchObject({
      completed: true,
      course: { done: 1, total: 4 },
    });
    expect((await complete(person, manual, 0)).json()).toMatchObject({
      completed: false,
      course: { done: 0 },
    });
    expect((await complete(person, opened)).json()).toMatchObject({ completed: true, course: { done: 1 } });
    expect((await complete(person, opened, 0)).statusCode).toBe(409);
    expect((await complete(person, link)).statusCode).toBe(409);
    expect((await complete(person, { ...manual, module: 'video' })).json().errors).toHaveProperty('module');
  });

  test('what was done without a connection and is told late leaves what was done since', async () => {
    const person = await student();
    const { manual, video } = await course(person);
    const tell = (path: string, body: object) => post(person, `/api/courses/activity/${path}`, body);
    const untick = (late: object) =>
      tell('completion', { module: manual.module, id: String(manual.id), state: 0, ...late });
    await complete(person, manual);
    expect((await untick({ seconds_ago: 86_400 })).json()).toMatchObject({
      completed: true,
      course: { done: 1 },
    });
    expect((await untick({ seconds_ago: Number.MAX_SAFE_INTEGER })).json()).toMatchObject({
      completed: true,
    });
    expect((await untick({})).json()).toMatchObject({ completed: false, course: { done: 0 } });
    // Of one sitting: the tick may have been longer on its way than what takes it back.
    await complete(person, manual);
    expect((await untick({ seconds_ago: 2 })).json()).toMatchObject({ completed: false });
    const watch = (from: number, to: number, late = {}) =>
      tell('watched', { id: String(video.id), from, to, ...late });
    await watch(0, 30, { seconds_ago: 7200 });
    await watch(30, 35, { seconds_ago: 60 });
    expect((await watch(5, 10, { seconds_ago: 3600 })).json()).toMatchObject({ watched_seconds: 35 });
    expect((await course(person)).video.video.position_seconds).toBe(35);
    await watch(5, 20);
    expect((await course(person)).video.video.position_seconds).toBe(20);
    expect(
      (await tell('watched', { id: String(video.id), from: 0, to: 1, seconds_ago: -1 })).statusCode,
    ).toBe(400);
  });

  test('seconds of a longer recording, which an import has replaced, complete nothing', async () => {
    const person = await student();
    const { video } = await course(person);
    const watch = () =>
      post(person, '/api/courses/activity/watched', { id: String(video.id), from: 0, to: 1 });
    await watch();
    await app.database.sql`
      update video_progress set watched = '{[0,1),[60,120)}'
      where user_id = ${person.id} and material_id = ${Number(video.id)}`;
    expect((await watch()).json()).toMatchObject({ completed: false, watched_seconds: 1 });
  });

  test('a video counts distinct seconds and unlocks the next material; the last one completes the course', async () => {
    const person = await student();
    const { video, document, manual, opened, data } = await course(person);
    expect(data.current).toMatchObject({ course_module_id: manual.id });
    expect(document).toMatchObject({ availability_status: false, document: null });
    expect(document.availability_information).toContain('Vaizdas');
    expect((await complete(person, document)).json()).toMatchObject({ code: 'material_locked' });
    const watch = (from: number, to: number) =>
      post(person, '/api/courses/activity/watched', { id: String(video.id), from, to });
    expect((await complete(person, video)).json()).toMatchObject({ completed: false });
    expect((await watch(0, 30)).json()).toMatchObject({ completed: false, watched_seconds: 30 });
    expect((await watch(10, 40.2)).json()).toMatchObject({ completed: false, watched_seconds: 41 });
    // Any other device goes on where this one stopped.
    expect((await course(person)).video.video.position_seconds).toBe(41);
    expect((await watch(46, 500)).json()).toMatchObject({ completed: true, watched_seconds: 55 });
    expect((await course(person)).video.video.position_seconds).toBe(0);
    for (const material of [document, manual])
      expect((await complete(person, material)).json().course_completed).toBe(false);
    expect((await complete(person, opened)).json()).toMatchObject({
      course: { done: 4, total: 4 },
      course_completed: true,
    });
    const done = await app.request({ url: '/api/courses/purchased?completed=1', headers: person.headers });
    expect(done.json()).toMatchObject({
      total: 1,
      data: [{ current: null, completed: { done: 4, total: 4 } }],
    });
    const groups = await post(person, '/api/courses/label-groups/completion', { courseId: 501 });
    expect(groups.json().data.map((group: { completed: boolean }) => group.completed)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('a page has sanitised content and is readable by its learner only', async () => {
    const [person, other] = [await student(), await app.person()];
    const { manual } = await course(person);
    const read = (who: TestPerson, language: string) =>
      app.request({
        url: `/api/pages/${manual.id}`,
        headers: { ...who.headers, 'x-oc-merchant-language': language },
      });
    const { data } = (await read(person, 'en-gb')).json();
    expect(data).toMatchObject({ title: 'Pažymimas (en)', completion: 1, completed: false });
    expect(data.content).toContain('<h2>Puslapis</h2>');
    expect(data.content).not.toContain('<script');
    expect((await read(other, 'lt-lt')).statusCode).toBe(404);
  });
});

test('a page past the last is empty, with the total', async () => {
  const people = await Promise.all([student(), student(), app.person()]);
  const lists = await Promise.all(
    people.flatMap((person) =>
      ['', '?page=2', '?limit=1&page=9&search=501'].map(async (query) => {
        const list = await app.request({ url: `/api/courses/purchased${query}`, headers: person.headers });
        const { total, data, from } = list.json();
        return { total, courses: data.length, from };
      }),
    ),
  );
  const first = { total: 1, courses: 1, from: 1 };
  const behind = { total: 1, courses: 0, from: null };
  const none = { total: 0, courses: 0, from: null };
  expect(lists).toEqual([first, behind, behind, first, behind, behind, none, none, none]);
});

test('the list is searched by title without diacritics, in the person’s language', async () => {
  const person = await student();
  const find = async (text: string) =>
    (
      await app.request({
        url: `/api/courses/purchased?search=${encodeURIComponent(text)}`,
        headers: person.headers,
      })
    ).json().total;
  expect(await find('kuršas 501')).toBe(1);
  expect(await find('KURSAS')).toBe(1);
  expect(await find('502')).toBe(0);
  expect(await find('%')).toBe(0);
});

describe('files', () => {
  test('a signed address serves the file to the learner, whole and by range', async () => {
    const person = await student();
    const { video } = await course(person);
    const whole = await app.request({ url: video.video.url });
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringContaining('inline; filename="vaizdas.webm"'),
    });
    const part = await app.request({ url: video.video.url, headers: { range: 'bytes=3-8' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 3-8/${whole.body.length}`);
    expect(part.body).toBe(whole.body.slice(3, 9));
    const past = await app.request({ url: video.video.url, headers: { range: 'bytes=9999-' } });
    expect(past.statusCode).toBe(416);
    const download = await app.request({ url: `${video.video.url}?download=1` });
    expect(download.headers['content-disposition']).toContain('attachment');
    expect((await app.request({ url: video.video.captions[0].url })).body).toContain('WEBVTT');
  });

  test('HEAD for a file does not read it', async () => {
    const { video } = await course(await student());
    const open = vi.spyOn(KeptFiles.prototype, 'open');
    onTestFinished(() => open.mockRestore());
    const [whole, head] = [
      await app.request({ url: video.video.url }),
      await app.request({ method: 'HEAD', url: video.video.url }),
    ];
    expect(head.body).toBe('');
    for (const name of ['content-length', 'content-type', 'etag', 'accept-ranges'])
      expect(head.headers[name]).toBe(whole.headers[name]);
    const file = await open.mock.results[1]?.value;
    await vi.waitFor(() => expect(file.body).toMatchObject({ closed: true }), { timeout: 15_000 });
    expect(file.body).toMatchObject({ bytesRead: 0 });
  });

  test('a file that is opened by its address loads nothing, and a drawing is in a sandbox too', async () => {
    const { video } = await course(await student());
    const { headers } = await app.request({ url: video.video.url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';(?!.*script-src).* object-src 'none';/,
      ),
    });
    const [, hash = ''] = /\.([\da-f]{64})\./.exec(video.video.url) ?? [];
    const { courseFiles } = await openFiles(app.settings);
    const name = 'brezinys.svg';
    const drawing = await sendFile(
      courseFiles,
      hash,
      { name, range: undefined, ifRange: undefined, isDownload: false },
      '',
    );
    drawing.body.destroy();
    expect(drawing.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';(?!.*script-src).*; sandbox$/),
    });
  });

  test('a signed address is refused while the account is locked', async () => {
    const person = await student();
    const { url } = (await course(person)).video.video;
    await lockUser(app.database.executor, person.id);
    expect((await app.request({ url })).statusCode).toBe(403);
    await unlockUser(app.database.executor, person.id);
    expect((await app.request({ url })).statusCode).toBe(200);
  });

  test('a signed address ends with the enrolment, and an altered one is refused', async () => {
    const person = await student();
    const { url } = (await course(person)).video.video;
    expect((await app.request({ url: url.replace('/media/', '/media/1') })).statusCode).toBe(403);
    await app.database.sql`delete from enrolments where user_id = ${person.id}`;
    expect((await app.request({ url })).statusCode).toBe(403);
  });
});

test('batched ticks do not wait for another learner’s locked enrolment', async () => {
  const [held, free] = [await student(), await student()];
  const { manual } = await course(held);
  const waiting = await app.database.sql.begin(async (work) => {
    await work`select from enrolments where user_id = ${held.id} for update`;
    const heldBack = complete(held, manual);
    const answer = await complete(free, manual);
    expect(answer.json()).toMatchObject({ completed: true, course: { done: 1, total: 4 } });
    // In an array, because the transaction would await a bare promise.
    return [heldBack] as const;
  });
  expect((await waiting[0]).json()).toMatchObject({ completed: true, course: { done: 1, total: 4 } });
});

test('a failed tick does not fail others of the same batch', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => student()));
  const [refused] = people;
  if (refused === undefined) throw new Error('No learner found');
  const { manual } = await course(refused);
  await app.database.sql.unsafe(`
    create function refuse_tick() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse_tick before insert on completions
      for each row when (new.user_id = ${refused.id}) execute function refuse_tick()`);
  try {
    const answers = await Promise.all(people.map((person) => complete(person, manual)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([500, 200, 200, 200, 200]);
  } finally {
    await app.database.sql.unsafe('drop trigger refuse_tick on completions; drop function refuse_tick()');
  }
  const kept = await Promise.all(people.map(async (person) => (await course(person)).data.completed.done));
  expect(kept).toEqual([0, 1, 1, 1, 1]);
  expect((await complete(refused, manual)).json()).toMatchObject({ completed: true });
});

test('concurrent changes are all kept', async () => {
  const person = await student();
  const { manual, opened, video } = await course(person);
  await Promise.all([
    complete(person, manual),
    complete(person, opened),
    ...[0, 10, 20, 30, 40, 50].map((from) =>
      post(person, '/api/courses/activity/watched', { id: String(video.id), from, to: from + 10 }),
    ),
  ]);
  expect((await course(person)).data.completed).toEqual({ done: 3, total: 4 });
});
