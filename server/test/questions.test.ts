import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { demoFolder } from '../src/publish/demo.ts';
import { createTestApp } from './harness.ts';
import { importSmallCatalogue } from './support/catalogue.ts';
import { inAll, SiteFolder } from './support/site.ts';

const app = await createTestApp();

function writeTopic(folder: SiteFolder, id: number, key: string, facts: object = {}): SiteFolder {
  const path = `content/faq/0${id}-${key}`;
  folder.write(`${path}/category.json`, {
    id,
    key,
    icon: `${id - 1}.svg`,
    name: inAll(`Tema ${id}`),
    intro: inAll('Apie ką'),
    ...facts,
  });
  for (const language of ['lt', 'en', 'ru']) {
    folder.write(
      `${path}/questions.${language}.md`,
      `## Pirmas (${language})?\n\nTaip, **tikrai**. <script>alert(1)</script>\n\n## Antras (${language})?\n\nNe.\n`,
    );
  }
  return folder;
}

const site = new SiteFolder();

beforeAll(async () => {
  await importSmallCatalogue(app);
  writeTopic(site, 1, 'registracija');
  writeTopic(site, 2, 'sertifikatai');
  await site.import(app);
});

async function get(url: string, language = 'lt-lt') {
  const response = await app.request({ url, headers: { 'x-oc-merchant-language': language } });
  return { status: response.statusCode, body: response.json() };
}

test('topics have their questions, in order and in the requested language', async () => {
  const { status, body } = await get('/api/faq/categories', 'en-gb');
  expect(status).toBe(200);
  expect(body.data).toEqual([
    {
      id: 1,
      key: 'registracija',
      icon: '0.svg',
      name: 'Tema 1 (en)',
      intro: 'Apie ką (en)',
      items: [
        { id: 1, question: 'Pirmas (en)?' },
        { id: 2, question: 'Antras (en)?' },
      ],
    },
    expect.objectContaining({ id: 2, key: 'sertifikatai', name: 'Tema 2 (en)' }),
  ]);
});

test('a topic is found by key and number, with sanitised answers', async () => {
  const { body } = await get('/api/faq/sertifikatai', 'ru-ru');
  expect(body).toMatchObject({ id: 2, key: 'sertifikatai', name: 'Tema 2 (ru)', intro: 'Apie ką (ru)' });
  expect(body.items[0].question).toBe('Pirmas (ru)?');
  expect(body.items[0].answer).toContain('<strong>tikrai</strong>');
  expect(body.items[0].answer).not.toContain('<script');
  expect((await get('/api/faq/2', 'ru-ru')).body).toEqual(body);
});

test('an unknown topic is not found, whatever its name', async () => {
  for (const name of ['nera', '99', '0', 'categories-2']) {
    expect((await get(`/api/faq/${name}`)).status, name).toBe(404);
  }
  for (const name of ['%27%3B--', 'A', 'a%20b', 'x'.repeat(81), '-1']) {
    expect((await get(`/api/faq/${name}`)).status, name).toBe(400);
  }
});

test('reimporting a topic replaces it and leaves the others', async () => {
  const again = writeTopic(new SiteFolder(), 2, 'sertifikatai', { name: inAll('Kita') });
  for (const language of ['lt', 'en', 'ru'])
    again.write(`content/faq/02-sertifikatai/questions.${language}.md`, '## Vienas?\n\nTaip.');
  await again.import(app);
  const { body } = await get('/api/faq/categories');
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Tema 1', 'Kita']);
  expect(body.data[1].items).toEqual([{ id: 1, question: 'Vienas?' }]);
});

test('an import reports a topic’s errors', async () => {
  const bad = writeTopic(writeTopic(new SiteFolder(), 3, 'pirma'), 4, 'antra', { id: 3, icon: '9.svg' });
  await expect(bad.import(app)).rejects.toThrow(/04-antra\/category\.json:.*icon: must be 0\.svg to 7\.svg/);
  const uneven = writeTopic(writeTopic(new SiteFolder(), 3, 'pirma'), 4, 'antra', { id: 3 })
    .write('content/faq/03-pirma/questions.en.md', '## One?\n\nYes.')
    .write('content/faq/03-pirma/questions.ru.md', '## Один?\n\n## Два?\n\nДа.');
  const failure: unknown = await uneven.import(app).catch((error: unknown) => error);
  expect(String(failure)).toMatch(/questions\.en\.md:1:1: There are 1 questions here and 2 in Lithuanian/);
  expect(String(failure)).toMatch(/questions\.ru\.md:1:1: This question has no answer/);
  expect(String(failure)).toMatch(/04-antra\/category\.json:.*id: 3 is the id of content\/faq\/03-pirma/);
});

