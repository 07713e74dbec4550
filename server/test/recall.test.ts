import { type AnswerValue, earnedShare, type Recall, type RecallQuestion } from '@medeina/contract';
import { endpoints } from '@medeina/contract/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestPerson } from './harness.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

/** Questions of tests that come back. */
const app = await createTestApp();

const questions = [
  {
    id: 'vienas',
    type: 'single',
    text: inAll('Kiek?'),
    explanation: inAll('Nes taip'),
    options: [
      { id: 'x', text: inAll('Trys'), feedback: inAll('Per mažai') },
      { id: 'y', text: inAll('Keturi'), correct: true },
    ],
  },
  {
    id: 'keli',
    type: 'multiple',
    text: inAll('Kurie?'),
    options: [
      { id: 'p', text: inAll('Pirmas'), correct: true },
      { id: 'q', text: inAll('Antras'), correct: true },
      { id: 'r', text: inAll('Trečias') },
    ],
  },
  {
    id: 'eile',
    type: 'ordering',
    text: inAll('Kokia eile?'),
    items: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: inAll(`Žingsnis ${id}`) })),
  },
  {
    id: 'poros',
    type: 'matching',
    text: inAll('Kas su kuo?'),
    pairs: ['2', '1'].map((id) => ({ id, prompt: inAll(`Klausia ${id}`), answer: inAll(`Atsako ${id}`) })),
  },
  { id: 'skaicius', type: 'numeric', text: inAll('Kiek ml?'), answer: 0.2, tolerance: 0.1 },
  {
    id: 'zodis',
    type: 'text',
    text: inAll('Koks vaistas?'),
    accepted: { lt: ['Adrenalinas'], en: ['Adrenaline'], ru: ['Адреналин'] },
  },
];

const folder = writeCatalogue(new SiteFolder());
const theory = 'courses/pakartojimas/theory/01-tema';

function writeCourse(asked: readonly object[]): SiteFolder {
  return folder
    .write('courses/pakartojimas/course.json', {
      ...courseJson(701),
      certificate: { validity_months: 12 },
    })
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['testas', 'apklausa'] }],
    })
    .write(`${theory}/testas.json`, {
      type: 'quiz',
      title: inAll('Testas'),
      completion: 2,
      questions: asked,
    })
    .write(`${theory}/apklausa.json`, {
      type: 'survey',
      title: inAll('Apklausa'),
      completion: 0,
      questions: [{ id: 'kodel', type: 'text', text: inAll('Kodėl?'), required: false }],
    });
}

beforeAll(async () => {
  await writeCourse(questions).import(app);
});

async function post(url: string, payload: object, person?: TestPerson) {
  return await app.request({ method: 'POST', url, payload, ...(person && { headers: person.headers }) });
}

async function begin(person: TestPerson, slug = 'testas') {
  const [material] = await app.database.sql<{ id: number }>`select id from materials where slug = ${slug}`;
  const launch = await app.request({
    url: `/api/courses/activity/${material?.id}/launch`,
    headers: person.headers,
  });
  const document = await app.request({ url: launch.json().url });
  const token = /"token":"([^"]+)"/.exec(document.body)?.[1];
  const begun = await post('/activities/attempts', { token });
  return { token, attempt: begun.json().data.attempt };
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function submit({ token, attempt }: Begun): Promise<void> {
  expect((await post('/activities/submission', { token, attempt: attempt.id })).statusCode).toBe(200);
}

/** A learner who answered one question of the test right and left the others out. */
async function tested(): Promise<TestPerson> {
  const person = await app.person();
  expect((await post('/api/courses/701/enrol', {}, person)).statusCode).toBe(200);
  const begun = await begin(person);
  for (const { id, type, options } of begun.attempt.questions) {
    const given: Record<string, AnswerValue> = {
      single: options?.find(({ text }: { text: string }) => text === 'Keturi')?.id,
      multiple: [options?.find(({ text }: { text: string }) => text === 'Pirmas')?.id],
      ordering: options?.map((option: { id: string }) => option.id),
      matching: { a: '' },
      numeric: '0,9',
      text: 'Adrenalinas',
    };
    const answered = await post(
      '/api/courses/activity/answers',
      { attempt: begun.attempt.id, question: id, answer: given[type], given_at: new Date().toISOString() },
      person,
    );
    expect([id, answered.statusCode]).toEqual([id, 200]);
  }
  await submit(begun);
  return person;
}

