import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pack as packTar } from 'tar-stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readFigurePicture } from '../src/import/figure-picture.ts';
import { writeCourse } from '../src/import/foreign/writer.ts';
import { createTestApp } from './harness.ts';
import {
  answers,
  archiveFile,
  backupAt,
  type BackupContents,
  backupFiles,
  type MoodleVersion,
  slot,
  tarGz,
  xmlElement,
  xmlElements,
} from './support/moodle-backup.ts';
import { operatorOf } from './support/operator.ts';
import { pack, smallPackage } from './support/packages.ts';
import { inAll, SiteFolder, writeCatalogue } from './support/site.ts';

// As it is, but counted.
vi.mock('../src/import/figure-picture.ts', { spy: true });

const app = await createTestApp();
const medeina = operatorOf(app, { DATA_DIR: app.settings.dataFolder });

/** Its own, where nobody else leaves anything. */
const temporary = mkdtempSync(join(tmpdir(), 'medeina-foreign-'));

beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  await writeCatalogue(new SiteFolder()).import(app);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

const multiple = (single: 0 | 1): string => xmlElement('multichoice', {}, xmlElements({ single }));

/** A test of so many questions, by their ids. */
const testOf = (id: number, questions: number) => ({
  id,
  kind: 'quiz',
  fields: {
    name: `T${id}`,
    question_instances: Array.from({ length: questions }, (_, index) => slot('5.1', index + 1, index + 1)),
  },
});

/** A course that holds something of everything that comes over, and of what does not. */
function course(version: MoodleVersion, changes: Partial<BackupContents> = {}): BackupContents {
  return {
    version,
    sections: [
      { id: 1, fields: { summary: '<p>Sveiki &amp; sėkmės!</p>' }, activities: [] },
      {
        id: 2,
        fields: { name: 'Širdis & <kraujas>' },
        activities: [
          {
            id: 11,
            kind: 'page',
            fields: {
              name: '{mlang lt}Pulsas < 60 & > 100{mlang}{mlang en}Pulse{mlang}',
              intro: '',
              content:
                '<h3>Pulsas</h3><p>CO<sub>2</sub> <script>alert(1)</script><img src="@@PLUGINFILE@@/daiktai/pulso%20kreiv%C4%97.png" alt="Kreivė" onerror="alert(2)"></p>' +
                '<p><span lang="lt" class="multilang">Lietuviškai</span> <span lang="en" class="multilang">In English</span></p>' +
                '<p><a href="$@PAGEVIEWBYID*12@$">kitas</a> <a href="javascript:alert(3)">blogas</a> <a href="https://example.org/x?a=1&amp;b=2">geras</a></p>' +
                '<table><tr><th colspan="900000000">a</th></tr><tr><td>1 &lt; 2</td></tr></table>',
              contentformat: 1,
            },
            module: { completion: 2, completionview: 1 },
          },
          {
            id: 12,
            kind: 'label',
            fields: { name: 'x…', intro: '<h4>Prieš pradedant</h4><p>Pasiruoškite.</p>' },
          },
          {
            id: 13,
            kind: 'url',
            fields: { name: 'Gairės', intro: '', externalurl: 'https://example.org/gaires?a=1&b=2' },
            module: {
              completion: 1,
              ...(version === '2.6'
                ? {
                    availability_info: [
                      xmlElement(
                        'availability',
                        { id: 1 },
                        xmlElements({ sourcecmid: 11, requiredcompletion: 1, gradeitemid: null }),
                      ),
                    ],
                  }
                : { availability: '{"op":"&","c":[{"type":"completion","cm":11,"e":1}],"showc":[true]}' }),
            },
          },
          { id: 14, kind: 'resource', fields: { name: 'Atmintinė', intro: '' }, module: { completion: 2 } },
          { id: 15, kind: 'page', fields: { name: 'Slaptas', content: 'x' }, module: { visible: 0 } },
          {
            id: 16,
            kind: 'page',
            fields: { name: 'Vienai grupei', content: 'x' },
            module:
              version === '2.6'
                ? { groupmembersonly: 1, groupingid: 0 }
                : { availability: '{"op":"&","c":[{"type":"group","id":3}],"showc":[false]}' },
          },
          {
            id: 17,
            kind: 'forum',
            fields: { name: 'Klausimai', type: 'general', completionposts: 1 },
            module: { completion: 2 },
          },
          { id: 18, kind: 'scorm', fields: { name: 'Senas paketas' } },
        ],
      },
      {
        id: 3,
        fields: { name: 'Patikra' },
        activities: [
          {
            id: 21,
            kind: 'quiz',
            fields: {
              name: 'Testas',
              intro: '',
              timelimit: 1200,
              attempts_number: 2,
              shuffleanswers: 0,
              ...(version === '2.6' ? { questions: '1,2,0,3,4,5,6,0,7,8,99,0' } : {}),
              // In no order of their own: each says its place.
              question_instances: [8, 7, 6, 5, 4, 3, 2, 1]
                .map((id) => slot(version, id, id, id === 2 ? 2 : 1))
                .concat(slot(version, 9, 'random')),
            },
            module: { completion: 2, completionpassgrade: 1 },
            grades: { itemname: 'Testas', categoryid: 31, grademax: 10, gradepass: 7, aggregationcoef: 0 },
          },
          {
            id: 22,
            kind: 'feedback',
            fields: {
              name: 'Apklausa',
              intro: '',
              anonymous: 1,
              items: [
                ['multichoice', 'r>>>>>Taip|Ne', 1],
                ['multichoicerated', 'd>>>>>1####Blogai|2####Gerai<<<<<1', 1],
                ['numeric', '0|10', 0],
                ['textarea', '40|20', 0],
              ].map(([typ, presentation, required], index) =>
                xmlElement(
                  'item',
                  { id: index + 1 },
                  xmlElements({
                    name: `Klausimas ${index + 1}`,
                    typ,
                    presentation,
                    required,
                    position: index,
                  }),
                ),
              ),
            },
            module: { completion: 2 },
          },
        ],
      },
    ],
    questions: [
      {
        id: 1,
        type: 'multichoice',
        fields: { name: 'Vienas', questiontext: '<p>Kur <b>širdis</b>?</p>' },
        plugin:
          answers([
            [1, '<p>Kairėje</p>', 1, '<p>Taip</p>'],
            [2, 'Dešinėje', 0],
          ]) + multiple(1),
      },
      {
        id: 2,
        type: 'multichoice',
        fields: { name: 'Keli', questiontext: 'Kas teisinga?' },
        plugin:
          answers([
            [3, 'A', 0.5],
            [4, 'B', 0.5],
            [5, 'C', -1],
          ]) + multiple(0),
      },
      {
        id: 3,
        type: 'truefalse',
        fields: { name: 'Tiesa', questiontext: 'Pulsas yra?', generalfeedback: 'Yra.' },
        plugin:
          answers([
            [6, 'True', 0],
            [7, 'False', 1],
          ]) + xmlElement('truefalse', {}, xmlElements({ trueanswer: 6, falseanswer: 7 })),
        earlier: 'Senesnė formuluotė',
      },
      {
        id: 4,
        type: 'match',
        fields: { name: 'Poros', questiontext: 'Suporuokite' },
        plugin: xmlElements({
          matches: [
            ['Vienas', '1'],
            ['Du', '2'],
            ['', '3'],
          ].map(([questiontext, answertext], index) =>
            xmlElement('match', { id: index + 1 }, xmlElements({ questiontext, answertext })),
          ),
        }),
      },
      {
        id: 5,
        type: 'shortanswer',
        fields: { name: 'Trumpas', questiontext: 'Numeris?' },
        plugin: answers([
          [8, '112', 1],
          [9, 'vienas*', 1],
          [10, '*', 0],
        ]),
      },
      {
        id: 6,
        type: 'numerical',
        fields: { name: 'Skaičius', questiontext: 'Gylis?' },
        plugin:
          answers([
            [11, '5.5', 1],
            [12, '*', 0],
          ]) +
          xmlElements({
            numerical_units: [xmlElement('numerical_unit', {}, xmlElements({ multiplier: 1, unit: 'cm' }))],
            numerical_records: [
              xmlElement('numerical_record', {}, xmlElements({ answer: 11, tolerance: 0.5 })),
            ],
          }),
      },
      {
        id: 7,
        type: 'ordering',
        fields: { name: 'Tvarka', questiontext: 'Iš eilės' },
        plugin: answers([
          [14, 'Antras', 2],
          [13, 'Pirmas', 1],
        ]),
      },
      { id: 8, type: 'essay', fields: { name: 'Rašinys', questiontext: 'Aprašykite' }, plugin: '' },
      {
        id: 9,
        type: 'truefalse',
        fields: { name: 'Atsitiktinis', questiontext: 'Gal?' },
        plugin: answers([
          [15, 'True', 1],
          [16, 'False', 0],
        ]),
      },
      ...(version === '2.6' || version === '3.9'
        ? [{ id: 99, type: 'random', fields: { name: 'Random', questiontext: '0' }, plugin: '' }]
        : []),
    ],
    files: [
      {
        bytes: picture,
        fields: {
          contextid: 110,
          component: 'mod_page',
          filearea: 'content',
          filepath: '/daiktai/',
          filename: 'pulso kreivė.png',
        },
      },
      {
        bytes: Buffer.from('%PDF-1.7 atmintinė'),
        fields: {
          contextid: 140,
          component: 'mod_resource',
          filearea: 'content',
          filename: 'Atmintinė & co.pdf',
        },
      },
      // The same name elsewhere: files are told apart by whose they are.
      {
        bytes: Buffer.from('other'),
        fields: { contextid: 999, component: 'mod_page', filearea: 'content', filename: 'pulso kreivė.png' },
      },
    ],
    groups: `<groups>${xmlElement('group', { id: 3 }, xmlElements({ name: 'Rytinė' }))}</groups>`,
    gradebook: `<gradebook>${xmlElements({
      grade_categories: [
        xmlElement(
          'grade_category',
          { id: 30 },
          xmlElements({ parent: null, fullname: '?', aggregation: 10 }),
        ),
        xmlElement(
          'grade_category',
          { id: 31 },
          xmlElements({ parent: 30, fullname: 'Teorija', aggregation: 0 }),
        ),
      ],
      grade_items: [
        xmlElement(
          'grade_item',
          { id: 1 },
          xmlElements({ itemtype: 'category', iteminstance: 31, aggregationcoef: 60, grademax: 100 }),
        ),
        xmlElement(
          'grade_item',
          { id: 2 },
          xmlElements({ itemtype: 'manual', itemname: 'Praktika', categoryid: 30, aggregationcoef: 40 }),
        ),
      ],
    })}</gradebook>`,
    ...changes,
  };
}

interface Answer {
  readonly course: number;
  /** Of a folder. */
  readonly course_ids?: readonly number[];
  readonly courses: number;
  readonly materials: number;
  readonly items: readonly { what: string; name: string; outcome: string; notes: string[] }[];
}

