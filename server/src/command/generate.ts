import { languages, rootCategory } from '@medeina/contract';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { hashPassword } from '../auth/passwords.ts';
import { refreshDerived, saveCategories, saveFilterGroups } from '../catalogue/import-store.ts';
import { type Database, type Executor, inKeptTransaction, inTransaction } from '../platform/database.ts';
import type { MaterialContent } from '../learning/material-content.ts';
import { raiseContentVersion } from '../platform/versions.ts';

/** Synthetic load: courses and people by the hundred thousand, for measuring. Never meant for people to read. */

export interface LoadOptions {
  readonly courses: number;
  readonly users: number;
  /** Courses that each person takes. */
  readonly enrolments?: number;
  /** Whether people who are added have the password {@link loadPassword}; else nobody can sign in as them. */
  readonly passwords: boolean;
  readonly onProgress?: (what: string, done: number, total: number) => void;
  /** Is kept or lost with the first that is added. */
  readonly alongside?: (executor: Executor) => Promise<void>;
}

export interface LoadReport {
  readonly courses: number;
  readonly users: number;
  readonly enrolments: number;
}

/** Generated ids begin here, away from those that people give. */
const firstId = 1_000_000;
const batch = 2000;
/** Everybody generated is `load1`, `load2`, …, with this password where one was asked for. */
export const loadPassword = 'load-password';

/**
 * Adds synthetic courses and people. The same options give the same rows, and what is there already stays, so a second
 * run only adds what is missing.
 */
export async function generateLoad(database: Database, options: LoadOptions): Promise<LoadReport> {
  const [first, ...others] = rangesOf(options.courses);
  await inTransaction(database.executor, async (transaction) => {
    await options.alongside?.(transaction);
    await prepareTaxonomy(transaction);
    if (first !== undefined) await insertCourses(transaction, first.from, first.to);
  });
  if (first !== undefined) options.onProgress?.('courses', first.to, options.courses);
  for (const { from, to } of others) {
    await inTransaction(database.executor, (transaction) => insertCourses(transaction, from, to));
    options.onProgress?.('courses', to, options.courses);
  }
  await insertPeople(database, options);
  // With many of both these take minutes.
  options.onProgress?.('last steps', 0, 2);
  await inTransaction(database.executor, async (transaction) => {
    await sql`
      update course_counters set enrolments = counted.enrolments
      from (select course_id, count(*)::integer as enrolments from enrolments group by course_id) counted
      where counted.course_id = course_counters.course_id
        and course_counters.enrolments <> counted.enrolments`.execute(transaction);
    await refreshDerived(transaction, null);
    await raiseContentVersion(transaction);
  });
  options.onProgress?.('last steps', 1, 2);
  await sql`analyze`.execute(database.executor);
  options.onProgress?.('last steps', 2, 2);
  return { ...planLoad(options), enrolments: await countMade(database.executor) };
}

/** The enrolments in generated courses: fewer than planned, as somebody may be given a popular course twice. */
async function countMade(executor: Executor): Promise<number> {
  const { rows } = await sql<{ enrolments: number }>`
    select coalesce(sum(enrolments), 0)::integer as enrolments from course_counters
    where course_id > ${firstId}`.execute(executor);
  return rows[0]?.enrolments ?? 0;
}

/**
 * Adds the first batch, with which the others fit or do not, and keeps nothing.
 * @returns how much there would be at most once all is generated.
 */
export async function tryLoad({ executor }: Database, options: LoadOptions): Promise<LoadReport> {
  const [courses] = rangesOf(options.courses);
  const [people] = rangesOf(options.users);
  await inKeptTransaction(executor, true, async (transaction) => {
    await options.alongside?.(transaction);
    await prepareTaxonomy(transaction);
    if (courses !== undefined) await insertCourses(transaction, courses.from, courses.to);
    if (people !== undefined) await insertBatchOfPeople(transaction, people, options, null);
  });
  return planLoad(options);
}

/** How much there is at most once it is generated. */
function planLoad(options: Pick<LoadOptions, 'courses' | 'enrolments' | 'users'>): LoadReport {
  const { courses, users } = options;
  return { courses, users, enrolments: users * enrolmentsOf(options) };
}

