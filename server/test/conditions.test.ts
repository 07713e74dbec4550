import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoFolder } from '../src/publish/demo.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { inAll, SiteFolder } from './support/site.ts';

/** What is said only where courses are sold, or only where they are not: the same import serves both. */

const off = await createTestApp();
const on = await createTestApp({ SHOPPING: 'true' });

const only = (text: string, shopping: boolean) => ({ title: inAll(text), shopping });

function writeTopic(folder: SiteFolder, id: number, key: string, questions: string): SiteFolder {
  const path = `content/faq/${key}`;
  folder.write(`${path}/category.json`, {
    id,
    key,
    icon: '1.svg',
    name: inAll(key),
    intro: inAll('Apie ką'),
  });
  for (const language of ['lt', 'en', 'ru']) folder.write(`${path}/questions.${language}.md`, questions);
  return folder;
}

function writePage(folder: SiteFolder, id: number, chapters: readonly object[]): SiteFolder {
  const path = `content/information/${id}`;
  folder.write(`${path}/page.json`, { id, title: inAll(`Puslapis ${id}`), chapters });
  for (const language of ['lt', 'en', 'ru']) folder.write(`${path}/dalis.${language}.md`, 'Dalies žodžiai');
  return folder;
}

const site = new SiteFolder();
writeTopic(
  site,
  1,
  'mokejimai',
  '## Kaip pirkti? {shopping: true}\n\nKrepšeliu.\n\n## Kaip prašyti? {shopping: false}\n\nLaišku.\n\n## Ar yra nuolaidų?\n\nTaip.\n',
);
writeTopic(site, 2, 'krepselis', '## Kur krepšelis? {shopping: true}\n\nViršuje.\n');
const part = { file: 'dalis' };
writePage(site, 31, [
  { ...part, ...only('Pirkimas', true) },
  { ...part, ...only('Prašymas', false) },
  {
    ...part,
    title: inAll('Bendra'),
    blocks: [
      { kind: 'icon', icon: 'key', shopping: true },
      { kind: 'rows', rows: [only('Sąskaita', true), only('Žmogus', false), { title: inAll('Sąrašas') }] },
      { kind: 'rows', rows: [only('Kvitas', true)] },
    ],
    children: [{ ...part, ...only('Grąžinimas', true) }],
  },
]);
writePage(site, 32, [{ ...part, ...only('Pirkėjui', true) }]);
site.write('content/contact-subjects.json', [
  { key: 'payment', name: inAll('Mokėjimas'), shopping: true },
  { key: 'place', name: inAll('Vieta'), shopping: false },
  { key: 'other', name: inAll('Kita') },
]);
for (const app of [off, on]) await site.import(app);

async function get(app: TestApp, url: string, language = 'lt-lt') {
  const answer = await app.request({ url, headers: { 'x-oc-merchant-language': language } });
  return { status: answer.statusCode, body: answer.json() };
}

test('questions are asked, found and numbered as the site sells or not', async () => {
  const topics = async (app: TestApp) =>
    (await get(app, '/api/faq/categories')).body.data.map(
      ({ key, items }: { key: string; items: { id: number; question: string }[] }) =>
        `${key}: ${items.map(({ id, question }) => `${id} ${question}`).join(' ')}`,
    );
  expect(await topics(off)).toEqual(['mokejimai: 1 Kaip prašyti? 2 Ar yra nuolaidų?']);
  expect(await topics(on)).toEqual([
    'mokejimai: 1 Kaip pirkti? 2 Ar yra nuolaidų?',
    'krepselis: 1 Kur krepšelis?',
  ]);
  expect((await get(off, '/api/faq/mokejimai')).body.items).toEqual([
    { id: 1, question: 'Kaip prašyti?', answer: '<p>Laišku.</p>' },
    { id: 2, question: 'Ar yra nuolaidų?', answer: '<p>Taip.</p>' },
  ]);
  expect((await get(off, '/api/faq/krepselis')).status).toBe(404);
  expect((await get(on, '/api/faq/krepselis')).status).toBe(200);

  const found = async (app: TestApp, words: string) =>
    (await get(app, `/api/faq/search?search=${encodeURIComponent(words)}`)).body.data.map(
      ({ id, question }: { id: number; question: string }) => `${id} ${question}`,
    );
  expect(await found(off, 'krepšelis')).toEqual([]);
  // A typo is not mended into a word of what is hidden either.
  expect(await found(off, 'krepšelisz')).toEqual([]);
  expect(await found(off, 'nuolaidų')).toEqual(['2 Ar yra nuolaidų?']);
  expect((await found(on, 'krepšelis')).toSorted()).toEqual(['1 Kaip pirkti?', '1 Kur krepšelis?']);
});