async function imported(path: string, ...options: readonly string[]): Promise<Answer> {
  const { code, output } = await medeina('import', path, '--json', ...options);
  if (code !== 0) throw new Error(output);
  // How far it has come stands before the answer.
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

async function materialsOf(id: number) {
  return await app.database.sql<{
    id: number;
    slug: string;
    module: string;
    completion: number;
    title: { lt: string; en: string };
    content: object;
  }>`
    select id, slug, module, completion, title, content from materials where course_id = ${id} and not retired order by slug`;
}

/** Names of what has to be completed first, by the name of what asks for it. */
async function requirementsOf(id: number): Promise<Record<string, readonly string[]>> {
  const rows = await app.database.sql<{ slug: string; required: string[] }>`
    select asking.slug, array_agg(required.slug order by required.slug) as required
    from materials asking join materials required on required.id = any (asking.requires)
    where asking.course_id = ${id} group by asking.slug order by asking.slug`;
  return Object.fromEntries(rows.map(({ slug, required }) => [slug, required]));
}

describe.each(['2.6', '3.9', '4.1', '5.1'] as const)('a backup of Moodle %s', (version) => {
  const name = `kursas-${version}.mbz`;

  test('comes over with its sections, texts, files, tests, surveys, forums and rules', async () => {
    const answer = await imported(await backupAt(name, backupFiles(course(version))));
    expect(answer).toMatchObject({ courses: 1, materials: 8 });
    const [row] = await app.database.sql<{ title: string; category: string; slug: string }>`
      select course_texts.title, categories.key as category, slug from courses
      join categories on categories.id = category_id
      join course_texts on course_id = courses.id and language = 'lt'
      where courses.id = ${answer.course}`;
    expect(row).toEqual({
      title: 'Gaivinimas: širdis & kvėpavimas < 4 min.',
      category: 'emergency',
      slug: 'moodle-0123456789ab-7',
    });
    const materials = await materialsOf(answer.course);
    expect(materials.map(({ slug, completion }) => [slug, completion])).toEqual([
      ['feedback-22', 2],
      ['forum-17', 2],
      ['label-12', 0],
      ['page-11', 2],
      ['quiz-21', 2],
      ['resource-14', 2],
      ['section-1', 0],
      ['url-13', 1],
    ]);
    const bySlug = Object.fromEntries(materials.map((material) => [material.slug, material]));
    expect(bySlug['page-11']?.title).toMatchObject({ lt: 'Pulsas < 60 & > 100', en: 'Pulse' });
    expect(bySlug['label-12']?.title.lt).toBe('Prieš pradedant');
    expect(bySlug['resource-14']).toMatchObject({ module: 'document' });
    expect(bySlug['url-13']?.content).toMatchObject({ url: { lt: 'https://example.org/gaires?a=1&b=2' } });
    const [required] = await app.database.sql<{ requires: number[] }>`
      select requires from materials where id = ${bySlug['url-13']?.id ?? 0}`;
    expect(required?.requires).toEqual([bySlug['page-11']?.id]);
    expect(bySlug['quiz-21']?.content).toMatchObject({
      passPercent: 70,
      attempts: 2,
      timeLimit: 20,
      isShuffled: false,
      questions: [
        {
          type: 'single',
          text: { lt: 'Kur širdis?' },
          options: [{ correct: true, feedback: { lt: 'Taip' } }, {}],
        },
        { type: 'multiple', marks: 2, options: [{ correct: true }, { correct: true }, { correct: false }] },
        {
          type: 'single',
          text: { lt: 'Pulsas yra?' },
          explanation: { lt: 'Yra.' },
          options: [{}, { id: 'false', correct: true }],
        },
        { type: 'matching', prompts: [{}, {}], choices: [{}, {}, { text: { lt: '3' } }] },
        { type: 'text', accepted: { lt: ['112'] } },
        { type: 'numeric', answer: 5.5, tolerance: 0.5, unit: { lt: 'cm' } },
        { type: 'ordering', items: [{ text: { lt: 'Pirmas' } }, { text: { lt: 'Antras' } }] },
        { type: 'single', text: { lt: 'Gal?' }, options: [{ id: 'true', correct: true }, {}] },
      ],
    });
    expect(bySlug['feedback-22']?.content).toMatchObject({
      isAnonymous: true,
      questions: [
        { type: 'single', options: [{ text: { lt: 'Taip' } }, {}] },
        { type: 'single', options: [{ text: { lt: 'Blogai' } }, {}] },
        { type: 'scale', from: 0, to: 10, required: false },
        { type: 'text' },
      ],
    });
    const grades = await app.database.sql<{ slug: string; weight: number }>`
      select slug, weight::float8 as weight from grade_categories where course_id = ${answer.course}`;
    expect(grades).toEqual([{ slug: 'category-31', weight: 60 }]);
  });

  test('tells item by item what came, what changed and what could not', async () => {
    const { items } = await imported(await backupAt(name, backupFiles(course(version)), 'zip'));
    const about = (what: string, title: string) =>
      items.find((item) => item.what === what && item.name === title);
    expect(about('url', 'Gairės')).toMatchObject({ outcome: 'came', notes: [] });
    expect(about('page', 'Slaptas')).toMatchObject({ outcome: 'left', notes: ['it is hidden'] });
    expect(about('page', 'Vienai grupei')?.notes).toEqual([
      `it is only for ${version === '2.6' ? 'members of groups' : "the group 'Rytinė'"}, and there are no groups here`,
    ]);
    expect(about('scorm', 'Senas paketas')).toMatchObject({ outcome: 'left' });
    expect(about('question', 'Rašinys')).toMatchObject({ outcome: 'left' });
    expect(about('page', 'Pulsas < 60 & > 100')?.notes).toEqual(
      expect.arrayContaining(['not in ru: lt is shown there']),
    );
    expect(about('quiz', 'Testas')?.notes).toEqual(
      expect.arrayContaining([
        "instead of a random question of 'Klausimai' it always asks 'Atsitiktinis'",
        "the question 'Rašinys' could not come",
      ]),
    );
  });
});

test('a question with an answer or a prompt that is a picture alone stays behind', async () => {
  const drawn = '<p><img src="@@PLUGINFILE@@/b.png" alt=""></p>';
  const matches = [
    ['Širdis', '1'],
    ['Plaučiai', '2'],
    [drawn, 'Kepenys'],
  ].map(([questiontext, answertext], index) =>
    xmlElement('match', { id: index + 1 }, xmlElements({ questiontext, answertext })),
  );
  const { id, about } = await itemsOf({
    id: 501,
    sections: [{ id: 1, fields: {}, activities: [testOf(501, 3)] }],
    questions: [
      {
        id: 1,
        type: 'multichoice',
        fields: { name: 'Keli', questiontext: '?' },
        plugin:
          answers([
            [1, 'A', 0.5],
            [2, drawn, 0.5],
            [3, 'C', -1],
          ]) + multiple(0),
      },
      {
        id: 2,
        type: 'match',
        fields: { name: 'Poros', questiontext: '?' },
        plugin: xmlElements({ matches }),
      },
      typedQuestion(3),
    ],
  });
  expect((await materialsOf(id))[0]?.content).toMatchObject({ questions: [{ type: 'text' }] });
  for (const name of ['Keli', 'Poros'])
    expect(about(name)).toMatchObject({
      outcome: 'left',
      notes: expect.arrayContaining([expect.stringContaining('has a part without words')]),
    });
});

test('an interactive package within a page comes after it', async () => {
  const content =
    '<p>Prieš</p><div class="h5p-placeholder" contenteditable="false">\n@@PLUGINFILE@@/paketas.h5p\n</div>';
  const { id } = await itemsOf({
    id: 503,
    sections: [
      {
        id: 1,
        fields: {},
        activities: [{ id: 503, kind: 'page', fields: { name: 'P', content, contentformat: 1 } }],
      },
    ],
    files: [
      {
        bytes: await pack(smallPackage),
        fields: { contextid: 5030, component: 'mod_page', filearea: 'content', filename: 'paketas.h5p' },
      },
    ],
  });
  expect((await materialsOf(id)).map(({ slug, module }) => [slug, module])).toEqual([
    ['page-503', 'page'],
    ['page-503-file-1', 'hvp'],
  ]);
  const [text] = await app.database.sql<{ html: string }>`
    select html from material_texts join materials on materials.id = material_id
    where course_id = ${id} and slug = 'page-503' and language = 'lt'`;
  expect(text?.html).toBe('<p>Prieš</p>');
});

test('answers with an order of their own are not mixed', async () => {
  const quiz = testOf(506, 1);
  const sections = [xmlElement('section', { id: 1 }, xmlElements({ firstslot: 1, shufflequestions: 1 }))];
  const ownOrder = xmlElement('multichoice', {}, xmlElements({ single: 1, shuffleanswers: 0 }));
  const { id, about } = await itemsOf({
    id: 506,
    sections: [
      {
        id: 1,
        fields: {},
        activities: [{ ...quiz, fields: { ...quiz.fields, shuffleanswers: 1, sections } }],
      },
    ],
    questions: [
      {
        id: 1,
        type: 'multichoice',
        fields: { name: 'Visi', questiontext: '?' },
        plugin:
          answers([
            [1, 'A', 0],
            [2, 'Visi išvardyti', 1],
          ]) + ownOrder,
      },
    ],
  });
  expect((await materialsOf(id))[0]?.content).toMatchObject({ isShuffled: false });
  expect(about('T506')?.notes.join()).toContain('an order of their own');
});

test('a formula of the grade book is told', async () => {
  const formula = xmlElement(
    'grade_item',
    { id: 9 },
    xmlElements({
      itemtype: 'course',
      iteminstance: 30,
      calculation: '=min(##gi1##,##gi2##)',
      multfactor: '1.00000',
    }),
  );
  const gradebook = String(course('5.1').gradebook).replace('</grade_items>', `${formula}</grade_items>`);
  const { items } = await itemsOf({ ...course('5.1'), id: 508, gradebook });
  expect(items.find(({ what }) => what === 'grade book')?.notes).toContain(
    'the formula for the grade of the course is gone',
  );
});

test('a backup that a Moodle 5.1.3 itself has written comes over', async () => {
  const path = join(import.meta.dirname, 'support/pradinis-gaivinimas.mbz');
  const { course: id, items } = await imported(path, '--category', 'emergency');
  // Five sections; of 13 activities one is hidden and one for a group; of 10 questions two are of unknown types.
  expect(items.filter(({ what, outcome }) => what === 'section' && outcome !== 'left')).toHaveLength(5);
  expect(items.filter(({ outcome }) => outcome === 'left').map(({ what, name }) => [what, name])).toEqual([
    ['label', 'Instruktoriui: patikrinkite mokomojo AED baterijas...'],
    ['url', 'Rytinės pamainos praktikos tvarkaraštis'],
    ['question', 'Santykis (praleisti žodžiai)'],
    ['question', 'Atvejo aprašymas'],
  ]);
  expect(items.find(({ name }) => name === 'Veiksmai prieš gaivinimą')?.notes).toEqual(
    expect.arrayContaining([
      'a wrong answer takes off as much as a right one gives',
      'what it says to any right or wrong answer is gone',
    ]),
  );
  const materials = await materialsOf(id);
  const bySlug = Object.fromEntries(materials.map((material) => [material.slug, material]));
  expect(materials.map(({ slug, module, completion }) => [slug, module, completion])).toEqual([
    ['assign-757', 'dynamic_form', 2],
    ['book-752', 'page', 2],
    ['feedback-758', 'survey', 2],
    ['forum-746', 'forum', 2],
    ['label-747', 'page', 0],
    ['page-748', 'page', 1],
    ['page-750', 'page', 2],
    ['page-753', 'page', 2],
    ['quiz-756', 'quiz', 2],
    ['resource-751', 'document', 2],
    ['section-208', 'page', 0],
    ['url-749', 'link', 1],
  ]);
  expect(bySlug['quiz-756']?.content).toMatchObject({
    passPercent: 70,
    attempts: 2,
    timeLimit: 20,
    questions: ['single', 'multiple', 'single', 'text', 'numeric', 'matching', 'ordering', 'single'].map(
      (type) => ({ type }),
    ),
  });
  expect(bySlug['feedback-758']?.content).toMatchObject({
    questions: ['single', 'single', 'scale', 'text'].map((type) => ({ type })),
  });
  const [page] = await app.database.sql<{ requires: number[] }>`
    select requires from materials where id = ${bySlug['page-753']?.id ?? 0}`;
  expect(page?.requires).toEqual([bySlug['page-750']?.id]);
  const figures = await app.database.sql<{ slug: string }>`
    select slug from material_texts join materials on materials.id = material_id
    where course_id = ${id} and language = 'lt' and jsonb_array_length(figures) > 0 order by slug`;
  expect(figures.map(({ slug }) => slug)).toEqual(['page-748', 'section-208']);
  const grades = await app.database.sql<{ slug: string; weight: number }>`
    select slug, weight::float8 as weight from grade_categories where course_id = ${id} order by slug`;
  expect(grades).toEqual([
    { slug: 'category-46', weight: 60 },
    { slug: 'category-47', weight: 40 },
  ]);
});

test('its pages show their pictures to those who have the course, and nothing that runs', async () => {
  const { course: id } = await imported(await backupAt('kursas.mbz', backupFiles(course('5.1'))));
  const person = await app.person();
  await app.request({
    method: 'POST',
    url: `/api/courses/${id}/enrol`,
    payload: {},
    headers: person.headers,
  });
  const page = (await materialsOf(id)).find(({ slug }) => slug === 'page-11');
  const read = async (language: string) => {
    const { body } = await app.request({
      url: `/api/pages/${page?.id ?? 0}`,
      headers: { ...person.headers, 'x-oc-merchant-language': language },
    });
    return JSON.parse(body).data;
  };
  const { content: html, figures } = await read('lt-lt');
  expect(html).toContain('CO₂');
  expect(html).toContain('Lietuviškai');
  expect((await read('en-gb')).content).toContain('In English');
  expect(html).not.toMatch(/script|javascript|onerror|alert/);
  expect(html).toContain(
    '<a href="https://example.org/x?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">',
  );
  expect(html).toContain('1 &lt; 2');
  expect(html).toContain('<figure id="figure-1"><img src="/media/');
  expect(figures).toMatchObject([
    { id: 'figure-1', kind: 'picture', caption: 'Kreivė', alternative: 'Kreivė' },
  ]);
  const address = /"(\/media\/[^"]+)"/.exec(JSON.stringify(figures))?.[1] ?? '';
  const shown = await app.request({ url: address });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('texts in Markdown and with line breaks of their own are read as Moodle shows them', async () => {
  const markdownText =
    '## Pulsas\n\n![Kreivė](@@PLUGINFILE@@/kreiv%C4%97.png)\n![](https://example.org/x.png) ![](data:image/png;base64,AAAA)\n\n' +
    '[kitas]($@PAGEVIEWBYID*42@$) **svarbu** <script>alert(1)</script>\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  const activities = [
    {
      id: 41,
      kind: 'page',
      fields: {
        name: 'Markdown',
        content: markdownText,
        contentformat: 4,
        intro: '**Trumpai** <i>x</i>',
        introformat: 4,
      },
    },
    {
      id: 42,
      kind: 'page',
      fields: {
        name: 'Automatinis',
        content: 'Viena\nantra\n\nTrečia <b>stipriai</b>\n<ul>\n\n<li>a</li>\n</ul>',
        contentformat: 0,
      },
    },
    {
      id: 43,
      kind: 'page',
      fields: { name: 'Paprastas', content: 'a < b &amp; *c*\r\nd', contentformat: 2 },
    },
    { id: 44, kind: 'label', fields: { name: 'l', intro: '# Antraštė\n\nTekstas', introformat: 4 } },
  ];
  const picturesOfPage = [
    {
      bytes: picture,
      fields: { contextid: 410, component: 'mod_page', filearea: 'content', filename: 'kreivė.png' },
    },
  ];
  const summary = {
    name: 'Su paveikslu',
    summary: '![Schema](@@PLUGINFILE@@/x.png) tekstas',
    summaryformat: 4,
  };
  const { course: id, items } = await imported(
    await backupAt(
      'x.mbz',
      backupFiles({
        version: '5.1',
        id: 12,
        sections: [{ id: 1, fields: summary, activities }],
        files: picturesOfPage,
      }),
    ),
  );
  const rows = await app.database.sql<{ slug: string; html: string }>`
    select slug, html from material_texts join materials on materials.id = material_id
    where course_id = ${id} and language = 'lt' order by slug`;
  const html = Object.fromEntries(rows.map((row) => [row.slug, row.html]));
  expect(html['page-41']).toMatch(
    /^<h2>Pulsas<\/h2>\s*<figure id="figure-1"><\/figure>\s*<p>kitas <strong>svarbu<\/strong>\s*<\/p>\s*<table>/,
  );
  expect(html['page-42']).toBe(
    '<p>Viena<br />\nantra</p>\n<p>Trečia <strong>stipriai</strong></p>\n<ul>\n<li>a</li>\n</ul>',
  );
  expect(html['page-43']).toBe('<p>a &lt; b &amp; *c*<br />\nd</p>');
  expect(html['section-1']).toBe('<p><em>Schema</em> tekstas</p>');
  const materials = await materialsOf(id);
  expect(materials.find(({ slug }) => slug === 'label-44')?.title.lt).toBe('Antraštė');
  expect(items.find(({ name }) => name === 'Markdown')?.notes).toEqual(
    expect.arrayContaining(['a link that leads nowhere here became words: $@PAGEVIEWBYID*42@$']),
  );
});

