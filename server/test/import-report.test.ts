import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoFolder } from '../src/publish/demo.ts';
import { createTestApp } from './harness.ts';
import { operatorOf } from './support/operator.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';

const app = await createTestApp();
const elsewhere = await createTestApp();

const medeina = operatorOf(app, { DATA_DIR: app.settings.dataFolder });

interface Item {
  readonly what: string;
  readonly name: string;
  readonly outcome: string;
  readonly notes: readonly string[];
}

/** What the import tells; a dry run tells it first, and must tell the same. */
async function itemsOf(folder: SiteFolder, there = app): Promise<readonly Item[]> {
  const read = async (...options: string[]): Promise<readonly Item[]> => {
    const { code, output } = await operatorOf(there, { DATA_DIR: there.settings.dataFolder })(
      'import',
      folder.path,
      '--json',
      ...options,
    );
    expect([code, output]).toEqual([0, expect.stringMatching(/^\{.*\}$/m)]);
    return JSON.parse(/^\{.*\}$/m.exec(output)?.[0] ?? '').items;
  };
  const dry = await read('--dry-run');
  const done = await read();
  expect(dry).toEqual(done);
  return done;
}

const told = (items: readonly Item[]): string[] =>
  items
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ what, name, outcome, notes }) => [outcome, what, name, ...notes].join(' '));

const theory = 'courses/sepsis/theory/01-pirma';
const products = [
  { id: 2010, price: 0 },
  { id: 2011, price: 50, special: { price: 40, from: '2026-11-01', until: '2026-11-30' } },
];

const topic = (materials: readonly string[]): object => ({
  title: inAll('Pirma tema'),
  sections: [
    { title: inAll('Skaitiniai'), materials },
    { title: inAll('Vaizdas ir lapas'), materials: ['vaizdas', 'lapas', 'forumas'] },
  ],
});

function writeSmallCatalogue(): SiteFolder {
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201, {
    products,
    grading: { items: [{ key: 'praktika', title: inAll('Praktika') }] },
  });
  return writeStudies(folder, 'slauga', 202)
    .write('courses/slauga/theory/01-pirma/forumas.json', {
      type: 'forum',
      title: inAll('Forumas'),
      completion: 1,
      discussions: [
        { id: 'pirmas', author: 'Ona O', title: inAll('Kas?'), text: inAll('Kas tai?') },
        { id: 'antras', author: 'Ona O', title: inAll('Kur?'), text: inAll('Kur tai?') },
      ],
    })
    .write('courses/slauga/theory/01-pirma/topic.json', topic(['ranka', 'pats', 'nuoroda']));
}

test('an import tells what is new, changed, hidden, not sold and skipped, and a dry run the same before it', async () => {
  const folder = writeSmallCatalogue();
  const first = await itemsOf(folder);
  expect(new Set(first.map(({ outcome }) => outcome))).toEqual(new Set(['new']));
  expect(first).toHaveLength(2 + 2 + 11 + 3);

  const again = await itemsOf(folder);
  expect(told(again)).toEqual([]);
  expect(again).toHaveLength(first.length);
  const unchanged = await medeina('import', folder.path);
  for (const step of ['2 of 2 courses read', '2 of 2 courses tried', '10 of 10 files'])
    expect(unchanged.output.split('\n')).toContain(step);
  expect(unchanged.output).toMatch(
    /^2 of 2 courses written\n18 courses, topics, materials and products stayed as they were\.\nImported /m,
  );

  writeStudies(folder, 'naujas', 203);
  folder
    .write(
      'courses/sepsis/course.json',
      courseJson(201, {
        products: products.slice(0, 1),
        grading: { items: [{ key: 'praktika', title: inAll('Praktika') }] },
      }),
    )
    .write(`${theory}/ranka.en.md`, 'Another text')
    .write(`${theory}/lapas.pdf`, '%PDF-1.7 9876543210')
    .remove(`${theory}/nuoroda.json`)
    .write(`${theory}/topic.json`, {
      title: inAll('Pirma tema'),
      description: inAll('Apie ką'),
      sections: [
        { title: inAll('Skaitiniai'), materials: ['ranka', 'pats'] },
        { title: inAll('Vaizdas ir lapas'), materials: ['vaizdas', 'lapas'] },
      ],
    })
    .write(`${theory}/raw-recording.mov`, 'nothing names it')
    .write('courses/sepsis/.draft/later.mov', 'hidden');
  symlinkSync('/etc/hosts', join(folder.path, 'courses/sepsis/hosts.txt'));
  const expected = [
    'new course naujas',
    'new topic naujas/01-pirma',
    ...['ranka', 'pats', 'nuoroda', 'vaizdas', 'lapas'].map((slug) => `new material naujas/01-pirma/${slug}`),
    'new product naujas/2030',
    'changed material sepsis/01-pirma/ranka text',
    'hidden material sepsis/01-pirma/nuoroda',
    'changed material sepsis/01-pirma/lapas content',
    'no_longer_sold product sepsis/2011',
    'skipped file sepsis/hosts.txt links are not followed',
    'skipped file sepsis/theory/01-pirma/raw-recording.mov courses hold no files of this type',
  ];
  // For people: of a new course nothing but its name, and of what stayed its number.
  const forPeople = await medeina('import', folder.path, '--dry-run');
  expect(forPeople.code).toBe(0);
  expect(forPeople.output.split('\n')).toEqual(
    expect.arrayContaining([
      "new: course 'naujas'",
      "changed: material 'sepsis/01-pirma/ranka' (text)",
      "hidden: material 'sepsis/01-pirma/nuoroda'",
      "no longer sold: product 'sepsis/2011'",
      "skipped: file 'sepsis/theory/01-pirma/raw-recording.mov' (courses hold no files of this type)",
      '14 courses, topics, materials and products stayed as they were.',
    ]),
  );
  expect(forPeople.output).not.toContain("'naujas/");
  expect(told(await itemsOf(folder)).toSorted()).toEqual(expected.toSorted());
});

