import { randomUUID } from 'node:crypto';
import { endpoints } from '@medeina/contract/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '../src/account/erasure.ts';
import { personalData } from '../src/domains.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { operatorOf } from './support/operator.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

/** Forums of courses: what learners ask, answer, take back and report. */
const app = await createTestApp({}, { runsJobs: true });
const limited = await createTestApp({ LIMITS: 'forum.session=4' });

const theory = 'courses/forumas/theory/01-tema';
const asked = (id: string, title: string, more: object = {}) => ({
  id,
  author: 'Ona Dėstytoja',
  position: inAll('Dėstytoja'),
  title: inAll(title),
  text: inAll(`Tekstas: ${title}`),
  ...more,
});

function writeCourse(discussions: readonly object[]): SiteFolder {
  const folder = writeCatalogue(new SiteFolder())
    .write('courses/forumas/course.json', { ...courseJson(801), certificate: { validity_months: 12 } })
    .write('courses/kitas/course.json', courseJson(802))
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['kalbame', 'ziurime', 'uzrakintas', 'nuoroda'] }],
    })
    .write(`${theory}/kalbame.json`, {
      type: 'forum',
      title: inAll('Kalbame'),
      completion: 2,
      duration_minutes: 30,
      discussions,
    })
    .write(`${theory}/ziurime.json`, {
      type: 'forum',
      title: inAll('Žiūrime'),
      completion: 2,
      completed_by: 'opening',
    })
    .write(`${theory}/uzrakintas.json`, {
      type: 'forum',
      title: inAll('Užrakintas'),
      completion: 0,
      requires: ['ziurime'],
    })
    .write(`${theory}/nuoroda.json`, {
      type: 'link',
      title: inAll('Nuoroda'),
      completion: 0,
      url: 'https://example.org/',
    });
  return folder;
}

beforeAll(async () => {
  const folder = writeCourse([asked('pirmas', 'Pirmas'), asked('antras', 'Antras')]);
  await folder.import(app);
  await folder.import(limited);
});

async function idOf(slug: string): Promise<number> {
  const [row] = await app.database.sql<{ id: number }>`select id from materials where slug = ${slug}`;
  return row?.id ?? 0;
}

type Options = { readonly key?: string; readonly language?: 'en-gb' | 'ru-ru' };

