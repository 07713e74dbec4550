import { demoEnvironment, saveEnvironment } from '../environments/store.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@medeina/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { createUser } from '../auth/users.ts';
import { refreshRatings } from '../catalogue/import-store.ts';
import { issueDue } from '../learning/certificates/issue.ts';
import { upsertGrade } from '../learning/grades/marks-store.ts';
import { refreshProgress } from '../learning/import-store.ts';
import { type Database, type Executor, inTransaction } from '../platform/database.ts';
import type { Files } from '../platform/files/files.ts';
import { jsonb } from '../platform/sql.ts';
import { dayOf, todayAtHome } from '../import/dates.ts';
import { type ImportOptions, importSiteInto } from './import-site.ts';

/** The demo's folder: the catalogue in the import's own format, and people who use it. */
export const demoFolder = fileURLToPath(new URL('../../demo', import.meta.url));

const accountsFile = z.array(
  z.looseObject({
    username: z.string(),
    password: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    telephone: z.string().nullable(),
    date_of_birth: z.string().nullable(),
    gender: z.enum(['male', 'female']).optional(),
    country: z.string().nullable().optional(),
    city: z.string().nullable().optional(),
    language: z.enum(languages),
    organisation: z.string().nullable().optional(),
    position: z.string().nullable().optional(),
    courses: z.array(
      z.looseObject({
        course: z.string(),
        product: z.int().nullable().optional(),
        enrolled: z.string(),
        completed: z.union([z.literal('all'), z.array(z.string())]),
        opened: z.string().optional(),
        finished: z.string().optional(),
        grades: z
          .array(
            z.object({
              item: z.string(),
              percent: z.number(),
              feedback: z.string().optional(),
              graded: z.string(),
            }),
          )
          .optional(),
      }),
    ),
    favourites: z.array(z.string()),
  }),
);
type Account = z.infer<typeof accountsFile>[number];

const named = { id: z.int(), key: z.string(), name: z.record(z.enum(languages), z.string()) };
const organisationsFile = z.array(z.object({ ...named, positions: z.array(z.object(named)) }));
type Organisation = z.infer<typeof organisationsFile>[number];

const codesFile = z.array(
  z.object({ code: z.string(), kind: z.enum(['coupon', 'voucher']), cents: z.int().min(1) }),
);

/**
 * Loads the demo into a database that holds no course: the catalogue, its content, the demo accounts and what they did.
 * All of it or nothing; of several instances starting at once, one does it.
 * @returns false when there was a course already.
 */
export async function seedDemo(
  { database, files }: { readonly database: Pick<Database, 'executor'>; readonly files: Files },
  { onProgress }: Pick<ImportOptions, 'onProgress'> = {},
): Promise<boolean> {
  const accounts = accountsFile.parse(JSON.parse(await readFile(join(demoFolder, 'accounts.json'), 'utf8')));
  const organisations = organisationsFile.parse(
    JSON.parse(await readFile(join(demoFolder, 'organisations.json'), 'utf8')),
  );
  const codes = codesFile.parse(JSON.parse(await readFile(join(demoFolder, 'codes.json'), 'utf8')));
  return await inTransaction(database.executor, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('medeina demo'))`.execute(transaction);
    const { rows } = await sql`select from courses limit 1`.execute(transaction);
    if (rows.length > 0) return false;
    await loadOrganisations(transaction, organisations);
    // Its courses name it; where it is, the demo's provider says when it starts.
    await saveEnvironment(transaction, demoEnvironment);
    const users = new Map<string, number>();
    for (const account of accounts) {
      users.set(account.username, await createAccount(transaction, account, organisations));
    }
    await importSiteInto(transaction, files, demoFolder, { users, onProgress });
    for (const account of accounts) await loadDeeds(transaction, users.get(account.username) ?? 0, account);
    await sql`
      update course_counters set enrolments = counted.enrolments
      from (select course_id, count(*)::integer as enrolments from enrolments group by course_id) counted
      where counted.course_id = course_counters.course_id`.execute(transaction);
    await refreshProgress(transaction, null);
    await refreshRatings(transaction, null);
    await issueCertificates(transaction);
    for (const { code, kind, cents } of codes)
      await sql`
        insert into discount_codes (code, kind, cents) values (${code}, ${kind}, ${cents})
        on conflict do nothing`.execute(transaction);
    return true;
  });
}

/**
 * User names of the demo's accounts that a password opens. They are known by addresses in `.example`, where nobody has one
 * (RFC 2606): a container lacks the demo's folder, but may serve a database that was restored from one with the demo.
 */
export async function openDemoAccounts(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select username from users
    where email like '%.example' and email_confirmed_at is not null
      and password_hash is not null and locked_at is null
    order by username limit 10`.execute(executor);
  return rows.map(({ username }) => username);
}

