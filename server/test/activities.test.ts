import type { ActivityState } from '@medeina/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { csvOf } from '../src/command/csv.ts';
import { surveyResults, surveyTables } from '../src/learning/activities/survey-results.ts';
import { mixResponses } from '../src/learning/activities/surveys-store.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { runJob } from './support/run-job.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

const app = await createTestApp();

const one = {
  id: 'vienas',
  type: 'single',
  text: inAll('Kiek?'),
  marks: 2,
  explanation: inAll('Nes taip'),
  options: [
    { id: 'x', text: inAll('Trys'), feedback: inAll('Per mažai') },
    { id: 'y', text: inAll('Keturi'), correct: true },
  ],
};
const many = {
  id: 'keli',
  type: 'multiple',
  text: inAll('Kurie?'),
  options: [
    { id: 'p', text: inAll('Pirmas'), correct: true },
    { id: 'q', text: inAll('Antras'), correct: true },
    { id: 'r', text: inAll('Trečias') },
  ],
};
const order = {
  id: 'eile',
  type: 'ordering',
  text: inAll('Kokia eile?'),
  items: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: inAll(`Žingsnis ${id}`) })),
};
const pairs = {
  id: 'poros',
  type: 'matching',
  text: inAll('Kas su kuo?'),
  pairs: ['m', 'n'].map((id) => ({ id, prompt: inAll(`Klausia ${id}`), answer: inAll(`Atsako ${id}`) })),
  distractors: [{ id: 'm', text: inAll('Nieko') }],
};
const number = {
  id: 'skaicius',
  type: 'numeric',
  text: inAll('Kiek ml?'),
  answer: 0.2,
  tolerance: 0.1,
  unit: { lt: 'ml', en: 'ml', ru: 'мл' },
};
const word = {
  id: 'zodis',
  type: 'text',
  text: inAll('Koks vaistas?'),
  accepted: { lt: ['Adrenalinas'], en: ['Adrenaline', 'epinephrine'], ru: ['Адреналин'] },
};

const caseSteps = [
  {
    id: 'pradzia',
    title: inAll('Pradžia'),
    vitals: { pulse: { value: 120 } },
    choices: [
      { id: 'gerai', text: inAll('Gerai'), to: 'vidurys', verdict: 'good', consequence: inAll('Pavyko') },
      { id: 'blogai', text: inAll('Blogai'), to: 'galas', verdict: 'bad', consequence: inAll('Nepavyko') },
    ],
  },
  {
    id: 'vidurys',
    title: inAll('Vidurys'),
    minutes: 5,
    choices: [
      { id: 'is-dalies', text: inAll('Iš dalies'), to: 'galas', verdict: 'partly' },
      { id: 'gerai', text: inAll('Vėl gerai'), to: 'galas', verdict: 'good' },
    ],
  },
  { id: 'galas', title: inAll('Galas'), outcome: 'partly' },
];

const decide = (id: string, to: string, verdict: 'good' | 'partly' | 'bad') => ({
  id,
  text: inAll(id),
  to,
  verdict,
});
const step = (id: string, choices: readonly object[]) => ({ id, title: inAll(id), choices });
/** Its worse choice leads along one more step, back to the same one; one of its good choices ends it at once. */
const windingSteps = [
  step('a', [
    decide('tiesiai', 'c', 'good'),
    decide('aplinkui', 'b', 'bad'),
    decide('trumpai', 'galas', 'good'),
    decide('blogai', 'galas', 'bad'),
  ]),
  step('b', [decide('gerai', 'd', 'good')]),
  step('d', [decide('gerai', 'c', 'good')]),
  step('c', [decide('gerai', 'galas', 'good'), decide('taip', 'galas', 'bad')]),
  { id: 'galas', title: inAll('Galas'), outcome: 'good' },
];

const activity = (type: string, facts: object) => ({ type, title: inAll(type), completion: 2, ...facts });

beforeAll(async () => {
  const folder = writeCatalogue(new SiteFolder());
  const theory = 'courses/testai/theory/01-tema';
  await folder
    .write('courses/testai/course.json', courseJson(601))
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [
        {
          title: inAll('Skyrius'),
          materials: ['testas', 'laikas', 'apklausa', 'anketa', 'uzdarytas', 'lapas', 'atvejis', 'vingiai'],
        },
      ],
    })
    .write(`${theory}/testas.json`, {
      ...activity('quiz', { attempts: 2, pass_percent: 70, description: inAll('Apie ką') }),
      questions: [one, many, order, pairs, number, word],
    })
    .write(`${theory}/laikas.json`, { ...activity('quiz', { time_limit_minutes: 10 }), questions: [one] })
    .write(`${theory}/apklausa.json`, {
      ...activity('survey', {}),
      questions: [
        {
          id: 'ar',
          type: 'single',
          text: inAll('Ar?'),
          options: [
            { id: 'a', text: inAll('Taip') },
            { id: 'b', text: inAll('Ne') },
          ],
        },
        { id: 'kodel', type: 'text', text: inAll('Kodėl?'), required: false },
      ],
    })
    .write(`${theory}/anketa.json`, {
      ...activity('questionnaire', { anonymous: false }),
      questions: [
        { id: 'kas', type: 'text', text: inAll('Kas?') },
        {
          id: 'kiek',
          type: 'scale',
          text: inAll('Kiek?'),
          to: 5,
          low: inAll('Mažai'),
          high: inAll('Daug'),
          required: false,
        },
      ],
    })
    .write(`${theory}/uzdarytas.json`, {
      ...activity('quiz', { requires: ['testas'] }),
      questions: [one],
    })
    .write(`${theory}/atvejis.json`, {
      ...activity('scenario', { pass_percent: 60 }),
      debrief: inAll('Aptarimas'),
      steps: caseSteps,
    })
    .write(`${theory}/vingiai.json`, {
      ...activity('algorithm', {}),
      debrief: inAll('Aptarimas'),
      steps: windingSteps,
    })
    .write(`${theory}/lapas.json`, {
      type: 'link',
      title: inAll('Lapas'),
      completion: 0,
      url: 'https://example.org',
    })
    .import(app);
});