test.each(['3.9', '5.1'] as const)(
  'a backup of Moodle %s tells which questions no test asks',
  async (version) => {
    const { sections, questions = [] } = course(version);
    // Of eight questions, two of which are drawn, one test asks three; a bank by itself holds them too.
    const activities = [
      {
        id: 51,
        kind: 'quiz',
        fields: {
          name: 'Testas',
          question_instances: [slot(version, 1, 3), slot(version, 2, 'random'), slot(version, 3, 'random')],
        },
      },
      { id: 52, kind: 'qbank', fields: { name: 'Bankas' } },
    ];
    const [first] = sections;
    const { items } = await imported(
      await backupAt(
        'x.mbz',
        backupFiles({
          version,
          id: 13,
          sections: [{ id: first?.id ?? 1, fields: {}, activities }],
          questions: questions.filter(({ id }) => id !== 8),
        }),
      ),
    );
    expect(items.filter(({ what }) => ['qbank', 'question category'].includes(what))).toEqual([
      expect.objectContaining({
        what: 'qbank',
        notes: ['of its questions those that a test asks came, with the test'],
      }),
      {
        what: 'question category',
        name: 'Klausimai',
        outcome: 'left',
        notes: ['of its 8 questions 5 are asked by no test that came'],
      },
    ]);
  },
);

test('a question for which a test has no room stays behind, and is asked by none', async () => {
  const numbers = Array.from({ length: 102 }, (_, index) => index + 1);
  const quiz = {
    id: 53,
    kind: 'quiz',
    fields: {
      name: 'Ilgas testas',
      question_instances: numbers.map((id) => slot('5.1', id, id === 102 ? 'random' : id)),
    },
  };
  const questions = numbers.map((id) => ({
    id,
    type: 'shortanswer',
    fields: { name: `Nr. ${id}`, questiontext: `Kiek yra ${id}?` },
    plugin: answers([[id, String(id), 1]]),
  }));
  const { id, items, about } = await itemsOf({
    id: 301,
    sections: [{ id: 1, fields: {}, activities: [quiz] }],
    questions,
  });
  const [material] = await materialsOf(id);
  expect(material?.content).toMatchObject({ questions: { length: 100 } });
  const full = 'a test here has at most 100 questions';
  const asked = items.filter(({ what }) => what === 'question');
  expect(asked.filter(({ outcome }) => outcome === 'came')).toHaveLength(100);
  expect(asked.filter(({ outcome }) => outcome !== 'came')).toEqual([
    { what: 'question', name: 'Nr. 101', outcome: 'left', notes: [full] },
  ]);
  expect(about('Ilgas testas')?.notes).toContain(full);
  expect(about('Ilgas testas')?.notes.join()).not.toContain('random');
  expect(items.find(({ what }) => what === 'question category')?.notes).toEqual([
    'of its 102 questions 2 are asked by no test that came',
  ]);
});

const typedQuestion = (id: number) => ({
  id,
  type: 'shortanswer',
  fields: { name: `Nr. ${id}`, questiontext: `${id}?` },
  plugin: answers([[id, String(id), 1]]),
});

test.each([
  ['3.9', ['1?', '3?', '4?']],
  ['5.1', ['1?', 'Anksčiau 3?', '4?']],
] as const)('a test of Moodle %s draws what is ready, and nothing hidden', async (version, asked) => {
  const drawing = { id: 99, type: 'random', fields: { name: 'Random', questiontext: '0' }, plugin: '' };
  const places = [1, 'random', 'random', 'random'] as const;
  const { id, about } = await itemsOf({
    version,
    id: version === '3.9' ? 401 : 402,
    sections: [
      {
        id: 1,
        fields: {},
        activities: [
          {
            id: 54,
            kind: 'quiz',
            fields: {
              name: 'Traukia',
              question_instances: places.map((question, index) => slot(version, index + 1, question)),
            },
          },
        ],
      },
    ],
    questions: [
      // What a place names is asked, ready or not.
      { ...typedQuestion(1), status: 'hidden' },
      { ...typedQuestion(2), status: 'hidden' },
      { id: 5, type: 'description', fields: { name: 'Įvadas', questiontext: 'Įvadas' }, plugin: '' },
      { ...typedQuestion(3), ...(version === '5.1' ? { status: 'draft', earlier: 'Anksčiau 3?' } : {}) },
      typedQuestion(4),
      ...(version === '3.9' ? [drawing] : []),
    ],
  });
  const [material] = await materialsOf(id);
  expect(material?.content).toMatchObject({ questions: asked.map((lt) => ({ text: { lt } })) });
  expect(about('Traukia')?.notes).toContain(
    "a random question of 'Klausimai' did not come: there is none left to ask",
  );
});

