import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importSite } from '../src/publish/import-site.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { operatorOf } from './support/operator.ts';
import { dotted, pack, renamed, smallPackage } from './support/packages.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';

const here = await createTestApp();
const elsewhere = await createTestApp();
const operator = operatorOf(here, { DATA_DIR: here.settings.dataFolder });
const operatorElsewhere = operatorOf(elsewhere, { DATA_DIR: elsewhere.settings.dataFolder });

/** The bytes of every file below a folder, by its path. */
function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file, 'base64')] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What a course is, whatever the numbers of its parts. */
async function courseOf({ database: { sql } }: TestApp, slug: string): Promise<unknown[]> {
  return [
    await sql`select shortname, published, format, certificate, tracked_materials, image from courses where slug = ${slug}`,
    await sql`
      select language, course_texts.title, full_description, abilities, faq from course_texts
      join courses on courses.id = course_id where slug = ${slug} order by language`,
    await sql`
      select materials.slug, module, completion, materials.title, content, language, html from materials
      join courses on courses.id = course_id left join material_texts on material_id = materials.id
      where courses.slug = ${slug} order by materials.slug, language`,
  ];
}

const theory = 'courses/sepsis/theory/01-pirma';

async function writeSite(): Promise<SiteFolder> {
  const folder = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201)
    .write('courses/sepsis/description.lt.md', '\uFEFFAprašymas\r\nsu Windows eilutėmis\r\n')
    .write('courses/sepsis/description.en.md', 'Description, without an end of line')
    .write('courses/sepsis/description.ru.md', 'Описание\n\n\n')
    .write('courses/sepsis/CREDITS.md', 'Who took the pictures.')
    // Random: a zip of one letter eight million times would be refused.
    .write('courses/sepsis/long.txt', randomBytes(6_000_003).toString('base64'))
    .write('courses/sepsis/.draft/later.md', 'hidden')
    .write(`${theory}/raw-recording.mov`, 'nothing names it')
    .write(`${theory}/paketas.json`, {
      type: 'hvp',
      title: inAll('Paketas'),
      completion: 2,
      file: 'paketas.h5p',
    })
    .write(`${theory}/paketas.h5p`, await pack(smallPackage))
    .write(`${theory}/topic.json`, {
      title: inAll('Pirma tema'),
      sections: [
        { title: inAll('Viskas'), materials: ['ranka', 'pats', 'nuoroda', 'vaizdas', 'lapas', 'paketas'] },
      ],
    });
  return writeStudies(folder, 'kraujas', 202);
}

const site = await writeSite();
await site.import(here);
const original = filesIn(join(site.path, 'courses'));
for (const left of ['sepsis/.draft/later.md', 'sepsis/theory/01-pirma/raw-recording.mov'])
  delete original[left];
const kraujas = Object.fromEntries(Object.entries(original).filter(([path]) => path.startsWith('kraujas/')));

test('all courses come back to the byte, and are the same courses elsewhere', async () => {
  const target = new SiteFolder();
  const done = await operator('export', 'all', target.path, '--json');
  expect(done.code).toBe(0);
  expect(JSON.parse(done.output.split('\n').at(-2) ?? '')).toMatchObject({
    courses: [{ slug: 'kraujas' }, { slug: 'sepsis' }],
    skipped: [],
  });
  expect(filesIn(join(target.path, 'courses'))).toEqual(original);
  // The database holds no text that is too long to be held in memory.
  expect(
    await here.database.sql`select content from course_sources where path = 'long.txt' and hash is not null`,
  ).toEqual([{ content: null }]);
  // Nothing of the work aside stays.
  expect(readdirSync(target.path).toSorted()).toEqual(['catalogue', 'courses']);

  const imported = await operatorElsewhere('import', target.path);
  expect([imported.code, imported.output]).toEqual([0, expect.stringContaining('Imported')]);
  expect(await courseOf(elsewhere, 'sepsis')).toEqual(await courseOf(here, 'sepsis'));
  // And from there again.
  const again = new SiteFolder();
  await operatorElsewhere('export', 'sepsis', again.path);
  expect(filesIn(join(again.path, 'sepsis'))).toEqual(filesIn(join(target.path, 'courses/sepsis')));
});

test('what people did since the import belongs to them and is in no export', async () => {
  const person = await here.person();
  expect((await operator('enrol', person.username, '202')).code).toBe(0);
  const materials = await here.request({
    url: '/api/courses/202/materials',
    headers: person.headers,
  });
  expect(materials.body).not.toContain(person.username);
  const target = new SiteFolder();
  expect((await operator('export', '202', target.path)).code).toBe(0);
  expect(filesIn(target.path)).toEqual(kraujas);
});