function learner(person: TestPerson, at = app) {
  async function ask(
    method: 'DELETE' | 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    { key, language }: Options = {},
  ) {
    const response = await at.request({
      method,
      url,
      headers: {
        ...person.headers,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(language === undefined ? {} : { 'x-oc-merchant-language': language }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  }
  return {
    ...person,
    ask,
    list: async (forum: number, query = '') =>
      endpoints['learning.forum.list'].responses[200].parse(
        (await ask('GET', `/api/forums/${forum}/discussions${query}`)).body,
      ),
    read: async (discussion: number, query = '', options: Options = {}) =>
      endpoints['learning.forum.discussion'].responses[200].parse(
        (await ask('GET', `/api/forums/discussions/${discussion}${query}`, undefined, options)).body,
      ),
    begin: async (forum: number, title = 'Klausimas', text = 'Kaip?', options: Options = {}) =>
      await ask('POST', `/api/forums/${forum}/discussions`, { title, text }, options),
    reply: async (discussion: number, text: string, options: Options = {}) =>
      await ask('POST', `/api/forums/discussions/${discussion}/replies`, { text }, options),
  };
}

async function enrolled(at = app) {
  const one = learner(await at.person(), at);
  expect((await one.ask('POST', '/api/courses/801/enrol', {})).status).toBe(200);
  return one;
}

/** A discussion that a learner began. */
async function begun(one: Awaited<ReturnType<typeof enrolled>>, title?: string): Promise<number> {
  const { status, body } = await one.begin(await idOf('kalbame'), title);
  expect(status).toBe(200);
  return body.data.discussion;
}

test('a forum begins with what its course asks, in the reader’s language, the first of it on top', async () => {
  const one = await enrolled();
  const forum = await idOf('kalbame');
  const list = await one.list(forum);
  expect(list.data.map(({ title }) => title)).toEqual(['Pirmas', 'Antras']);
  expect(list.data[0]).toMatchObject({
    author: { name: 'Ona Dėstytoja', position: 'Dėstytoja', is_lecturer: true },
    replies: 0,
    unread: 1,
    is_own: false,
  });
  const english = await one.read(list.data[0]?.id ?? 0, '', { language: 'en-gb' });
  expect(english.discussion).toMatchObject({
    title: 'Pirmas (en)',
    language: 'en',
    question: { text: 'Tekstas: Pirmas (en)', is_new: true, can_edit: false },
  });
});

test('learners of a course ask and answer, in their language, and see what is new to them', async () => {
  const [one, other] = [await enrolled(), await enrolled()];
  const forum = await idOf('kalbame');
  const { body } = await one.begin(forum, ' Tvarstis ', 'Šlapias.\n\nKeisti?', { language: 'ru-ru' });
  const id: number = body.data.discussion;
  expect(body.data).toMatchObject({ id, replies: 0, completed: true });

  const seen = await other.read(id);
  expect(seen.discussion).toMatchObject({
    title: 'Tvarstis',
    language: 'ru',
    author: { name: 'Vardenė Pavardenė', position: null, is_lecturer: false },
    unread: 1,
    question: { text: 'Šlapias.\n\nKeisti?', is_own: false, is_new: true, can_edit: false },
  });
  expect((await other.ask('PUT', `/api/forums/discussions/${id}/read`, { post: id })).status).toBe(200);
  expect((await other.list(forum)).data.find((row) => row.id === id)).toMatchObject({ unread: 0 });

  const reply = await other.reply(id, 'Keisti.');
  expect(reply.body.data).toMatchObject({ discussion: id, replies: 1 });
  // The newest on top; new to the one, not to the other who wrote it.
  const [top] = (await one.list(forum)).data;
  expect(top).toMatchObject({ id, replies: 1, unread: 1, is_own: true });
  expect((await other.list(forum)).data[0]).toMatchObject({ id, unread: 0 });
  const read = await one.read(id);
  expect(read.data).toMatchObject([{ text: 'Keisti.', is_new: true, is_own: false, author: {} }]);
  // Never back, and not past what is there.
  const newest = read.data[0]?.id ?? 0;
  for (const post of [2_000_000_000, 1, id])
    expect((await one.ask('PUT', `/api/forums/discussions/${id}/read`, { post })).status).toBe(200);
  const [mark] = await app.database.sql<{ post_id: number }>`
    select post_id from forum_reads where user_id = ${one.id} and discussion_id = ${id}`;
  expect(mark?.post_id).toBe(newest);
});

test('pages hold twelve unless asked otherwise, and one behind the last is empty', async () => {
  const one = await enrolled();
  const id = await begun(one);
  for (let number = 1; number <= 14; number += 1) await one.reply(id, `Atsakymas ${number}`);
  const first = await one.read(id);
  expect(first).toMatchObject({ total: 14, last_page: 2, from: 1, to: 12 });
  const second = await one.read(id, '?page=2&limit=12');
  expect(second.data.map(({ text }) => text)).toEqual(['Atsakymas 13', 'Atsakymas 14']);
  expect(second.discussion.question.text).toBe('Kaip?');
  expect(await one.read(id, '?page=9')).toMatchObject({ data: [], from: null, to: null });
  expect((await one.ask('GET', `/api/forums/discussions/${id}?limit=101`)).status).toBe(400);
  const forum = await idOf('kalbame');
  const { total } = await one.list(forum);
  expect((await one.list(forum, '?limit=2')).data).toHaveLength(2);
  expect((await one.list(forum, `?limit=1&page=${total}`)).data).toHaveLength(1);
});

test('a post that is sent twice, also at once, is one', async () => {
  const one = await enrolled();
  const forum = await idOf('kalbame');
  const key = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => one.begin(forum, 'Vienas', 'Tekstas', { key })));
  expect(new Set(sent.map(({ body }) => body.data.discussion)).size).toBe(1);
  const id: number = sent[0]?.body.data.discussion;
  const again = randomUUID();
  for (let time = 0; time < 2; time += 1)
    expect((await one.reply(id, 'Atsakymas', { key: again })).body.data.replies).toBe(1);
  // The key belongs to what was sent with it, and to who sent it.
  expect((await one.reply(id, 'Kitas', { key: again })).status).toBe(409);
  expect((await one.begin(forum, 'Vienas', 'Kitas', { key })).status).toBe(409);
  expect((await (await enrolled()).begin(forum, 'Vienas', 'Tekstas', { key })).status).toBe(200);
});

test('writing completes a forum, looking one that says so, and neither is taken back', async () => {
  const one = await enrolled();
  const [forum, opened] = [await idOf('kalbame'), await idOf('ziurime')];
  const done = async (): Promise<number> =>
    (await one.ask('GET', '/api/courses/purchased/801')).body.data.completed.done;
  const tick = (id: number) =>
    one.ask('POST', '/api/courses/activity/completion', { module: 'forum', id: String(id), state: 1 });
  expect((await tick(forum)).body).toMatchObject({ completed: false });
  expect(await done()).toBe(0);
  const { body } = await one.begin(forum);
  expect(await done()).toBe(1);
  expect((await one.ask('DELETE', `/api/forums/posts/${body.data.id}`)).status).toBe(200);
  expect(await done()).toBe(1);
  expect((await tick(opened)).body).toMatchObject({ completed: true, course_completed: true });
  const [claim] = await app.database.sql<{ user_id: number }>`
    select user_id from certificate_claims where user_id = ${one.id}
    union select user_id from certificates where user_id = ${one.id}`;
  expect(claim?.user_id).toBe(one.id);
});

test('the forum stands in its course without a duration, closed while something is required', async () => {
  const one = await enrolled();
  const course = endpoints['learning.purchased.detail'].responses[200].parse(
    (await one.ask('GET', '/api/courses/purchased/801')).body,
  ).data;
  const parts = course.theory.flatMap(({ sections }) => sections.flatMap((section) => section.parts));
  expect(parts.filter(({ module }) => module === 'forum')).toMatchObject([
    { duration: null, forum: { completed_by: 'posting' } },
    { forum: { completed_by: 'opening' } },
    { forum: null, availability_status: false },
  ]);
  const locked = await idOf('uzrakintas');
  for (const { status, body } of [
    await one.ask('GET', `/api/forums/${locked}/discussions`),
    await one.begin(locked),
  ])
    expect([status, body.code]).toEqual([403, 'material_locked']);
  expect((await one.ask('GET', `/api/forums/${await idOf('nuoroda')}/discussions`)).status).toBe(404);
});

test('other people’s courses and posts stay closed', async () => {
  const [one, other] = [await enrolled(), await enrolled()];
  const stranger = learner(await app.person());
  const forum = await idOf('kalbame');
  const id = await begun(one);
  const calls: readonly Parameters<typeof stranger.ask>[] = [
    ['GET', `/api/forums/${forum}/discussions`],
    ['POST', `/api/forums/${forum}/discussions`, { title: 'A', text: 'B' }],
    ['GET', `/api/forums/discussions/${id}`],
    ['POST', `/api/forums/discussions/${id}/replies`, { text: 'B' }],
    ['PUT', `/api/forums/discussions/${id}/read`, { post: id }],
    ['PUT', `/api/forums/posts/${id}`, { text: 'B' }],
    ['DELETE', `/api/forums/posts/${id}`],
    ['POST', `/api/forums/posts/${id}/reports`, {}],
  ];
  for (const call of calls) expect([call, (await stranger.ask(...call)).status]).toEqual([call, 404]);
  // Who has the course reads it, and changes nothing of somebody else's.
  expect((await other.ask('PUT', `/api/forums/posts/${id}`, { text: 'B' })).status).toBe(403);
  expect((await other.ask('DELETE', `/api/forums/posts/${id}`)).status).toBe(403);
  // An answer is no discussion.
  const { body } = await other.reply(id, 'Atsakymas');
  expect((await one.ask('GET', `/api/forums/discussions/${body.data.id}`)).status).toBe(404);
  // The course ran out.
  await app.database
    .sql`update enrolments set valid_until = now() - interval '1 minute' where user_id = ${other.id}`;
  expect((await other.ask('GET', `/api/forums/discussions/${id}`)).status).toBe(404);
});

test('an own post can be changed for half an hour', async () => {
  const [one, other] = [await enrolled(), await enrolled()];
  const id = await begun(one);
  const changed = await one.ask('PUT', `/api/forums/posts/${id}`, { title: 'Kita', text: 'Kitaip' });
  expect(changed.body.data).toMatchObject({ text: 'Kitaip', edited_at: expect.stringMatching(/./) });
  expect((await other.read(id)).discussion).toMatchObject({ title: 'Kita', question: { text: 'Kitaip' } });
  const { body } = await one.reply(id, 'Atsakymas');
  // An answer has no title.
  await one.ask('PUT', `/api/forums/posts/${body.data.id}`, { title: 'X', text: 'Taisytas' });
  expect((await one.read(id)).data).toMatchObject([{ text: 'Taisytas', can_edit: true }]);
  await app.database.sql`
    update forum_posts set created_at = now() - interval '31 minutes' where id = ${body.data.id}`;
  const late = await one.ask('PUT', `/api/forums/posts/${body.data.id}`, { text: 'Vėlu' });
  expect([late.status, late.body.code]).toEqual([409, 'post_settled']);
  expect((await one.read(id)).data).toMatchObject([{ text: 'Taisytas', can_edit: false }]);
});

test('a post that is taken back goes; a question that others answered leaves its place', async () => {
  const [one, other] = [await enrolled(), await enrolled()];
  const forum = await idOf('kalbame');
  const alone = await begun(one, 'Vienišas');
  await one.reply(alone, 'Sau');
  await one.ask('DELETE', `/api/forums/posts/${alone}`);
  expect((await one.ask('GET', `/api/forums/discussions/${alone}`)).status).toBe(404);
  expect((await one.list(forum, '?limit=100')).data.map(({ id }) => id)).not.toContain(alone);

  const id = await begun(one, 'Slaptas pavadinimas');
  const first = await other.reply(id, 'Lieka');
  const second = await other.reply(id, 'Dingsta');
  await other.ask('DELETE', `/api/forums/posts/${second.body.data.id}`);
  await one.ask('DELETE', `/api/forums/posts/${id}`);
  const left = await one.read(id);
  expect(left.discussion).toMatchObject({
    title: null,
    author: null,
    is_own: false,
    question: { text: null, author: null, can_edit: false },
  });
  expect(left.data).toMatchObject([{ id: first.body.data.id, text: 'Lieka' }]);
  const [row] = await app.database.sql<{ row: string }>`
    select forum_posts::text as row from forum_posts where id = ${id}`;
  expect(row?.row).not.toMatch(/Slaptas|Vardenė/);
});

test('erasing an account takes its posts, and nobody else’s', async () => {
  const [one, other] = [await enrolled(), await enrolled()];
  const [mine, theirs] = [await begun(one, 'Mano'), await begun(other, 'Kito')];
  await other.reply(mine, 'Kito atsakymas');
  await one.reply(theirs, 'Mano atsakymas');
  await one.ask('POST', `/api/forums/posts/${theirs}/reports`, { reason: 'Kodėl' });
  await eraseAccount(app.context, personalData, one.id, { actor: { kind: 'system' } });
  expect((await other.read(mine)).data).toMatchObject([{ text: 'Kito atsakymas' }]);
  expect((await other.read(mine)).discussion).toMatchObject({ title: null, author: null });
  expect(await other.read(theirs)).toMatchObject({ data: [], discussion: { title: 'Kito' } });
  const left = await app.database.sql`
    select from forum_posts where forum_posts::text like '%Mano%' union all
    select from forum_reports where reason = 'Kodėl'`;
  expect(left).toEqual([]);
});

test('long, empty and hostile text', async () => {
  const one = await enrolled();
  const forum = await idOf('kalbame');
  const bad: readonly object[] = [
    { title: ' ', text: 'A' },
    { title: 'A', text: ' \n ' },
    { title: 'x'.repeat(151), text: 'A' },
    { title: 'A', text: 'x'.repeat(8001) },
    { title: 'A', text: 'a\u0000b' },
    { text: 'A' },
  ];
  for (const payload of bad) {
    const { status, body } = await one.ask('POST', `/api/forums/${forum}/discussions`, payload);
    expect([status, Object.keys(body.errors).length > 0]).toEqual([400, true]);
  }
  const huge = await one.begin(forum, 'A', 'x'.repeat(1_000_000));
  expect([400, 413]).toContain(huge.status);
  // It is text: it comes back as it was written, whatever it looks like.
  const hostile = `<script>alert(1)</script> [x](javascript:alert(1)) '; drop table users; -- \u202e ${'🧬'.repeat(500)}`;
  const { body } = await one.begin(forum, '<img src=x onerror=alert(1)>', hostile);
  expect((await one.read(body.data.id)).discussion).toMatchObject({
    title: '<img src=x onerror=alert(1)>',
    question: { text: hostile },
  });
});

test('too many posts in a row are refused with a time to wait', async () => {
  const one = await enrolled(limited);
  const [row] = await limited.database.sql<{ id: number }>`select id from materials where slug = 'kalbame'`;
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1) statuses.push((await one.begin(row?.id ?? 0)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  // Reading goes on.
  expect((await one.ask('GET', `/api/forums/${row?.id}/discussions`)).status).toBe(200);
});

test('what is reported comes to the moderators, who hide it, show it again or leave it', async () => {
  const [one, other] = [await enrolled(), await enrolled()];
  const forum = await idOf('kalbame');
  const id = await begun(one, 'Negražus');
  const reply = (await one.reply(id, 'Dar negražesnis')).body.data.id;
  const report = (post: number, reason?: string) =>
    other.ask('POST', `/api/forums/posts/${post}/reports`, reason === undefined ? {} : { reason });
  expect((await report(reply, 'Įžeidžia')).status).toBe(200);
  expect((await report(reply, 'Kartoju')).status).toBe(200);
  expect((await other.read(id)).data).toMatchObject([{ is_reported: true }]);
  expect((await one.ask('POST', `/api/forums/posts/${reply}/reports`, {})).status).toBe(409);

  expect(await moderate('list', '--reported')).toMatchObject({
    posts: [{ id: reply, course: 801, forum: 'kalbame', username: one.username, reports: ['Įžeidžia'] }],
  });
  expect(await moderate('hide', 'post', String(reply), '--dry-run')).toMatchObject({
    changed: true,
    kept: false,
  });
  expect((await other.read(id)).data).toHaveLength(1);
  expect(await moderate('hide', 'post', String(reply))).toMatchObject({ changed: true });
  expect(await moderate('hide', 'post', String(reply))).toMatchObject({ changed: false });
  expect(await moderate('list', '--reported')).toEqual({ posts: [] });
  // Its author alone still sees it, and cannot change it.
  expect(await other.read(id)).toMatchObject({ data: [], total: 0 });
  expect((await one.read(id)).data).toMatchObject([{ is_hidden: true, can_edit: false }]);
  expect((await one.ask('PUT', `/api/forums/posts/${reply}`, { text: 'A' })).status).toBe(409);
  expect(await moderate('restore', 'post', String(reply))).toMatchObject({ changed: true });
  expect((await other.read(id)).data).toHaveLength(1);

  await report(id);
  await expect(moderate('dismiss', String(id))).rejects.toThrow('say --yes to do it');
  expect(await moderate('dismiss', String(id), '--yes')).toMatchObject({ reports: 1 });
  await expect(moderate('dismiss', String(id), '--yes')).rejects.toThrow('Nobody reported');
  // With a hidden question go its answers.
  await moderate('hide', 'post', String(id));
  expect((await other.ask('GET', `/api/forums/discussions/${id}`)).status).toBe(404);
  expect((await other.ask('POST', `/api/forums/posts/${reply}/reports`, {})).status).toBe(404);
  expect((await other.list(forum, '?limit=100')).data.map((row) => row.id)).not.toContain(id);
  expect((await one.list(forum, '?limit=100')).data.find((row) => row.id === id)).toMatchObject({
    is_hidden: true,
  });
  await expect(moderate('hide', 'post', '999999')).rejects.toThrow('There is no post 999999');

  const events = await app.database.sql`
    select actor_kind, action, object_kind, object_id from audit_events where object_kind = 'post' order by id`;
  expect(events).toEqual(
    ['post.hidden', 'post.restored', 'reports.dismissed', 'post.hidden'].map((action, place) => ({
      actor_kind: 'operator',
      action,
      object_kind: 'post',
      object_id: String(place < 2 ? reply : id),
    })),
  );
});

test('a hidden review neither shows nor counts until it is shown again', async () => {
  const one = await enrolled();
  await app.database.sql`
    update enrolments set done = 99 where user_id = (select id from users where username = ${one.username})`;
  const review = await one.ask('POST', '/api/reviews', { courseId: 801, rating: 1, review: 'Piktas' });
  const { id } = review.body.data;
  const shown = async () => (await app.request({ url: '/api/products/801' })).json().data.reviews;
  expect(await shown()).toMatchObject({ count: 1, rating: 1 });
  expect(await moderate('list', '--reviews')).toMatchObject({
    reviews: [{ id, course: 801, username: one.username, hidden: false, text: 'Piktas' }],
  });
  await moderate('hide', 'review', String(id));
  await app.context.versions.catchUp();
  expect(await shown()).toMatchObject({ count: 0, latest: [] });
  await moderate('restore', 'review', String(id));
  await app.context.versions.catchUp();
  expect(await shown()).toMatchObject({ count: 1, rating: 1 });
});

test('a new import changes what the course asked, keeps what was answered, and names faults', async () => {
  const one = await enrolled();
  const forum = await idOf('kalbame');
  const first = (await one.list(forum, '?limit=100')).data.find(({ title }) => title === 'Pirmas')?.id ?? 0;
  await one.reply(first, 'Atsakau');
  await writeCourse([asked('trecias', 'Trečias')]).import(app);
  const titles = (await one.list(forum, '?limit=100')).data
    .filter(({ author }) => author?.is_lecturer === true)
    .map(({ title }) => title);
  // One that was answered stays, the other went.
  expect(new Set(titles)).toEqual(new Set(['Pirmas', 'Trečias']));
  await writeCourse([asked('pirmas', 'Pirmas iš naujo')]).import(app);
  expect(await one.read(first)).toMatchObject({
    discussion: { title: 'Pirmas iš naujo' },
    data: [{ text: 'Atsakau' }],
  });
  const faulty = writeCourse([asked('a', 'A'), asked('a', 'B', { title: { lt: 'Tik lietuviškai' } })]);
  await expect(faulty.import(app)).rejects.toThrow(/kalbame\.json/);
});

/** Runs `medeina moderate`; its answer, or a failure with what it printed. */
async function moderate(...parameters: string[]): Promise<unknown> {
  const { code, output } = await operatorOf(app)('moderate', ...parameters, '--json');
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}
