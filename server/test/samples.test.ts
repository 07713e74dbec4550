import { headerNames, type Language, languageTags } from '@medeina/contract';
import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { ImportError } from '../src/import/faults.ts';
import { sampleAddresses } from '../src/learning/sample-store.ts';
import { createTestApp } from './harness.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

const app = await createTestApp();
const folder = writeCatalogue(new SiteFolder());
const topic = 'courses/ekg/theory/01-tema';
const figures = `${topic}/figures`;

const pageFile = (more: object = {}) => ({ type: 'page', title: inAll('Lapas'), completion: 2, ...more });
const quiz = {
  type: 'quiz',
  title: inAll('Testas'),
  completion: 2,
  questions: [
    {
      id: 'k1',
      type: 'single',
      text: inAll('Klausimas?'),
      options: [
        { id: 'a', text: inAll('Taip'), correct: true },
        { id: 'b', text: inAll('Ne') },
      ],
    },
  ],
};

async function picture(background: string): Promise<Buffer> {
  return await sharp({ create: { width: 800, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A page that shows a picture of its own. */
function writePage(slug: string, image: string, more: object = {}): void {
  folder.write(`${topic}/${slug}.json`, pageFile({ title: inAll(slug), ...more }));
  for (const language of ['lt', 'en', 'ru'])
    folder.write(
      `${topic}/${slug}.${language}.md`,
      `Tekstas ${slug} ${language}.\n\n![Paveikslas](figures/${image} "Kas matyti")`,
    );
}

async function faults(): Promise<string[]> {
  const error: unknown = await folder.import(app).catch((reason: unknown) => reason);
  if (!(error instanceof ImportError)) throw new Error('The import reported no errors');
  return error.message.split('\n');
}

const ask = async (url: string, language: Language = 'lt') =>
  await app.request({ url, headers: { [headerNames.language]: languageTags[language] } });

/** Restores what each test changes. */
async function writeCourse(): Promise<void> {
  writePage('atviras', 'atviras.jpg', { free: true, requires: ['uzdaras'], duration_minutes: 4 });
  writePage('uzdaras', 'uzdaras.jpg');
  folder.write(`${topic}/testas.json`, quiz);
  await folder.import(app);
}

beforeAll(async () => {
  folder
    .write('courses/ekg/course.json', courseJson(501))
    .write(`${topic}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['uzdaras', 'atviras', 'testas'] }],
    })
    .write(`${figures}/atviras.jpg`, await picture('#0a8a5a'))
    .write(`${figures}/uzdaras.jpg`, await picture('#a0325a'));
  await writeCourse();
});

test('anybody reads the free part, in their language, though it requires what is closed to them', async () => {
  const answer = await ask('/api/courses/501/sample', 'en');
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  expect(data).toMatchObject({ module: 'page', title: 'atviras (en)', topic: 'Tema (en)', duration: 4 });
  expect(data.content).toContain('Tekstas atviras en.');
  expect(data.figures).toMatchObject([{ kind: 'picture', caption: 'Kas matyti' }]);
});

test('nothing else of the course comes with it', async () => {
  const { body } = await ask('/api/courses/501/sample');
  for (const closed of ['uzdaras', 'Testas', 'Klausimas', 'k1']) expect(body).not.toContain(closed);
});

test('the course names its free part, and the sitemap its page', async () => {
  const course = await ask('/api/products/501');
  const [subject] = course.json().data.courseSubjects;
  expect(subject.parts.map(({ title, free }: { title: string; free?: true }) => [title, free])).toEqual([
    ['uzdaras', undefined],
    ['atviras', true],
    ['Testas', undefined],
  ]);
  expect(await sampleAddresses(app.database.executor)).toEqual([
    { path: '/course/501/sample', changed: null },
  ]);
});

test('its files open by their own names alone, those of other parts never', async () => {
  const sample = await ask('/api/courses/501/sample');
  const [{ url, large_url: large }] = sample.json().data.figures;
  for (const path of [url, large]) {
    const file = await ask(path);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  const part = await app.request({ url, headers: { range: 'bytes=0-9' } });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);

  // The other page becomes the free one: the same address is closed then.
  writePage('atviras', 'atviras.jpg');
  writePage('uzdaras', 'uzdaras.jpg', { free: true });
  await folder.import(app);
  const other = await ask('/api/courses/501/sample');
  const [{ url: now }] = other.json().data.figures;
  expect((await ask(now)).statusCode).toBe(200);
  expect((await ask(url)).statusCode).toBe(404);
  await writeCourse();
  expect((await ask(now)).statusCode).toBe(404);

  const [, , course = '', hash = '', name = ''] = url.split('/');
  for (const path of [
    `/samples/${course}/${hash}/kita.svg`,
    `/samples/502/${hash}/${name}`,
    `/samples/${course}/${'0'.repeat(64)}/${name}`,
  ])
    expect((await ask(path)).statusCode, path).toBe(404);
  expect((await ask(`/samples/${course}/${hash}/a%00b`)).statusCode).toBe(400);
});

test('a course without a free part has none to show', async () => {
  writePage('atviras', 'atviras.jpg', { free: false });
  await folder.import(app);
  expect((await ask('/api/courses/501/sample')).statusCode).toBe(404);
  expect(await sampleAddresses(app.database.executor)).toEqual([]);
  await writeCourse();
  expect((await ask('/api/courses/999/sample')).statusCode).toBe(404);
});

test('only a page or a video can be free, and one of them', async () => {
  folder.write(`${topic}/testas.json`, { ...quiz, free: true });
  expect(await faults()).toEqual([
    expect.stringMatching(
      /testas\.json:\d+:\d+: free: only a page or a video can be free, and this is 'quiz'$/,
    ),
  ]);
  folder.write(`${topic}/testas.json`, quiz);
  writePage('uzdaras', 'uzdaras.jpg', { free: true });
  expect(await faults()).toEqual([
    expect.stringMatching(
      /atviras\.json:\d+:\d+: free: 'uzdaras' is free already: a course has one free part$/,
    ),
  ]);
});
