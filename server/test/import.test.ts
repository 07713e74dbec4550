import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ImportError } from '../src/import/faults.ts';
import { importSite } from '../src/publish/import-site.ts';
import { enrolIn } from '../src/learning/enrolments.ts';
import { createTestApp } from './harness.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';

const app = await createTestApp();

async function faultsOf(folder: SiteFolder): Promise<string[]> {
  const error: unknown = await folder.import(app).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImportError)) throw new Error(`The import reported no errors: ${String(error)}`);
  return error.message.split('\n');
}

async function countOf(table: string): Promise<number> {
  const [row] = await app.database.sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}`;
  return row?.count ?? 0;
}

test('a folder that is empty or has no known file is refused', async () => {
  expect(await faultsOf(new SiteFolder())).toEqual(['.:1:1: There is nothing here to import']);
  await expect(importSite(app.database, app.context.files, './no such folder')).rejects.toThrow(
    './no such folder:1:1: There is no such folder',
  );
  expect((await faultsOf(new SiteFolder().write('notes.txt', 'x')))[0]).toContain('neither a course');
});

test('all errors are reported at once with file and line, and nothing is changed', async () => {
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201)
    .write('courses/sepsis/course.json', courseJson(201, { format: 'virtual', shortname: '', extra: 1 }))
    .write('courses/kraujas/course.json', '{\n  "id": 1,\n  broken\n}')
    .write('courses/sepsis/faq.lt.md', 'no question')
    .write('courses/sepsis/theory/01-pirma/ranka.json', {
      type: 'hologram',
      title: inAll('x'),
      completion: 1,
    })
    .remove('courses/sepsis/theory/01-pirma/pats.ru.md')
    .remove('courses/sepsis/theory/01-pirma/vaizdas.webm');
  writeStudies(folder, 'vaistai', 202)
    .write('courses/vaistai/course.json', courseJson(202, { certificate: null }))
    .write('courses/vaistai/theory/01-pirma/ranka.json', {
      type: 'certificate',
      title: inAll('x'),
      completion: 0,
    });
  const faults = await faultsOf(folder);
  expect(faults).toEqual(
    expect.arrayContaining([
      'courses/kraujas/course.json:3:3: This is not valid JSON: invalid symbol',
      "courses/sepsis/faq.lt.md:1:1: There is no question: a line that begins with '## '",
      'courses/sepsis/faq.en.md:1:1: This file is missing',
      'courses/sepsis/theory/01-pirma/pats.ru.md:1:1: This file is missing',
      'courses/sepsis/theory/01-pirma/ranka.json:2:11: type: must be one of page, document, document_video, link, resource, video, quiz, survey, questionnaire, scenario, algorithm, dynamic_form, calendar, extlmsroom, hvp, forum, certificate',
    ]),
  );
  expect(faults.join('\n')).toMatch(
    /courses\/sepsis\/course\.json:\d+:\d+: format: must be hybrid, online or simulation/,
  );
  expect(faults.join('\n')).toMatch(/courses\/sepsis\/course\.json:\d+:\d+: extra: is not known here/);
  expect(faults.join('\n')).toContain('source: there is no file vaizdas.webm');
  expect(faults.join('\n')).toMatch(
    /courses\/vaistai\/course\.json:\d+:\d+: certificate: the course gives none, but its material 'ranka' shows one/,
  );
  expect(await countOf('courses')).toBe(0);
});

test('unreadable files are reported with the reason: links, folders, too large, too deep, invalid UTF-8', async () => {
  const theory = 'courses/sepsis/theory/01-pirma';
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201);
  symlinkSync('/etc', join(folder.path, 'courses/svetimas'));
  folder
    .remove(`${theory}/pats.lt.md`)
    .remove(`${theory}/vaizdas.webm`)
    .write(`${theory}/vaizdas.webm/x`, 'x')
    .write(`${theory}/pats.en.md`, 'x'.repeat(8_000_001))
    .write(`${theory}/lapas.pdf`, 'PK, whatever its name says')
    .write(`${theory}/nuoroda.json`, {
      type: 'resource',
      title: inAll('x'),
      completion: 0,
      file: { lt: 'nieko.zip' },
    })
    .write(`${theory}/nieko.zip`, '')
    .write('courses/gilus/course.json', '['.repeat(100_000))
    .write('courses/nulis/course.json', '{\n  "id": 1,\n  "shortname": "a\\u0000b"\n}')
    .write('courses/pusė/course.json', '{ "shortname": "\\ud800" }')
    .write('courses/baitai/course.json', Buffer.from([0x22, 0xc3, 0x28, 0x22]))
    .write('courses/du/course.json', '{\n  "id": 1,\n  "id": 2\n}')
    .write('courses/sepsis/theory/03-tuscia/figures', 'x')
    .write('courses/failas/theory', 'x')
    .write('content/faq', 'x');
  symlinkSync('/etc/hosts', join(folder.path, theory, 'pats.lt.md'));
  mkdirSync(Buffer.from(join(folder.path, 'courses/sepsis/theory/02-ma\xfea'), 'latin1'));
  const faults = await faultsOf(folder);
  expect(faults).toEqual(
    expect.arrayContaining([
      'courses/svetimas:1:1: This is a symbolic link; replace it with its target',
      `${theory}/pats.lt.md:1:1: This file is a symbolic link; replace it with its target`,
      `${theory}/pats.en.md:1:1: This text is larger than 8 MB`,
      `${theory}/vaizdas.json:10:13: source: vaizdas.webm is not a file`,
      `${theory}/lapas.json:12:11: file: lapas.pdf is not a PDF: it does not begin with '%PDF-'`,
      `${theory}/nuoroda.json:10:11: file.lt: nieko.zip is empty`,
      'courses/gilus/course.json:1:1: This JSON is nested too deeply',
      'courses/nulis/course.json:3:16: This text has a character that cannot be stored (NUL or a lone surrogate)',
      'courses/pusė/course.json:1:16: This text has a character that cannot be stored (NUL or a lone surrogate)',
      'courses/baitai/course.json:1:2: This text is not UTF-8',
      "courses/du/course.json:3:3: 'id' is there twice: only one of them can hold",
      'courses/sepsis/theory/03-tuscia/figures:1:1: This is not a folder',
      'courses/failas/theory:1:1: This is not a folder',
      'content/faq:1:1: This is not a folder',
      'courses/sepsis/theory/02-ma\uFFFDa:1:1: The name of this folder is not UTF-8',
    ]),
  );
  expect(faults).toEqual([...new Set(faults)]);
  expect(await countOf('courses')).toBe(0);
});

test('a file in another encoding is named with its place and what it seems to be', async () => {
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201)
    // 'Širdis ir kraujotaka' as programs on Windows write it.
    .write('courses/sepsis/description.lt.md', Buffer.from('Apie\n\n\xd0irdis ir kraujotaka', 'latin1'))
    .write('courses/sepsis/description.en.md', 'About')
    .write('courses/sepsis/description.ru.md', 'О курсе');
  expect(await faultsOf(folder)).toEqual([
    'courses/sepsis/description.lt.md:3:1: This text is not UTF-8; it seems to be Windows-1257: save it as UTF-8',
  ]);
});

const question = (id: string, facts: object): object => ({
  id,
  type: 'single',
  text: inAll('Kas?'),
  options: [
    { id: 'a', text: inAll('Tas') },
    { id: 'b', text: inAll('Anas') },
  ],
  ...facts,
});
const step = (id: string, facts: object): object => ({ id, title: inAll(id), ...facts });

test('what is wrong in several ways is told at once, beside the database too, and nothing that follows from it', async () => {
  const topic = 'courses/sepsis/theory/01-pirma';
  const faqTopic = { id: 5, icon: '0.svg', name: inAll('Klausimai'), intro: inAll('Apie') };
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201)
    .write(
      'courses/sepsis/course.json',
      courseJson(201, {
        title: { lt: 'Sepsis', ru: 'Сепсис' },
        category: 'nowhere',
        filters: ['language/lt', 'language/de'],
        grading: { items: [{ material: 'testas' }, { material: 'nera' }] },
      }),
    )
    .write('courses/kitas/course.json', courseJson(201, { products: [{ id: 2, price: 0 }] }))
    .write(`${topic}/topic.json`, {
      sections: [
        {
          title: inAll('Viskas'),
          materials: ['ranka', 'pats', 'testas', 'atvejis', 'vaizdas', 'sugadintas'],
        },
      ],
    })
    // Named in two topics.
    .write('courses/sepsis/theory/02-antra/topic.json', {
      title: inAll('Antra'),
      sections: [{ title: inAll('Viskas'), materials: ['pats'] }],
    })
    .remove(`${topic}/nuoroda.json`)
    .remove(`${topic}/lapas.json`)
    // A page without a title: its texts are read all the same.
    .write(`${topic}/ranka.json`, { type: 'page', completion: 1, requires: ['sugadintas'] })
    .write(`${topic}/ranka.lt.md`, 'Tekstas\n\n![Širdis](figures/nera.png "Širdis")')
    .write(`${topic}/pats.json`, { type: 'page', title: inAll('Pats'), completion: 2, requires: ['ranka'] })
    .write(`${topic}/pats.en.md`, Buffer.from('Apie\n\n\xd0irdis ir kraujotaka', 'latin1'))
    .write(`${topic}/sugadintas.json`, '{ "type": "page", ')
    .write(`${topic}/sugadintas.lt.md`, '![](figures/juosta.ecg.json "Juosta")')
    .write(`${topic}/sugadintas.en.md`, 'Text')
    .write(`${topic}/sugadintas.ru.md`, 'Текст')
    .write(`${topic}/figures/juosta.ecg.json`, {
      rhythm: 'sinus',
      rate: 64,
      seconds: 2,
      leads: [{ lead: 'II' }],
    })
    .write(`${topic}/testas.json`, {
      type: 'quiz',
      title: inAll('Testas'),
      completion: 2,
      questions: [
        question('k1', { text: { lt: 'Kas?', ru: 'Что?' } }),
        question('k1', {
          options: [
            { id: 'a', text: inAll('Tas'), correct: true },
            { id: 'a', text: 'x' },
          ],
        }),
      ],
    })
    .write(`${topic}/atvejis.json`, {
      type: 'scenario',
      completion: 2,
      debrief: inAll('Aptarimas'),
      steps: [step('a', { outcome: 'good' }), step('b', { outcome: 'bad' }), step('c', { outcome: 'bad' })],
    })
    .write(`${topic}/vaizdas.json`, {
      type: 'video',
      completion: 2,
      source: 'kitas.webm',
      duration_minutes: 1,
    });
  for (const key of ['vienas', 'kitas'])
    folder
      .write(`content/faq/${key}/category.json`, { ...faqTopic, key })
      .write(`content/faq/${key}/questions.lt.md`, '## Ar?\n\nTaip')
      .write(`content/faq/${key}/questions.en.md`, '## Is it?\n\nYes')
      .write(`content/faq/${key}/questions.ru.md`, '## Да?\n\nДа');
  const none = 'title: must be a text by language: lt, en and ru';
  expect((await faultsOf(folder)).map((line) => line.replace(`${topic}/`, '')).toSorted()).toEqual([
    "atvejis.json:19:5: steps.1: no choice leads to 'b'",
    `atvejis.json:1:1: ${none}`,
    "atvejis.json:28:5: steps.2: no choice leads to 'c'",
    'content/faq/vienas/category.json:2:9: id: 5 is the id of content/faq/kitas',
    "courses/sepsis/course.json:10:5: filters.1: there is no filter 'language/de'",
    'courses/sepsis/course.json:12:12: title.en: must be a text',
    "courses/sepsis/course.json:2:9: id: 201 is the id of 'kitas'",
    "courses/sepsis/course.json:43:7: grading.items.1: there is no material 'nera' in this course",
    "courses/sepsis/course.json:4:15: category: there is no category 'nowhere'",
    "courses/sepsis/theory/02-antra/topic.json:15:9: sections.0.materials.0: 'pats' is also the name of pats.json",
    'pats.en.md:3:1: This text is not UTF-8; it seems to be Windows-1257: save it as UTF-8',
    `ranka.json:1:1: ${none}`,
    'ranka.lt.md:3:1: there is no file figures/nera.png',
    'sugadintas.json:1:19: This is not valid JSON: property name expected',
    'testas.json:13:15: questions.0.text.en: must be a text',
    'testas.json:17:18: questions.0.options: must have exactly one correct option',
    "testas.json:37:13: questions.1.id: 'k1' is already taken above",
    "testas.json:55:17: questions.1.options.1.id: 'a' is already taken above",
    'testas.json:56:19: questions.1.options.1.text: must be a text by language: lt, en and ru',
    `topic.json:1:1: ${none}`,
    `vaizdas.json:1:1: ${none}`,
    'vaizdas.json:4:13: source: there is no file kitas.webm',
  ]);
  expect(await countOf('courses')).toBe(0);
});

test('where a topic does not say what it holds, all of its materials are read', async () => {
  const theory = 'courses/sepsis/theory/01-pirma';
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201)
    .write(`${theory}/topic.json`, 'nothing')
    .remove(`${theory}/vaizdas.webm`)
    .remove(`${theory}/pats.ru.md`);
  expect(await faultsOf(folder)).toEqual([
    `${theory}/pats.ru.md:1:1: This file is missing`,
    `${theory}/topic.json:1:1: This is not valid JSON: invalid symbol`,
    `${theory}/vaizdas.json:10:13: source: there is no file vaizdas.webm`,
  ]);
});

const filesKept = (): string[] =>
  ['files', 'pictures'].flatMap((name) => {
    const path = join(app.settings.dataFolder, name);
    return existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  });

test('an import that the database refuses leaves no file behind', async () => {
  const before = filesKept();
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201, { category: 'nowhere' }).write(
    'courses/sepsis/theory/01-pirma/lapas.pdf',
    '%PDF-1.7 of an import that is refused',
  );
  expect(await faultsOf(folder)).toEqual([
    expect.stringContaining("category: there is no category 'nowhere'"),
  ]);
  expect(filesKept()).toEqual(before);
});

/** A session of one day. */
function meeting(facts: object = {}): object {
  return { days: [{ day: '+9d', from: '09:00', to: '17:00' }], ...facts };
}

function twice(row: object): object[] {
  return [row, row];
}

test('values that the database cannot store are reported before it is asked', async () => {
  const folder = writeStudies(new SiteFolder(), 'sepsis', 201, {
    products: [{ id: 1, price: 0, session: meeting({ seats: 3_000_000_000 }) }],
  })
    .write('courses/sepsis/subjects.json', [{ title: inAll('x'), duration_minutes: 3_000_000_000 }])
    .write('catalogue/categories.json', twice({ key: 'a', id: 61, parent: null, title: inAll('x') }))
    .write('catalogue/filters.json', [
      { id: 7, key: 'a', name: inAll('x'), filters: twice({ id: 71, key: 'a', name: inAll('x') }) },
      { id: 8, key: 'b', name: inAll('x'), filters: [{ id: 71, key: 'c', name: inAll('x') }] },
    ])
    .write('content/slides.json', twice({ id: 1, title: inAll('x') }))
    .write('content/banners.json', twice({ id: 2, title: inAll('x') }))
    .write('content/discounts.json', twice({ id: 3, discount: 5, title: inAll('x') }))
    .write('content/clients.json', twice({ key: 'c', kind: 'client', name: inAll('x'), icon: 'hospital' }))
    .write('content/contact-subjects.json', twice({ key: 'd', name: inAll('x') }))
    .write('content/information/3000000000/page.json', {
      id: 3_000_000_000,
      updated: '2026-02-30',
      title: inAll('x'),
      chapters: [],
    });
  const faults = (await faultsOf(folder)).map((fault) => fault.replace(/:\d+:\d+: /, ' '));
  expect(faults).toEqual([
    "catalogue/categories.json 1.key: 'a' is already taken above",
    "catalogue/categories.json 1.id: '61' is already taken above",
    "catalogue/filters.json 0.filters.1.id: '71' is already taken above",
    "catalogue/filters.json 0.filters.1.key: 'a' is already taken above",
    "catalogue/filters.json 1.filters.0.id: '71' is already taken above",
    "content/banners.json 1.id: '2' is already taken above",
    "content/clients.json 1.key: 'c' is already taken above",
    "content/contact-subjects.json 1.key: 'd' is already taken above",
    "content/discounts.json 1.id: '3' is already taken above",
    'content/information/3000000000/page.json id: must be 2147483647 or less',
    'content/information/3000000000/page.json updated: does not exist in the calendar',
    "content/slides.json 1.id: '1' is already taken above",
    'courses/sepsis/course.json products.0.session.seats: must be 1000000 or less',
    'courses/sepsis/subjects.json 0.duration_minutes: must be 1000000 or less',
  ]);
});

test('linked folders are not followed', async () => {
  const elsewhere = writeStudies(new SiteFolder(), 'sepsis', 201)
    .write('nuotrauka.png', 'a picture of the person who imports')
    .write('page.json', {});
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'kraujas', 202)
    .write('content/slides.json', [{ id: 1, title: inAll('x'), image: 'slides/nuotrauka.png' }])
    .remove('courses/kraujas/theory');
  symlinkSync(elsewhere.path, join(folder.path, 'content/slides'));
  symlinkSync(elsewhere.path, join(folder.path, 'content/faq'));
  symlinkSync(join(elsewhere.path, 'courses/sepsis/theory'), join(folder.path, 'courses/kraujas/theory'));
  const rest = 'is a symbolic link; replace it with its target';
  expect(await faultsOf(folder)).toEqual([
    `content/faq:1:1: This ${rest}`,
    `content/slides.json:9:14: 0.image: slides/nuotrauka.png lies in content/slides, which ${rest}`,
    `courses/kraujas/theory:1:1: This ${rest}`,
  ]);
});

test('a course’s references to the catalogue and other courses must exist', async () => {
  const folder = writeCatalogue(new SiteFolder())
    .write(
      'courses/vienas/course.json',
      courseJson(301, { category: 'magic', filters: ['language/lt', 'city/riga'] }),
    )
    .write('courses/du/course.json', courseJson(301, { products: [{ id: 3010, price: 5 }] }))
    .write(
      'courses/trys/course.json',
      courseJson(303, {
        products: [{ id: 3010, price: 5, session: meeting({ time_zone: 'Europe/Rieve' }) }],
      }),
    );
  const first = (await faultsOf(folder)).join('\n');
  expect(first).toContain('products.0.session.time_zone: must be a time zone, such as Europe/Vilnius');
  folder.write(
    'courses/trys/course.json',
    courseJson(303, {
      products: [
        { id: 3010, price: 5, special: 9 },
        { id: 3011, price: 5, special: { price: 4, from: '2026-02-02', until: '2026-02-01' } },
        {
          id: 3012,
          price: 5,
          session: {
            days: [
              { day: '2026-12-02', from: '17:00', to: '09:00' },
              { day: '2026-12-01', from: '09:00', to: '17:00' },
            ],
          },
        },
      ],
    }),
  );
  const contradictions = (await faultsOf(folder)).join('\n');
  expect(contradictions).toContain('products.0.special: must be less than the price');
  expect(contradictions).toContain('products.1.special.until: is before the first day');
  expect(contradictions).toContain('products.2.session.days.0.to: must be later than from');
  expect(contradictions).toContain('products.2.session.days.1: must come after the day above it');
  folder.write('courses/trys/course.json', courseJson(303, { products: [{ id: 3010, price: 5 }] }));
  const second = (await faultsOf(folder)).join('\n');
  expect(second).toContain("category: there is no category 'magic'");
  expect(second).toContain("filters.1: there is no filter 'city/riga'");
  expect(second).toContain("id: 301 is the id of 'du'");
  expect(second).toContain('products.0.id: 3010 is a product of the course 301');
});

test('where a course is studied must exist, and no two courses are the same one there', async () => {
  const folder = writeCatalogue(new SiteFolder())
    .write('courses/vienas/course.json', courseJson(301, { environment: 'nowhere' }))
    .write('courses/du/course.json', courseJson(302, { environment_course: 7 }))
    .write('courses/trys/course.json', courseJson(303, { environment: 'extlms', environment_course: 304 }))
    .write('courses/keturi/course.json', courseJson(304, {}));
  const faults = (await faultsOf(folder)).join('\n');
  expect(faults).toContain("environment: there is no environment 'nowhere'");
  expect(faults).toContain('environment_course: is for courses of another environment');
  expect(faults).toMatch(/environment_course: is the course '(?:trys|keturi)'/);
});

function page(requires: string[]) {
  return { type: 'page', title: inAll('x'), completion: 1, requires };
}

test('unknown and circular requirements are refused', async () => {
  const theory = 'courses/ratas/theory/01-pirma';
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'ratas', 204)
    .write(`${theory}/ranka.json`, page(['pats']))
    .write(`${theory}/pats.json`, page(['ranka', 'niekas', 'nuoroda']));
  const faults = (await faultsOf(folder)).join('\n');
  expect(faults).toContain("requires.0: 'pats' in turn requires this material");
  expect(faults).toContain("requires.1: there is no material 'niekas' in this course");
  expect(faults).toContain("requires.2: 'nuoroda' is never completed (its completion is 0)");
});

test('hidden files and folders are no part of a course', async () => {
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'paslepta', 213);
  for (const hidden of [
    'courses/.git/config',
    'courses/paslepta/theory/.obsidian/app.json',
    'courses/paslepta/theory/01-pirma/._ranka.json',
    'courses/paslepta/theory/01-pirma/figures/.DS_Store',
  ])
    folder.write(hidden, 'x');
  expect(await folder.import(app, { dryRun: true })).toMatchObject({ courses: 1 });
});

test('a dry run checks everything and stores nothing', async () => {
  const report = await writeStudies(writeCatalogue(new SiteFolder()), 'bandymas', 205).import(app, {
    dryRun: true,
  });
  expect(report).toMatchObject({ categories: 3, filters: 6, courses: 1, materials: 5 });
  expect(await countOf('courses')).toBe(0);
  expect(await countOf('categories')).toBe(0);
});

function sections(materials: string[]) {
  return { title: inAll('Pirma tema'), sections: [{ title: inAll('Viskas'), materials }] };
}

test('repeating an import changes nothing, and a changed one keeps completions', async () => {
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201);
  await folder.import(app);
  const read = () => app.database.sql`
    select id, slug, position, retired, requires, content from materials where course_id = 201 order by id`;
  const before = await read();
  await folder.import(app);
  expect(await read()).toEqual(before);

  const person = await app.person();
  await enrolIn(app.database.executor, { userId: person.id, courseId: 201, source: 'free' });
  const manual = before.find((row) => row['slug'] === 'ranka');
  const tick = (state: number) =>
    app.request({
      method: 'POST',
      url: '/api/courses/activity/completion',
      headers: person.headers,
      payload: { module: 'page', id: String(manual?.['id']), state },
    });
  expect((await tick(1)).json()).toMatchObject({ completed: true, course: { done: 1, total: 4 } });

  // The material is removed and returns in another place.
  const theory = 'courses/sepsis/theory/01-pirma';
  folder
    .write(`${theory}/topic.json`, sections(['pats', 'nuoroda', 'vaizdas', 'lapas']))
    .remove(`${theory}/ranka.json`);
  await folder.import(app);
  const progress = async () =>
    (await app.request({ url: '/api/courses/purchased/201', headers: person.headers })).json().data.completed;
  expect(await progress()).toEqual({ done: 0, total: 3 });
  expect((await tick(0)).statusCode).toBe(404);
  folder
    .write(`${theory}/topic.json`, sections(['pats', 'nuoroda', 'vaizdas', 'lapas', 'ranka']))
    .write(`${theory}/ranka.json`, { type: 'page', title: inAll('Kitaip'), completion: 1 });
  await folder.import(app);
  expect(await progress()).toEqual({ done: 1, total: 4 });
});

function review(text: string, changes: object = {}) {
  return [
    {
      course: 'likutis',
      user: null,
      first_name: 'Ona',
      last_name: 'O',
      rating: 5,
      language: 'lt',
      text,
      date: '-3d',
      ...changes,
    },
  ];
}

test('a changed review keeps its identity, and removing the last open material completes a course', async () => {
  const person = await app.person();
  const course = 'courses/likutis/theory/01-pirma';
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'likutis', 207).write(
    'reviews.json',
    review('Gerai'),
  );
  folder.write('reviews.json', [...review('Gerai'), ...review('Dar kartą')]);
  expect((await faultsOf(folder)).join()).toContain(
    "reviews.json:16:18: 1.last_name: Ona O has reviewed 'likutis' above",
  );
  await folder.write('reviews.json', review('Gerai')).import(app);
  await enrolIn(app.database.executor, { userId: person.id, courseId: 207, source: 'free' });
  const { data } = (await app.request({ url: '/api/courses/purchased/207', headers: person.headers })).json();
  await app.request({
    method: 'POST',
    url: '/api/courses/activity/completion',
    headers: person.headers,
    payload: { module: 'page', id: String(data.current.course_module_id), state: 1 },
  });
  for (const file of ['pats.json', 'vaizdas.json', 'lapas.json', 'nuoroda.json'])
    folder.remove(`${course}/${file}`);
  await folder
    .write(`${course}/topic.json`, sections(['ranka']))
    .write('reviews.json', review('Puiku'))
    .import(app);
  const after = (await app.request({ url: '/api/courses/purchased/207', headers: person.headers })).json();
  expect(after.data).toMatchObject({ completed: { done: 1, total: 1 }, completed_at: expect.any(String) });
  const reviews = (await app.request({ url: '/api/products/207/reviews' })).json();
  expect(reviews.data).toMatchObject([{ text: 'Puiku' }]);
});

test('a corrected day of a review is taken over, a relative one stays', async () => {
  const person = await app.person();
  const [known] = await app.database.sql<{
    username: string;
  }>`select username from users where id = ${person.id}`;
  const users = new Map([[known?.username ?? '', person.id]]);
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'diena', 208);
  const dayAfter = async (date: string, user: string | null): Promise<unknown> => {
    folder.write('reviews.json', review('Gerai', { course: 'diena', date, user }));
    await importSite(app.database, app.context.files, folder.path, { users });
    return await app.database
      .sql`select created_at::date::text as day, user_id from reviews where course_id = 208`;
  };
  expect(await dayAfter('2026-02-03', null)).toEqual([{ day: '2026-02-03', user_id: null }]);
  const named = [{ day: '2026-02-01', user_id: person.id }];
  expect(await dayAfter('2026-02-01', known?.username ?? '')).toEqual(named);
  expect(await dayAfter('-3d', null)).toEqual(named);
});

function withTopic(name: string, id: number, key: string): SiteFolder {
  const folder = `content/faq/${name}`;
  return ['lt', 'en', 'ru'].reduce(
    (site, language) => site.write(`${folder}/questions.${language}.md`, '## Ar?\n\nTaip'),
    new SiteFolder().write(`${folder}/category.json`, {
      id,
      key,
      icon: '0.svg',
      name: inAll('x'),
      intro: inAll('x'),
    }),
  );
}

test('a key with another id and an unknown parent are refused', async () => {
  const faults = await faultsOf(
    new SiteFolder()
      .write('catalogue/categories.json', [
        { key: 'nursing', id: 65, parent: 63, title: inAll('x') },
        { key: 'lost', id: 66, parent: 67, title: inAll('x') },
        { key: 'found', id: 68, parent: 66, title: inAll('x') },
        // Nobody would find either by going down from the top.
        { key: 'one', id: 69, parent: 70, title: inAll('x') },
        { key: 'other', id: 70, parent: 69, title: inAll('x') },
      ])
      .write('catalogue/filters.json', [
        { id: 9, key: 'city', name: inAll('x'), filters: [] },
        { id: 7, key: 'language', name: inAll('x'), filters: [{ id: 73, key: 'lt', name: inAll('x') }] },
      ]),
  );
  expect(faults).toEqual([
    "catalogue/categories.json:3:12: 0.key: 'nursing' is the key of 63",
    'catalogue/categories.json:15:15: 1.parent: there is no category 67',
    'catalogue/categories.json:35:15: 3.parent: the category 70 is itself below this one',
    'catalogue/categories.json:45:15: 4.parent: the category 69 is itself below this one',
    "catalogue/filters.json:4:12: 0.key: 'city' is the key of 10",
    "catalogue/filters.json:23:16: 1.filters.0.key: 'lt' is the key of 71",
  ]);
  await withTopic('pirma', 1, 'orders').import(app);
  expect(await faultsOf(withTopic('antra', 2, 'orders'))).toEqual([
    "content/faq/antra/category.json:3:10: key: 'orders' is the key of 1",
  ]);
});

test('a single course imports from its own folder', async () => {
  const folder = new SiteFolder().write('course.json', courseJson(206));
  const { path } = folder;
  const slug = path.split('/').at(-1)?.toLowerCase() ?? '';
  const faults = await folder.import(app).then(
    () => [],
    (error: unknown) => (error instanceof ImportError ? error.faults : []),
  );
  // The temporary folder's name has capitals, which course keys must not have: the only error.
  expect(faults.map((fault) => fault.message).join()).toMatch(
    slug === path.split('/').at(-1) ? /^$/ : /lower-case letters/,
  );
});

test('rich text keeps allowed markup and loses scripts', async () => {
  const [row] = await app.database.sql<{ ranka: string; pats: string }>`
    select max(html) filter (where slug = 'ranka') as ranka, max(html) filter (where slug = 'pats') as pats
    from material_texts join materials on materials.id = material_id where language = 'en'`;
  expect(row?.pats).toContain(
    '<a href="https://example.org" rel="noopener noreferrer" target="_blank">nuoroda</a>',
  );
  expect(row?.pats).not.toContain('javascript:alert"');
  expect(row?.ranka ?? '').not.toContain('<script');
});

const withSession = (session: object | null): SiteFolder =>
  writeCatalogue(new SiteFolder()).write(
    'courses/vietos/course.json',
    courseJson(209, { products: [{ id: 2090, price: 0, session }] }),
  );

test('an import that would remove taken seats is refused', async () => {
  await withSession(meeting({ seats: 3 })).import(app);
  for (const person of [await app.person(), await app.person()]) {
    await enrolIn(app.database.executor, { userId: person.id, courseId: 209, source: 'free' });
  }
  expect(await faultsOf(withSession(meeting({ seats: 1 })))).toEqual([
    expect.stringContaining('products.0.session.seats: must be at least 2: so many seats are taken'),
  ]);
  expect(await faultsOf(withSession(null))).toEqual([
    expect.stringContaining('products.0.session: 2 people have a seat in it'),
  ]);
  await withSession(meeting({ seats: 2 })).import(app);
  const { data } = (await app.request({ url: '/api/products/209' })).json();
  expect(data.products).toMatchObject([{ seats: 2, seats_left: 0 }]);
});

test('an import changes only its own courses’ rows', async () => {
  const one = writeCatalogue(new SiteFolder()).write('courses/vienas-pats/course.json', courseJson(211));
  await one.import(app);
  const rows = () => app.database.sql<{ id: number; row: string }>`
    select course_id as id, xmin::text as row from course_counters where course_id <> 211 order by course_id`;
  const before = await rows();
  expect(before.length).toBeGreaterThan(0);
  await one.import(app);
  expect(await rows()).toEqual(before);
});

const withTitle = (title: string): SiteFolder =>
  writeCatalogue(new SiteFolder()).write(
    'courses/zodis/course.json',
    courseJson(212, { title: inAll(title) }),
  );

test('search indexes the documents’ words and drops removed ones', async () => {
  const known = async (word: string) =>
    (await app.database.sql`select from search_words where language = 'lt' and word = ${word}`).length;
  await withTitle('Retasis').import(app);
  expect([await known('retasis'), await known('naujasis')]).toEqual([1, 0]);
  await withTitle('Naujasis').import(app);
  expect([await known('retasis'), await known('naujasis')]).toEqual([0, 1]);
});

test('courses are found by the new title of their category at once, those that are not imported with it too', async () => {
  const category = { key: 'radiology', id: 78, parent: 59, title: inAll('Rentgenas') };
  const categories = [category, { key: 'other', id: 79, parent: 59, title: inAll('Kitkas') }];
  const writeCategories = (folder: SiteFolder) => folder.write('catalogue/categories.json', categories);
  await writeCategories(writeCatalogue(new SiteFolder()))
    .write('courses/nuotrauka/course.json', courseJson(213, { category: 'radiology' }))
    .write('courses/kitas/course.json', courseJson(214, { category: 'other' }))
    .import(app);
  const found = async (search: string, language = 'lt-lt'): Promise<number[]> => {
    await app.context.versions.catchUp();
    const answer = await app.request({
      url: `/api/products?search=${encodeURIComponent(search)}`,
      headers: { 'x-oc-merchant-language': language },
    });
    return answer.json().data.map(({ id }: { id: number }) => id);
  };
  const documents = () => app.database.sql<{ row: string }>`
    select course_id, language, xmin::text as row, document from course_documents where course_id in (213, 214)
    order by course_id, language`;
  expect(await found('rentgeno')).toEqual([213]);
  const before = await documents();

  // One language stays as it is.
  category.title = { ...category.title, lt: 'Radiologija', ru: 'Радиология' };
  await writeCategories(new SiteFolder()).import(app);
  expect([await found('rentgenas'), await found('radiologijos'), await found('radiolog')]).toEqual([
    [],
    [213],
    [213],
  ]);
  expect([await found('rentgenas', 'en-gb'), await found('радиологии', 'ru-ru')]).toEqual([[213], [213]]);
  // What else they say finds them as before.
  expect([await found('kursas 213'), await found('kitkas')]).toEqual([[213], [214]]);
  const after = await documents();
  expect(after.filter(({ row }, index) => row !== before[index]?.row)).toMatchObject([
    { course_id: 213, language: 'lt' },
    { course_id: 213, language: 'ru' },
  ]);
  const words = await app.database.sql`
    select from search_words where language = 'lt' and word in ('rentgenas', 'radiologija')`;
  expect(words).toHaveLength(1);

  // The next time nothing is written.
  await writeCategories(new SiteFolder()).import(app);
  expect(await documents()).toEqual(after);
});

const taught = {
  format: 'hybrid',
  duration_hours: 9.5,
  cpd_hours: 12.5,
  lecturers: [
    {
      name: 'Ona Onaitė',
      profession: { lt: 'Gydytoja', en: 'Doctor', ru: 'Врач' },
      about: { lt: 'Gaivina.', en: 'Resuscitates.', ru: 'Реанимирует.' },
    },
    { name: 'Jonas Jonaitis', profession: inAll('Slaugytojas') },
  ],
  date_change_days: 5,
  products: [
    {
      id: 5210,
      price: 0,
      session: {
        days: [
          { day: '+20d', from: '09:00', to: '16:00' },
          { day: '+21d', from: '09:00', to: '12:30' },
        ],
      },
    },
    { id: 5211, price: 0 },
  ],
};

test('a course tells who teaches it, what it counts for, how long one practises and until when dates change', async () => {
  await writeCatalogue(new SiteFolder())
    .write('courses/destoma/course.json', courseJson(521, taught))
    .write('courses/nedestoma/course.json', courseJson(522))
    .import(app);
  const read = async (id: number) =>
    (await app.request({ url: `/api/products/${id}`, headers: { 'x-oc-merchant-language': 'en-gb' } })).json()
      .data;
  expect(await read(521)).toMatchObject({
    cpd_hours: 12.5,
    date_change_days: 5,
    lecturers: [
      { name: 'Ona Onaitė', profession: 'Doctor', about: 'Resuscitates.' },
      { name: 'Jonas Jonaitis', profession: 'Slaugytojas (en)', about: null },
    ],
    products: [
      { practice_days: 2, practice_minutes: 630 },
      { practice_days: null, practice_minutes: null },
    ],
  });
  expect(await read(522)).toMatchObject({ cpd_hours: null, date_change_days: null, lecturers: [] });
  // What a folder no longer says is gone.
  await writeCatalogue(new SiteFolder())
    .write(
      'courses/destoma/course.json',
      courseJson(521, { ...taught, cpd_hours: undefined, lecturers: undefined, date_change_days: undefined }),
    )
    .import(app);
  // Once the server has heard of the new version.
  await expect
    .poll(() => read(521))
    .toMatchObject({ cpd_hours: null, date_change_days: null, lecturers: [] });
});

test.each([
  [{ cpd_hours: -2 }, 'cpd_hours: must be 0.5 or more'],
  [{ cpd_hours: 0 }, 'cpd_hours: must be 0.5 or more'],
  [{ cpd_hours: 1.3 }, 'cpd_hours: must be whole or half hours'],
  [{ cpd_hours: '8' }, 'cpd_hours: must be a number of hours'],
  [{ cpd_hours: 100_000 }, 'cpd_hours: must be 1000 or less'],
  [{ cpd_hours: 3 }, 'cpd_hours: are more than fit into 2 hours, at 45 minutes each'],
  [{ date_change_days: -1 }, 'date_change_days: must be 1 or more'],
  [{ date_change_days: 400 }, 'date_change_days: must be 365 or less'],
  [
    { lecturers: [taught.lecturers[1], taught.lecturers[1]] },
    "lecturers.1.name: 'Jonas Jonaitis' is already taken above",
  ],
  [{ lecturers: [{ name: '', profession: inAll('x') }] }, 'lecturers.0.name: must not be empty'],
  [{ lecturers: [{ name: 'Ona' }] }, 'lecturers.0.profession: must be a text by language: lt, en and ru'],
])('%j of a course is refused', async (facts, fault) => {
  const folder = writeCatalogue(new SiteFolder()).write(
    'courses/netinkama/course.json',
    courseJson(523, facts),
  );
  const faults = await faultsOf(folder);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});