async function recallOf(person: TestPerson, language = 'lt-lt'): Promise<Recall> {
  const answer = await app.request({
    url: '/api/recall',
    headers: { ...person.headers, 'x-oc-merchant-language': language },
  });
  return endpoints['learning.recall.list'].responses[200].parse(answer.json()).data;
}

/** As if so many days had gone by since the test. */
async function passDays(person: TestPerson, days: number): Promise<void> {
  await app.database.sql`
    update recall_cards set asked_again_at = asked_again_at - make_interval(days => ${days}),
      answered_at = answered_at - make_interval(days => ${days})
    where user_id = ${person.id}`;
}

function reply(
  person: TestPerson,
  { card, repetition }: RecallQuestion,
  answer: AnswerValue | null,
  at = new Date(),
) {
  return post('/api/recall/answers', { card, repetition, answer, given_at: at.toISOString() }, person);
}

function ofType(recall: Recall, type: RecallQuestion['key']['type']): RecallQuestion {
  const found = recall.questions.find(({ key }) => key.type === type);
  if (found === undefined) throw new Error(`No question of type ${type} came back`);
  return found;
}

const dayFrom = (moment: string): number => Math.ceil((Date.parse(moment) - Date.now()) / 86_400_000);

/** What the key says is right. */
function rightFor({ key }: RecallQuestion): AnswerValue {
  switch (key.type) {
    case 'single':
    case 'text':
      return key.right[0] ?? '';
    case 'numeric':
      return String(key.right);
    default:
      return key.right;
  }
}

describe('a test that was sent', () => {
  test('comes back: what was wrong on the next day, what was right later', async () => {
    const recall = await recallOf(await tested());
    expect(recall).toMatchObject({ is_on: true, next_at: null });
    const days = Object.fromEntries(recall.questions.map(({ key, due_at: due }) => [key.type, dayFrom(due)]));
    expect(days).toEqual({
      numeric: 1,
      matching: 1,
      ordering: days['ordering'],
      multiple: 2,
      single: 3,
      text: 3,
    });
    expect(days['ordering']).toBeLessThanOrEqual(2);
    expect(recall.questions[0]?.course).toEqual({ id: 701, title: expect.any(String) });
  });

  test('asks in the language of the reader, with what is needed to look at it without a connection', async () => {
    const person = await tested();
    const single = ofType(await recallOf(person, 'en-gb'), 'single');
    expect(single.question).toMatchObject({ text: 'Kiek? (en)', answer: null, result: null });
    expect(single.explanation).toBe('Nes taip (en)');
    expect(Object.values(single.words)).toEqual(['Per mažai (en)']);
    expect(ofType(await recallOf(person), 'numeric').right).toBe('0,2');
  });

  test('names by its key what is right, in the order in which it is asked', async () => {
    const person = await tested();
    for (const question of (await recallOf(person)).questions)
      expect([question.key.type, earnedShare(question.key, rightFor(question))]).toEqual([
        question.key.type,
        1,
      ]);
    const { question, key } = ofType(await recallOf(person), 'ordering');
    if (question.type !== 'ordering') throw new Error('The key is of another question');
    expect(question.options.map(({ id }) => id)).not.toEqual(key.right);
    const first = question.options.find(({ text }) => text === 'Žingsnis a');
    expect(first?.id).toBe(Array.isArray(key.right) ? key.right[0] : '');
    expect(await recallOf(person)).toEqual(await recallOf(person));
  });

  test('names what belongs to what, also where the author counts pairs in an order of their own', async () => {
    const { question, key } = ofType(await recallOf(await tested()), 'matching');
    if (question.type !== 'matching') throw new Error('The key is of another question');
    const answers = new Map(question.choices.map(({ id, text }) => [id, text]));
    const matched = question.prompts.map(({ id, text }) => [
      text,
      answers.get(Object.entries(key.right).find(([prompt]) => prompt === id)?.[1]),
    ]);
    expect(matched).toEqual([
      ['Klausia 2', 'Atsako 2'],
      ['Klausia 1', 'Atsako 1'],
    ]);
  });

  test('is not asked while it is taken again, nor does a survey come back', async () => {
    const person = await tested();
    await submit(await begin(person, 'apklausa'));
    expect((await recallOf(person)).questions).toHaveLength(6);
    const again = await begin(person);
    expect(await recallOf(person)).toEqual({ is_on: true, questions: [], next_at: null });
    await submit(again);
    const after = await recallOf(person);
    expect(after.questions).toHaveLength(6);
    expect(after.questions.every(({ repetition }) => repetition === 2)).toBe(true);
  });

  test('is asked though it was taken again and left, when the course has been begun anew', async () => {
    const person = await tested();
    await begin(person);
    expect((await recallOf(person)).questions).toHaveLength(0);
    await completed(person, 1);
    await app.database.sql`
      insert into enrolments (user_id, course_id, attempt, source) values (${person.id}, 701, 2, 'free')`;
    expect((await recallOf(person)).questions).toHaveLength(6);
  });
});