interface Batch {
  readonly from: number;
  readonly to: number;
}

/** From 1 to the count, in batches. */
function rangesOf(count: number): Batch[] {
  return Array.from({ length: Math.ceil(count / batch) }, (_, index) => ({
    from: index * batch + 1,
    to: Math.min((index + 1) * batch, count),
  }));
}

function enrolmentsOf(options: Pick<LoadOptions, 'courses' | 'enrolments'>): number {
  return Math.min(options.enrolments ?? 10, options.courses);
}

function sameText(text: string) {
  return { lt: text, en: text, ru: text };
}

/** A database without a catalogue gets a plain one; one that has a catalogue lends it. */
async function prepareTaxonomy(executor: Executor): Promise<void> {
  const { rows } = await sql`select from categories limit 1`.execute(executor);
  if (rows.length > 0) return;
  await saveCategories(
    executor,
    [61, 62, 63, 64, 65, 66, 67, 68].map((id) => ({
      key: `load-${id}`,
      id,
      parent: rootCategory,
      title: sameText(`Category ${id}`),
    })),
  );
  const groups = [
    { id: 7, key: 'language', keys: languages },
    { id: 8, key: 'format', keys: ['hybrid', 'online', 'simulation'] },
    { id: 9, key: 'profession', keys: ['doctor', 'nurse', 'paramedic', 'pharmacist', 'student'] },
    { id: 10, key: 'city', keys: ['vilnius', 'kaunas', 'klaipeda', 'siauliai'] },
  ];
  await saveFilterGroups(
    executor,
    groups.map((group) => ({
      id: group.id,
      key: group.key,
      name: sameText(group.key),
      filters: group.keys.map((key, index) => ({ id: group.id * 10 + index + 1, key, name: sameText(key) })),
    })),
  );
}

/** Word stems of the three languages and endings: enough different words for search to have to choose. */
const words = {
  lt: 'gaivinimas žaizda širdis kvėpavimas slauga vaistai ultragarsas insultas sepsis trauma nudegimas anestezija kraujas infekcija pediatrija skausmas komunikacija komanda kateteris defibriliacija anafilaksija naujagimis nėštumas psichologija mityba reabilitacija diagnostika simuliacija šokas sąveika'.split(
    ' ',
  ),
  en: 'resuscitation wound heart breathing nursing medicines ultrasound stroke sepsis trauma burn anaesthesia blood infection paediatrics pain communication team catheter defibrillation anaphylaxis newborn pregnancy psychology nutrition rehabilitation diagnostics simulation shock interaction'.split(
    ' ',
  ),
  ru: 'реанимация рана сердце дыхание уход лекарства ультразвук инсульт сепсис травма ожог анестезия кровь инфекция педиатрия боль общение команда катетер дефибрилляция анафилаксия новорождённый беременность психология питание реабилитация диагностика симуляция шок взаимодействие'.split(
    ' ',
  ),
} as const;

/** A number below `size`, its own for each course and purpose, the same at every run. */
function pick(salt: number, size: number) {
  return sql`(abs(hashint4(n * 31 + ${sql.lit(salt)})) % ${sql.lit(size)})`;
}

