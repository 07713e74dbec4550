import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from './harness.ts';
import { cartridge, questionPackage } from './support/ims-packages.ts';
import { archiveFile } from './support/moodle-backup.ts';
import { operatorOf } from './support/operator.ts';
import { dotted, pack, type PackageContents, renamed, smallPackage } from './support/packages.ts';
import { SiteFolder, writeCatalogue } from './support/site.ts';

const app = await createTestApp();
const medeina = operatorOf(app, { DATA_DIR: app.settings.dataFolder });

beforeAll(async () => {
  await writeCatalogue(new SiteFolder()).import(app);
});

interface Answer {
  readonly course: number;
  readonly items: readonly { what: string; name: string; outcome: string; notes: string[] }[];
}

/** How far an import has come stands before its answer. */
function answerIn(output: string): Answer {
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

async function imported(name: string, contents: PackageContents): Promise<Answer> {
  const path = archiveFile(name, await pack(contents));
  const { code, output } = await medeina('import', path, '--category', 'wounds', '--json');
  if (code !== 0) throw new Error(output);
  return answerIn(output);
}

async function materialsOf(
  id: number,
): Promise<Record<string, { module: string; title: object; content: object }>> {
  const rows = await app.database.sql<{ slug: string; module: string; title: object; content: object }>`
    select slug, module, title, content from materials where course_id = ${id} and not retired`;
  return Object.fromEntries(rows.map(({ slug, ...row }) => [slug, row]));
}

async function refused(name: string, contents: PackageContents): Promise<string> {
  const { code, output } = await medeina('import', archiveFile(name, await pack(contents)));
  expect(code).toBe(1);
  return output;
}

test('a Common Cartridge comes over: pages, files, links, discussions and assessments', async () => {
  const { course, items } = await imported('kursas.imscc', cartridge);
  const [row] = await app.database.sql<{ title: string; slug: string; topic: string }>`
    select course_texts.title, courses.slug, topics.title ->> 'lt' as topic from courses
    join course_texts on course_texts.course_id = courses.id and language = 'lt'
    join topics on topics.course_id = courses.id where courses.id = ${course}`;
  expect(row).toEqual({ title: 'Žaizdos & tvarsčiai', slug: 'cc-kursas-a-1', topic: 'Pirmas <modulis>' });
  expect(await materialsOf(course)).toMatchObject({
    i1: { module: 'page' },
    i2: { module: 'link', content: { url: { lt: 'https://example.org/gaires?a=1&b=2' } } },
    i3: { module: 'forum' },
    i4: {
      module: 'quiz',
      content: {
        attempts: 3,
        isShuffled: false,
        questions: [
          {
            type: 'single',
            text: { lt: 'Kas < 5?' },
            explanation: { lt: 'Mažiau už penkis.' },
            options: [{ text: { lt: '3 < 5' }, correct: true }, { feedback: { lt: 'Per daug' } }, {}],
          },
          { type: 'multiple', options: [{ correct: true }, { correct: false }, { correct: true }] },
          { type: 'text', accepted: { lt: ['112', 'vienas vienas du'] } },
        ],
      },
    },
    'i1-file-1': { module: 'document' },
    i6: { module: 'document' },
    i9: { module: 'page' },
  });
  // What is for those who teach stays away from learners, wherever it stands.
  expect(Object.keys(await materialsOf(course))).toHaveLength(7);
  expect(items.filter(({ notes }) => notes.join(' ').includes('only for those who teach'))).toEqual([
    { what: 'web content', name: 'Atsakymai', outcome: 'left', notes: ['it is only for those who teach'] },
    {
      what: 'web content',
      name: 'Visiems',
      outcome: 'changed',
      notes: expect.arrayContaining(["the file 'raktas.pdf' did not come: it is only for those who teach"]),
    },
  ]);
  const [page] = await app.database.sql<{ html: string }>`
    select html from material_texts join materials on materials.id = material_id
    where course_id = ${course} and slug = 'i1' and language = 'ru'`;
  expect(page?.html).toBe('<h2>Valymas</h2>\n<p>NaCl 0,9 %  lapas</p>\n<figure id="figure-1"></figure>');
  const outcomes = Object.fromEntries(items.map(({ name, outcome }) => [name, outcome]));
  expect(outcomes).toMatchObject({
    Įrankis: 'left',
    Dingęs: 'left',
    Rašinys: 'left',
    Skaitiniai: 'changed',
    Testas: 'changed',
  });
  // Nothing of it goes without a word.
  expect(items.slice(-2)).toEqual([
    {
      what: 'question bank',
      name: 'bankas.xml',
      outcome: 'left',
      notes: ['its questions are asked by no test, and there are no question banks here'],
    },
    {
      what: 'web content',
      name: 'web_resources/pamirstas.pdf',
      outcome: 'left',
      notes: ['nothing in the tree of contents leads to it'],
    },
  ]);
  expect((await imported('other-name.zip', cartridge)).course).toBe(course);
});

test('what Canvas has not published stays behind', async () => {
  const { course, items } = await imported('canvas.imscc', {
    ...cartridge,
    'imsmanifest.xml': String(cartridge['imsmanifest.xml']).replace('Kursas_A.1', 'Juodrastis'),
    'course_settings/module_meta.xml':
      '<modules xmlns="http://canvas.instructure.com/xsd/cccv1p0"><module identifier="m1"><workflow_state>active</workflow_state><items><item identifier="i1"><workflow_state>unpublished</workflow_state></item></items></module></modules>',
  });
  expect(await materialsOf(course)).not.toHaveProperty('i1');
  expect(items.find(({ name }) => name === 'Skaitiniai')).toMatchObject({
    outcome: 'left',
    notes: ['it is not published: learners did not see it'],
  });
});

test('a file of a cartridge comes whose name holds what ends an address', async () => {
  const { course } = await imported('grotos.imscc', {
    ...cartridge,
    'imsmanifest.xml': String(cartridge['imsmanifest.xml'])
      .replace('Kursas_A.1', 'Grotos')
      .replaceAll('web_resources/lapas%20vienas.pdf', 'web_resources/Lapas #2.pdf'),
    'web_resources/Lapas #2.pdf': '%PDF-1.7 x',
  });
  expect(await materialsOf(course)).toMatchObject({ i6: { module: 'document' } });
});

test('what follows a module within another one in a cartridge stays behind it', async () => {
  const { course } = await imported('tvarka.imscc', {
    ...cartridge,
    'imsmanifest.xml': String(cartridge['imsmanifest.xml']).replace('Kursas_A.1', 'Tvarka'),
  });
  const parts = await app.database.sql<{ title: string; slugs: string[] }>`
    select sections.title ->> 'lt' as title, array_agg(slug order by materials.position) as slugs
    from materials join sections on sections.id = section_id
    where course_id = ${course} group by sections.id order by sections.position`;
  expect(parts).toEqual([
    { title: 'Pirmas <modulis>', slugs: ['i1', 'i1-file-1', 'i2'] },
    { title: 'Giliau', slugs: ['i3', 'i4'] },
    { title: 'Pirmas <modulis>', slugs: ['i6', 'i9'] },
  ]);
});

test('a package of QTI 2.1 comes over: each kind of question with its feedback', async () => {
  const { course, items } = await imported('testai.zip', questionPackage);
  const materials = await materialsOf(course);
  expect(materials).toMatchObject({
    'test-t1': {
      module: 'quiz',
      title: { lt: 'Širdies testas' },
      content: {
        attempts: 2,
        timeLimit: 10,
        questions: [
          {
            type: 'single',
            text: { lt: 'Įvadas Kuris vienas?' },
            explanation: { lt: 'Todėl, kad.' },
            options: [
              { id: expect.any(String), text: { lt: 'A < 9' }, correct: true, feedback: { lt: 'Apie A' } },
              {},
              {},
            ],
          },
          { type: 'multiple', marks: 2, options: [{ correct: true }, { correct: false }, { correct: true }] },
          { type: 'ordering', items: [{ text: { lt: 'C < 9' } }, {}, {}] },
          {
            type: 'matching',
            prompts: [{ text: { lt: 'P1' } }, {}],
            choices: [{ text: { lt: 'S1' } }, {}, { text: { lt: 'S3' } }],
          },
          { type: 'text', accepted: { lt: ['širdis'] } },
          { type: 'numeric', answer: 5.5, tolerance: 0.5 },
        ],
      },
    },
    'test-questions': {
      module: 'quiz',
      content: { isShuffled: false, questions: [{ text: { lt: 'Be testo?' } }] },
    },
  });
  expect(items.find(({ name }) => name === 'piesinys')).toMatchObject({
    outcome: 'left',
    notes: ['it has a selectPointInteraction, which tests here do not have'],
  });
  const left = items.filter(({ outcome }) => outcome === 'left').map(({ what, name }) => `${what} ${name}`);
  expect(left).toEqual([
    'question piesinys',
    'test testai/dinges.xml',
    'question klausimai/dinges.xml',
    'resource klausimai/a.png',
  ]);
});

const text = (name: string): string => String(questionPackage[name]);

test('a question with two answers to one prompt stays behind, and tests of one identifier are two', async () => {
  const test = text('testai/testas.xml').replace('identifier="T1"', 'identifier="questions"');
  const { course, items } = await imported('testai-10.zip', {
    ...questionPackage,
    'imsmanifest.xml': text('imsmanifest.xml').replace('TESTAI-9', 'TESTAI-10'),
    'testai/testas.xml': test,
    'testai/dinges.xml': test,
    'klausimai/poros.xml': text('klausimai/poros.xml').replace('P2 S2', 'P1 S2'),
    'klausimai/tvarka.xml': text('klausimai/tvarka.xml').replace('<value>B</value>', '<value>A</value>'),
    'klausimai/keli.xml': text('klausimai/keli.xml').replaceAll('identifier="B"', 'identifier="A"'),
  });
  const left = items.filter(({ what, outcome }) => what === 'question' && outcome === 'left');
  expect(Object.fromEntries(left.map(({ name, notes }) => [name, notes]))).toMatchObject({
    poros: ['it has several answers to one of its prompts'],
    tvarka: ['it puts the same thing in order twice'],
    keli: ['it has two answers with one id'],
  });
  expect(Object.keys(await materialsOf(course)).toSorted()).toEqual([
    'test-questions',
    'test-questions-2',
    'test-questions-3',
  ]);
});

const textQuestion = (...words: string[]) => ({ type: 'text', accepted: { lt: words } });

test('what is as right as the correct response is right, where the marks go by the mapping', async () => {
  const mapping =
    '</correctResponse><mapping upperBound="2"><mapEntry mapKey="Širdis" mappedValue="2"/><mapEntry mapKey="cor" mappedValue="3"/><mapEntry mapKey="organas" mappedValue="1"/></mapping>';
  const word = (template: string): string =>
    text('klausimai/zodis.xml')
      .replace('</correctResponse>', mapping)
      .replace('</assessmentItem>', `<responseProcessing template="${template}"/></assessmentItem>`);
  const templates = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';
  const { course, items } = await imported('testai-11.zip', {
    ...questionPackage,
    'imsmanifest.xml': text('imsmanifest.xml').replace('TESTAI-9', 'TESTAI-11'),
    'klausimai/zodis.xml': word(`${templates}/map_response`),
    'klausimai/laisvas.xml': word(`${templates}/match_correct`).replaceAll('"zodis"', '"laisvas"'),
    'klausimai/skaicius.xml': text('klausimai/skaicius.xml').replace(
      '</correctResponse>',
      '</correctResponse><mapping><mapEntry mapKey="5,50" mappedValue="1"/></mapping>',
    ),
  });
  expect(await materialsOf(course)).toMatchObject({
    'test-t1': {
      content: {
        questions: [
          {},
          {},
          {},
          {},
          textQuestion('širdis', 'Širdis', 'cor'),
          { type: 'numeric', answer: 5.5 },
        ],
      },
    },
    'test-questions': { content: { questions: [textQuestion('širdis')] } },
  });
  const notesOn = (question: string) => items.find(({ name }) => name === question)?.notes;
  expect(notesOn('zodis')).toEqual(['an answer that earned a part of the marks earns none']);
  expect([notesOn('laisvas'), notesOn('skaicius')]).toEqual([[], []]);
});

const response = '<variable identifier="RESPONSE"/>';
const constant = (value: number): string => `<baseValue baseType="float">${value}</baseValue>`;

/** A question in numbers that is right where a condition is met. */
function bounded(id: string, ...comparisons: readonly string[]): string {
  const processing = `<responseProcessing><responseCondition><responseIf><and><not><isNull>${response}</isNull></not>${comparisons.join('')}</and>
    <setOutcomeValue identifier="SCORE">${constant(1)}</setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
  return text('klausimai/skaicius.xml')
    .replaceAll('"skaicius"', `"${id}"`)
    .replace(/<responseProcessing>.*<\/responseProcessing>/s, processing);
}

test('bounds as far below a right number as above it are its tolerance, also in what Moodle calls SCORM', async () => {
  const atLeast5 = `<gte>${response}${constant(5)}</gte>`;
  const { course, items } = await imported('testai-12.zip', {
    ...questionPackage,
    'imsmanifest.xml': text('imsmanifest.xml')
      .replace('TESTAI-9', 'TESTAI-12')
      .replace('<organizations/>', '<metadata><schema>ADL SCORM</schema></metadata><organizations/>'),
    // As Moodle writes it.
    'klausimai/vienas.xml': bounded(
      'vienas',
      `<gte>${constant(5.4)}${response}</gte>`,
      `<lte>${constant(5.6)}${response}</lte>`,
    ),
    'klausimai/keli.xml': bounded(
      'keli',
      `<gt>${response}${constant(5)}</gt>`,
      `<lt>${response}${constant(6)}</lt>`,
    ),
    'klausimai/tvarka.xml': bounded('tvarka', atLeast5, `<lte>${response}${constant(7)}</lte>`),
    'klausimai/poros.xml': bounded('poros', atLeast5),
    'klausimai/zodis.xml': bounded('zodis', atLeast5, `<lte>${response}${constant(7)}</lte>`).replace(
      /<correctResponse>.*<\/correctResponse>/,
      '',
    ),
  });
  expect(await materialsOf(course)).toMatchObject({
    'test-t1': {
      content: {
        questions: [
          { answer: 5.5, tolerance: 0.1 },
          { answer: 5.5, tolerance: 0.5 },
          { answer: 5.5, tolerance: 0 },
          { answer: 5.5, tolerance: 0 },
          { answer: 6, tolerance: 1 },
          { answer: 5.5, tolerance: 0.5 },
        ],
      },
    },
  });
  const notesOn = (question: string) => items.find(({ name }) => name === question)?.notes;
  const onlyExact = ['only the exact number is right, not what lies within its bounds'];
  expect(['vienas', 'keli', 'tvarka', 'poros', 'zodis', 'skaicius'].map(notesOn)).toEqual([
    [],
    ['its bounds themselves are right too'],
    onlyExact,
    onlyExact,
    [],
    [],
  ]);
});

const mostPoints = (points: number): string =>
  `<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>${points}</value></defaultValue></outcomeDeclaration>`;

test('a question of QTI 2 gives its own points, as often as its place in the test says', async () => {
  const withOutcome = (id: string, outcome: string): string =>
    text(`klausimai/${id}.xml`).replace('<itemBody>', `${outcome}<itemBody>`);
  const score = '<outcomeDeclaration identifier="SCORE" baseType="float" normalMaximum="5"/>';
  const mapped = (id: string, entries: Readonly<Record<string, number>>, upperBound = ''): string =>
    text(`klausimai/${id}.xml`).replace(
      '</responseDeclaration>',
      `<mapping defaultValue="0"${upperBound}>${Object.entries(entries)
        .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
        .join('')}</mapping></responseDeclaration>`,
    );
  const { course, items } = await imported('testai-13.zip', {
    ...questionPackage,
    'imsmanifest.xml': text('imsmanifest.xml').replace('TESTAI-9', 'TESTAI-13'),
    'klausimai/vienas.xml': withOutcome('vienas', score + mostPoints(3)),
    // The test counts it twice.
    'klausimai/keli.xml': withOutcome('keli', score),
    'klausimai/tvarka.xml': withOutcome('tvarka', mostPoints(250)),
    'klausimai/poros.xml': mapped('poros', { 'P1 S1': 2, 'P2 S2': 2, 'P1 S2': -1 }, ' upperBound="3"'),
    'klausimai/zodis.xml': mapped('zodis', { širdis: 2, Širdis: 2, kraujas: 1 }),
    'klausimai/laisvas.xml': mapped('laisvas', { A: 4 }).replace(
      '</assessmentItem>',
      '<responseProcessing template="rptemplates/match_correct"/></assessmentItem>',
    ),
  });
  expect(await materialsOf(course)).toMatchObject({
    'test-t1': { content: { questions: [3, 10, 100, 3, 2, 1].map((marks) => ({ marks })) } },
    'test-questions': { content: { questions: [{ marks: 1 }] } },
  });
  expect(items.find(({ name }) => name === 'tvarka')?.notes).toEqual([
    'it gave 250 marks, and gives 100 here',
  ]);
});

const rubric = (view: string): string => `<rubricBlock view="${view}"><p>Skirta ${view}.</p></rubricBlock>`;

test('words around questions come, or are told', async () => {
  const { course, items } = await imported('testai-14.zip', {
    ...questionPackage,
    'imsmanifest.xml': text('imsmanifest.xml').replace('TESTAI-9', 'TESTAI-14'),
    'testai/testas.xml': text('testai/testas.xml')
      .replace('visible="true">', `visible="true">${rubric('candidate')}`)
      .replace('</testPart>', '</testPart><testFeedback access="atEnd"><p>Viskas.</p></testFeedback>'),
    'klausimai/zodis.xml': text('klausimai/zodis.xml').replace(
      /<itemBody>.*<\/itemBody>/s,
      '<itemBody><p>Širdis plaka <textEntryInteraction responseIdentifier="RESPONSE"/> kartų</p></itemBody>',
    ),
    'klausimai/skaicius.xml': text('klausimai/skaicius.xml').replace(
      /<itemBody>.*<\/itemBody>/s,
      '<itemBody><p>Kiek?</p><div> <textEntryInteraction responseIdentifier="RESPONSE"/></div></itemBody>',
    ),
    'klausimai/tvarka.xml': text('klausimai/tvarka.xml').replace(
      '</simpleChoice>',
      '<feedbackInline outcomeIdentifier="F" identifier="A">Pirma</feedbackInline></simpleChoice>',
    ),
    'klausimai/vienas.xml': text('klausimai/vienas.xml').replace(
      '<itemBody>',
      `<itemBody>${rubric('candidate')}${rubric('scorer')}<feedbackBlock outcomeIdentifier="F" identifier="A"><p>Taip!</p></feedbackBlock>`,
    ),
  });
  const materials = await materialsOf(course);
  expect(materials).toMatchObject({
    'test-t1': {
      content: {
        questions: [
          { text: { lt: 'Skirta candidate. Įvadas Kuris vienas?' } },
          {},
          {},
          {},
          { text: { lt: 'Širdis plaka ____ kartų' } },
          { text: { lt: 'Kiek?' } },
        ],
      },
    },
  });
  const notesOn = (question: string) => items.find(({ name }) => name === question)?.notes;
  expect(notesOn('vienas')).toEqual([
    'what it says within the question after an answer is gone',
    'what it says to those who teach or mark is gone',
  ]);
  // What it says of each option stays with the options of a choice alone.
  expect([notesOn('keli'), notesOn('tvarka')]).toEqual([
    [],
    ['what it says within the question after an answer is gone'],
  ]);
  expect(notesOn('Širdies testas')).toEqual(
    expect.arrayContaining(['what it says before its questions is gone', 'what it says at the end is gone']),
  );
});

const material = (words: string): string =>
  `<material><mattext texttype="text/html">&lt;p&gt;${words}&lt;/p&gt;</mattext></material>`;

test('what an assessment of a cartridge says before its questions is its description, and what Canvas adds is told', async () => {
  const { course, items } = await imported('ivadas.imscc', {
    ...cartridge,
    'imsmanifest.xml': String(cartridge['imsmanifest.xml']).replace('Kursas_A.1', 'Įvadas'),
    'non_cc_assessments/r4.xml.qti': '<questestinterop/>',
    'testas/testas.xml': String(cartridge['testas/testas.xml'])
      .replace('</qtimetadata>', `</qtimetadata><rubric>${material('Skubėti nereikia.')}</rubric>`)
      .replace(
        '<section ident="s">',
        `<section ident="s"><presentation_material><flow_mat>${material('Pirma dalis.')}</flow_mat></presentation_material>`,
      ),
  });
  const [row] = await app.database.sql<{ description: string }>`
    select description ->> 'lt' as description from materials where course_id = ${course} and slug = 'i4'`;
  expect(row?.description).toContain('Skubėti nereikia. Pirma dalis.');
  const ofCanvas =
    'Canvas keeps its points, and questions of other types, in a file of its own: these did not come';
  expect(items.find(({ what }) => what === 'assessment')?.notes).toContain(ofCanvas);
});

const scored = (id: string, score: number): string =>
  `<respcondition><conditionvar><varequal respident="r">${id}</varequal></conditionvar><setvar action="Add" varname="SCORE">${score}</setvar></respcondition>`;

test('answers whose scores add up are all right', async () => {
  const { course, items } = await imported('dalys.imscc', {
    ...cartridge,
    'imsmanifest.xml': String(cartridge['imsmanifest.xml']).replace('Kursas_A.1', 'Kursas_A.4'),
    'testas/testas.xml': String(cartridge['testas/testas.xml']).replace(
      /<respcondition><conditionvar><and>.*?<\/respcondition>/s,
      scored('A1', 33.33) + scored('B1', -50) + scored('C1', 66.67),
    ),
  });
  expect(await materialsOf(course)).toMatchObject({
    i4: {
      content: {
        questions: [{}, { options: [{ correct: true }, { correct: false }, { correct: true }] }, {}],
      },
    },
  });
  expect(items.find(({ name }) => name === 'keli')?.notes).toEqual([
    'its right answers earned different parts of the marks, and earn alike',
  ]);
});

test('a question for which a test has no room stays behind', async () => {
  const test = String(cartridge['testas/testas.xml']);
  const [item = ''] = /<item ident="tekstas".*?<\/item>/s.exec(test) ?? [];
  const more = Array.from({ length: 98 }, (_, index) => item.replaceAll('"tekstas"', `"t${index + 1}"`));
  const { course, items } = await imported('ilgas.imscc', {
    ...cartridge,
    'imsmanifest.xml': String(cartridge['imsmanifest.xml']).replace('Kursas_A.1', 'Kursas_A.3'),
    'testas/testas.xml': test.replace(item, [item, ...more].join('')),
  });
  expect(await materialsOf(course)).toMatchObject({ i4: { content: { questions: { length: 100 } } } });
  const full = 'a test here has at most 100 questions';
  expect(items.filter(({ what, outcome }) => what === 'question' && outcome === 'left')).toEqual([
    { what: 'question', name: 't98', outcome: 'left', notes: [full] },
    // An essay, which could not be asked anyway.
    { what: 'question', name: 'Rašinys', outcome: 'left', notes: [full] },
  ]);
  expect(items.find(({ what }) => what === 'assessment')?.notes).toContain(full);
});

const toolItem = (id: string): string =>
  `<item identifier="${id}" identifierref="r5"><title>Įrankis</title></item>`;

const moduleItem = (id: string, title: string, inIt: string): string =>
  `<item identifier="${id}"><title>${title}</title>${inIt}</item>`;

test('headings, modules and files of a cartridge that do not come are told by name', async () => {
  const link = '<item identifier="i11" identifierref="r2"><title>Gairės dar</title></item>';
  const inModule = [
    moduleItem('h1', 'Antraštė', ''),
    moduleItem('m3', 'Tik įrankiai', toolItem('i10')),
    moduleItem('m4', 'Išorinis', moduleItem('m5', 'Vidinis', link)),
  ].join('');
  const page = '<file href="puslapiai/skaitiniai.html"/>';
  const { items } = await imported('likuciai.imscc', {
    ...cartridge,
    'imsmanifest.xml': String(cartridge['imsmanifest.xml'])
      .replace('Kursas_A.1', 'Likučiai')
      .replace('<item identifier="i5"', `${inModule}<item identifier="i5"`)
      .replace(
        '</item></organization>',
        `${moduleItem('m6', 'Tuščias', toolItem('i12'))}</item></organization>`,
      )
      .replace(page, `${page}<file href="puslapiai/priedas.pdf"/><file href="web_resources/zaizda.png"/>`)
      .replace('<file href="bankas.xml"/>', '<file href="bankas.xml"/><file href="bankas.png"/>'),
  });
  const told = ['heading', 'module', 'file'].flatMap((kind) => items.filter(({ what }) => what === kind));
  expect(told.map(({ what, name, outcome, notes }) => [outcome, what, name, ...notes].join(' '))).toEqual([
    'left heading Antraštė it is a heading without content',
    'came module Pirmas <modulis>',
    'came module Giliau',
    'left module Tik įrankiai there is nothing in it',
    'changed module Išorinis its title is gone: all in it has titles of its own',
    'came module Vidinis',
    'left module Tuščias there is nothing in it',
    'left file puslapiai/priedas.pdf no page links to it',
    'left file bankas.png its questions are asked by no test, and there are no question banks here',
  ]);
});

test('files of a cartridge keep apart, and a long title loses no half of a letter', async () => {
  const title = `${'Š'.repeat(39)}🫀 ir dar`;
  const sources = { a: 'b-c.pdf', 'a-b': 'c.pdf', p: 'p.html', 'p-q': 'p-q.html' };
  const colours = { 'q-r.png': '#f00', 'r.png': '#00f' };
  const pictures = await Promise.all(
    Object.entries(colours).map(async ([name, background]) => {
      const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background } })
        .png()
        .toBuffer();
      return [name, bytes] as const;
    }),
  );
  const ids = Object.entries(sources);
  const contents = {
    'imsmanifest.xml': `<manifest identifier="Vardai" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1">
      <metadata><schema>IMS Common Cartridge</schema><lomimscc:lom xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest"><lomimscc:general><lomimscc:title><lomimscc:string>${title}</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>
      <organizations><organization><item identifier="root"><item identifier="m"><title>Modulis</title>
        ${ids.map(([id, file]) => `<item identifier="${id}" identifierref="r-${id}"><title>${file}</title></item>`).join('')}
      </item></item></organization></organizations>
      <resources>${ids.map(([id, file]) => `<resource identifier="r-${id}" type="webcontent" href="${file}"><file href="${file}"/></resource>`).join('')}</resources>
    </manifest>`,
    'b-c.pdf': '%PDF-1.7 pirmas',
    'c.pdf': '%PDF-1.7 antras',
    'p.html': '<p>Vienas <img src="q-r.png" alt="Vienas"></p>',
    'p-q.html': '<p>Du <img src="r.png" alt="Du"></p>',
    ...Object.fromEntries(pictures),
  };
  const { course } = await imported('vardai.imscc', contents);
  const [row] = await app.database.sql<{ shortname: string }>`
    select shortname from courses where id = ${course}`;
  expect(row?.shortname).toBe(`${'Š'.repeat(39)}🫀`);

  const place = mkdtempSync(join(tmpdir(), 'medeina-convert-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, 'vardai');
  const path = archiveFile('vardai.imscc', await pack(contents));
  expect(await medeina('convert', path, folder)).toMatchObject({ code: 0 });
  const [topic = ''] = readdirSync(join(folder, 'theory'));
  const read = (name: string): Buffer => readFileSync(join(folder, 'theory', topic, name));
  expect(
    ['a', 'a-b'].map((slug) => read(JSON.parse(read(`${slug}.json`).toString()).file).toString()),
  ).toEqual(['%PDF-1.7 pirmas', '%PDF-1.7 antras']);
  const figures = ['p', 'p-q'].map(
    (slug) => /figures\/\S+/.exec(read(`${slug}.lt.md`).toString())?.[0] ?? '',
  );
  expect(figures.map((name) => read(name))).toEqual(pictures.map(([, bytes]) => bytes));
});

test('a page of a cartridge that holds nothing but a recording comes as that file', async () => {
  const { course, items } = await imported('kursas.imscc', {
    ...cartridge,
    'puslapiai/skaitiniai.html':
      '<html><body><video controls><source src="../web_resources/filmas.mp4"></video></body></html>',
    'web_resources/filmas.mp4': 'filmas',
  });
  const { i1, 'i1-file-1': file } = await materialsOf(course);
  expect([i1, file]).toMatchObject([undefined, { module: 'resource', title: { lt: 'Skaitiniai' } }]);
  expect(items.find(({ name }) => name === 'Skaitiniai')?.notes).toEqual([
    'a recording came as a file: videos here have captions in every language',
    "the file 'filmas.mp4', to which it links, comes instead of it",
  ]);
});

test('an interactive package in a cartridge is completed by hand, for nothing says that it has a result', async () => {
  const { course, items } = await imported('paketas.imscc', {
    ...cartridge,
    'imsmanifest.xml': String(cartridge['imsmanifest.xml'])
      .replace('Kursas_A.1', 'Paketas')
      .replaceAll('web_resources/lapas%20vienas.pdf', 'web_resources/paketas.h5p'),
    'web_resources/paketas.h5p': await pack(smallPackage),
  });
  const [row] = await app.database.sql<{ module: string; completion: number }>`
    select module, completion from materials where course_id = ${course} and slug = 'i6'`;
  expect(row).toEqual({ module: 'hvp', completion: 1 });
  expect(items.find(({ name }) => name === 'Lapas')?.notes).toContain(
    'it is completed by hand: opening it completes no interactive package',
  );
});

test('an interactive package by itself is a course of it alone', async () => {
  const { course } = await imported('zaidimas.h5p', smallPackage);
  expect(await materialsOf(course)).toMatchObject({
    package: { module: 'hvp', title: { lt: 'Mažas paketas' } },
  });
  expect((await imported('zaidimas.h5p', smallPackage)).course).toBe(course);
});

/** How a package of the type by itself is completed, and what the report says of it. */
async function completionOfPackage(type: string) {
  const { course, items } = await imported(`${type}.h5p`, {
    'h5p.json': {
      title: type,
      mainLibrary: type,
      preloadedDependencies: [{ machineName: type, majorVersion: 1, minorVersion: 0 }],
    },
    'content/content.json': {},
    [`${type}-1.0/library.json`]: { machineName: type, majorVersion: 1, minorVersion: 0 },
  });
  const [row] = await app.database.sql<{ completion: number }>`
    select completion from materials where course_id = ${course}`;
  return [row?.completion, items.flatMap(({ notes }) => notes)];
}

test('an interactive package that tells no result is completed by hand', async () => {
  const note = 'it is completed by hand: content of this type tells no result';
  expect(await completionOfPackage('H5P.QuestionSet')).toEqual([2, expect.not.arrayContaining([note])]);
  expect(await completionOfPackage('H5P.Timeline')).toEqual([1, expect.arrayContaining([note])]);
});

test('a package whose names begin with a dot is known by what it holds', async () => {
  const { course } = await imported('taskai.zip', dotted(questionPackage));
  expect(Object.keys(await materialsOf(course))).not.toEqual([]);
});

test('packages are other courses though nothing, or the same, is left of their names', async () => {
  const names = ['Инфекции.h5p', 'Гигиена.h5p', 'A (1).h5p', 'A 1.h5p', 'gaires.zip'];
  const ids: number[] = [];
  for (const name of names) ids.push((await imported(name, smallPackage)).course);
  expect(new Set(ids).size).toBe(names.length);
  const slugOf = async (id: number | undefined): Promise<string | undefined> =>
    (await app.database.sql<{ slug: string }>`select slug from courses where id = ${id ?? 0}`)[0]?.slug;
  expect(await Promise.all(ids.map(slugOf))).toEqual([
    expect.stringMatching(/^h5p-course-[0-9a-f]{12}$/),
    expect.stringMatching(/^h5p-course-[0-9a-f]{12}$/),
    'h5p-a-1',
    expect.stringMatching(/^h5p-a-1-[0-9a-f]{12}$/),
    'h5p-gaires',
  ]);
  // The name that a course has stays, whatever a new one would get.
  await app.database.sql`update courses set slug = 'h5p-course' where id = ${ids[0] ?? 0}`;
  for (const name of ['Инфекции.h5p', 'A 1.h5p', 'gaires.h5p'])
    expect(ids).toContain((await imported(name, smallPackage)).course);
  expect(await slugOf(ids[0])).toBe('h5p-course');
  expect(await slugOf(ids[3])).toMatch(/^h5p-a-1-/);
});

test('another package that says it is a known course changes it only when told so', async () => {
  const other = {
    ...smallPackage,
    'h5p.json': {
      title: 'Visai kitas',
      language: 'lt',
      mainLibrary: 'Medeina.Small',
      embedTypes: ['div'],
      preloadedDependencies: [
        { machineName: 'Medeina.Small', majorVersion: 1, minorVersion: 2 },
        { machineName: 'Medeina.Base', majorVersion: 1, minorVersion: 0 },
      ],
    },
  };
  const path = archiveFile('testas.h5p', await pack(smallPackage));
  const otherPath = archiveFile('testas.h5p', await pack(other));
  const asked = ['--category', 'wounds'];
  const first = await medeina('import', path, ...asked);
  expect(first).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^New course 'Mažas paketas' \(\d+\)\.$/m),
  });
  const again = await medeina('import', path, ...asked);
  expect(again).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Changes 'Mažas paketas' \(\d+\)\.$/m),
  });
  const refusal = await medeina('import', otherPath, ...asked);
  expect(refusal).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /this is the course 'Mažas paketas' \(\d+\), but its title is 'Visai kitas'/,
    ),
  });
  const beside = await medeina('import', otherPath, ...asked, '--known-as', 'kitas-testas');
  expect(beside).toMatchObject({ code: 0, output: expect.stringContaining("New course 'Visai kitas'") });
  const dry = await medeina('import', otherPath, ...asked, '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Changes 'Mažas paketas' \(\d+\), now 'Visai kitas'\.$/m),
  });
  const changed = await medeina('import', otherPath, ...asked, '--yes', '--json');
  expect(answerIn(changed.output)).toMatchObject({ changes: 'Mažas paketas', kept: true });
});

test('a package is refused that is more than memory holds, in several files or in one that is named many times', async () => {
  // As much as keeps a file from unpacking to far more than it is.
  const noise = `<!--${randomBytes(60_000).toString('base64')}-->`;
  const half = `<assessmentItem>${noise}${'<a/>'.repeat(1_000_000)}</assessmentItem>`;
  const halves = { 'klausimai/vienas.xml': half, 'klausimai/keli.xml': half };
  expect(await refused('x.zip', { ...questionPackage, ...halves })).toContain(
    'klausimai/keli.xml makes more than 2000000 elements and attributes of what is read of the archive',
  );
  const items = Array.from(
    { length: 30 },
    (_, index) => `<item identifier="i${index}" identifierref="r"><title>${index}</title></item>`,
  );
  const page = {
    'imsmanifest.xml': `<manifest identifier="Daug"><organizations><organization>${items.join('')}</organization></organizations>
      <resources><resource identifier="r" type="webcontent" href="p.html"><file href="p.html"/></resource></resources></manifest>`,
    'p.html': `<p>x</p>${noise}${' '.repeat(7_500_000)}`,
  };
  expect(await refused('x.imscc', page)).toContain(
    'x.imscc:1:1: p.html makes more than 200 megabytes of XML and HTML of what is read of the archive',
  );
});

test('a cartridge whose content is damaged is refused', async () => {
  const archive = await pack(cartridge, { compress: false });
  const path = archiveFile('x.imscc', renamed(archive, '<title>', '<titel>'));
  const { code, output } = await medeina('import', path);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/This archive holds '.*', whose content is damaged/),
  ]);
});

test('packages that are none, run by themselves, or hold what attacks are refused', async () => {
  const scorm = '<manifest><metadata><schema>ADL SCORM</schema></metadata></manifest>';
  expect(await refused('x.zip', { 'imsmanifest.xml': scorm })).toContain('This is a SCORM package');
  const external = '<!DOCTYPE m [<!ENTITY e SYSTEM "file:///etc/passwd">]><manifest>&e;</manifest>';
  expect(await refused('x.imscc', { 'imsmanifest.xml': external })).toContain('declares a document type');
  expect(await refused('x.imscc', { ...cartridge, 'testas/testas.xml': '<questestinterop>' })).toContain(
    'testas/testas.xml is not well-formed XML',
  );
  expect(await refused('x.h5p', { ...smallPackage, 'content/content.json': undefined })).toContain(
    'x.h5p:1:1: This package lacks content/content.json',
  );
  const noTree = String(cartridge['imsmanifest.xml']).replace(
    /<organizations>.*<\/organizations>/s,
    '<organizations/>',
  );
  const nothing = await refused('x.imscc', { ...cartridge, 'imsmanifest.xml': noTree });
  expect(nothing).toContain('x.imscc:1:1: Nothing of this course can come over\n');
  expect(nothing).toContain(
    "  - assessment 'testas/testas.xml': nothing in the tree of contents leads to it\n",
  );
  const { 'imsmanifest.xml': manifest } = questionPackage;
  expect(await refused('x.zip', { 'imsmanifest.xml': manifest })).toContain(
    'None of the questions of this package',
  );
});
