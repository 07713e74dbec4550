import type { ActivityState, Output } from '@medeina/contract';
import { beforeAll, expect, test } from 'vitest';
import { ImportError } from '../src/import/faults.ts';
import { giveGrade } from '../src/learning/grades/give.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { operatorOf } from './support/operator.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

const app = await createTestApp();

/** A test of as many questions of one mark, whose right answer is always `y`. */
function quiz(questions: number, facts: object = {}) {
  return {
    type: 'quiz',
    title: inAll(`Testas iš ${questions}`),
    completion: 2,
    attempts: 3,
    ...facts,
    questions: Array.from({ length: questions }, (_, index) => ({
      id: `q${index + 1}`,
      type: 'single',
      text: inAll('Kiek?'),
      options: [
        { id: 'x', text: inAll('Trys') },
        { id: 'y', text: inAll('Keturi'), correct: true },
      ],
    })),
  };
}

function writeCourse(folder: SiteFolder, id: number, facts: object = {}): SiteFolder {
  const theory = `courses/kursas-${id}/theory/01-tema`;
  return folder
    .write(`courses/kursas-${id}/course.json`, courseJson(id, { ...facts }))
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['pirmas', 'antras'] }],
    })
    .write(`${theory}/pirmas.json`, quiz(2, { pass_percent: 60 }))
    .write(`${theory}/antras.json`, quiz(4));
}

const grading = {
  categories: [
    {
      key: 'theory',
      title: inAll('Teorija'),
      weight: 60,
      items: [
        { material: 'pirmas', weight: 3 },
        { material: 'antras', weight: 1 },
      ],
    },
    {
      key: 'practice',
      title: inAll('Praktika'),
      weight: 40,
      items: [{ key: 'skills', title: inAll('Įgūdžiai') }],
    },
  ],
};

beforeAll(async () => {
  const folder = writeCatalogue(new SiteFolder());
  writeCourse(folder, 801, { grading, category: 'nursing' });
  writeCourse(folder, 802);
  writeCourse(folder, 803, { shows_grades: false });
  await folder.import(app);
});

async function student(...courses: readonly number[]): Promise<TestPerson> {
  const person = await app.person();
  for (const id of courses)
    await app.request({
      method: 'POST',
      url: `/api/courses/${id}/enrol`,
      headers: person.headers,
      payload: {},
    });
  return person;
}

async function get<Answer>(person: TestPerson, url: string): Promise<Answer> {
  const answer = await app.request({ url, headers: person.headers });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<Answer>();
}

const gradesOf = (person: TestPerson, course: number) =>
  get<Output<'learning.grades.course'>>(person, `/api/course/C${course}/user-grades`);

async function materialsOf(person: TestPerson, course: number) {
  const { data } = await get<Output<'learning.purchased.detail'>>(person, `/api/courses/purchased/${course}`);
  const parts = data.theory.flatMap(({ sections }) => sections.flatMap((section) => section.parts));
  return { data, ids: parts.map(({ id }) => id) };
}

/** Takes a test as its document does, with as many right answers, the others wrong. */
async function take(person: TestPerson, material: number, right: number): Promise<void> {
  const { url } = await get<Output<'learning.activity.launch'>>(
    person,
    `/api/courses/activity/${material}/launch`,
  );
  const document = await app.request({ url });
  const token = /"token":"([^"]+)"/.exec(document.body)?.[1] ?? '';
  const post = async (path: string, payload: object, headers = {}) => {
    const answer = await app.request({ method: 'POST', url: path, payload, headers });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer;
  };
  const begun = (await post('/activities/attempts', { token })).json<{ data: ActivityState }>();
  const attempt = begun.data.attempt;
  for (const question of attempt?.questions ?? []) {
    const number = Number(question.id.slice(1));
    // Options are named anew in each attempt, by their place.
    const wanted = number <= right ? 'Keturi' : 'Trys';
    const option = question.type === 'single' && question.options.find(({ text }) => text === wanted);
    await post(
      '/api/courses/activity/answers',
      {
        attempt: attempt?.id,
        question: question.id,
        answer: option === false ? '' : option?.id,
        given_at: new Date().toISOString(),
      },
      person.headers,
    );
  }
  await post('/activities/submission', { token, attempt: attempt?.id });
}