test('whoever passed a test in Moodle passes it here: its pass mark is rounded down', async () => {
  const marks = [
    ['Du iš trijų', 2, 3],
    // What a computer holds as a little less than 57 %.
    ['Beveik', 0.57, 1],
  ] as const;
  const activities = marks.map(([name, gradepass, grademax], index) => ({
    id: 55 + index,
    kind: 'quiz',
    fields: { name, question_instances: [slot('5.1', 1, 1)] },
    grades: { gradepass, grademax },
  }));
  const { id, about } = await itemsOf({
    id: 403,
    sections: [{ id: 1, fields: {}, activities }],
    questions: [
      {
        id: 1,
        type: 'shortanswer',
        fields: { name: 'Kiek', questiontext: 'Kiek?' },
        plugin: answers([[1, '1', 1]]),
      },
    ],
  });
  expect((await materialsOf(id)).map(({ content }) => content)).toMatchObject([
    { passPercent: 66 },
    { passPercent: 57 },
  ]);
  expect(about('Du iš trijų')?.notes).toContain('it is passed with 66 %, not with 66.66667 %');
  expect(about('Beveik')?.notes.join()).not.toContain('passed with');
});

const pictureOfPage = (name: string, context: number) => ({
  bytes: picture,
  fields: { contextid: context, component: 'mod_page', filearea: 'content', filename: name },
});

test('a picture is drawn once for all pages that show it, and not for what never comes', async () => {
  const tooSmall = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const handedIn = (index: number) => ({
    bytes: tooSmall,
    fields: {
      contextid: 900 + index,
      component: 'assignsubmission_file',
      filearea: 'submission_files',
      filename: `darbas-${index}.png`,
    },
  });
  const activities = [
    pageWith(63, '<img src="@@PLUGINFILE@@/a.png" alt="Kreivė">'),
    pageWith(64, '<img src="@@PLUGINFILE@@/b.png" alt="Kreivė">'),
    pageWith(65, '<img src="@@PLUGINFILE@@/maza.png" alt="Maža">'),
  ];
  const contents = course('5.1', {
    id: 44,
    sections: [{ id: 1, fields: {}, activities }],
    files: [
      pictureOfPage('a.png', 630),
      pictureOfPage('b.png', 640),
      { ...pictureOfPage('maza.png', 650), bytes: tooSmall },
      // Nothing shows it.
      { ...pictureOfPage('c.png', 640), bytes: Buffer.concat([picture, Buffer.from('c')]) },
      ...Array.from({ length: 5 }, (_, index) => handedIn(index)),
    ],
  });
  const draw = vi.mocked(readFigurePicture).mockClear();
  const folder = await converted(await backupAt('k44.mbz', backupFiles(contents)), 'paveikslai');
  expect(draw).toHaveBeenCalledTimes(2);
  const figures = join(folder, 'theory/001-section-1/figures');
  expect(readdirSync(figures).toSorted()).toEqual(['page-63-a.png', 'page-64-b.png']);
});

test('a picture that no page can show is left out and told; one within bare words is a figure', async () => {
  const activities = [
    pageWith(61, '<pre>EKG <img src="@@PLUGINFILE@@/a.png" alt="Kreivė"></pre>'),
    pageWith(62, 'Prieš <img src="@@PLUGINFILE@@/b.png" alt="Pulsas"> po'),
  ];
  const { course: id, items } = await imported(
    await backupAt(
      'pre.mbz',
      backupFiles(
        course('5.1', {
          id: 24,
          sections: [{ id: 1, fields: {}, activities }],
          files: [pictureOfPage('a.png', 610), pictureOfPage('b.png', 620)],
        }),
      ),
    ),
  );
  expect(items.filter(({ what }) => what === 'page')).toMatchObject([
    {
      name: 'P61',
      notes: [
        "the picture 'Kreivė' stands where a page shows none, as in preformatted text: it was left out",
      ],
    },
    { name: 'P62', notes: [] },
  ]);
  const pages = await app.database.sql<{ html: string }>`
    select html from material_texts join materials on materials.id = material_id
    where course_id = ${id} and language = 'lt' order by slug`;
  expect(pages.map(({ html }) => html)).toEqual([
    expect.stringMatching(/<pre>.*EKG/s),
    expect.stringMatching(/^<p>Prieš\s+pox<\/p>\s*<figure id="figure-1"><\/figure>$/),
  ]);
});

test('a second import changes the same course, and keeps what the operator decided', async () => {
  const first = await imported(
    await backupAt('a.mbz', backupFiles(course('4.1', { id: 9 }))),
    '--category',
    'wounds',
    '--price',
    '49.50',
    '--hours',
    '3',
  );
  // Without its first section, whose page is gone.
  const before = (await materialsOf(first.course)).filter(({ slug }) => slug !== 'section-1');
  const sections = course('4.1').sections.slice(1);
  const second = await imported(
    await backupAt(
      'renamed.mbz',
      backupFiles(course('4.1', { id: 9, sections, course: { fullname: 'Naujas vardas' } })),
    ),
    '--yes',
  );
  expect(second.course).toBe(first.course);
  expect((await materialsOf(first.course)).map(({ id, slug }) => [id, slug])).toEqual(
    before.map(({ id, slug }) => [id, slug]),
  );
  const rows = await app.database.sql<{ key: string; price_cents: number; hours: number; title: string }>`
    select categories.key, products.price_cents, courses.duration_hours::float8 as hours, course_texts.title from courses
    join categories on categories.id = category_id join products on products.course_id = courses.id
    join course_texts on course_texts.course_id = courses.id and language = 'lt'
    where courses.slug like 'moodle-%-9'`;
  expect(rows).toEqual([{ key: 'wounds', price_cents: 4950, hours: 3, title: 'Naujas vardas' }]);
});

/** What is sold of a course, by id. */
async function soldOf(id: number) {
  return await app.database.sql<{ id: number; euros: number; tax: string; days: string[] | null }>`
    select products.id, price_cents / 100.0::float8 as euros, tax_class as tax, (
      select array_agg(to_char(starts_at at time zone 'Europe/Riga', 'YYYY-MM-DD HH24:MI') order by position)
      from practical_session_days where product_id = products.id
    ) as days
    from products where course_id = ${id} and not retired order by id`;
}

/** The folder of a backup, sold as it says there. */
async function soldAs(path: string, name: string, products: readonly object[]): Promise<number> {
  const folder = await converted(path, name);
  const file = join(folder, 'course.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), products }));
  const { course_ids: [id = 0] = [] } = await imported(folder);
  return id;
}

describe('what the folder of a course made of its products', () => {
  const session = {
    days: [
      { day: '2027-03-01', from: '09:00', to: '17:00' },
      { day: '2027-04-01', from: '10:00', to: '12:30' },
    ],
    time_zone: 'Europe/Riga',
    location_name: inAll('Klasė'),
    city: 'kaunas',
    seats: 12,
  };
  const days = ['2027-03-01 09:00', '2027-04-01 10:00'];
  const dated = {
    id: 97_001,
    price: 90,
    special: { price: 79.5, from: '2027-01-01', until: '2027-01-31' },
    tax_class: 'exempt',
    session,
  };

  test('stays when its file is imported again, and what the file lacks now is told', async () => {
    const all = course('5.1', { id: 41 });
    const path = await backupAt('k41.mbz', backupFiles(all));
    // Sold under its own id first, which a later folder no longer names.
    await imported(path, '--price', '15');
    const id = await soldAs(path, 'datuotas', [dated]);
    expect(await soldOf(id)).toEqual([{ id: 97_001, euros: 90, tax: 'exempt', days }]);
    const whole = async () =>
      await app.database.sql`
        select to_jsonb(products) as product, to_jsonb(session) as session from products
        join practical_sessions session on product_id = products.id where course_id = ${id}`;
    const before = await whole();

    const newer = await backupAt('k41.mbz', backupFiles({ ...all, sections: all.sections.slice(0, 2) }));
    const gone = ['quiz-21', 'feedback-22'].map((slug) => ({
      what: 'material',
      name: `datuotas/003-section-3/${slug}`,
      outcome: 'hidden',
      notes: [],
    }));
    const dry = await imported(newer, '--dry-run');
    const done = await imported(newer);
    expect(await whole()).toEqual(before);
    const [category] = await app.database.sql<{ key: string }>`
      select key from categories join courses on category_id = categories.id where courses.id = ${id}`;
    expect(category).toEqual({ key: 'nursing' });
    for (const { course: changed, items } of [dry, done]) {
      expect(changed).toBe(id);
      expect(items.filter(({ what }) => ['material', 'product', 'topic'].includes(what))).toEqual(gone);
    }

    await imported(newer, '--price', '120');
    expect(await soldOf(id)).toEqual([{ id: 97_001, euros: 120, tax: 'exempt', days }]);
  });

  test('has no one price where there are several', async () => {
    const path = await backupAt('k42.mbz', backupFiles(course('5.1', { id: 42 })));
    const id = await soldAs(path, 'du-budai', [
      { id: 97_002, price: 40 },
      { ...dated, id: 97_003 },
    ]);
    const sold = await soldOf(id);
    const { code, output } = await medeina('import', path, '--price', '50');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('It is sold in 2 ways (97002, 97003), and --price names none'),
    ]);
    await imported(path);
    expect(await soldOf(id)).toEqual(sold);
  });
});

async function converted(path: string, name: string): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'medeina-convert-')), name);
  const { code, output } = await medeina('convert', path, folder, '--category', 'nursing');
  if (code !== 0) throw new Error(output);
  return folder;
}

const slugs = async (beginning: string): Promise<string[]> =>
  (await app.database.sql<{ slug: string }>`select slug from courses where slug like ${`${beginning}%`}`).map(
    ({ slug }) => slug,
  );