test('what has a name that is not UTF-8 is skipped, and told', async () => {
  const folder = writeSmallCatalogue();
  // As an old archive of Windows leaves them.
  const place = (name: string): Buffer => Buffer.from(join(folder.path, 'courses/sepsis', name), 'latin1');
  writeFileSync(place('\xe0.md'), 'text');
  writeFileSync(place('\xe0.png'), 'picture');
  mkdirSync(place('med\xfeiaga'));
  writeFileSync(place('med\xfeiaga/text.md'), 'text');
  const skipped = (await itemsOf(folder)).filter(({ outcome }) => outcome === 'skipped');
  expect(told(skipped).toSorted()).toEqual(
    ['med\uFFFDiaga', '\uFFFD.md', '\uFFFD.png'].map(
      (name) => `skipped file sepsis/${name} its name is not UTF-8`,
    ),
  );
});

test('another order, what returns, and what is said of the course itself are told of what they belong to', async () => {
  const folder = writeSmallCatalogue();
  await folder.import(app);
  const slauga = 'courses/slauga/theory/01-pirma';
  folder.write(`${slauga}/topic.json`, topic(['pats', 'ranka', 'nuoroda']));
  expect(told(await itemsOf(folder))).toEqual(['changed topic slauga/01-pirma order']);

  folder.remove(`${slauga}/ranka.json`).write(`${slauga}/topic.json`, topic(['pats', 'nuoroda']));
  expect(told(await itemsOf(folder))).toEqual(['hidden material slauga/01-pirma/ranka']);
  writeStudies(folder, 'slauga', 202, {
    title: inAll('Kitaip'),
    filters: [],
    products: [{ id: 2020, price: 5 }],
  })
    .write(`${slauga}/topic.json`, topic(['pats', 'ranka', 'nuoroda']))
    .write(`${slauga}/forumas.json`, {
      type: 'forum',
      title: inAll('Forumas'),
      completion: 1,
      discussions: [{ id: 'pirmas', author: 'Ona O', title: inAll('Kas?'), text: inAll('Kas?') }],
    });
  expect(told(await itemsOf(folder)).toSorted()).toEqual([
    'changed course slauga title filters',
    'changed material slauga/01-pirma/forumas questions',
    'changed product slauga/2020 price',
    'new material slauga/01-pirma/ranka it was hidden before',
  ]);
});

test('courses of every kind of material, with photos and figures, are unchanged where nothing changed', async () => {
  const folder = new SiteFolder();
  for (const part of ['catalogue', 'courses/zaizdu-prieziura', 'courses/als'])
    cpSync(join(demoFolder, part), join(folder.path, part), { recursive: true });
  expect(told(await itemsOf(folder, elsewhere))).toContain('new course zaizdu-prieziura');
  expect(told(await itemsOf(folder, elsewhere))).toEqual([]);
});