async function post(url: string, payload: object, person?: TestPerson) {
  return await app.request({ method: 'POST', url, payload, ...(person && { headers: person.headers }) });
}

async function student(course = 601): Promise<TestPerson> {
  const person = await app.person();
  expect((await post(`/api/courses/${course}/enrol`, {}, person)).statusCode).toBe(200);
  return person;
}

async function idOf(slug: string): Promise<number> {
  const [row] = await app.database.sql<{ id: number }>`select id from materials where slug = ${slug}`;
  return row?.id ?? 0;
}

/** A course of its own with one material, which is imported anew each time that it is written. */
function changing(course: number, slug: string): (material: object) => Promise<void> {
  const theory = `courses/${slug}/theory/01-tema`;
  const folder = writeCatalogue(new SiteFolder())
    .write(`courses/${slug}/course.json`, courseJson(course))
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: [slug] }],
    });
  return async (material) => {
    await folder.write(`${theory}/${slug}.json`, material).import(app);
  };
}

function launch(person: TestPerson, id: number) {
  return app.request({ url: `/api/courses/activity/${id}/launch`, headers: person.headers });
}

/** What a document starts from. */
interface Opened {
  readonly token: string;
  readonly state: ActivityState;
}

function dataIn(html: string): Opened {
  const json = /id="activity-data">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? '');
}

async function open(person: TestPerson, slug: string): Promise<Opened> {
  const { url } = (await launch(person, await idOf(slug))).json();
  const answer = await app.request({ url });
  expect(answer.statusCode).toBe(200);
  return dataIn(answer.body);
}

async function stateFrom(url: string, payload: object): Promise<ActivityState> {
  const answer = await post(url, payload);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json().data;
}

async function begin(person: TestPerson, slug = 'testas') {
  const { token } = await open(person, slug);
  const state = await stateFrom('/activities/attempts', { token });
  const { attempt } = state;
  if (attempt === null) throw new Error('No attempt was begun');
  return { token, state, attempt };
}

type Attempt = Awaited<ReturnType<typeof begin>>['attempt'];

function questionOf<Type extends Attempt['questions'][number]['type']>(attempt: Attempt, type: Type) {
  const found = attempt.questions.find((question) => question.type === type);
  if (found === undefined) throw new Error(`The test lacks a question of type ${type}`);
  // `find` does not narrow by the type that it was given.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return found as Extract<Attempt['questions'][number], { type: Type }>;
}

/** The attempt's id of an option, by the beginning of its text. */
function named(options: readonly { id: string; text: string }[], text: string): string {
  return options.find((option) => option.text.startsWith(text))?.id ?? '';
}

function answer(person: TestPerson, attempt: number, question: string, given: unknown, at = new Date()) {
  return post(
    '/api/courses/activity/answers',
    { attempt, question, answer: given, given_at: at.toISOString() },
    person,
  );
}

/** Right answers to all questions. */
function rightAnswers(attempt: Attempt): Record<string, unknown> {
  const [single, multiple] = [questionOf(attempt, 'single'), questionOf(attempt, 'multiple')];
  const [ordering, matching] = [questionOf(attempt, 'ordering'), questionOf(attempt, 'matching')];
  return {
    vienas: named(single.options, 'Keturi'),
    keli: [named(multiple.options, 'Pirmas'), named(multiple.options, 'Antras')],
    eile: ['a', 'b', 'c', 'd'].map((id) => named(ordering.options, `Žingsnis ${id}`)),
    poros: Object.fromEntries(
      ['m', 'n'].map((id) => [
        named(matching.prompts, `Klausia ${id}`),
        named(matching.choices, `Atsako ${id}`),
      ]),
    ),
    skaicius: ' 0,3 ',
    zodis: 'ADRENALINAS.',
  };
}