describe('a folder that convert writes', () => {
  test('is imported, and the file after it changes the same course', async () => {
    const path = await backupAt('k21.mbz', backupFiles(course('5.1', { id: 21 })));
    const folder = await converted(path, 'gaivinimas');
    const [first = 0] = (await imported(folder)).course_ids ?? [];
    const materials = await materialsOf(first);
    expect(materials).toHaveLength(8);
    const second = await imported(path);
    expect(second.course).toBe(first);
    expect((await materialsOf(second.course)).map(({ id }) => id)).toEqual(materials.map(({ id }) => id));
    expect(await slugs('gaivinimas')).toEqual(['gaivinimas']);
  });

  test('is imported after the file, and gives the course its name', async () => {
    const path = await backupAt('k22.mbz', backupFiles(course('5.1', { id: 22 })));
    const first = await imported(path);
    const materials = await materialsOf(first.course);
    const folder = await converted(path, 'sirdies-kursas');
    const { course_ids, items } = await imported(folder);
    expect(course_ids).toEqual([first.course]);
    expect(items.find(({ what }) => what === 'course')).toMatchObject({
      name: 'sirdies-kursas',
      outcome: 'changed',
      notes: expect.arrayContaining(['name']),
    });
    expect((await materialsOf(first.course)).map(({ id }) => id)).toEqual(materials.map(({ id }) => id));
    expect((await imported(path)).course).toBe(first.course);
    expect(await slugs('sirdies-kursas')).toEqual(['sirdies-kursas']);
    // Now it is that folder's, and no copy takes it over.
    expect(await refused(await converted(path, 'kopija'))).toContain(
      `id: ${first.course} is the id of 'sirdies-kursas'\n`,
    );
  });

  test('does not take over the course where its title is another one, and says how to', async () => {
    const path = await backupAt('k23.mbz', backupFiles(course('5.1', { id: 23 })));
    const { course: id } = await imported(path);
    const [name = ''] = (
      await app.database.sql<{ slug: string }>`select slug from courses where id = ${id}`
    ).map(({ slug }) => slug);
    const folder = await converted(path, 'kitas-kursas');
    const file = join(folder, 'course.json');
    const json = { ...JSON.parse(readFileSync(file, 'utf8')), title: inAll('Kitas kursas') };
    writeFileSync(file, JSON.stringify(json));
    expect(await refused(folder)).toContain(
      `id: ${id} is the id of '${name}', whose title differs: to change that course, name the folder '${name}'`,
    );
    renameSync(folder, join(folder, '..', name));
    expect((await imported(join(folder, '..', name))).course_ids).toEqual([id]);
  });
});

test('a convert tells what came, and leaves a folder alone that holds something', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'medeina-convert-')), 'kursas');
  const path = await backupAt('kursas.mbz', backupFiles(course('5.1')));
  const written = await medeina('convert', path, folder, '--category', 'nursing');
  expect(written.output).toMatch(/^10 of 10 activities read$/m);
  expect([written.code, written.output]).toEqual([
    0,
    expect.stringContaining("could not come over: scorm 'Senas paketas'"),
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'course.json'), 'utf8'))).toMatchObject({
    category: 'nursing',
  });
  const again = await medeina('convert', path, folder);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('is not empty')]);
});

async function refused(path: string): Promise<string> {
  const { code, output } = await medeina('import', path);
  expect(code).toBe(1);
  return output;
}

const files = (): Record<string, string | Uint8Array> => backupFiles(course('5.1'));
const leftovers = (): string[] =>
  readdirSync(tmpdir()).filter((name) => /^medeina-(?:import|course)-/.test(name));

const count = async (): Promise<string | undefined> =>
  (
    await app.database.sql<{ all: string }>`
    select (select count(*) from courses) || ' ' || (select count(*) from materials) as all`
  )[0]?.all;
const stored = (): number => readdirSync(app.settings.dataFolder, { recursive: true }).length;

function pageWith(id: number, content: string) {
  return { id, kind: 'page', fields: { name: `P${id}`, content: `${content}x`, contentformat: 1 } };
}

async function itemsOf(contents: Omit<BackupContents, 'version'> & { readonly version?: MoodleVersion }) {
  const { course: id, items } = await imported(
    await backupAt('x.mbz', backupFiles({ version: '5.1', ...contents })),
  );
  return { id, about: (name: string) => items.find((item) => item.name === name), items };
}

const namedPersons = (count: number, letters: number): string =>
  JSON.stringify({
    op: '|',
    c: Array.from({ length: count }, (_, index) => ({
      type: 'profile',
      sf: 'email',
      op: 'isequalto',
      v: `${index}`.padEnd(letters, 'x'),
    })),
  });

test('what is restricted in a way that cannot be read, or is not known, does not come', async () => {
  const restrictions = {
    Keli: namedPersons(201, 3),
    Daug: namedPersons(400, 40),
    Sugedę: '{"op":"&","c":{"1":{"type":"group"}}}',
    Kohorta: '{"op":"&","c":[{"type":"cohort","id":4}],"showc":[true]}',
    'Data arba kohorta':
      '{"op":"|","c":[{"type":"date","d":">=","t":1},{"type":"cohort","id":4}],"show":true}',
    Data: '{"op":"&","c":[{"type":"date","d":">=","t":1}],"showc":[true]}',
  };
  const activities = Object.entries(restrictions).map(([name, availability], index) => ({
    id: 71 + index,
    kind: 'page',
    fields: { name, content: 'x' },
    module: { availability },
  }));
  const { id, about } = await itemsOf({ id: 30, sections: [{ id: 1, fields: {}, activities }] });
  expect((await materialsOf(id)).map(({ title }) => title.lt)).toEqual(['Data']);
  const unreadable = 'its restriction cannot be read: nobody can say for whom it is';
  const combined = 'it is only for those whom a combined restriction names, and there are no groups here';
  const unknown = "there is no restriction of the type 'cohort' here: nobody can say for whom it is";
  const expected = { Keli: combined, Daug: unreadable, Sugedę: unreadable, Kohorta: unknown };
  for (const [name, note] of Object.entries({ ...expected, 'Data arba kohorta': combined }))
    expect(about(name)).toMatchObject({ outcome: 'left', notes: [note] });
});

const plainPage = (id: number, module: Record<string, number | string | readonly string[]>) => ({
  id,
  kind: 'page',
  fields: { name: `Puslapis ${id}`, content: 'x' },
  module,
});

/** A restriction to a grade as that version of Moodle writes it. */
function afterGrade(version: '2.6' | '5.1', item: number, max?: number) {
  if (version === '5.1')
    return { availability: JSON.stringify({ op: '&', c: [{ type: 'grade', id: item, min: 70, max }] }) };
  const fields = { sourcecmid: null, gradeitemid: item, grademin: 70, grademax: max ?? null };
  return { availability_info: [xmlElement('availability', { id: 1 }, xmlElements(fields))] };
}

test.each(['2.6', '5.1'] as const)(
  'a restriction to a grade in Moodle %s requires what is graded, or is told to be gone',
  async (version) => {
    const forum = {
      id: 151,
      kind: 'forum',
      fields: { name: 'Aptarimas', type: 'general', completionposts: 1 },
      module: { completion: 2 },
      grades: { itemname: 'Aptarimas', grademax: 10 },
    };
    const activities = [
      forum,
      plainPage(152, afterGrade(version, 151)),
      plainPage(153, afterGrade(version, 151, 90)),
      plainPage(154, afterGrade(version, 500)),
    ];
    const { id, about } = await itemsOf({ version, id: 40, sections: [{ id: 1, fields: {}, activities }] });
    expect(await requirementsOf(id)).toEqual({ 'page-152': ['forum-151'] });
    expect(about('Puslapis 152')?.notes).toContain(
      "instead of a grade of 'Aptarimas' it requires that to be completed",
    );
    for (const name of ['Puslapis 153', 'Puslapis 154'])
      expect(about(name)?.notes).toContain('a restriction to a grade is gone');
  },
);

test("what follows 'the activity before' requires the last one that can be completed", async () => {
  const before = '{"op":"&","c":[{"type":"completion","cm":-1,"e":1}],"showc":[true]}';
  const { id, about } = await itemsOf({
    id: 47,
    sections: [
      {
        id: 1,
        fields: {},
        activities: [
          plainPage(161, { availability: before }),
          plainPage(162, { completion: 1 }),
          plainPage(163, {}),
          plainPage(164, { completion: 1, availability: before }),
        ],
      },
      {
        id: 2,
        fields: { name: 'Antra', availabilityjson: before },
        activities: [plainPage(165, { completion: 1 }), plainPage(166, { availability: before })],
      },
    ],
  });
  expect(await requirementsOf(id)).toEqual({
    'page-164': ['page-162'],
    'page-165': ['page-164'],
    'page-166': ['page-164', 'page-165'],
  });
  expect(about('Puslapis 161')?.notes).toContain('it required something that did not come');
});

test('short answers are the letters that people type, and not HTML', async () => {
  const activities = [
    {
      id: 81,
      kind: 'quiz',
      fields: { name: 'Testas', question_instances: [slot('5.1', 1, 1), slot('5.1', 2, 2)] },
    },
  ];
  const { id } = await itemsOf({
    id: 31,
    sections: [{ id: 1, fields: {}, activities }],
    questions: [
      {
        id: 1,
        type: 'shortanswer',
        fields: { name: 'Dujos', questiontext: 'Kas mažiau?' },
        plugin: answers([
          [1, 'pO2<pCO2', 1],
          [2, ' a &amp; b ', 1],
        ]),
      },
      {
        id: 2,
        type: 'numerical',
        fields: { name: 'Skaičius', questiontext: 'Kiek?' },
        plugin: answers([
          [3, '<b>5</b>', 1],
          [4, '5.5', 1],
        ]),
      },
    ],
  });
  expect((await materialsOf(id))[0]?.content).toMatchObject({
    questions: [{ type: 'text', accepted: { lt: ['pO2<pCO2', 'a &amp; b'] } }],
  });
});

const mixedTest = (id: number, shufflequestions: 0 | 1) => ({
  id,
  kind: 'quiz',
  fields: {
    name: `Testas ${id}`,
    shufflequestions,
    shuffleanswers: shufflequestions,
    questions: '1,0',
    question_instances: [slot('2.6', 1, 1)],
  },
});

test('of a test of Moodle 2, which has no sections, the questions are mixed as it says itself', async () => {
  const { id } = await itemsOf({
    version: '2.6',
    id: 37,
    sections: [{ id: 1, fields: {}, activities: [mixedTest(121, 1), mixedTest(122, 0)] }],
    questions: [
      {
        id: 1,
        type: 'shortanswer',
        fields: { name: 'Dujos', questiontext: 'Kas mažiau?' },
        plugin: answers([[1, 'pO2', 1]]),
      },
    ],
  });
  expect((await materialsOf(id)).map(({ content }) => content)).toMatchObject([
    { isShuffled: true },
    { isShuffled: false },
  ]);
});

const subsection = (id: number, name: string, module: Record<string, string> = {}) => ({
  id,
  kind: 'subsection',
  fields: { name },
  module,
});

test('a subsection is a part of its topic, with its own text', async () => {
  const { id, items } = await itemsOf({
    id: 32,
    sections: [
      {
        id: 1,
        fields: { name: 'Tema' },
        activities: [pageWith(91, 'a'), subsection(92, 'Dalis'), pageWith(93, 'b')],
      },
      {
        id: 2,
        fields: { name: 'Dalis', component: 'mod_subsection', itemid: 1, summary: '<p>Apie <b>dalį</b></p>' },
        activities: [pageWith(94, 'c')],
      },
    ],
  });
  expect(items.find(({ what }) => what === 'subsection')).toEqual({
    what: 'subsection',
    name: 'Dalis',
    outcome: 'changed',
    notes: ['its summary became a page'],
  });
  const parts = await app.database.sql<{ slug: string; part: string }>`
    select materials.slug, sections.title ->> 'lt' as part from materials
    join sections on sections.id = section_id where course_id = ${id} order by materials.slug`;
  expect(parts).toEqual([
    { slug: 'page-91', part: 'Tema' },
    { slug: 'page-93', part: 'Tema' },
    { slug: 'page-94', part: 'Dalis' },
    { slug: 'section-2', part: 'Dalis' },
  ]);
  const [text] = await app.database.sql<{ html: string }>`
    select html from material_texts join materials on materials.id = material_id
    where course_id = ${id} and slug = 'section-2' and language = 'lt'`;
  expect(text?.html).toBe('<p>Apie dalį</p>');
});