async function insertCourses(executor: Executor, from: number, to: number): Promise<void> {
  const range = sql`generate_series(${from}::integer, ${to}::integer) as n`;
  await sql`
    insert into courses (id, slug, shortname, environment_id, environment_course_id, category_id, format, published, duration_hours, theory_minutes, certificate, filter_ids)
    select ${sql.lit(firstId)} + n, 'load-' || n, 'L' || n, 'extlms', ${sql.lit(firstId)} + n,
      (array(select id from categories order by id))[1 + ${pick(1, 8)} % (select count(*)::integer from categories)],
      (array['hybrid', 'online', 'simulation'])[1 + ${pick(2, 3)}],
      date '2026-01-01' - ${pick(3, 2000)}, 1 + ${pick(4, 20)}, 60, n % 2 = 0,
      array[71 + ${pick(5, 3)}, 81 + ${pick(2, 3)}, 91 + ${pick(6, 5)}, 101 + ${pick(7, 4)}]
    from ${range} on conflict do nothing`.execute(executor);
  await sql`
    insert into course_counters (course_id) select ${sql.lit(firstId)} + n from ${range} on conflict do nothing`.execute(
    executor,
  );
  for (const language of languages) {
    const word = (salt: number) =>
      sql`(${words[language]}::text[])[1 + ${pick(salt, words[language].length)}]`;
    // Some words are rare: a number by itself and a syllable that few courses share.
    const rare = sql`translate((n % 5000)::text, '0123456789', 'bdgklmnprs') || 'ium'`;
    await sql`
      insert into course_texts (course_id, language, title, short_description)
      select ${sql.lit(firstId)} + n, ${language}, ${word(11)} || ' ' || ${word(12)} || ' ' || n, ${word(13)} || ', ' || ${word(14)} || ' ' || ${rare}
      from ${range} on conflict do nothing`.execute(executor);
    await sql`
      insert into course_documents (course_id, language, document)
      select texts.course_id, ${language}, course_document(${language}, texts.title, categories.title ->> ${language},
        texts.short_description, ${word(15)} || ' ' || ${word(16)} || ' ' || ${word(17)} || ' ' || ${word(18)})
      from ${range}
      join course_texts texts on texts.course_id = ${sql.lit(firstId)} + n and texts.language = ${language}
      join courses on courses.id = texts.course_id join categories on categories.id = courses.category_id
      on conflict do nothing`.execute(executor);
  }
  await sql`
    insert into products (id, course_id, price_cents)
    select ${sql.lit(firstId)} + n * 2, ${sql.lit(firstId)} + n, ${pick(21, 400)} * 100
    from ${range} on conflict do nothing`.execute(executor);
  const start = sql`(current_date + 1 + ${pick(22, 300)} + time '09:00') at time zone 'Europe/Vilnius'`;
  await sql`
    insert into practical_sessions (product_id, starts_at, ends_at, time_zone, city, capacity)
    select ${sql.lit(firstId)} + n * 2, ${start}, ${start} + interval '32 hours', 'Europe/Vilnius',
      (array['vilnius', 'kaunas', 'klaipeda', 'siauliai'])[1 + ${pick(7, 4)}], 12
    from ${range} where n % 3 > 0 on conflict do nothing`.execute(executor);
  await insertTheory(executor, range, from, to);
}

/** An SQL expression as a text of every language. */
function inAllLanguages(expression: string) {
  const value = sql.raw(expression);
  return sql`jsonb_build_object('lt', ${value}, 'en', ${value}, 'ru', ${value})`;
}

/** A test of three questions, as its import would store it. */
const testContent = JSON.stringify({
  kind: 'quiz',
  timeLimit: null,
  attempts: null,
  passPercent: null,
  isShuffled: true,
  isAnonymous: false,
  questions: [1, 2, 3].map((number) => ({
    id: `question-${number}`,
    type: 'single',
    text: { lt: `Klausimas ${number}`, en: `Question ${number}`, ru: `Вопрос ${number}` },
    marks: 1,
    required: false,
    explanation: null,
    options: ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      text: { lt: id, en: id, ru: id },
      correct: id === 'a',
      feedback: null,
    })),
  })),
} satisfies MaterialContent<'quiz'>);