describe('launching', () => {
  test('an address is good once, in a sandbox of its own', async () => {
    const person = await student();
    const first = (await launch(person, await idOf('testas'))).json();
    const document = await app.request({ url: first.url });
    expect(document.statusCode).toBe(200);
    expect(document.headers['content-security-policy']).toMatch(/^sandbox allow-scripts;/);
    expect(document.headers['content-security-policy']).not.toContain('allow-same-origin');
    expect(document.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
    expect(document.headers['set-cookie']).toBeUndefined();
    expect((await app.request({ url: first.url })).statusCode).toBe(403);
  });

  test('an address ends after a minute', async () => {
    const person = await student();
    const { url, expires_at: expires } = (await launch(person, await idOf('testas'))).json();
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(50_000);
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(60_000);
    await app.database.sql`update activity_launches set expires_at = now() where user_id = ${person.id}`;
    expect((await app.request({ url })).statusCode).toBe(403);
  });

  test('what is no activity, locked or not theirs is refused', async () => {
    const person = await student();
    const stranger = await app.person();
    expect((await launch(person, 999_999)).statusCode).toBe(404);
    expect((await launch(person, await idOf('lapas'))).statusCode).toBe(404);
    expect((await launch(stranger, await idOf('testas'))).statusCode).toBe(404);
    expect((await launch(person, await idOf('uzdarytas'))).json()).toMatchObject({ code: 'material_locked' });
  });

  test("a document's token is good for its activity alone, and for frames without cookies", async () => {
    const person = await student();
    const { token } = await open(person, 'testas');
    expect((await post('/activities/state', { token: `${token}x` })).statusCode).toBe(403);
    const [user, session, enrolment, , ...rest] = token.split('.');
    const other = [user, session, enrolment, await idOf('laikas'), ...rest].join('.');
    expect((await post('/activities/state', { token: other })).statusCode).toBe(403);
    const fromFrame = await app.request({
      method: 'POST',
      url: '/activities/state',
      headers: { origin: 'null' },
      payload: { token },
    });
    expect(fromFrame.headers['access-control-allow-origin']).toBe('null');
    expect(fromFrame.headers).not.toHaveProperty('access-control-allow-credentials');
    const preflight = await app.request({
      method: 'OPTIONS',
      url: '/activities/state',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'null',
      'access-control-allow-headers': 'content-type',
    });
  });

  test('nothing goes on once the course is taken away', async () => {
    const person = await student();
    const { token } = await open(person, 'testas');
    await app.database.sql`update enrolments set status = 'cancelled' where user_id = ${person.id}`;
    expect((await post('/activities/state', { token })).statusCode).toBe(404);
  });
});

describe('a test', () => {
  test('its key is not sent before its end; its order stays', async () => {
    const person = await student();
    const { token, state, attempt } = await begin(person);
    const text = JSON.stringify(state);
    for (const secret of ['correct', 'Per mažai', 'Nes taip', 'Adrenalinas', '"p"'])
      expect(text).not.toContain(secret);
    for (const question of attempt.questions) expect(question.result).toBeNull();
    // Options go by their place: nothing of the author's order is left in them.
    const matching = questionOf(attempt, 'matching');
    expect(matching.choices.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const again = await stateFrom('/activities/state', { token });
    expect(again.attempt).toEqual(attempt);
    const elsewhere = await open(person, 'testas');
    expect(elsewhere.state.attempt).toEqual(attempt);
  });

  test('right answers pass it, complete its material and are told with their reasons', async () => {
    const person = await student();
    const { token, attempt } = await begin(person);
    for (const [question, given] of Object.entries(rightAnswers(attempt)))
      expect((await answer(person, attempt.id, question, given)).statusCode).toBe(200);
    const done = await stateFrom('/activities/submission', { token, attempt: attempt.id });
    expect(done).toMatchObject({
      completed: true,
      attempts_left: 1,
      results: [{ percent: 100, passed: true }],
    });
    expect(done.attempt?.questions.map(({ result }) => result?.state)).toEqual(Array(6).fill('correct'));
    // A second click ends nothing twice.
    const twice = await stateFrom('/activities/submission', { token, attempt: attempt.id });
    expect(twice.results).toHaveLength(1);
    const list = await app.request({ url: '/api/courses/purchased/601/tests', headers: person.headers });
    expect(list.json().data[0]).toMatchObject({
      module: 'quiz',
      percent: 100,
      passed: true,
      attempts_left: 1,
    });
  });

  test('part of an answer earns part of its marks; what is missed is shown', async () => {
    const person = await student();
    const { token, attempt } = await begin(person);
    const right = rightAnswers(attempt);
    const single = questionOf(attempt, 'single');
    const multiple = questionOf(attempt, 'multiple');
    await answer(person, attempt.id, 'vienas', named(single.options, 'Trys'));
    await answer(person, attempt.id, 'keli', [named(multiple.options, 'Pirmas')]);
    const order = right['eile'];
    const [first, second, ...others] = Array.isArray(order) ? order : [];
    await answer(person, attempt.id, 'eile', [second, first, ...others]);
    const done = await stateFrom('/activities/submission', { token, attempt: attempt.id });
    // 0 of 2, half of 1, half of 1, nothing of three: 1 of 7 marks.
    expect(done).toMatchObject({ completed: false, results: [{ percent: 14.29, passed: false }] });
    const results = new Map(done.attempt?.questions.map(({ id, result }) => [id, result]));
    expect(results.get('vienas')).toMatchObject({ state: 'wrong', earned: 0, explanation: 'Nes taip' });
    expect(results.get('vienas')?.options[named(single.options, 'Trys')]).toEqual({
      mark: 'wrong',
      words: 'Per mažai',
    });
    expect(results.get('vienas')?.options[named(single.options, 'Keturi')]).toMatchObject({ mark: 'missed' });
    expect(results.get('eile')).toMatchObject({ state: 'partly', earned: 0.5 });
    expect(results.get('skaicius')?.right).toBe('0,2 ml');
  });

  test('attempts run out', async () => {
    const person = await student();
    for (const left of [1, 0]) {
      const { token, attempt } = await begin(person);
      const done = await stateFrom('/activities/submission', { token, attempt: attempt.id });
      expect(done.attempts_left).toBe(left);
    }
    const { token } = await open(person, 'testas');
    expect((await post('/activities/attempts', { token })).json()).toMatchObject({ code: 'no_attempts' });
  });

  test('questions that an import took away neither pass it nor use up an attempt', async () => {
    const theory = 'courses/keiciamas/theory/01-tema';
    const changing = writeCatalogue(new SiteFolder());
    const write = (id: string) =>
      changing.write(`${theory}/keiciamas.json`, {
        ...activity('quiz', { attempts: 1, pass_percent: 80, time_limit_minutes: 10 }),
        questions: [{ ...one, id }],
      });
    await write('senas')
      .write('courses/keiciamas/course.json', courseJson(603))
      .write(`${theory}/topic.json`, {
        title: inAll('Tema'),
        sections: [{ title: inAll('Skyrius'), materials: ['keiciamas', 'virstantis'] }],
      })
      .write(`${theory}/virstantis.json`, { ...activity('quiz', { pass_percent: 80 }), questions: [one] })
      .import(app);
    const [sender, reader, away] = [await student(603), await student(603), await student(603)];
    const sent = await begin(sender, 'keiciamas');
    const read = await begin(reader, 'keiciamas');
    await begin(away, 'keiciamas');
    const turned = await begin(sender, 'virstantis');
    await write('naujas')
      .write(`${theory}/virstantis.json`, {
        ...activity('scenario', { pass_percent: 80 }),
        debrief: inAll('Aptarimas'),
        steps: caseSteps,
      })
      .import(app);

    const afresh = { completed: false, attempts_left: 1, results: [], attempt: null };
    const { token, attempt } = sent;
    expect(await stateFrom('/activities/submission', { token, attempt: attempt.id })).toMatchObject(afresh);
    expect((await begin(sender, 'keiciamas')).attempt.questions.map(({ id }) => id)).toEqual(['naujas']);
    expect(await stateFrom('/activities/state', { token: read.token })).toMatchObject(afresh);
    await app.database.sql`
      update activity_attempts set deadline = now() - interval '21 seconds' where user_id = ${away.id}`;
    await runJob(app.context, 'overdue-attempts');
    const tests = await app.request({ url: '/api/courses/purchased/603/tests', headers: away.headers });
    expect(tests.json().data[0]).toMatchObject({ completed: false, attempts_left: 1 });
    // What became something else is ended, but not passed.
    expect(
      await stateFrom('/activities/submission', { token: turned.token, attempt: turned.attempt.id }),
    ).toMatchObject({ completed: false, results: [{ percent: null, passed: false }] });
  });

  test('right answers stay right where an import takes parts away; a part that is new only lacks its answer', async () => {
    const importTest = changing(605, 'trumpinamas');
    const longer = { ...order, id: 'ilgesne' };
    await importTest({ ...activity('quiz', {}), questions: [many, order, longer] });
    const person = await student(605);
    const { token, attempt } = await begin(person, 'trumpinamas');
    for (const question of attempt.questions) {
      if (question.type !== 'multiple' && question.type !== 'ordering') continue;
      const right =
        question.type === 'multiple' ? ['Pirmas', 'Antras'] : order.items.map(({ text }) => text.lt);
      const given = right.map((text) => named(question.options, text));
      expect((await answer(person, attempt.id, question.id, given)).statusCode).toBe(200);
    }
    await importTest({
      ...activity('quiz', {}),
      questions: [
        { ...many, options: many.options.filter(({ id }) => id !== 'q') },
        { ...order, items: order.items.slice(1) },
        { ...longer, items: [{ id: 'n', text: inAll('Naujas') }, ...order.items] },
      ],
    });
    const done = await stateFrom('/activities/submission', { token, attempt: attempt.id });
    const earned = new Map(done.attempt?.questions.map(({ id, result }) => [id, result?.earned]));
    expect(Object.fromEntries(earned)).toEqual({ keli: 1, eile: 1, ilgesne: 0.8 });
    expect(done.results).toMatchObject([{ percent: 93.33 }]);
  });

  test('a page that was opened before an import goes on naming what its learner sees', async () => {
    const importTest = changing(606, 'perstatomas');
    const choice = {
      ...one,
      options: ['1', '2', '3', '4'].map((id) => ({
        id,
        text: inAll(`Parinktis ${id}`),
        correct: id === '4',
      })),
    };
    const three = {
      ...pairs,
      pairs: ['x', 'y', 'z'].map((id) => ({
        id,
        prompt: inAll(`Klausia ${id}`),
        answer: inAll(`Atsako ${id}`),
      })),
    };
    const quiz = activity('quiz', { shuffle: false });
    await importTest({ ...quiz, questions: [choice, order, three] });
    const person = await student(606);
    const { token, attempt } = await begin(person, 'perstatomas');
    const { options } = questionOf(attempt, 'single');
    const { prompts, choices } = questionOf(attempt, 'matching');
    const asItBegan = questionOf(attempt, 'ordering').options.map(({ id }) => id);

    await importTest({
      ...quiz,
      questions: [
        {
          ...choice,
          options: choice.options.toSpliced(1, 1, { id: '5', text: inAll('Nauja'), correct: false }),
        },
        { ...order, items: order.items.slice(1) },
        { ...three, pairs: three.pairs.slice(1) },
      ],
    });
    const give = async (question: string, given: unknown) =>
      (await answer(person, attempt.id, question, given)).statusCode;
    const gone: Record<string, unknown> = {
      vienas: named(options, 'Parinktis 2'),
      eile: asItBegan,
      poros: { [named(prompts, 'Klausia x')]: named(choices, 'Atsako y') },
    };
    for (const [question, given] of Object.entries(gone))
      expect([question, await give(question, given)]).toEqual([question, 400]);
    expect(await give('vienas', named(options, 'Parinktis 3'))).toBe(200);
    expect(await give('poros', { [named(prompts, 'Klausia z')]: named(choices, 'Atsako y') })).toBe(200);
    const kept = await app.database.sql`
      select question, answer from activity_answers where user_id = ${person.id} order by question`;
    expect(kept).toEqual([
      { question: 'poros', answer: { z: 'y' } },
      { question: 'vienas', answer: '3' },
    ]);
    // A page that is opened now says the same, and has what is new behind it.
    const now = (await stateFrom('/activities/state', { token })).attempt;
    if (now === null) throw new Error('The attempt is gone');
    expect(questionOf(now, 'single').options).toEqual([
      ...options.filter(({ text }) => text !== 'Parinktis 2'),
      { id: expect.any(String), text: 'Nauja' },
    ]);
    expect(new Set(questionOf(now, 'single').options.map(({ id }) => id)).size).toBe(4);
    expect(questionOf(now, 'single').answer).toBe(named(options, 'Parinktis 3'));
    expect(questionOf(now, 'matching')).toMatchObject({
      prompts: prompts.slice(1),
      answer: { [named(prompts, 'Klausia z')]: named(choices, 'Atsako y') },
    });
  });

  test('two clicks begin one attempt', async () => {
    const person = await student();
    const { token } = await open(person, 'testas');
    const states = await Promise.all([1, 2, 3].map(() => stateFrom('/activities/attempts', { token })));
    expect(new Set(states.map(({ attempt }) => attempt?.id)).size).toBe(1);
  });
});

describe('answers', () => {
  test('that come together are each saved, the one given last where two are to one question, and one too late fails alone', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => student()));
    const begun = await Promise.all(people.map((person) => begin(person)));
    const [late] = begun;
    if (late === undefined) throw new Error('Nobody began');
    const { token, attempt: over } = late;
    await stateFrom('/activities/submission', { token, attempt: over.id });
    const now = Date.now();
    const statuses = await Promise.all(
      people.flatMap((person, place) => {
        const attempt = begun[place]?.attempt.id ?? 0;
        // The second was given before the first.
        return [
          answer(person, attempt, 'zodis', 'vėlesnis', new Date(now)),
          answer(person, attempt, 'zodis', 'ankstesnis', new Date(now - 5000)),
        ];
      }),
    );
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([409, 409, 200, 200, 200, 200, 200, 200]);
    const words = await Promise.all(
      begun.slice(1).map(async ({ token: own }) => {
        const { attempt } = await stateFrom('/activities/state', { token: own });
        return attempt?.questions.find(({ id }) => id === 'zodis')?.answer;
      }),
    );
    expect(words).toEqual(['vėlesnis', 'vėlesnis', 'vėlesnis']);
  });

  test('the last given counts, whichever arrives last; the same one twice is one', async () => {
    const person = await student();
    const { token, attempt } = await begin(person);
    const now = Date.now();
    await answer(person, attempt.id, 'zodis', 'vėlesnis', new Date(now - 1000));
    expect((await answer(person, attempt.id, 'zodis', 'ankstesnis', new Date(now - 5000))).statusCode).toBe(
      200,
    );
    await answer(person, attempt.id, 'zodis', 'vėlesnis', new Date(now - 1000));
    // A clock that is ahead must not shut out what comes later.
    await answer(person, attempt.id, 'skaicius', '1', new Date(now + 3_600_000));
    await answer(person, attempt.id, 'skaicius', '2', new Date(now + 3_600_001));
    const state = await stateFrom('/activities/state', { token });
    const given = new Map(state.attempt?.questions.map((question) => [question.id, question.answer]));
    expect([given.get('zodis'), given.get('skaicius')]).toEqual(['vėlesnis', '2']);
  });

  test("another's attempt, a missing question and what does not fit are refused", async () => {
    const person = await student();
    const stranger = await student();
    const { attempt } = await begin(person);
    expect((await answer(stranger, attempt.id, 'zodis', 'x')).statusCode).toBe(404);
    expect((await answer(person, 999_999, 'zodis', 'x')).statusCode).toBe(404);
    expect((await answer(person, attempt.id, 'jokio', 'x')).statusCode).toBe(404);
    const misfits = {
      vienas: ['zz', 'x', ['a'], {}],
      keli: ['a', ['a', 'a'], ['zz']],
      eile: [['a', 'b'], 'a'],
      poros: [{ zz: 'a' }, { a: 'zz' }, ['a']],
      skaicius: [['a'], 'x'.repeat(301)],
      zodis: ['x'.repeat(301)],
    };
    for (const [question, all] of Object.entries(misfits)) {
      for (const given of all)
        expect([question, given, (await answer(person, attempt.id, question, given)).statusCode]).toEqual([
          question,
          given,
          400,
        ]);
    }
  });

  test('a megabyte of text is refused', async () => {
    const person = await student();
    const { attempt } = await begin(person);
    const status = (await answer(person, attempt.id, 'zodis', 'ą'.repeat(500_000))).statusCode;
    expect([400, 413]).toContain(status);
  });

  test('after the end nothing is saved', async () => {
    const person = await student();
    const { token, attempt } = await begin(person);
    await post('/activities/submission', { token, attempt: attempt.id });
    expect((await answer(person, attempt.id, 'zodis', 'x')).json()).toMatchObject({ code: 'attempt_over' });
  });

  test('the server keeps the time: what is saved by then counts, by itself too', async () => {
    const person = await student();
    const { token, attempt } = await begin(person, 'laikas');
    expect(attempt.deadline).not.toBeNull();
    const single = questionOf(attempt, 'single');
    await answer(person, attempt.id, 'vienas', named(single.options, 'Keturi'));
    await app.database.sql`
      update activity_attempts set deadline = now() - interval '21 seconds' where user_id = ${person.id}`;
    // The clock of the device says that it was in time.
    const late = await answer(person, attempt.id, 'vienas', named(single.options, 'Trys'), new Date(0));
    expect(late.json()).toMatchObject({ code: 'attempt_over' });
    const state = await stateFrom('/activities/state', { token });
    expect(state).toMatchObject({ completed: true, results: [{ percent: 100 }], attempt: { is_over: true } });
  });

  test('an attempt that nobody comes back to ends by itself, not held up by those that cannot be ended', async () => {
    const [gone, turned, away, early] = [await student(), await student(), await student(), await student()];
    for (const person of [gone, turned, away, early]) {
      const { attempt } = await begin(person, 'laikas');
      await answer(person, attempt.id, 'vienas', named(questionOf(attempt, 'single').options, 'Keturi'));
    }
    await app.database.sql`update enrolments set status = 'cancelled' where user_id = ${gone.id}`;
    // An import may make a page of a test.
    await app.database.sql`
      update activity_attempts set material_id = ${await idOf('lapas')} where user_id = ${turned.id}`;
    await app.database.sql`
      update activity_attempts
      set deadline = now() - case user_id when ${gone.id} then interval '2 days' when ${turned.id} then interval '1 day' when ${away.id} then interval '21 seconds'
        else interval '19 seconds' end
      where user_id in (${gone.id}, ${turned.id}, ${away.id}, ${early.id})`;
    await runJob(app.context, 'overdue-attempts');
    const ended = await app.database.sql<{ user_id: number }>`
      select user_id from activity_attempts where submitted_at is not null and percent = 100
        and user_id in (${gone.id}, ${away.id}, ${early.id})`;
    // Answers that are on their way have twenty seconds.
    expect(ended).toEqual([{ user_id: away.id }]);
    const tests = await app.request({ url: '/api/courses/purchased/601/tests', headers: away.headers });
    expect(tests.json().data).toContainEqual(
      expect.objectContaining({ title: 'quiz', completed: true, percent: 100 }),
    );
  });
});