test('a subsection whose own module is for a group does not come', async () => {
  const closed = { availability: '{"op":"&","c":[{"type":"group","id":3}],"showc":[false]}' };
  const { id, about } = await itemsOf({
    id: 33,
    sections: [
      { id: 1, fields: { name: 'Tema' }, activities: [pageWith(91, 'a'), subsection(92, 'Grupei', closed)] },
      { id: 2, fields: { component: 'mod_subsection', itemid: 1 }, activities: [pageWith(94, 'c')] },
    ],
  });
  expect((await materialsOf(id)).map(({ slug }) => slug)).toEqual(['page-91']);
  expect(about('P94')).toMatchObject({ outcome: 'left', notes: ['its section did not come'] });
});

const listedAgain = (name: string): string => `'${name}' is listed in it too, and counts where it was first`;

test('sections that hold each other, and what is listed in several, come once', async () => {
  const { id, items, about } = await itemsOf({
    id: 34,
    sections: [
      {
        id: 1,
        fields: { name: 'Pirma', sequence: '91,92,91' },
        activities: [pageWith(91, 'a'), subsection(92, 'Dalis')],
      },
      {
        id: 2,
        // Both are modules of the same subsection.
        fields: { component: 'mod_subsection', itemid: 1, sequence: '93,92,94', summary: 'x' },
        activities: [pageWith(93, 'b'), subsection(94, 'Ta pati')],
      },
      { id: 3, fields: { name: 'Antra', sequence: '93,95' }, activities: [pageWith(95, 'c')] },
    ],
  });
  expect((await materialsOf(id)).map(({ slug }) => slug)).toEqual([
    'page-91',
    'page-93',
    'page-95',
    'section-2',
  ]);
  expect(about('Pirma')?.notes).toEqual([listedAgain('P91')]);
  expect(about('Antra')?.notes).toEqual([listedAgain('P93')]);
  expect(items.find(({ name }) => name === 'Dalis')?.notes).toEqual(
    expect.arrayContaining([listedAgain('Dalis')]),
  );
  expect(about('Ta pati')).toMatchObject({ outcome: 'left', notes: ['it is in another place already'] });
});

const fileInFolder = (name: string, bytes: Uint8Array) => ({
  bytes,
  fields: { contextid: 1010, component: 'mod_folder', filearea: 'content', filename: name },
});

const textItem = (_: unknown, index: number): string =>
  xmlElement(
    'item',
    { id: index + 1 },
    xmlElements({ name: `K${index + 1}`, typ: 'textarea', position: index, required: 0 }),
  );

test('folders, interactive packages and choices come; of a long survey as many questions as fit', async () => {
  const packed = await pack(smallPackage);
  const { id, about } = await itemsOf({
    id: 35,
    sections: [
      {
        id: 1,
        fields: {},
        activities: [
          { id: 101, kind: 'folder', fields: { name: 'Aplankas' }, module: { completion: 1 } },
          { id: 102, kind: 'h5pactivity', fields: { name: 'Paketas' } },
          {
            id: 103,
            kind: 'choice',
            fields: {
              name: 'Diena',
              intro: '<p>Kada?</p>',
              allowmultiple: 0,
              options: ['Šiandien', 'Rytoj'].map((text, index) =>
                xmlElement('option', { id: index + 1 }, xmlElements({ text })),
              ),
            },
          },
          {
            id: 104,
            kind: 'feedback',
            fields: { name: 'Ilga', items: Array.from({ length: 101 }, textItem) },
          },
        ],
      },
    ],
    files: [
      fileInFolder('Planas A.pdf', Buffer.from('%PDF-1.7 a')),
      fileInFolder('sąrašas.txt', Buffer.from('b')),
      fileInFolder('programa.exe', Buffer.from('c')),
      fileInFolder('Протокол.pdf', Buffer.from('%PDF-1.7 d')),
      fileInFolder('Инструкция.pdf', Buffer.from('%PDF-1.7 e')),
      {
        bytes: packed,
        fields: {
          contextid: 1020,
          component: 'mod_h5pactivity',
          filearea: 'package',
          filename: 'paketas.h5p',
        },
      },
    ],
  });
  const materials = await materialsOf(id);
  expect(materials.map(({ slug, module, completion }) => [slug, module, completion])).toEqual([
    ['choice-103', 'survey', 0],
    ['feedback-104', 'survey', 0],
    ['folder-101-file-pdf', 'document', 1],
    [expect.stringMatching(/^folder-101-file-pdf-[0-9a-f]{12}$/), 'document', 1],
    ['folder-101-planas-a-pdf', 'document', 1],
    ['folder-101-sarasas-txt', 'resource', 1],
    ['h5pactivity-102', 'hvp', 0],
  ]);
  expect(materials[0]?.content).toMatchObject({
    questions: [{ type: 'single', text: { lt: 'Kada?' }, options: [{ text: { lt: 'Šiandien' } }, {}] }],
  });
  expect(materials[1]?.content).toMatchObject({ questions: { length: 100 } });
  expect(materials.slice(2, 4).map(({ title }) => title.lt)).toEqual(['Протокол.pdf', 'Инструкция.pdf']);
  expect(about('Ilga')?.notes).toEqual(['its first 100 questions came']);
  expect(about('Aplankas')?.notes).toEqual([
    "'programa.exe' did not come: 'programa.exe' is of a type that courses cannot hold",
    'a folder became its files, one by one',
  ]);
  expect(about('Paketas')).toMatchObject({ outcome: 'came' });
});

test('of a required page the page is required, and not the files to which it links', async () => {
  const first = {
    id: 111,
    kind: 'page',
    fields: {
      name: 'Su byla',
      content: '<p>x <a href="@@PLUGINFILE@@/x.pdf">byla</a></p>',
      contentformat: 1,
    },
    module: { completion: 2 },
  };
  const second = {
    ...pageWith(112, 'b'),
    module: { availability: '{"op":"&","c":[{"type":"completion","cm":111,"e":1}],"showc":[true]}' },
  };
  const { id, about } = await itemsOf({
    id: 36,
    sections: [{ id: 1, fields: {}, activities: [first, second] }],
    files: [
      {
        bytes: Buffer.from('%PDF-1.7 x'),
        fields: { contextid: 1110, component: 'mod_page', filearea: 'content', filename: 'x.pdf' },
      },
    ],
  });
  expect((await materialsOf(id)).map(({ slug }) => slug)).toEqual([
    'page-111',
    'page-111-file-1',
    'page-112',
  ]);
  expect(about('P112')).toMatchObject({ outcome: 'came', notes: [] });
});

const clip = '<video controls="true"><source src="@@PLUGINFILE@@/clip.mp4">@@PLUGINFILE@@/clip.mp4</video>';

const clipOf = (context: number, component: string, filearea: string, more: Record<string, string> = {}) => ({
  bytes: Buffer.from('clip'),
  fields: { contextid: context, component, filearea, filename: 'clip.mp4', ...more },
});

test('a recording is a file where a text can have files, and is told where only words can stand', async () => {
  const { id, items, about } = await itemsOf({
    id: 37,
    course: { summary: `<p>Apie širdį.</p>${clip}` },
    sections: [
      {
        id: 1,
        fields: { name: 'Tema', summary: clip },
        activities: [
          {
            id: 121,
            kind: 'quiz',
            fields: { name: 'Testas', question_instances: [slot('5.1', 1, 1)] },
          },
          {
            id: 122,
            kind: 'page',
            fields: { name: 'Filmas', content: clip, contentformat: 1 },
            module: { completion: 2 },
          },
          pageWith(123, clip),
          { id: 124, kind: 'label', fields: { name: 'Įrašas', intro: clip } },
          { id: 125, kind: 'label', fields: { name: 'l', intro: `${clip}<p>Žiūrėkite.</p>` } },
          pageWith(126, '<iframe src="about:blank"></iframe>'),
        ],
      },
    ],
    questions: [
      {
        id: 1,
        type: 'truefalse',
        fields: {
          name: 'Su filmu',
          questiontext: `Kas čia? ${clip}`,
          generalfeedback: '<iframe src="https://example.org/x"></iframe>Viskas.',
        },
        plugin: answers([
          [1, 'True', 1],
          [2, 'False', 0],
        ]),
      },
    ],
    files: [
      clipOf(70, 'course', 'section', { itemid: '1' }),
      ...[1220, 1230].map((context) => clipOf(context, 'mod_page', 'content')),
      ...[1240, 1250].map((context) => clipOf(context, 'mod_label', 'intro')),
    ],
  });
  const materials = await materialsOf(id);
  expect(
    materials.map(({ slug, module, completion, title }) => [slug, module, completion, title.lt]),
  ).toEqual([
    ['label-124-file-1', 'resource', 0, 'Įrašas'],
    ['label-125', 'page', 0, 'Žiūrėkite.'],
    ['label-125-file-1', 'resource', 0, 'clip.mp4'],
    ['page-122-file-1', 'resource', 2, 'Filmas'],
    ['page-123', 'page', 0, 'P123'],
    ['page-123-file-1', 'resource', 0, 'clip.mp4'],
    ['page-126', 'page', 0, 'P126'],
    ['quiz-121', 'quiz', 0, 'Testas'],
    ['section-1-file-1', 'resource', 0, 'clip.mp4'],
  ]);
  expect(materials.find(({ slug }) => slug === 'quiz-121')?.content).toMatchObject({
    questions: [{ text: { lt: 'Kas čia?' }, explanation: { lt: 'Viskas.' } }],
  });
  const [course] = await app.database.sql<{ short: string }>`
    select short_description as short from course_texts where course_id = ${id} and language = 'lt'`;
  expect(course?.short).toBe('Apie širdį.');
  const asFile = 'a recording came as a file: videos here have captions in every language';
  expect(about('Filmas')?.notes).toEqual([
    asFile,
    "the file 'clip.mp4', to which it links, comes instead of it",
  ]);
  const after = [asFile, "the file 'clip.mp4', to which it links, comes after it"];
  expect(about('P123')?.notes).toEqual(after);
  expect(about('l')?.notes).toEqual(['text between activities became a page', ...after]);
  expect(about('P126')?.notes).toEqual(['an embedded iframe could not come: about:blank']);
  expect(about('Su filmu')?.notes).toEqual([
    'an embedded video stands where only words can, and was left out: @@PLUGINFILE@@/clip.mp4',
    'an embedded iframe stands where only words can, and was left out: https://example.org/x',
  ]);
  expect(items.find(({ what }) => what === 'course')?.notes).toEqual(
    expect.arrayContaining(['an embedded video could not come: @@PLUGINFILE@@/clip.mp4']),
  );
});