test('what is there is replaced only with --yes, and what an import skips stays', async () => {
  const target = new SiteFolder();
  expect((await operator('export', 'kraujas', target.path)).code).toBe(0);
  target
    .write('kraujas/course.json', '{}')
    .write('kraujas/theory/02-sena/topic.json', '{}')
    .write('kraujas/theory/03-juodrastis/lapas.pdf', 'old')
    .write('other/notes.txt', 'kept');
  const skipped = ['.git/config', 'script.doc', 'theory/01-pirma/raw.mov', 'theory/02-sena/raw.mov'];
  for (const own of skipped) target.write(`kraujas/${own}`, 'kept');
  const link = join(target.path, 'kraujas/theory/nuoroda.md');
  symlinkSync('../course.json', link);
  const refused = await operator('export', 'kraujas', target.path);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--yes replaces it')]);
  expect(readFileSync(join(target.path, 'kraujas/course.json'), 'utf8')).toBe('{}');

  expect((await operator('export', 'kraujas', target.path, '--yes')).code).toBe(0);
  const kept = [...skipped.map((own) => `kraujas/${own}`), 'other/notes.txt'];
  expect(filesIn(target.path)).toEqual({
    ...kraujas,
    ...Object.fromEntries(kept.map((own) => [own, btoa('kept')])),
  });
  expect(readlinkSync(link)).toBe('../course.json');
  expect(existsSync(join(target.path, 'kraujas/theory/03-juodrastis'))).toBe(false);

  // A folder that is no course is never emptied.
  const strange = new SiteFolder().write('kraujas/diary.txt', 'mine');
  const strangers = await operator('export', 'kraujas', strange.path, '--yes');
  expect([strangers.code, strangers.output]).toEqual([
    1,
    expect.stringContaining('is not the folder of a course'),
  ]);
  expect(filesIn(strange.path)).toHaveProperty(['kraujas/diary.txt']);
});

/** Where a course was exported to before, with another file. */
const exportedWith = (file: string) =>
  new SiteFolder()
    .write('kraujas/course.json', '{}')
    .write('kraujas/.git/config', 'kept')
    .write(`kraujas/${file}`, 'old');

test('a course is replaced as a whole, also where a folder gives way to a file', async () => {
  const target = exportedWith('theory/01-pirma/topic.json/old.json');
  expect((await operator('export', 'kraujas', target.path, '--yes')).code).toBe(0);
  expect(filesIn(target.path)).toEqual({ ...kraujas, 'kraujas/.git/config': btoa('kept') });
  expect(readdirSync(target.path)).toEqual(['kraujas']);

  // What stays has no place beside what is written.
  for (const own of ['theory', 'theory/01-pirma/topic.json/.notes']) {
    const inTheWay = exportedWith(own);
    const before = filesIn(inTheWay.path);
    const refused = await operator('export', 'kraujas', inTheWay.path, '--yes');
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringContaining(`kraujas/${own} would stay, but theory/01-pirma/`),
    ]);
    expect(filesIn(inTheWay.path)).toEqual(before);
  }
});

test('what an export had aside when it was killed is brought back by the next', async () => {
  const target = new SiteFolder().write('kraujas/course.json', 'old').write('kraujas/.git/config', 'kept');
  const kill = () =>
    renameSync(join(target.path, 'kraujas'), join(target.path, '.kraujas.replaced-by-medeina'));
  const next = async () => {
    const { output } = await operator('export', 'kraujas', target.path);
    expect(output).toContain('--yes replaces it');
    return filesIn(target.path);
  };
  kill();
  expect(await next()).toEqual({
    'kraujas/.git/config': btoa('kept'),
    'kraujas/course.json': btoa('old'),
  });
  kill();
  target.write('kraujas/course.json', 'new');
  expect(await next()).toEqual({
    'kraujas/.git/config': btoa('kept'),
    'kraujas/course.json': btoa('new'),
  });
});