/** The only question of a case. */
function caseIn(state: ActivityState) {
  const [question] = state.attempt?.questions ?? [];
  if (question?.type !== 'path') throw new Error('It is no case');
  return question;
}

describe('a case', () => {
  test('tells what came of a choice once it was taken, and lets none be taken back', async () => {
    const person = await student();
    const { token, attempt } = await begin(person, 'atvejis');
    const key = /"(?:verdict|outcome)":"|Pavyko|Aptarimas/;
    expect(JSON.stringify(attempt)).not.toMatch(key);
    expect((await answer(person, attempt.id, 'kelias', ['gerai'])).statusCode).toBe(200);
    const [first, second] = caseIn(await stateFrom('/activities/state', { token })).steps;
    expect(first?.choices).toMatchObject([
      { id: 'gerai', verdict: 'good', consequence: 'Pavyko' },
      { id: 'blogai', verdict: null, consequence: null },
    ]);
    expect(JSON.stringify(second)).not.toMatch(key);
    for (const way of [['blogai'], [], ['gerai', 'nieko'], ['gerai', 'gerai', 'gerai'], 'gerai'])
      expect([way, (await answer(person, attempt.id, 'kelias', way)).statusCode]).toEqual([way, 400]);
    // Not before its end.
    const early = await post('/activities/submission', { token, attempt: attempt.id });
    expect(early.statusCode).toBe(400);
    await answer(person, attempt.id, 'kelias', ['gerai', 'is-dalies']);
    const done = await stateFrom('/activities/submission', { token, attempt: attempt.id });
    // Three of four: the best way is good twice.
    expect(done).toMatchObject({ completed: true, results: [{ percent: 75, passed: true }] });
    expect(caseIn(done)).toMatchObject({
      marks: 4,
      result: { state: 'partly', earned: 3, explanation: 'Aptarimas' },
    });
    expect(caseIn(done).steps.at(-1)?.outcome).toBe('partly');
  });

  test('goes one way, whichever of two tabs was first', async () => {
    const person = await student();
    const { token, attempt } = await begin(person, 'atvejis');
    const { sql } = app.database;
    // Both have asked before either is answered.
    const answered = await sql.begin(async (other) => {
      await other`select from activity_attempts where id = ${attempt.id} for update`;
      // In an object, because `begin` would await a bare promise.
      const under = {
        way: Promise.all(['gerai', 'blogai'].map((choice) => answer(person, attempt.id, 'kelias', [choice]))),
      };
      await vi.waitFor(
        async () =>
          expect(
            await sql`
              select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ).toHaveLength(2),
        { timeout: 15_000 },
      );
      return under;
    });
    const [one, two] = (await answered.way).map(({ statusCode }) => statusCode);
    expect(one === 200 ? [one, two] : [two, one]).toEqual([200, 400]);
    const [first] = caseIn(await stateFrom('/activities/state', { token })).steps;
    const taken = first?.choices.filter(({ verdict }) => verdict !== null).map(({ id }) => id);
    expect(taken).toEqual([one === 200 ? 'gerai' : 'blogai']);
  });

  test.each([
    ['the best way', ['tiesiai', 'gerai'], 100],
    ['a way that is as good and shorter', ['trumpai'], 100],
    ['a worse choice that made the way longer', ['aplinkui', 'gerai', 'gerai', 'gerai'], 75],
    ['a bad end', ['tiesiai', 'taip'], 50],
    ['a bad end at once', ['blogai'], 0],
  ])('scores %s', async (_name, way, percent) => {
    const person = await student();
    const { token, attempt } = await begin(person, 'vingiai');
    expect((await answer(person, attempt.id, 'kelias', way)).statusCode).toBe(200);
    const done = await stateFrom('/activities/submission', { token, attempt: attempt.id });
    expect(done).toMatchObject({ module: 'algorithm', completed: true, results: [{ percent }] });
  });

  test('goes on from what an import left of its way', async () => {
    const importCase = changing(604, 'kintantis');
    const writeCase = (...steps: readonly object[]) =>
      importCase({ ...activity('scenario', {}), debrief: inAll('Aptarimas'), steps });
    const first = step('a', [decide('gerai', 'b', 'good'), decide('blogai', 'galas', 'bad')]);
    const last = step('c', [decide('c1', 'galas', 'good')]);
    const end = { id: 'galas', title: inAll('Galas'), outcome: 'good' };
    await writeCase(first, step('b', [decide('b2', 'c', 'good')]), last, end);
    const person = await student(604);
    const { token, attempt } = await begin(person, 'kintantis');
    const go = async (...way: readonly string[]) =>
      (await answer(person, attempt.id, 'kelias', way)).statusCode;
    const wayNow = async () => caseIn(await stateFrom('/activities/state', { token })).answer;
    expect(await go('gerai', 'b2')).toBe(200);

    await writeCase(first, step('b', [decide('b3', 'c', 'good')]), last, end);
    expect(await wayNow()).toEqual(['gerai']);
    // What is still there cannot be taken back.
    expect(await go('blogai')).toBe(400);
    expect(await go('gerai', 'b3', 'c1')).toBe(200);

    // The case is shorter now: its way has come to its end.
    await writeCase(first, step('b', [decide('b3', 'galas', 'good')]), end);
    expect(await wayNow()).toEqual(['gerai', 'b3']);
    const done = await stateFrom('/activities/submission', { token, attempt: attempt.id });
    expect(done).toMatchObject({ completed: true, results: [{ percent: 100 }] });
  });
});

describe('surveys', () => {
  test('an anonymous one keeps answers without the person', async () => {
    const person = await student();
    const { token, attempt } = await begin(person, 'apklausa');
    const early = await post('/activities/submission', { token, attempt: attempt.id });
    expect(early.statusCode).toBe(400);
    await answer(person, attempt.id, 'ar', 'b');
    await answer(person, attempt.id, 'kodel', 'Ilgai');
    const done = await stateFrom('/activities/submission', { token, attempt: attempt.id });
    expect(done).toMatchObject({ completed: true, results: [{ percent: null, passed: null }] });
    const kept = await app.database.sql`select answers from anonymous_responses`;
    expect(kept).toEqual([{ answers: { ar: 'b', kodel: 'Ilgai' } }]);
    const own = await app.database.sql`select from activity_answers where user_id = ${person.id}`;
    expect(own).toEqual([]);
  });

  test('one that was begun as anonymous stays so, though its course is imported with names meanwhile', async () => {
    const importSurvey = changing(615, 'pazadas');
    const write = (anonymous: boolean) =>
      importSurvey({
        ...activity('survey', { anonymous }),
        questions: [{ id: 'kas', type: 'text', text: inAll('Kas?') }],
      });
    await write(true);
    const person = await student(615);
    const { token, attempt } = await begin(person, 'pazadas');
    await answer(person, attempt.id, 'kas', 'Atvirai');
    await write(false);
    await stateFrom('/activities/submission', { token, attempt: attempt.id });
    const own = await app.database.sql`select from activity_answers where user_id = ${person.id}`;
    expect(own).toEqual([]);
    const [results] = await surveyResults(app.database.executor, 615, 'lt');
    expect(results?.questions[0]?.texts).toEqual([{ username: null, text: 'Atvirai' }]);
  });

  test('a named one keeps them with the person; both are listed', async () => {
    const person = await student();
    const { token, attempt } = await begin(person, 'anketa');
    await answer(person, attempt.id, 'kas', '=Aš');
    for (const wrong of ['0', '6', '2.5', ['3']])
      expect((await answer(person, attempt.id, 'kiek', wrong)).statusCode).toBe(400);
    expect(questionOf(attempt, 'scale')).toMatchObject({ from: 1, to: 5, low: 'Mažai', high: 'Daug' });
    expect((await answer(person, attempt.id, 'kiek', '4')).statusCode).toBe(200);
    await post('/activities/submission', { token, attempt: attempt.id });
    const own = await app.database.sql`
      select answer from activity_answers where user_id = ${person.id} order by question`;
    expect(own).toEqual([{ answer: '=Aš' }, { answer: '4' }]);
    const url = '/api/courses/purchased/601/surveys';
    const list = await app.request({ url, headers: { ...person.headers, 'x-product-id': '6010' } });
    expect(list.json().data).toMatchObject([
      { module: 'survey', anonymous: true, completed: false },
      { module: 'questionnaire', anonymous: false, completed: true },
    ]);
  });
});

test('an operator reads the results of surveys: names only where they are kept', async () => {
  const [anonymous, named] = await surveyResults(app.database.executor, 601, 'lt');
  expect(anonymous).toMatchObject({ survey: 'apklausa', anonymous: true, responses: 1 });
  expect(anonymous?.questions).toEqual([
    {
      question: 'Ar?',
      answered: 1,
      options: [
        { text: 'Taip', count: 0 },
        { text: 'Ne', count: 1 },
      ],
      mean: null,
      texts: [],
    },
    { question: 'Kodėl?', answered: 1, options: [], mean: null, texts: [{ username: null, text: 'Ilgai' }] },
  ]);
  expect(named?.questions[0]?.texts).toEqual([{ username: expect.any(String), text: '=Aš' }]);
  expect(named?.questions[1]).toMatchObject({ answered: 1, mean: 4 });
  expect(named?.questions[1]?.options).toEqual([
    { text: '1 (Mažai)', count: 0 },
    { text: '2', count: 0 },
    { text: '3', count: 0 },
    { text: '4', count: 1 },
    { text: '5 (Daug)', count: 0 },
  ]);
  expect(await surveyResults(app.database.executor, 601, 'lt', 'anketa')).toEqual([named]);
  const [first, second] = await surveyTables(app.database.executor, 601, 'lt');
  expect(await surveyTables(app.database.executor, 601, 'lt', 'anketa')).toEqual([second]);
  expect(first).toMatchObject({ name: 'apklausa', columns: ['Ar?', 'Kodėl?'], rows: [['Ne', 'Ilgai']] });
  expect(second?.columns).toEqual(['username', 'Kas?', 'Kiek?']);
  // A spreadsheet must not take what somebody wrote for a formula.
  expect(second === undefined ? '' : csvOf(second)).toMatch(/^\ufeffusername,Kas\?,Kiek\?\n.+,'=Aš,4\n$/);
});

test('neither place nor transaction of an anonymous answer tells who sent it', async () => {
  const senders = [await student(), await student(), await student()];
  for (const person of senders) {
    const { token, attempt } = await begin(person, 'apklausa');
    await answer(person, attempt.id, 'ar', 'a');
    await stateFrom('/activities/submission', { token, attempt: attempt.id });
  }
  const linked = () => app.database.sql`
    select from anonymous_responses response
    join activity_attempts attempt on attempt.material_id = response.material_id and attempt.xmin = response.xmin`;
  expect((await linked()).length).toBeGreaterThan(0);
  const before = await app.database.sql`select answers::text from anonymous_responses order by 1`;
  await mixResponses(app.database.executor);
  expect(await linked()).toEqual([]);
  const transactions = await app.database.sql`
    select distinct xmin::text from anonymous_responses where material_id = ${await idOf('apklausa')}`;
  expect(transactions).toHaveLength(1);
  expect(await app.database.sql`select answers::text from anonymous_responses order by 1`).toEqual(before);
});

test('faults of a test are named by file and line', async () => {
  const folder = writeCatalogue(new SiteFolder());
  const theory = 'courses/blogas/theory/01-tema';
  folder
    .write('courses/blogas/course.json', courseJson(602))
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['testas'] }],
    })
    .write(`${theory}/testas.json`, {
      type: 'quiz',
      title: inAll('Testas'),
      completion: 2,
      questions: [
        { ...one, options: one.options.map(({ id, text }) => ({ id, text, correct: true })) },
        { ...many, id: 'vienas' },
        { ...pairs, type: 'sorting' },
      ],
    });
  const lines = await folder.import(app).then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(lines).toMatch(/testas\.json:\d+:\d+: questions\.0\.options: must have exactly one correct option/);
  expect(lines).toMatch(/questions\.2\.type: must be single, multiple, ordering, matching, numeric or text/);
});