test('formulas and drawings are told, and a long drawing takes no page with it', async () => {
  const formula = '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';
  const drawing = `<svg>${'<path d="M0 0"/>'.repeat(201)}</svg>`;
  const { id, about } = await itemsOf({
    id: 38,
    sections: [
      {
        id: 1,
        fields: {},
        activities: [
          pageWith(131, `<p>Dozė ${formula} ${drawing}</p>`),
          { id: 132, kind: 'forum', fields: { name: 'Forumas', type: 'general', intro: `Dozė ${formula}` } },
        ],
      },
    ],
  });
  expect((await materialsOf(id)).map(({ slug }) => slug)).toEqual(['forum-132', 'page-131']);
  expect(about('P131')?.notes).toEqual(['formulas could not come', 'drawings could not come']);
  expect(about('Forumas')?.notes).toEqual(['formulas could not come']);
});

test('a link keeps its words where its picture becomes a figure; what is emptied goes', async () => {
  const shown = '<img src="@@PLUGINFILE@@/a.png" alt="Schema">';
  const content = [
    `<p><a href="https://example.org/big"><b>${shown}</b></a></p>`,
    `<h3>${shown}</h3><blockquote>${shown}</blockquote>`,
    '<p><a href="https://example.org/svg"> <svg></svg></a> <a href="https://example.org/none"></a></p>',
  ].join('');
  const { id } = await itemsOf({
    id: 39,
    sections: [{ id: 1, fields: {}, activities: [pageWith(141, content)] }],
    files: [pictureOfPage('a.png', 1410)],
  });
  const [page] = await app.database.sql<{ html: string }>`
    select html from material_texts join materials on materials.id = material_id
    where course_id = ${id} and language = 'lt'`;
  const links = page?.html.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g) ?? [];
  expect([...links].map(([, address, words]) => [address, words])).toEqual([
    ['https://example.org/big', 'Schema'],
    ['https://example.org/svg', 'https://example.org/svg'],
  ]);
  expect(page?.html).not.toMatch(/<h\d|<blockquote|<strong/);
  expect(page?.html.match(/<figure/g)).toHaveLength(3);
});

test('what is in a section that did not come is told, however deep it lies', async () => {
  const { 'sections/section_4/section.xml': _, ...files } = backupFiles({
    version: '5.1',
    id: 40,
    sections: [
      { id: 1, fields: { name: 'Matoma' }, activities: [pageWith(151, 'a')] },
      { id: 2, fields: { name: 'Paslėpta', visible: 0 }, activities: [subsection(152, 'Dalis')] },
      { id: 3, fields: { component: 'mod_subsection', itemid: 1 }, activities: [pageWith(153, 'b')] },
      { id: 4, fields: { name: 'Dingusi' }, activities: [pageWith(154, 'c')] },
    ],
  });
  const { course: id, items } = await imported(await backupAt('x.mbz', files));
  expect((await materialsOf(id)).map(({ slug }) => slug)).toEqual(['page-151']);
  expect(items.filter(({ outcome }) => outcome === 'left').map(({ name, notes }) => [name, notes])).toEqual([
    ['Paslėpta', ['it is hidden']],
    ['Dalis', ['its section did not come']],
    ['P153', ['its section did not come']],
    ['P154', ['its section did not come']],
  ]);
});

const givenOut = (filearea: string, filename: string, text: string) => ({
  bytes: Buffer.from(text),
  fields: { contextid: 1610, component: 'mod_assign', filearea, filename },
});

test('an assignment comes with its instructions and with what is given out', async () => {
  const enabled = xmlElements({
    plugin: 'onlinetext',
    subtype: 'assignsubmission',
    name: 'enabled',
    value: 1,
  });
  const { id, about } = await itemsOf({
    id: 41,
    sections: [
      {
        id: 1,
        fields: {},
        activities: [
          {
            id: 161,
            kind: 'assign',
            fields: {
              name: 'Atvejis',
              intro: '<p>Trumpai.</p>',
              activity: '<p>Aprašykite <b>atvejį</b>: <a href="@@PLUGINFILE@@/atvejis.pdf">aprašas</a>.</p>',
              activityformat: 1,
              plugin_configs: [xmlElement('plugin_config', {}, enabled)],
            },
          },
        ],
      },
    ],
    files: [
      givenOut('introattachment', 'forma.pdf', '%PDF-1.7 forma'),
      givenOut('introattachment', 'sugedusi.pdf', 'x'),
      givenOut('activityattachment', 'atvejis.pdf', '%PDF-1.7 atvejis'),
    ],
  });
  const materials = await materialsOf(id);
  expect(materials.map(({ slug, title }) => [slug, title.lt])).toEqual([
    ['assign-161', 'Atvejis'],
    ['assign-161-file-1', 'forma.pdf'],
    ['assign-161-file-2', 'atvejis.pdf'],
  ]);
  expect(materials[0]?.content).toMatchObject({
    sections: [{ text: { lt: 'Aprašykite atvejį: aprašas.' } }],
  });
  expect(about('Atvejis')?.notes).toEqual([
    'an assignment became a form',
    'of its instructions the words came',
    "the file 'sugedusi.pdf' is not a PDF: it does not begin with '%PDF-'",
    "the file 'forma.pdf', to which it links, comes after it",
    "the file 'atvejis.pdf', to which it links, comes after it",
  ]);
});

test('what was completed by a view or a grade, and is completed otherwise here, is told', async () => {
  const packed = await pack(smallPackage);
  const enabled = xmlElements({
    plugin: 'onlinetext',
    subtype: 'assignsubmission',
    name: 'enabled',
    value: 1,
  });
  const task = { plugin_configs: [xmlElement('plugin_config', {}, enabled)] };
  const options = ['Taip', 'Ne'].map((text, index) =>
    xmlElement('option', { id: index + 1 }, xmlElements({ text })),
  );
  const bySending = { completionsubmit: 1 };
  const byView = { completion: 2, completionview: 1 };
  const byGrade = { completion: 2, completiongradeitemnumber: 0 };
  const activities = [
    { id: 171, kind: 'assign', fields: { name: 'Siunčiamas', ...task, ...bySending }, module: byView },
    { id: 172, kind: 'assign', fields: { name: 'Vertinamas', ...task, ...bySending }, module: byGrade },
    { id: 173, kind: 'feedback', fields: { name: 'Apklausa', items: [textItem('', 0)] }, module: byView },
    { id: 174, kind: 'choice', fields: { name: 'Pasirinkimas', intro: '', options }, module: byView },
    { id: 175, kind: 'choice', fields: { name: 'Neprivalomas', intro: '', options } },
    { id: 176, kind: 'h5pactivity', fields: { name: 'Žiūrimas' }, module: byView },
    { id: 177, kind: 'h5pactivity', fields: { name: 'Žaidžiamas' }, module: byGrade },
  ];
  const { id, about } = await itemsOf({
    id: 404,
    sections: [{ id: 1, fields: {}, activities }],
    files: [1760, 1770].map((contextid) => ({
      bytes: packed,
      fields: { contextid, component: 'mod_h5pactivity', filearea: 'package', filename: 'paketas.h5p' },
    })),
  });
  const completions = (await materialsOf(id)).map(({ title, completion }) => [title.lt, completion]);
  expect(Object.fromEntries(completions)).toEqual({
    Siunčiamas: 2,
    Vertinamas: 2,
    Apklausa: 2,
    Pasirinkimas: 2,
    Neprivalomas: 0,
    Žiūrimas: 1,
    Žaidžiamas: 2,
  });
  const told = activities.map(({ fields: { name } }) => [
    name,
    about(name)?.notes.filter((note) => note.startsWith('it is completed')),
  ]);
  const bySendingIt = ['it is completed by sending it'];
  expect(Object.fromEntries(told)).toEqual({
    Siunčiamas: [],
    Vertinamas: bySendingIt,
    Apklausa: bySendingIt,
    Pasirinkimas: bySendingIt,
    Neprivalomas: [],
    Žiūrimas: ['it is completed by hand: opening it completes no interactive package'],
    Žaidžiamas: [],
  });
});

test('a title and a description that are cut lose no half of a letter', async () => {
  const long = `a${'🫀'.repeat(201)}`;
  const { id } = await itemsOf({
    id: 42,
    course: { summary: long },
    sections: [
      { id: 1, fields: {}, activities: [{ id: 171, kind: 'label', fields: { name: 'l', intro: long } }] },
    ],
  });
  expect((await materialsOf(id))[0]?.title.lt).toBe(`a${'🫀'.repeat(39)}…`);
  const [course] = await app.database.sql<{ short: string }>`
    select short_description as short from course_texts where course_id = ${id} and language = 'lt'`;
  expect(course?.short).toBe(`a${'🫀'.repeat(99)}…`);
});