/** Two topics of three materials each, and a test that nothing waits for. */
async function insertTheory(
  executor: Executor,
  range: ReturnType<typeof sql>,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    insert into topics (course_id, slug, position, title)
    select ${sql.lit(firstId)} + n, 'topic-' || place, place, ${inAllLanguages("'Topic ' || place")}
    from ${range}, generate_series(0, 1) as place on conflict do nothing`.execute(executor);
  await sql`
    insert into sections (topic_id, position, title)
    select topics.id, 0, ${inAllLanguages("'Section'")}
    from ${range} join topics on topics.course_id = ${sql.lit(firstId)} + n on conflict do nothing`.execute(
    executor,
  );
  await sql`
    insert into materials (course_id, section_id, slug, position, module, completion, title,
      duration_minutes, content)
    select topics.course_id, sections.id, topics.slug || '-page-' || place, place, 'page', 1,
      ${inAllLanguages("'Page ' || place")}, 10, '{"kind": "page"}'
    from ${range}
    join topics on topics.course_id = ${sql.lit(firstId)} + n
    join sections on sections.topic_id = topics.id, generate_series(0, 2) as place on conflict do nothing`.execute(
    executor,
  );
  await sql`
    insert into materials (course_id, section_id, slug, position, module, completion, title, content)
    select topics.course_id, sections.id, 'test', 3, 'quiz', 0, ${inAllLanguages("'Test'")}, ${testContent}::jsonb
    from ${range}
    join topics on topics.course_id = ${sql.lit(firstId)} + n and topics.slug = 'topic-1'
    join sections on sections.topic_id = topics.id on conflict do nothing`.execute(executor);
  await sql`
    update courses set tracked_materials = 6
    where id between ${sql.lit(firstId)} + ${from}::integer and ${sql.lit(firstId)} + ${to}::integer`.execute(
    executor,
  );
}

/** Batches of people at once: each has a process of PostgreSQL to itself, and none waits for another's rows. */
const atOnce = 2;

async function insertPeople(database: Database, options: LoadOptions): Promise<void> {
  const hash = options.passwords ? await hashPassword(loadPassword) : null;
  const total = options.users;
  let done = 0;
  await pLimit(atOnce).map(rangesOf(total), async (people) => {
    await inTransaction(database.executor, (transaction) =>
      insertBatchOfPeople(transaction, people, options, hash),
    );
    done += people.to - people.from + 1;
    options.onProgress?.('users', done, total);
  });
}

async function insertBatchOfPeople(
  executor: Executor,
  { from, to }: Batch,
  options: LoadOptions,
  hash: string | null,
): Promise<void> {
  const each = enrolmentsOf(options);
  const range = sql`generate_series(${from}::integer, ${to}::integer) as n`;
  await sql`
    insert into users (username, email, password_hash, firstname, lastname)
    select 'load' || n, 'load' || n || '@example.org', ${hash}::text, 'Load', 'Person ' || n from ${range}
    on conflict do nothing`.execute(executor);
  if (each === 0) return;
  // Squared, so that some courses are far more popular than others.
  // `done` and the material are what refresh_progress() would find, without its asking a million times.
  await sql`
    insert into enrolments
      (user_id, course_id, product_id, source, enrolled_at, done, current_material_id)
    select users.id, materials.course_id, ${sql.lit(firstId)} + course.n * 2, 'operator',
      now() - make_interval(hours => taken), 2, materials.id
    from ${range}
    join users on users.username = 'load' || n, generate_series(1, ${each}::integer) as taken,
    lateral (
      select 1 + floor(power((abs(hashint4(n * 17 + taken)) % 10000) / 10000.0, 2) * ${options.courses}::integer)::integer as n
    ) as course
    join materials on materials.course_id = ${sql.lit(firstId)} + course.n and materials.slug = 'topic-0-page-1'
    on conflict do nothing`.execute(executor);
  await sql`
    insert into completions (user_id, enrolment_id, material_id)
    select enrolments.user_id, enrolments.id, materials.id
    from ${range}
    join users on users.username = 'load' || n
    join enrolments on enrolments.user_id = users.id
    join materials on materials.course_id = enrolments.course_id and materials.position = 0
    on conflict do nothing`.execute(executor);
  // A question that came back of every course, some of them due.
  await sql`
    insert into recall_cards
      (user_id, material_id, question, stability, difficulty, repetitions, answered_at, asked_again_at)
    select enrolments.user_id, materials.id, 'question-1', 5, 5, 1, now() - interval '5 days',
      now() + make_interval(days => enrolments.id % 20 - 5)
    from ${range}
    join users on users.username = 'load' || n
    join enrolments on enrolments.user_id = users.id
    join materials on materials.course_id = enrolments.course_id and materials.slug = 'test'
    on conflict do nothing`.execute(executor);
}