test('a dry run says what would be written and replaced, is refused as the export, and writes nothing', async () => {
  const target = new SiteFolder().write('kraujas/course.json', 'old');
  const dry = async (...words: readonly string[]) => {
    const before = filesIn(target.path);
    const { code, output } = await operator('export', ...words, '--dry-run', '--json');
    expect(filesIn(target.path)).toEqual(before);
    return { code, ...JSON.parse(output.trim().split('\n').at(-1) ?? '') };
  };
  const files = Object.keys(kraujas).length;
  const one = { courses: [{ slug: 'kraujas', files }], kept: false };
  expect(await dry('kraujas', target.path)).toMatchObject({
    code: 0,
    ...one,
    replaced: [join(target.path, 'kraujas')],
  });
  const told = await operator('export', 'kraujas', target.path, '--dry-run');
  expect(told.output).toContain(`Would replace ${join(target.path, 'kraujas')}, with --yes.`);
  expect(await dry('all', join(target.path, 'new/site'))).toMatchObject({ code: 0, replaced: [] });
  expect(await dry('kraujas', join(target.path, 'new.zip'), '--zip')).toMatchObject({ ...one, replaced: [] });
  expect(existsSync(join(target.path, 'new'))).toBe(false);

  const zip = join(target.path, 'old.zip');
  expect((await operator('export', 'kraujas', zip, '--zip')).code).toBe(0);
  expect(await dry('kraujas', zip, '--zip')).toMatchObject({ ...one, replaced: [zip] });
  const { sql } = here.database;
  const events = await sql`select from audit_events`;
  target
    .write('staying/kraujas/course.json', 'old')
    .write('staying/kraujas/theory/01-pirma/topic.json/.notes', 'kept')
    .write('strange/kraujas/diary.txt', 'mine')
    .write('killed/.kraujas.replaced-by-medeina/course.json', 'old');
  for (const [words, error] of [
    [['kraujas', join(target.path, 'staying')], 'topic.json/.notes would stay'],
    [['kraujas', join(target.path, 'strange')], 'is not the folder of a course'],
    [['kraujas', zip], 'is not a folder'],
    [['kraujas', join(zip, 'below')], 'a part of the path is not a folder'],
    [['kraujas', target.path, '--zip'], 'is a folder'],
    [['999', target.path], "There is no course '999'"],
  ] as const)
    expect(await dry(...words)).toEqual({ code: 1, error: expect.stringContaining(error) });
  expect(await dry('kraujas', join(target.path, 'killed'))).toMatchObject({
    replaced: [join(target.path, 'killed/kraujas')],
  });
  expect(await sql`select from audit_events`).toEqual(events);
  const [row] = await sql<{ hash: string }>`
    select hash from course_sources where path like '%lapas.pdf' and course_id = 201`;
  const stored = join(here.settings.dataFolder, 'files', row?.hash.slice(0, 2) ?? '', row?.hash ?? '');
  const bytes = readFileSync(stored);
  onTestFinished(() => writeFileSync(stored, bytes));
  // More than an import takes of one file; no byte of it is on the disk.
  truncateSync(stored, 2 ** 31 + 1);
  expect(await dry('201', join(target.path, 'large.zip'), '--zip')).toEqual({
    code: 1,
    error: expect.stringContaining('more than a zip may hold'),
  });
});

test('a zip is the same each time, and an import takes it', async () => {
  const folder = new SiteFolder();
  const [one, two] = ['one.zip', 'two.zip'].map((name) => join(folder.path, name));
  if (one === undefined || two === undefined) throw new Error('Two names give two paths');
  for (const path of [one, two]) expect((await operator('export', 'sepsis', path, '--zip')).code).toBe(0);
  expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
  const refused = await operator('export', 'sepsis', one, '--zip');
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--yes replaces it')]);

  await operatorElsewhere('import', site.path);
  const dry = await operatorElsewhere('import', one, '--dry-run');
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('Would import 1 courses')]);
  expect((await operatorElsewhere('import', one)).code).toBe(0);
  expect(await courseOf(elsewhere, 'sepsis')).toEqual(await courseOf(here, 'sepsis'));
});

test('a zip whose course lies at its top has the name of the zip', async () => {
  const folder = new SiteFolder().write(
    'plaučiai.zip',
    await pack({ 'course.json': courseJson(203), '.DS_Store': 'x', '__MACOSX/course.json': '{}' }),
  );
  const misnamed = await operatorElsewhere('import', join(folder.path, 'plaučiai.zip'));
  expect(misnamed.output).toContain("The folder's name 'plaučiai' must be lower-case letters");
  folder.write('plauciai.zip', await pack({ 'course.json': courseJson(203) }));
  expect((await operatorElsewhere('import', join(folder.path, 'plauciai.zip'))).code).toBe(0);
  expect(await elsewhere.database.sql`select slug from courses where id = 203`).toEqual([
    { slug: 'plauciai' },
  ]);
});

test('an import tells of contacts and synonyms, whatever else comes with them', async () => {
  const folder = new SiteFolder()
    .write('catalogue/synonyms.json', { lt: [['opa', 'žaizda']], en: [['kids', 'children']], ru: [] })
    .write('content/contacts.json', { phone: '+370 5 200 11 22', email: 'labas@medeina.example' })
    .write('content/contact-subjects.json', [{ key: 'offer', name: inAll('Pasiūlymas') }]);
  const { code, output } = await operatorElsewhere('import', folder.path);
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('Imported 2 synonyms, 2 contacts, 1 subjects.\n'),
  ]);
});