describe('what is refused', () => {
  test('an archive that is none, or of something else', async () => {
    expect(await refused(archiveFile('x.mbz', Buffer.from('no archive at all')))).toContain(
      'x.mbz:1:1: This is neither a zip nor a tar.gz archive',
    );
    expect(await refused(archiveFile('x.mbz', (await tarGz(files())).subarray(0, 400)))).toContain(
      'cannot be unpacked',
    );
    expect(await refused(await backupAt('x.mbz', { 'notes.txt': 'x' }))).toContain(
      'This is no course that can be read',
    );
    expect(await refused(await backupAt('x.mbz', { 'moodle.xml': '<x/>' }))).toContain('Moodle 1.9 or older');
  });

  test('a course of which nothing can come, with the reasons', async () => {
    const hidden = { ...pageWith(131, 'a'), module: { visible: 0 } };
    const contents = {
      version: '5.1',
      id: 38,
      sections: [{ id: 1, fields: {}, activities: [hidden] }],
    } as const;
    expect(await refused(await backupAt('x.mbz', backupFiles(contents)))).toContain(
      [
        'x.mbz:1:1: Nothing of this course can come over',
        "section 'Apie kursą': there is nothing in it",
        "page 'P131': it is hidden",
      ].join('\n  - '),
    );
  });

  test('an archive of two gigabytes, without reading it', async () => {
    const path = archiveFile('x.mbz', Buffer.from([0x1f, 0x8b]));
    truncateSync(path, 2 * 1024 ** 3);
    const before = process.memoryUsage().rss;
    expect(await refused(path)).toContain('This archive is larger than 1024 megabytes');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('paths that climb out, links, and what unpacks to far more than it is', async () => {
    for (const name of ['../../etc/cron.d/x', '/etc/x', 'a/../../x', String.raw`..\x`])
      expect(await refused(await backupAt('x.mbz', { ...files(), [name]: 'x' }))).toContain(
        'a path that leads out of it',
      );
    const tar = packTar();
    const bytes = buffer(tar);
    tar.entry({ name: 'files/aa/x', type: 'symlink', linkname: '/etc/passwd' });
    tar.finalize();
    expect(await refused(archiveFile('x.mbz', gzipSync(await bytes)))).toContain('which is a link');
    expect(await refused(await backupAt('x.mbz', { x: Buffer.alloc(40 * 1024 * 1024) }))).toContain(
      'unpacks to more than 150 times its size',
    );
    expect(await refused(await backupAt('x.mbz', { x: Buffer.alloc(40 * 1024 * 1024) }, 'zip'))).toContain(
      'unpacks to more than 150 times its size',
    );
  });

  test('many small files of a zip that together unpack to far more than it is', async () => {
    const small = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`x${index}`, Buffer.alloc(1_000_000)]),
    );
    expect(await refused(await backupAt('x.mbz', small, 'zip'))).toContain(
      'unpacks to more than 150 times its size',
    );
  });

  test.each(['moduleid', 'sectionid', 'original_course_id'])(
    'a %s that is no number: it would lead out of the folder that is written',
    async (name) => {
      const all = files();
      const list = String(all['moodle_backup.xml']);
      const climbing = list.replace(
        new RegExp(`<${name}>(\\d+)<`, 'g'),
        (_, id: string) => `<${name}>${id}/../climbed<`,
      );
      const path = await backupAt('x.mbz', { ...all, 'moodle_backup.xml': climbing });
      const before = readdirSync(tmpdir());
      const { code, output } = await medeina('import', path, '--dry-run');
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          new RegExp(`^x\\.mbz:1:1: moodle_backup\\.xml has a ${name} that is no number: '\\d+/\\.\\.`, 'm'),
        ),
      ]);
      expect(readdirSync(tmpdir())).toEqual(before);
    },
  );

  test('a file whose name climbs out with signs of another width', async () => {
    const name = 'x.／‥／‥／‥／‥／‥／climbed．pdf';
    const fields = { contextid: 140, component: 'mod_resource', filearea: 'content', filename: name };
    const contents = course('5.1', { id: 20, files: [{ bytes: Buffer.from('%PDF-1.7 x'), fields }] });
    const path = await backupAt('x.mbz', backupFiles(contents));
    const before = readdirSync(tmpdir());
    const { items } = await imported(path, '--dry-run');
    expect(items.find(({ what }) => what === 'resource')?.notes).toEqual([
      `'${name}' is of a type that courses cannot hold`,
    ]);
    expect(readdirSync(tmpdir())).toEqual(before);
  });

  test('XML that is broken, not UTF-8, or declares entities', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><course>&b;</course>`;
    const external = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><course>&a;</course>`;
    for (const text of [bomb, external])
      expect(await refused(await backupAt('x.mbz', { ...files(), 'course/course.xml': text }))).toContain(
        'course/course.xml declares a document type',
      );
    expect(
      await refused(await backupAt('x.mbz', { ...files(), 'questions.xml': '<question_categories><a></b>' })),
    ).toContain('questions.xml is not well-formed XML');
    expect(
      await refused(
        await backupAt('x.mbz', {
          ...files(),
          'files.xml': Buffer.from([0x3c, 0x61, 0x3e, 0xe0, 0xc2, 0x3c]),
        }),
      ),
    ).toContain('files.xml is not UTF-8');
    expect(
      await refused(await backupAt('x.mbz', { ...files(), 'files.xml': '<a>'.repeat(100_000) })),
    ).toContain('nested deeper than 200');
    const { 'course/course.xml': _, ...lacking } = files();
    expect(await refused(await backupAt('x.mbz', lacking))).toContain('This backup lacks course/course.xml');
  });

  test('XML of more elements than memory holds, also in several files', async () => {
    const half = `<x>${'<a/>'.repeat(1_000_000)}</x>`;
    // As much as a real archive holds besides, for it not to unpack to far more than it is.
    const bytes = randomBytes(500_000);
    const full = { ...files(), 'files.xml': half, 'groups.xml': half, 'files/aa/x': bytes };
    expect(await refused(await backupAt('x.mbz', full))).toContain(
      'groups.xml makes more than 2000000 elements and attributes of what is read of the archive',
    );
  });

  test('a file that is named so often that its copies fill the disk', async () => {
    const bytes = randomBytes(20_000_000);
    bytes.write('%PDF-1.7');
    const first = fileInFolder('0.pdf', bytes);
    const contenthash = createHash('sha1').update(bytes).digest('hex');
    const again = Array.from({ length: 110 }, (_, index) => {
      const { fields } = fileInFolder(`${index + 1}.pdf`, bytes);
      return { bytes: Buffer.alloc(0), fields: { ...fields, contenthash } };
    });
    const activities = [{ id: 101, kind: 'folder', fields: { name: 'Aplankas' } }];
    const contents = course('5.1', {
      id: 43,
      sections: [{ id: 1, fields: {}, activities }],
      files: [first, ...again],
    });
    const path = await backupAt('x.mbz', backupFiles(contents));
    const target = join(mkdtempSync(join(tmpdir(), 'medeina-convert-')), 'kursas');
    const { code, output } = await medeina('convert', path, target);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        'x.mbz:1:1: This archive names its files so often that their copies make more than 2048 megabytes',
      ),
    ]);
    expect(existsSync(target)).toBe(false);
  });

  test('no text that is nested, or marked, without end: such a text is left out, in no time', async () => {
    const unclosed = Array.from({ length: 150 }, (_, index) => `<b id="${index}">`);
    const activities = [
      pageWith(31, '<div>'.repeat(20_000)),
      pageWith(32, '<b>'.repeat(200_000)),
      pageWith(33, '{mlang lt}'.repeat(200_000)),
      pageWith(34, '<span lang="lt" class="multilang">'.repeat(50_000)),
      pageWith(35, '<table><tr><td rowspan="900000000" colspan="900000000">'),
      { id: 36, kind: 'label', fields: { name: 'l', intro: '<h1>'.repeat(100_000) } },
      // The parser closes nothing of it, whatever it seems to close.
      pageWith(37, '<div></zz>'.repeat(3000)),
      pageWith(38, '<div><!-- </div> -->'.repeat(3000)),
      pageWith(39, '<li><dt>'.repeat(3000)),
      { id: 40, kind: 'label', fields: { name: 'Žyma', intro: '<div></zz>'.repeat(3000) } },
      // It opens all that is not closed again in each paragraph.
      pageWith(41, `<div>${unclosed.join('')}</div>${'<p>x'.repeat(3000)}`),
    ];
    const contents = course('5.1', { id: 10, sections: [{ id: 1, fields: {}, activities }] });
    const { items } = await imported(await backupAt('x.mbz', backupFiles(contents)));
    const outcomes = Object.fromEntries(items.map(({ name, outcome }) => [name, outcome]));
    expect(outcomes).toMatchObject({ P31: 'left', P32: 'left', P33: 'came', P34: 'left', P35: 'came' });
    const nested = 'a text that is nested too deeply was left out';
    for (const name of ['P37', 'P38', 'P39', 'Žyma'])
      expect(items.find((item) => item.name === name)).toMatchObject({
        outcome: 'left',
        notes: expect.arrayContaining([nested]),
      });
    expect(items.find(({ name }) => name === 'P41')?.notes).toContain(
      'a text of more than 50,000 elements was left out',
    );
  });

  test('a test that draws many times from many questions that cannot be asked, in no time', async () => {
    const numbers = Array.from({ length: 15_000 }, (_, index) => index + 1);
    const quiz = {
      id: 71,
      kind: 'quiz',
      fields: { name: 'Testas', question_instances: numbers.map((place) => slot('3.9', place, 'random')) },
    };
    const questions = numbers.map((number) => ({
      id: number + 100,
      type: 'essay',
      fields: { name: String(number), questiontext: 'x' },
      plugin: '',
    }));
    const drawing = { id: 99, type: 'random', fields: { name: 'Random', questiontext: '1' }, plugin: '' };
    const { about, items } = await itemsOf({
      version: '3.9',
      id: 45,
      sections: [{ id: 1, fields: {}, activities: [pageWith(72, 'a'), quiz] }],
      questions: [drawing, ...questions],
    });
    expect(about('Testas')).toMatchObject({ outcome: 'left' });
    expect(items.filter(({ what }) => what === 'question')).toHaveLength(numbers.length);
  });

  test('a text with many addresses beside many files, in no time', async () => {
    const names = Array.from({ length: 12_000 }, (_, index) => `${index}.pdf`);
    const links = names.map((name) => `<a href="@@PLUGINFILE@@/${name}">a</a>`);
    const { about } = await itemsOf({
      id: 46,
      sections: [{ id: 1, fields: {}, activities: [pageWith(73, links.join(' '))] }],
      files: names.map((filename) => ({
        bytes: Buffer.alloc(0),
        fields: { contextid: 730, component: 'mod_page', filearea: 'content', filename, contenthash: 'gone' },
      })),
    });
    expect(about('P73')?.notes).toContain(`the file '${names.at(-1)}' is not in the backup`);
  });

  test('no name that leads out of the folder of a course, whoever reads it', async () => {
    const place = mkdtempSync(join(tmpdir(), 'medeina-written-'));
    const title = { lt: 'x', en: 'x', ru: 'x' };
    const source = join(place, 'source');
    writeFileSync(source, 'x');
    const write = async (topic: string, slug: string, file: string): Promise<void> =>
      await writeCourse(
        join(place, 'course'),
        {
          identity: 'x',
          slug: 'x',
          shortname: 'x',
          title,
          shortDescription: title,
          description: null,
          categoryName: null,
          published: null,
          languages: ['lt'],
          showsGrades: true,
          photo: null,
          grading: undefined,
          topics: [
            {
              slug: topic,
              title,
              description: null,
              sections: [
                {
                  title,
                  materials: [
                    {
                      slug,
                      json: { type: 'page', title, completion: 0 },
                      files: [{ name: file, path: source }],
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          category: 'x',
          products: [{ id: 1, price: 0 }],
          durationHours: 0,
          published: '2026-02-03',
          filters: [],
        },
      );
    await write('001-x', 'page', 'figures/x.png');
    for (const [topic, slug, file] of [
      ['../../climbed', 'page', 'x.png'],
      ['001-x', '../../../climbed', 'x.png'],
      ['001-x', 'page', '../../../climbed.png'],
    ] as const)
      await expect(write(topic, slug, file)).rejects.toThrow('leads out of the folder of the course');
    expect(readdirSync(place).toSorted()).toEqual(['course', 'source']);
  });

  test('a category that is not here: nothing is left behind, not a file', async () => {
    const contents = course('5.1', { id: 8, course: { category: [xmlElements({ name: 'Kita' })] } });
    const path = await backupAt('x.mbz', backupFiles(contents));
    const before = [await count(), stored(), leftovers()];
    expect(await refused(path)).toContain(
      "There is no category 'Kita' here: name one with --category, such as emergency",
    );
    const unknown = await medeina('import', path, '--category', 'none');
    expect([unknown.code, unknown.output]).toEqual([
      1,
      expect.stringContaining("there is no category 'none'"),
    ]);
    const dry = await medeina('import', path, '--category', 'nursing', '--dry-run');
    expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('Would import course')]);
    expect([await count(), stored(), leftovers()]).toEqual(before);
  });
});