describe('an answer', () => {
  test('that is right puts a question off for longer each time', async () => {
    const person = await tested();
    await passDays(person, 3);
    const first = ofType(await recallOf(person), 'single');
    const { due_at: due } = (await reply(person, first, rightFor(first))).json();
    expect(dayFrom(due)).toBeGreaterThan(7);
    // It comes no more in the next days; the call tells when it does.
    const recall = await recallOf(person);
    expect(recall.questions.map(({ key }) => key.type)).not.toContain('single');
    expect(recall.next_at).toBe(due);
  });

  test('that is wrong, or that one does not know, brings it back on the next day', async () => {
    const person = await tested();
    await passDays(person, 3);
    const first = ofType(await recallOf(person), 'text');
    const { due_at: due } = (await reply(person, first, 'nežinau')).json();
    expect(dayFrom(due)).toBe(1);
    const unknown = await reply(person, ofType(await recallOf(person), 'ordering'), null);
    expect(dayFrom(unknown.json().due_at)).toBe(1);
  });

  test('counts once, however often it is sent, and from whichever device', async () => {
    const person = await tested();
    await passDays(person, 3);
    const question = ofType(await recallOf(person), 'single');
    const answers = await Promise.all([1, 2, 3].map(() => reply(person, question, rightFor(question))));
    expect(new Set(answers.map((one) => one.json().due_at)).size).toBe(1);
    // A wrong answer to the same repetition, given on another device before.
    expect((await reply(person, question, 'b', new Date(Date.now() - 60_000))).statusCode).toBe(200);
    const [card] = await app.database.sql<{ repetitions: number; lapses: number }>`
      select repetitions, lapses from recall_cards where user_id = ${person.id} and id = ${question.card}`;
    expect(card).toEqual({ repetitions: 2, lapses: 0 });
  });

  test('that was given without a connection counts from when it was given, never from the future', async () => {
    const person = await tested();
    await passDays(person, 10);
    const { questions: asked } = await recallOf(person);
    const [one, other] = asked;
    if (one === undefined || other === undefined) throw new Error('Nothing came back');
    const yesterday = new Date(Date.now() - 86_400_000);
    await reply(person, one, rightFor(one), yesterday);
    await reply(person, other, rightFor(other), new Date(Date.now() + 30 * 86_400_000));
    const rows = await app.database.sql<{ id: number; answered_at: Date }>`
      select id, answered_at from recall_cards where user_id = ${person.id}`;
    expect(rows.find(({ id }) => id === one.card)?.answered_at).toEqual(yesterday);
    expect(rows.find(({ id }) => id === other.card)?.answered_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('to what was never asked, or of another shape, is refused', async () => {
    const person = await tested();
    const question = ofType(await recallOf(person), 'single');
    expect((await reply(person, { ...question, card: 999_999 }, 'a')).statusCode).toBe(404);
    expect((await reply(await tested(), question, 'a')).statusCode).toBe(404);
    expect((await reply(person, question, 'z')).statusCode).toBe(400);
    expect((await reply(person, question, ['a'])).statusCode).toBe(400);
  });
});

/** As if the course had been completed so many months ago. */
async function completed(person: TestPerson, months: number): Promise<void> {
  await app.database.sql`
    update enrolments set completed_at = now() - make_interval(months => ${months}) where user_id = ${person.id}`;
  await app.database.sql`
    update certificates
    set valid_from = current_date - make_interval(months => ${months}),
      valid_until = current_date + make_interval(months => 12 - ${months}::integer)
    where user_id = ${person.id}`;
}

describe('questions come back', () => {
  test('until the certificate ends', async () => {
    const person = await tested();
    await completed(person, 11);
    expect((await recallOf(person)).questions).toHaveLength(6);
    await completed(person, 13);
    expect(await recallOf(person)).toEqual({ is_on: true, questions: [], next_at: null });
    // Who takes the course again is asked again.
    await app.database.sql`
      insert into enrolments (user_id, course_id, attempt, source) values (${person.id}, 701, 2, 'free')`;
    expect((await recallOf(person)).questions).toHaveLength(6);
  });

  test('as long as the certificate lasts, though the course may no longer be studied', async () => {
    const person = await tested();
    await app.database.sql`
      update enrolments set completed_at = null, valid_until = now() - interval '1 day' where user_id = ${person.id}`;
    expect((await recallOf(person)).questions).toHaveLength(0);
    await completed(person, 1);
    expect((await recallOf(person)).questions).toHaveLength(6);
    await app.database.sql`update enrolments set status = 'cancelled' where user_id = ${person.id}`;
    expect((await recallOf(person)).questions).toHaveLength(0);
  });

  test('until they are switched off, and again when they are switched on', async () => {
    const person = await tested();
    const set = (isOn: boolean) =>
      app.request({ method: 'PUT', url: '/api/recall', headers: person.headers, payload: { is_on: isOn } });
    expect((await set(false)).json()).toEqual({ data: { is_on: false } });
    expect((await set(false)).statusCode).toBe(200);
    expect(await recallOf(person)).toEqual({ is_on: false, questions: [], next_at: null });
    await set(true);
    expect((await recallOf(person)).questions).toHaveLength(6);
  });

  test('without those that are no longer in the test', async () => {
    const person = await tested();
    await writeCourse(questions.filter(({ id }) => id !== 'zodis')).import(app);
    try {
      const recall = await recallOf(person);
      expect(recall.questions.map(({ question }) => question.id)).not.toContain('zodis');
      expect(recall.questions).toHaveLength(5);
    } finally {
      await writeCourse(questions).import(app);
    }
  });

  test('however many of those that are gone were due before them', async () => {
    const person = await tested();
    await app.database.sql`
      insert into recall_cards
        (user_id, material_id, question, stability, difficulty, repetitions, answered_at, asked_again_at)
      select user_id, material_id, 'nebera-' || number, stability, difficulty, repetitions, answered_at,
        asked_again_at - interval '1 year'
      from recall_cards cross join generate_series(1, 250) number
      where user_id = ${person.id} and question = 'vienas'`;
    expect((await recallOf(person)).questions).toHaveLength(6);
  });

  test('twenty at a time, and the first of the others is named', async () => {
    const person = await tested();
    await app.database.sql`
      insert into materials (course_id, slug, position, module, completion, title, content)
      select course_id, 'kopija-' || number, position, module, 0, title, content
      from materials cross join generate_series(1, 4) number where slug = 'testas'`;
    await app.database.sql`
      insert into recall_cards
        (user_id, material_id, question, stability, difficulty, repetitions, answered_at, asked_again_at)
      select user_id, copy.id, question, stability, difficulty, repetitions, answered_at, asked_again_at + interval '1 hour'
      from recall_cards cross join materials copy
      where user_id = ${person.id} and copy.slug like 'kopija-%'`;
    const recall = await recallOf(person);
    expect(recall.questions).toHaveLength(20);
    const last = recall.questions.at(-1)?.due_at ?? '';
    expect(Date.parse(recall.next_at ?? '')).toBeGreaterThanOrEqual(Date.parse(last));
    await app.database.sql`delete from materials where slug like 'kopija-%'`;
  });
});