test('nothing graded yet: everything is listed, nothing has a grade', async () => {
  const person = await student(801);
  const { showGrades, grades, history } = await gradesOf(person, 801);
  expect(showGrades).toBe(true);
  expect(grades).toMatchObject({
    id: 801,
    gradedItems: 0,
    totalItems: 3,
    gradedCourses: 0,
    totalCourses: 1,
    total: { grade: null, percentage: null, contributionToCourseTotal: null },
  });
  expect(grades?.children.map(({ name, total }) => [name, total.calculatedWeight])).toEqual([
    ['Teorija', 0],
    ['Praktika', 0],
  ]);
  expect(history).toEqual([]);
  expect((await materialsOf(person, 801)).data.grade).toBeNull();
});

test('tests and practice come together as planned, the best attempt counting', async () => {
  const person = await student(801);
  const { ids } = await materialsOf(person, 801);
  const [first = 0, second = 0] = ids;
  await take(person, first, 1);
  await take(person, first, 2);
  await take(person, first, 0);
  await take(person, second, 1);
  // Theory alone: 100 by 3 and 25 by 1.
  const before = await gradesOf(person, 801);
  expect(before.grades?.total).toMatchObject({ percentage: 81.25, grade: 8.13 });
  await giveGrade(app.database.executor, {
    userId: person.id,
    courseId: 801,
    item: 'skills',
    percent: 60,
    feedback: 'Gilesni paspaudimai',
  });
  const { grades, history } = await gradesOf(person, 801);
  // 81.25 by 60 and 60 by 40.
  expect(grades?.total).toMatchObject({
    calculatedWeight: 100,
    percentage: 72.75,
    grade: 7.28,
    contributionToCourseTotal: 7.28,
  });
  const [theory, practice] = grades?.children ?? [];
  expect(theory?.total).toMatchObject({
    calculatedWeight: 60,
    percentage: 81.25,
    contributionToCourseTotal: 4.88,
  });
  expect(theory?.items).toMatchObject([
    { calculatedWeight: 75, percentage: 100, passed: true, contributionToCourseTotal: 4.5, module: 'quiz' },
    { calculatedWeight: 25, percentage: 25, passed: null, contributionToCourseTotal: 0.38 },
  ]);
  expect(practice?.items).toMatchObject([
    {
      feedback: 'Gilesni paspaudimai',
      percentage: 60,
      contributionToCourseTotal: 2.4,
      course_module_id: null,
    },
  ]);
  expect(history).toMatchObject([{ progress: 100, percentage: 72.75 }]);
  // The list and the course say the same.
  expect((await materialsOf(person, 801)).data.grade).toBe(7.28);
  const list = await get<Output<'learning.purchased.list'>>(person, '/api/courses/purchased');
  expect(list.data.map(({ grade }) => grade)).toEqual([7.28]);
});

test('feedback without a grade leaves what the test gave', async () => {
  const person = await student(801);
  const { ids } = await materialsOf(person, 801);
  await take(person, ids[0] ?? 0, 1);
  await giveGrade(app.database.executor, {
    userId: person.id,
    courseId: 801,
    item: 'pirmas',
    percent: null,
    feedback: 'Pakartokite',
  });
  const { grades } = await gradesOf(person, 801);
  expect(grades?.children[0]?.items[0]).toMatchObject({
    percentage: 50,
    passed: false,
    feedback: 'Pakartokite',
  });
});