/** A list of such rows, as it is served. */
const rows = (...titles: string[]) => ({
  kind: 'rows',
  numbered: false,
  rows: titles.map((title) => ({ title, text: null, link: null })),
});

test('chapters, their parts, blocks and rows are shown as the site sells or not', async () => {
  const shown = async (app: TestApp) =>
    (await get(app, '/api/information/31')).body.data.chapters.map(
      ({
        id,
        title,
        blocks,
        children,
      }: {
        id: number;
        title: string;
        blocks: object[];
        children: object[];
      }) => ({
        id,
        title,
        blocks,
        children: children.length,
      }),
    );
  expect(await shown(off)).toEqual([
    { id: 1, title: 'Prašymas', blocks: [], children: 0 },
    { id: 2, title: 'Bendra', blocks: [rows('Žmogus', 'Sąrašas')], children: 0 },
  ]);
  expect(await shown(on)).toEqual([
    { id: 1, title: 'Pirkimas', blocks: [], children: 0 },
    {
      id: 2,
      title: 'Bendra',
      blocks: [{ kind: 'icon', icon: 'key' }, rows('Sąskaita', 'Sąrašas'), rows('Kvitas')],
      children: 1,
    },
  ]);
  const pages = async (app: TestApp) =>
    (await get(app, '/api/information')).body.data.map(({ id }: { id: number }) => id);
  expect(await pages(off)).toEqual([31]);
  expect(await pages(on)).toEqual([31, 32]);
  expect((await get(off, '/api/information/32')).status).toBe(404);
  expect((await get(on, '/api/information/32')).status).toBe(200);
});

test('subjects are offered as the site sells or not', async () => {
  expect((await get(off, '/api/contact/subjects')).body).toEqual({
    data: ['Vieta', 'Kita'],
    presets: { place: 'Vieta', offer: null },
  });
  expect((await get(on, '/api/contact/subjects')).body.data).toEqual(['Mokėjimas', 'Kita']);
});

test('an import refuses other braces, and conditions that languages do not share', async () => {
  const odd = writeTopic(new SiteFolder(), 3, 'kita', '## Kaip? {shopping: maybe}\n\nTaip.\n');
  await expect(odd.import(off)).rejects.toThrow(
    /questions\.lt\.md:1.*\{shopping: true\} or \{shopping: false\}/,
  );
  const uneven = writeTopic(new SiteFolder(), 3, 'kita', '## Kaip? {shopping: true}\n\nTaip.\n').write(
    'content/faq/kita/questions.ru.md',
    '## Как?\n\nДа.\n',
  );
  await expect(uneven.import(off)).rejects.toThrow(
    /questions\.ru\.md:1.*another condition than in Lithuanian/,
  );
});

/** Words of buying, whose texts are of no use where nothing is sold. */
const words = {
  'lt-lt': /krepšel|sąskait|paypal|paysera|kupon/i,
  'en-gb': /\bcart\b|invoice|paypal|paysera|voucher/i,
  'ru-ru': /корзин|сч[её]т|paypal|paysera|купон/i,
};

/** Everything that the site's own texts say, each with its place. */
async function texts(app: TestApp, language: string): Promise<string[]> {
  const { data: topics } = (await get(app, '/api/faq/categories', language)).body;
  const { data: pages } = (await get(app, '/api/information', language)).body;
  return (
    await Promise.all([
      ...topics.map(({ key }: { key: string }) => get(app, `/api/faq/${key}`, language)),
      ...pages.map(({ id }: { id: number }) => get(app, `/api/information/${id}`, language)),
      get(app, '/api/contact/subjects', language),
    ])
  ).map(({ body }) => JSON.stringify(body));
}

test('the demo tells of buying exactly where one can buy', async () => {
  const demo = new SiteFolder();
  cpSync(join(demoFolder, 'content'), join(demo.path, 'content'), { recursive: true });
  for (const app of [off, on]) await demo.import(app);
  for (const [language, bought] of Object.entries(words)) {
    const said = (await texts(off, language)).map(
      (text) => new RegExp(`.{0,40}(?:${bought.source}).{0,40}`, 'iu').exec(text)?.[0],
    );
    expect(
      said.filter((text) => text !== undefined),
      language,
    ).toEqual([]);
    const payments = (await get(on, '/api/faq/mokejimai-ir-prenumeratos', language)).body.items;
    const answers = JSON.stringify(payments);
    for (const way of ['PayPal', 'Paysera', 'PDF', 'UBL']) expect(answers, language).toContain(way);
    expect(
      (await texts(on, language)).filter((text) => bought.test(text)).length,
      language,
    ).toBeGreaterThanOrEqual(5);
  }
});