test('a zip whose names begin with a dot is the same course', async () => {
  const zip = await pack(dotted({ 'course.json': courseJson(204), '.DS_Store': 'x' }));
  const folder = writeCatalogue(new SiteFolder()).write('kepenys.zip', zip);
  await folder.import(elsewhere);
  const { code, output } = await operatorElsewhere('import', join(folder.path, 'kepenys.zip'));
  expect([code, output]).toEqual([0, expect.stringContaining('Imported 1 courses')]);
});

test('a zip that is not one, is damaged, climbs out, or unpacks to far more than it is, is refused', async () => {
  const folder = new SiteFolder();
  const refusalOf = async (bytes: Uint8Array): Promise<string> => {
    folder.write('course.zip', bytes);
    const done = await operator('import', join(folder.path, 'course.zip'));
    expect(done.code).toBe(1);
    return done.output;
  };
  expect(await refusalOf(Buffer.from('not a zip'))).toContain('This zip cannot be unpacked');
  const climbing = renamed(await pack({ 'aa/course.json': '{}' }), 'aa/course.json', '../course.json');
  expect(await refusalOf(climbing)).toContain('This zip cannot be unpacked');
  const whole = await pack({ 'course.json': courseJson(203) }, { compress: false });
  expect(await refusalOf(renamed(whole, '"category"', '"kategory"'))).toContain(
    "This zip holds 'course.json', whose content is damaged",
  );
  const bomb = await pack({ 'course.json': Buffer.alloc(40_000_000) });
  expect(await refusalOf(bomb)).toContain('which unpacks to more than 150 times its size');
  expect(existsSync(join(folder.path, '../course.json'))).toBe(false);
});

test('courses without a folder are named, and the exit code says that something was left out', async () => {
  await here.database.sql`
    insert into courses (id, slug, shortname, environment_id, environment_course_id, category_id, format, published, duration_hours)
    select 9001, 'be-aplanko', 'X', environment_id, 9001, category_id, format, published, duration_hours
    from courses where id = 202`;
  try {
    const target = new SiteFolder();
    const all = await operator('export', 'all', target.path);
    expect(all.output).toContain('Left out: be-aplanko (9001)');
    expect(all.code).toBe(4);
    const one = await operator('export', 'be-aplanko', target.path);
    expect([one.code, one.output]).toEqual([1, expect.stringContaining('is not kept here')]);
    expect(readdirSync(target.path)).not.toContain('be-aplanko');
  } finally {
    await here.database.sql`delete from courses where id = 9001`;
  }
});

test('unknown courses, a lost file and a place that is no folder end with a message, and leave nothing', async () => {
  const target = new SiteFolder().write('file', 'x');
  const unknown = await operator('export', '999', target.path);
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining("There is no course '999'.")]);
  const blocked = await operator('export', '201', join(target.path, 'file'));
  expect([blocked.code, blocked.output]).toEqual([1, expect.stringContaining('is not a folder')]);

  const [row] = await here.database.sql<{ hash: string }>`
    select hash from course_sources where path like '%lapas.pdf' and course_id = 201`;
  const stored = join(here.settings.dataFolder, 'files', row?.hash.slice(0, 2) ?? '', row?.hash ?? '');
  const bytes = readFileSync(stored);
  rmSync(stored);
  const lost = await operator('export', '201', target.path);
  mkdirSync(join(stored, '..'), { recursive: true });
  writeFileSync(stored, bytes);
  expect([lost.code, lost.output]).toEqual([1, expect.stringContaining('is not in the store')]);
  expect(readdirSync(target.path)).toEqual(['file']);
});

test('an import replaces what is given back, and an export is recorded', async () => {
  const changed = writeStudies(new SiteFolder(), 'kraujas', 202)
    .remove('courses/kraujas/theory')
    .write('courses/kraujas/faq.lt.md', '## Klausimas\nAtsakymas')
    .write('courses/kraujas/faq.en.md', '## Question\nAnswer')
    .write('courses/kraujas/faq.ru.md', '## Вопрос\nОтвет');
  await importSite(here.database, here.context.files, join(changed.path, 'courses/kraujas'));
  const target = new SiteFolder();
  expect((await operator('export', '202', target.path)).code).toBe(0);
  expect(filesIn(join(target.path, 'kraujas'))).toEqual(filesIn(join(changed.path, 'courses/kraujas')));
  const audit = await operator('audit', '--action', 'content.exported', '--limit', '1');
  expect(audit.output).toContain('content.exported  courses=1');
});

test('the audit tells who imported a course, by the course', async () => {
  const site = await writeSite();
  expect((await operator('import', site.path)).code).toBe(0);
  const told = async (id: number): Promise<unknown> =>
    JSON.parse(
      (await operator('audit', '--object', `course:${id}`, '--action', 'content.', '--json')).output,
    );
  expect(await told(201)).toMatchObject({
    events: expect.arrayContaining([expect.objectContaining({ action: 'content.imported' })]),
  });
  expect(await told(999)).toEqual({ events: [] });
});
