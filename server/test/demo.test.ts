import { materialModules, type Output } from '@medeina/contract';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { demoFolder, seedDemo } from '../src/publish/demo.ts';
import { coursesToExport, exportCourses, type ExportTarget } from '../src/publish/export-courses.ts';
import { Faults } from '../src/import/faults.ts';
import { readSite } from '../src/import/site-folder.ts';
import { createTestApp } from './harness.ts';
import { operatorOf } from './support/operator.ts';

const app = await createTestApp();

test('the demo loads into an empty database once, whatever the number of instances', async () => {
  const { database } = app;
  const { files } = app.context;
  const loaded = await Promise.all([seedDemo({ database, files }), seedDemo({ database, files })]);
  expect(loaded.filter(Boolean)).toHaveLength(1);
  expect(await seedDemo({ database, files })).toBe(false);
});

test('every demo course comes back as the folder that it was, to the byte', async () => {
  const courses = await coursesToExport(app.database.executor, undefined);
  let compared = 0;
  const target: ExportTarget = {
    write: async (path, content) => {
      const original = await readFile(join(demoFolder, path));
      const written = content instanceof Uint8Array ? Buffer.from(content) : await buffer(content.body);
      expect(`${path} ${original.equals(written)}`).toBe(`${path} true`);
      compared += 1;
    },
  };
  await exportCourses(app.database.executor, app.context.files, target, courses, { folder: 'courses/' });
  const all = await readdir(join(demoFolder, 'courses'), { recursive: true, withFileTypes: true });
  expect(compared).toBe(all.filter((entry) => entry.isFile()).length);
});

test('the demo has the promised size', async () => {
  const [counts] = await app.database.sql<Record<string, number>>`
    select
      (select count(*)::integer from categories) as categories,
      (select count(*)::integer from filter_groups) as groups,
      (select count(*)::integer from courses) as courses,
      (select count(distinct course_id)::integer from materials) as studied,
      (select count(*)::integer from reviews) as reviews,
      (select count(*)::integer from slides) as slides,
      (select count(*)::integer from clients) as clients,
      (select count(*)::integer from information_pages where id in (3, 5, 8, 9, 11, 14, 17)) as pages,
      (select count(*)::integer from question_categories
        where jsonb_array_length(questions -> 'lt') >= 4) as questions,
      (select count(distinct module)::integer from materials) as modules`;
  expect(counts?.['categories']).toBeGreaterThanOrEqual(8);
  expect(counts?.['groups']).toBeGreaterThanOrEqual(4);
  expect(counts?.['courses']).toBeGreaterThanOrEqual(30);
  expect(counts?.['studied']).toBeGreaterThanOrEqual(6);
  expect(counts?.['reviews']).toBeGreaterThanOrEqual(60);
  expect(counts?.['slides']).toBe(4);
  // The page claims more than 20.
  expect(counts?.['clients']).toBe(22);
  expect(counts?.['pages']).toBe(7);
  expect(counts?.['questions']).toBe(8);
  expect(counts?.['modules']).toBe(materialModules.length);
});

test('every demo course is complete in every language', async () => {
  const rows = await app.database.sql<{ id: number }>`select id from courses order by id`;
  for (const language of ['lt-lt', 'en-gb', 'ru-ru']) {
    const answers = await Promise.all(
      rows.map(({ id }) =>
        app.request({ url: `/api/products/${id}`, headers: { 'x-oc-merchant-language': language } }),
      ),
    );
    for (const answer of answers) {
      const { data } = answer.json();
      expect(answer.statusCode).toBe(200);
      expect(
        [data.title, data.shortDescription, data.fullDescription].every((text) => text.length > 10),
      ).toBe(true);
      expect(data.abilities.length).toBeGreaterThan(0);
      expect(data.product_count).toBeGreaterThan(0);
      expect(data.courseSubjects.length).toBeGreaterThan(0);
      expect(data.faq.length).toBeGreaterThan(0);
    }
  }
});

test('nothing in the demo is a fault or a warning of the import', async () => {
  const faults = new Faults();
  await readSite(demoFolder, faults);
  expect(faults.sorted()).toEqual([]);
  expect(faults.warningLines()).toEqual([]);
});