test('what an operator gave before is replaced only where somebody says so', async () => {
  const { id, username } = await student(801);
  const operator = operatorOf(app);
  const grade = (...more: readonly string[]) => operator('grade', username, '801', 'skills', ...more);
  const kept = () => app.database.sql`select percent, feedback from grades where user_id = ${id}`;
  expect(await grade('85', '--feedback', 'Gerai')).toMatchObject({ code: 0 });
  // Nothing is lost by the same again.
  expect(await grade('85')).toMatchObject({ code: 0 });
  expect(await grade('--feedback', 'Gerai')).toMatchObject({ code: 0 });
  for (const more of [['90'], ['--feedback', 'Puiku']]) {
    expect(await grade(...more)).toMatchObject({
      code: 3,
      output: expect.stringContaining('Replace 85 %, "Gerai", which was given before?'),
    });
    expect(await grade(...more, '--dry-run')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Given before: 85 %, "Gerai".'),
    });
  }
  expect(await kept()).toEqual([{ percent: 85, feedback: 'Gerai' }]);
  expect(await grade('90', '--yes')).toMatchObject({ code: 0 });
  expect(await kept()).toEqual([{ percent: 90, feedback: 'Gerai' }]);
});

test('without a plan every test counts alike', async () => {
  const person = await student(802);
  const { ids } = await materialsOf(person, 802);
  await take(person, ids[0] ?? 0, 2);
  await take(person, ids[1] ?? 0, 2);
  const { grades } = await gradesOf(person, 802);
  expect(grades?.children).toEqual([]);
  expect(grades?.items.map(({ calculatedWeight }) => calculatedWeight)).toEqual([50, 50]);
  expect(grades?.total.percentage).toBe(75);
});

test('a course that hides its grades shows them nowhere', async () => {
  const person = await student(803);
  const { ids } = await materialsOf(person, 803);
  await take(person, ids[0] ?? 0, 2);
  expect(await gradesOf(person, 803)).toEqual({ showGrades: false, grades: null, history: [] });
  const { data } = await materialsOf(person, 803);
  expect([data.showGrades, data.grade]).toEqual([false, null]);
  const list = await get<Output<'learning.purchased.list'>>(person, '/api/courses/purchased');
  expect(list.data[0]?.grade).toBeNull();
});

test('several courses by their fields; those that hide their grades are left out, others are not found', async () => {
  const person = await student(801, 802, 803);
  const { ids } = await materialsOf(person, 802);
  await take(person, ids[0] ?? 0, 1);
  const url = '/api/course/user-courses-grades?courses=801,802,803';
  const { data } = await get<Output<'learning.grades.courses'>>(person, url);
  expect(
    data.map(({ name, gradedCourses, totalCourses, gradedItems, totalItems, total, children }) => [
      name,
      gradedCourses,
      totalCourses,
      gradedItems,
      totalItems,
      total.percentage,
      children.map(({ id }) => id),
    ]),
  ).toEqual([
    ['Slauga', 0, 1, 0, 3, null, [801]],
    ['Skubioji pagalba', 1, 1, 1, 2, 50, [802]],
  ]);
  const stranger = await student(802);
  const answer = await app.request({ url, headers: stranger.headers });
  expect(answer.statusCode).toBe(404);
});

test.each([
  [{ items: [{ material: 'trečias' }] }, 'grading'],
  [{ items: [{ material: 'kitas' }] }, "there is no material 'kitas' in this course"],
  [{ items: [{ material: 'pirmas' }, { material: 'pirmas' }] }, "'pirmas' is graded twice"],
  [{ items: [{ key: 'pirmas', title: inAll('x') }] }, "'pirmas' is the name of a material"],
  [{ items: [{ material: 'pirmas', weight: -1 }] }, 'grading'],
])('the import refuses %j', async (plan, fault) => {
  const folder = writeCourse(writeCatalogue(new SiteFolder()), 804, { grading: plan });
  const refused = await folder.import(app).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ImportError);
  expect(JSON.stringify(refused)).toContain(fault);
});

test('another import keeps what an operator graded, and retires what is no longer in the plan', async () => {
  const folder = writeCourse(writeCatalogue(new SiteFolder()), 805, { grading });
  await folder.import(app);
  const person = await student(805);
  await giveGrade(app.database.executor, {
    userId: person.id,
    courseId: 805,
    item: 'skills',
    percent: 90,
    feedback: null,
  });
  writeCourse(folder, 805, { grading: { items: [{ key: 'skills', title: inAll('Kitaip') }] } });
  await folder.import(app);
  const { grades } = await gradesOf(person, 805);
  expect(grades).toMatchObject({ children: [], items: [{ name: 'Kitaip', percentage: 90 }] });
});