/** Certificates of the courses that were completed, as if they had been issued and mailed on that day. */
async function issueCertificates(executor: Executor): Promise<void> {
  const { rows } = await sql<{ userId: number; enrolmentId: number }>`
    select user_id as "userId", id as "enrolmentId" from enrolments where completed_at is not null`.execute(
    executor,
  );
  await issueDue(executor, rows);
  await sql`
    update certificates set announced_at = now(), issued_at = valid_from + interval '18 hours'`.execute(
    executor,
  );
}

async function loadOrganisations(executor: Executor, organisations: readonly Organisation[]): Promise<void> {
  for (const { id, name, positions } of organisations) {
    await sql`insert into organisations (id, name) values (${id}, ${jsonb(name)})`.execute(executor);
    for (const position of positions) {
      await sql`
        insert into positions (id, organisation_id, name)
        values (${position.id}, ${id}, ${jsonb(position.name)})`.execute(executor);
    }
  }
}

async function createAccount(
  executor: Executor,
  account: Account,
  organisations: readonly Organisation[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from users where lower(username) = lower(${account.username})`.execute(executor);
  const known = rows[0]?.id;
  const id =
    known ??
    (await createUser(executor, {
      username: account.username,
      email: account.email,
      firstname: account.firstname,
      lastname: account.lastname,
      telephone: account.telephone,
      dateOfBirth: account.date_of_birth,
      password: account.password,
      language: account.language,
      isEmailConfirmed: true,
    }));
  const organisation = organisations.find(({ key }) => key === account.organisation);
  const position = organisation?.positions.find(({ key }) => key === account.position);
  await sql`
    insert into accounts (user_id, gender, country, city, organisation_id, position_id)
    values (${id}, ${account.gender ?? null}, ${account.country ?? null}, ${account.city ?? null},
      ${organisation?.id ?? null}, ${position?.id ?? null})
    on conflict (user_id) do update set
      gender = excluded.gender, country = excluded.country, city = excluded.city,
      organisation_id = excluded.organisation_id, position_id = excluded.position_id`.execute(executor);
  return id;
}

/** Courses taken, materials completed and favourites of one account. */
async function loadDeeds(executor: Executor, userId: number, account: Account): Promise<void> {
  const today = todayAtHome();
  for (const taken of account.courses) {
    const { rows } = await sql<{ id: number }>`select id from courses where slug = ${taken.course}`.execute(
      executor,
    );
    const courseId = rows[0]?.id;
    if (courseId === undefined)
      throw new Error(`accounts.json: ${account.username} has the unknown course ${taken.course}`);
    const enrolled = `${dayOf(taken.enrolled, today)}T08:00:00Z`;
    const finished = taken.finished === undefined ? null : `${dayOf(taken.finished, today)}T18:00:00Z`;
    const opened =
      taken.opened === undefined ? (finished ?? enrolled) : `${dayOf(taken.opened, today)}T18:00:00Z`;
    const { rows: enrolments } = await sql<{ id: number }>`
      insert into enrolments (user_id, course_id, product_id, source, enrolled_at, opened_at, completed_at)
      values (${userId}, ${courseId}, ${taken.product ?? null}, 'operator', ${enrolled}::timestamptz,
        ${opened}::timestamptz,
        ${taken.completed === 'all' ? (finished ?? enrolled) : null}::timestamptz)
      on conflict do nothing
      returning id`.execute(executor);
    const enrolmentId = enrolments[0]?.id;
    if (enrolmentId === undefined) continue;
    await sql`
      insert into seat_holds (product_id, user_id, enrolment_id)
      select product_id, ${userId}, ${enrolmentId} from practical_sessions
      where product_id = ${taken.product ?? null}`.execute(executor);
    const slugs = taken.completed === 'all' ? null : taken.completed;
    await sql`
      insert into completions (user_id, enrolment_id, material_id, completed_at)
      select ${userId}, ${enrolmentId}, id,
        -- One after the other, from the first day to the last.
        ${enrolled}::timestamptz + (coalesce(${finished}::timestamptz, now()) - ${enrolled}::timestamptz)
          * (row_number() over (order by id)::float8 / count(*) over ())
      from materials
      where course_id = ${courseId} and completion > 0 and not retired
        and (${slugs}::text[] is null or slug = any (${slugs}::text[]))
      on conflict do nothing`.execute(executor);
    for (const { item, percent, feedback, graded } of taken.grades ?? []) {
      const given = { userId, courseId, item, percent, feedback: feedback ?? null };
      await upsertGrade(executor, given, new Date(`${dayOf(graded, today)}T12:00:00Z`));
    }
  }
  for (const slug of account.favourites) {
    await sql`
      insert into favourites (user_id, course_id) select ${userId}, id from courses where slug = ${slug}
      on conflict do nothing`.execute(executor);
  }
}