test('what the demo advertises is to be had as long as it is advertised', async () => {
  const shown = await app.database.sql<{ discount: number; link: string; until: string | null }>`
    select discount::float8 as discount, link,
      ((shown_until at time zone 'Europe/Vilnius')::date - 1)::text as until
    from discount_banners order by id`;
  expect(shown).toHaveLength(2);
  for (const { discount, link, until } of shown) {
    const { data } = (await app.request({ url: link.replace('/course-about/', '/api/products/') })).json<{
      data: Pick<Output<'catalogue.products.detail'>['data'], 'products'>;
    }>();
    const lasting = data.products.filter(
      ({ special, price, special_until: last }) =>
        special !== null &&
        Math.round((1 - special.price / price) * 100) === discount &&
        (last ?? '9999') >= (until ?? '9999'),
    );
    expect(lasting.length, `${link} at ${String(discount)} % until ${String(until)}`).toBeGreaterThan(0);
  }
  const [endless] = await app.database.sql<{ count: number }>`
    select count(*)::integer as count from products where special_cents is not null and special_until is null`;
  expect(endless?.count).toBe(0);
});

interface Measured {
  readonly id: number;
  readonly format: 'hybrid' | 'online' | 'simulation';
  readonly duration_hours: number;
  readonly theory_minutes: number;
  readonly practice_minutes: number;
  readonly products: readonly { readonly practice_minutes: number | null }[];
  readonly courseSubjects: readonly {
    readonly duration_minutes: number;
    readonly parts: readonly { readonly module: string | null }[];
  }[];
}

/** Declared hours are told to a tenth of one, and a language has up to a tenth more words than the mean of the three. */
const toleranceOf = (theory: number): number => Math.max(6, theory / 10);

/** Whether a course's durations add up. */
function addsUp(course: Measured): boolean {
  const { format, theory_minutes: theory, practice_minutes: practice, courseSubjects } = course;
  const whole = Math.round(course.duration_hours * 60);
  if (course.products.some(({ practice_minutes: session }) => (session ?? 0) > whole)) return false;
  if ((format === 'online' && practice > 0) || (format === 'hybrid' && theory * practice === 0)) return false;
  const minutes = courseSubjects.reduce((sum, subject) => sum + subject.duration_minutes, 0);
  const hasTheory = courseSubjects.some(({ parts }) => parts.some(({ module }) => module !== null));
  // A programme of a course without theory here counts practice, too.
  return hasTheory
    ? theory === minutes && Math.abs(theory + practice - whole) <= toleranceOf(theory)
    : minutes === whole && theory + practice === whole && (format !== 'simulation' || theory === 0);
}

test.each(['lt-lt', 'en-gb', 'ru-ru'])(
  'in %s theory and practice of a course add up to its hours, and neither holds the other',
  async (language) => {
    const headers = { 'x-oc-merchant-language': language };
    const rows = await app.database.sql<{ id: number }>`select id from courses order by id`;
    const courses = await Promise.all(
      rows.map(
        async ({ id }) =>
          (await app.request({ url: `/api/products/${id}`, headers })).json<{ data: Measured }>().data,
      ),
    );
    expect(courses.length).toBeGreaterThan(0);
    expect(courses.filter((course) => !addsUp(course)).map(({ id }) => id)).toEqual([]);
  },
);

test('a page of a demo course is worth opening', async () => {
  const short = await app.database.sql<{ slug: string }>`
    select slug from materials where module = 'page' and not retired and duration_minutes < 2`;
  expect(short).toEqual([]);
});

const sourcesHeading = { lt: 'Šaltiniai', en: 'Sources', ru: 'Источники' };

interface LastPage {
  readonly slug: string;
  readonly language: keyof typeof sourcesHeading;
  readonly html: string;
}

/** Whether a text ends with the list of its sources, each of them with a year. */
function endsWithSources({ language, html }: LastPage): boolean {
  const [, list = ''] = html.split(`<h2>${sourcesHeading[language]}</h2>`);
  const sources = list.match(/<li>.*?<\/li>/gs) ?? [];
  return (
    sources.length > 0 &&
    sources.every((source) => /\b(?:19|20)\d\d\b/.test(source)) &&
    list.trimEnd().endsWith('</ul>')
  );
}