test('a legacy course address finds its course or is not found', async () => {
  const { body } = await get('/api/products');
  const [course] = body.data;
  expect((await get(`/api/legacy-course/${course.id}`)).body).toEqual({ data: { id: course.id } });
  await app.database.sql`update courses set environment_course_id = 4242 where id = ${course.id}`;
  expect((await get('/api/legacy-course/4242')).body).toEqual({ data: { id: course.id } });
  expect((await get(`/api/legacy-course/${course.id}`)).status).toBe(404);
  for (const id of ['0', '-1', 'abc', '99999999999'])
    expect((await get(`/api/legacy-course/${id}`)).status, id).toBe(400);
});

/** Searches over the demo's questions. */
const demo = await createTestApp();
await importSmallCatalogue(demo);
const demoSite = new SiteFolder();
cpSync(join(demoFolder, 'content/faq'), join(demoSite.path, 'content/faq'), { recursive: true });
await demoSite.import(demo);

async function search(words: string, language = 'lt-lt') {
  const response = await demo.request({
    url: `/api/faq/search?${new URLSearchParams({ search: words }).toString()}`,
    headers: { 'x-oc-merchant-language': language },
  });
  const { data } = response.json<{ data: { question: string; topic: { key: string } }[] }>();
  return data.map(({ question, topic }) => `${topic.key}: ${question}`);
}

test.each([
  ['slaptažodis', 'registracija: Pamiršau slaptažodį', 'lt-lt'],
  ['slaptazodzio', 'registracija: Pamiršau slaptažodį', 'lt-lt'],
  ['slaptažodi', 'registracija: Pamiršau slaptažodį', 'lt-lt'],
  // A typo.
  ['slaptaažodis', 'registracija: Pamiršau slaptažodį', 'lt-lt'],
  ['pinigai', 'mokejimai-ir-prenumeratos: Ar galiu atsisakyti ir atgauti pinigus?', 'lt-lt'],
  ['grąžinti', 'mokejimai-ir-prenumeratos: Ar galiu atsisakyti ir atgauti pinigus?', 'lt-lt'],
  ['grąžinti pinigus', 'mokejimai-ir-prenumeratos: Ar galiu atsisakyti ir atgauti pinigus?', 'lt-lt'],
  ['atšaukti', 'mokejimai-ir-prenumeratos: Ar galiu atsisakyti ir atgauti pinigus?', 'lt-lt'],
  ['passwords', 'registracija: I have forgotten my password', 'en-gb'],
  ['refund', 'mokejimai-ir-prenumeratos: Can I withdraw and get my money back?', 'en-gb'],
  ['cancel', 'mokejimai-ir-prenumeratos: Can I withdraw and get my money back?', 'en-gb'],
  ['пароля', 'registracija: Я забыл пароль', 'ru-ru'],
  ['отменить', 'mokejimai-ir-prenumeratos: Можно ли отказаться и вернуть деньги?', 'ru-ru'],
  ['деньги', 'mokejimai-ir-prenumeratos: Можно ли отказаться и вернуть деньги?', 'ru-ru'],
])('"%s" finds what it means: %s', async (words, question, language) => {
  const found = (await search(words, language)).map((one) => one.replaceAll('\u00a0', ' '));
  expect(found).toContain(question);
  // But not everything.
  expect(found.length).toBeLessThan(8);
});

test('a search without words or with unknown words finds nothing', async () => {
  for (const words of ['', '  ', '%_\\\'"<> 🩺', 'xyzzyx', "'); drop table"])
    expect(await search(words)).toEqual([]);
});

test('a topic cannot have the name of a call', async () => {
  await expect(writeTopic(new SiteFolder(), 3, 'search').import(app)).rejects.toMatchObject({
    faults: [expect.objectContaining({ message: expect.stringContaining('a word that the site needs') })],
  });
});