test('each topic of a demo course ends with its sources and their years, in every language', async () => {
  const lastPages = await app.database.sql<LastPage>`
    select distinct on (topic_id, language) slug, language, html
    from materials
      join sections on sections.id = section_id
      join material_texts on material_id = materials.id
    where module = 'page' and not materials.retired
    order by topic_id, language, sections.position desc, materials.position desc`;
  expect(lastPages.length).toBeGreaterThan(0);
  expect(
    lastPages.filter((page) => !endsWithSources(page)).map(({ slug, language }) => `${slug} ${language}`),
  ).toEqual([]);
});

test('a course says that its theory is in preparation where it is to have some here and has none', async () => {
  const courses = await app.database.sql<{ id: number; awaits: boolean }>`
    select id, format <> 'simulation' and environment_id = 'extlms'
      and not exists (select from materials where course_id = courses.id and not retired) as awaits
    from courses order by id`;
  expect(new Set(courses.map(({ awaits }) => awaits)).size).toBe(2);
  for (const [language, text] of [
    ['lt-lt', 'Internetinė teorija dar rengiama.'],
    ['en-gb', 'The online theory is still in preparation.'],
    ['ru-ru', 'Онлайн-теория ещё готовится.'],
  ] as const) {
    for (const { id, awaits } of courses) {
      const answer = await app.request({
        url: `/api/products/${id}`,
        headers: { 'x-oc-merchant-language': language },
      });
      expect([id, answer.json().data.theory_note]).toEqual([id, awaits ? text : null]);
    }
  }
});

test('all films of the three large courses have sound', async () => {
  const films = await app.database.sql<{ slug: string; has_sound: boolean }>`
    select slug, jsonb_path_exists(content, '$.**.hasSound ? (@ == true)') as has_sound from materials
    where course_id in (101, 103, 116) and module in ('video', 'document_video') and not retired
    order by slug`;
  expect(films.map(({ slug }) => slug)).toEqual([
    'daznis-pagal-tinkleli',
    'keturi-ritmai',
    'paspaudimu-ritmas',
    'pirmosios-desimt-minuciu',
    'svirkstiklio-zingsniai',
    'vienas-duzis',
  ]);
  expect(films.filter(({ has_sound: hasSound }) => !hasSound)).toEqual([]);
});

async function ids(url: string): Promise<number[]> {
  const { data } = (await app.request({ url })).json<{ data: { id: number }[] }>();
  return data.map(({ id }) => id);
}

test('the five courses with most enrolments are bestsellers', async () => {
  const popular = await ids('/api/products?sort=popular&limit=6');
  expect(popular).toHaveLength(6);
  expect(await ids('/api/featured')).toEqual(popular.slice(0, 5));
  expect(await ids('/api/products?bestsellers=1&sort=popular')).toEqual(popular.slice(0, 5));
});

/** What people type who do not know how the catalogue says it, with a course that it has to find. */
const typed = {
  'lt-lt': {
    cpr: 104,
    KPR: 101,
    bls: 104,
    acls: 101,
    nls: 121,
    pals: 117,
    aed: 104,
    ecg: 103,
    kardiograma: 103,
    'prieširdžių fibriliacija': 113,
    chf: 128,
    echoskopas: 109,
    uzi: 109,
    rentgenas: 125,
    epipen: 116,
    alergija: 116,
    lašelinė: 112,
    intubacija: 107,
    astma: 110,
    pragula: 102,
    'kraujo užkrėtimas': 105,
    sbar: 111,
    vaikai: 117,
  },
  'en-gb': {
    cpr: 104,
    bls: 104,
    acls: 101,
    nrp: 121,
    pals: 117,
    aed: 104,
    ekg: 103,
    electrocardiogram: 103,
    afib: 113,
    chf: 128,
    sonography: 109,
    'x-ray': 125,
    epipen: 116,
    allergy: 116,
    cannula: 112,
    intubation: 107,
    asthma: 110,
    bedsore: 102,
    'blood poisoning': 105,
    sbar: 111,
    kids: 117,
    'human factors': 106,
    'manual handling': 114,
  },
  'ru-ru': {
    слр: 104,
    cpr: 104,
    бслр: 104,
    рслр: 101,
    nls: 121,
    аед: 104,
    экг: 103,
    ecg: 103,
    'мерцательная аритмия': 113,
    хсн: 128,
    узи: 109,
    рентген: 125,
    аллергия: 116,
    эпипен: 116,
    капельница: 112,
    интубация: 107,
    астма: 110,
    хобл: 110,
    пролежни: 102,
    'заражение крови': 105,
    дети: 117,
    агрессия: 127,
    лидерство: 106,
  },
};

test.each(Object.entries(typed))(
  'in %s people find courses by their own words',
  async (language, searches) => {
    const missed: string[] = [];
    for (const [text, course] of Object.entries(searches)) {
      const response = await app.request({
        url: `/api/products?limit=30&search=${encodeURIComponent(text)}`,
        headers: { 'x-oc-merchant-language': language },
      });
      const found = response.json<Output<'catalogue.products.list'>>().data.map(({ id }) => id);
      if (!found.includes(course)) missed.push(`${text}: ${found.join(', ')}`);
    }
    expect(missed).toEqual([]);
  },
);

async function demoLearner(): Promise<Record<string, string>> {
  const login = await app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'demo', password: 'demo-medeina' },
  });
  return { authorization: `Bearer ${login.json().access_token}` };
}

test('the demo learner has courses in every state', async () => {
  const headers = await demoLearner();
  const { data } = (await app.request({ url: '/api/courses/purchased', headers })).json();
  const states = data.map((course: { completed: { done: number; total: number } }) =>
    course.completed.done === 0 ? 'new' : course.completed.done === course.completed.total ? 'done' : 'begun',
  );
  expect(new Set(states)).toEqual(new Set(['new', 'begun', 'done']));
});

test('a learner’s list and each course agree on the progress and the next material', async () => {
  const headers = await demoLearner();
  const list = await app.request({ url: '/api/courses/purchased?limit=100', headers });
  for (const { id, completed, current } of list.json<Output<'learning.purchased.list'>>().data) {
    const course = await app.request({ url: `/api/courses/purchased/${id}`, headers });
    expect(course.json()).toMatchObject({ data: { completed, current } });
  }
});

test('the demo learner has certificates that are valid and one that is over', async () => {
  const headers = await demoLearner();
  const response = await app.request({ url: '/api/certificates', headers });
  const { data } = response.json<Output<'learning.certificates.list'>>();
  expect(new Set(data.map((one) => one.is_valid))).toEqual(new Set([true, false]));
  expect(data.find(({ title }) => title.startsWith('Anafilaksija'))).toMatchObject({
    name: 'Rūta Kazlauskaitė',
    endResult: expect.any(Number),
  });
});

test('the doctor warns of accounts of the demo where it is off, until they are locked', async () => {
  const accounts: { username: string }[] = JSON.parse(
    await readFile(join(demoFolder, 'accounts.json'), 'utf8'),
  );
  const names = accounts.map(({ username }) => username).toSorted();
  // One who signs in elsewhere, and one with an address of their own.
  await app.database.sql`
    insert into users (username, email, email_confirmed_at, password_hash)
    values ('elsewhere', 'elsewhere@pmp.example', now(), null), ('own', 'own@example.org', now(), 'a hash')`;
  const folder = { DATA_DIR: app.settings.dataFolder };
  const off = operatorOf(app, { ...folder, DEMO: 'false' });
  expect((await off('doctor')).output).toContain(
    `! demo accounts: the demo is off, but its accounts are still here (${names.join(', ')})`,
  );
  const on = await operatorOf(app, { ...folder, DEMO: 'true' })('doctor');
  expect(on.output).not.toContain('demo accounts');
  for (const name of names) expect((await off('users', 'lock', name)).code).toBe(0);
  expect((await off('doctor')).output).not.toContain('demo accounts');
});
