import type { GivenValue, Language } from '@medeina/contract';
import { sql } from 'kysely';
import { inOrder, numbered } from '../../platform/batched.ts';
import type { Executor } from '../../platform/database.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { jsonb } from '../../platform/sql.ts';
import type { Layout } from './layout.ts';

/** Launches, attempts and answers. */

/** An answer that was on its way when the time ended still counts. */
const graceSeconds = 20;
const isUnderWay = sql`submitted_at is null
  and (deadline is null or deadline + make_interval(secs => ${graceSeconds}) > now())`;

export interface LaunchRow {
  readonly user_id: number;
  readonly material_id: number;
  readonly language: Language;
}

export async function insertLaunch(
  executor: Executor,
  launch: LaunchRow & { readonly hash: Buffer; readonly seconds: number },
): Promise<Date> {
  const { rows } = await sql<{ expires_at: Date }>`
    insert into activity_launches (user_id, hash, material_id, language, expires_at)
    values (${launch.user_id}, ${launch.hash}, ${launch.material_id}, ${launch.language},
      now() + make_interval(secs => ${launch.seconds}))
    returning expires_at`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error('The database kept no launch');
  return row.expires_at;
}

/** Uses a launch up: of two callers at once one gets it. */
export async function takeLaunch(executor: Executor, hash: Buffer): Promise<LaunchRow | undefined> {
  const { rows } = await sql<LaunchRow>`
    delete from activity_launches where hash = ${hash} and expires_at > now()
    returning user_id, material_id, language`.execute(executor);
  return rows[0];
}

export async function deleteOldLaunches(executor: Executor): Promise<void> {
  await deleteRows(executor, 'activity_launches', sql`expires_at < now()`);
}

/** Which activity of which attempt at the course. */
export interface ActivityKey {
  readonly userId: number;
  readonly enrolmentId: number;
  readonly materialId: number;
}

export interface AttemptRow {
  readonly id: number;
  readonly enrolment_id: number;
  readonly material_id: number;
  readonly number: number;
  readonly layout: Layout;
  readonly deadline: Date | null;
  readonly submitted_at: Date | null;
  readonly percent: number | null;
  readonly passed: boolean | null;
  /** Its time is over, whether anybody has closed it or not. */
  readonly is_due: boolean;
}

const attemptColumns = sql`id, enrolment_id, material_id, number, layout, deadline, submitted_at,
  percent::float8 as percent, passed, (submitted_at is null and not (${isUnderWay})) as is_due`;

/** The oldest first. */
export async function readAttempts(executor: Executor, key: ActivityKey): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select ${attemptColumns} from activity_attempts
    where user_id = ${key.userId} and enrolment_id = ${key.enrolmentId} and material_id = ${key.materialId}
    order by number`.execute(executor);
  return rows;
}

/** By the clock of deadlines; that of the server's machine may be wrong. */
export async function readNow(executor: Executor): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error('The database told no time');
  return row.now;
}

export interface OwnAttemptQuery {
  readonly userId: number;
  readonly attemptId: number;
}

/** In the order of the queries; undefined where the person has no such attempt. */
export async function readOwnAttempts(
  executor: Executor,
  queries: readonly OwnAttemptQuery[],
): Promise<(AttemptRow | undefined)[]> {
  const { rows } = await sql<AttemptRow & { place: number }>`
    select asked.place, attempt.*
    from json_to_recordset(${numbered(queries)}::json) as asked (place integer, "userId" integer, "attemptId" integer)
    cross join lateral (
      select ${attemptColumns} from activity_attempts
      where user_id = asked."userId" and id = asked."attemptId"
    ) as attempt`.execute(executor);
  return inOrder(queries, rows);
}

/** Reads an attempt and keeps everybody else from changing it, until the transaction ends. */
export async function holdAttempt(
  transaction: Executor,
  userId: number,
  attemptId: number,
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    select ${attemptColumns} from activity_attempts
    where user_id = ${userId} and id = ${attemptId} for update`.execute(transaction);
  return rows[0];
}

export async function insertAttempt(
  executor: Executor,
  key: ActivityKey,
  attempt: { readonly number: number; readonly layout: Layout; readonly minutes: number | null },
): Promise<void> {
  await sql`
    insert into activity_attempts (user_id, enrolment_id, material_id, number, layout, deadline)
    values (${key.userId}, ${key.enrolmentId}, ${key.materialId}, ${attempt.number}, ${jsonb(attempt.layout)},
      now() + make_interval(mins => ${attempt.minutes}::integer))`.execute(executor);
}

export async function closeAttempt(
  executor: Executor,
  userId: number,
  attemptId: number,
  score: { readonly percent: number | null; readonly passed: boolean | null },
): Promise<void> {
  await sql`
    update activity_attempts set
      submitted_at = least(now(), deadline), percent = ${score.percent}, passed = ${score.passed}
    where user_id = ${userId} and id = ${attemptId} and submitted_at is null`.execute(executor);
}

export async function deleteAttempt(executor: Executor, userId: number, attemptId: number): Promise<void> {
  await sql`delete from activity_attempts where user_id = ${userId} and id = ${attemptId}`.execute(executor);
}

export interface OverdueAttempt {
  readonly user_id: number;
  readonly id: number;
  readonly material_id: number;
}

/** Attempts whose time is over and that nobody has closed, of courses that are still studied. */
export async function readOverdue(executor: Executor, most: number): Promise<OverdueAttempt[]> {
  const { rows } = await sql<OverdueAttempt>`
    select attempt.user_id, attempt.id, attempt.material_id from activity_attempts attempt
    join current_enrolments enrolment
      on enrolment.user_id = attempt.user_id and enrolment.id = attempt.enrolment_id
    join materials on materials.id = attempt.material_id and not materials.retired
    where attempt.submitted_at is null and materials.content ? 'questions'
      and attempt.deadline + make_interval(secs => ${graceSeconds}) < now()
    order by attempt.deadline limit ${most}`.execute(executor);
  return rows;
}

/** By question. */
export async function readAnswers(
  executor: Executor,
  userId: number,
  attemptId: number,
): Promise<Map<string, GivenValue>> {
  const { rows } = await sql<{ question: string; answer: GivenValue }>`
    select question, answer from activity_answers
    where user_id = ${userId} and attempt_id = ${attemptId}`.execute(executor);
  return new Map(rows.map(({ question, answer }) => [question, answer]));
}

/** An answer by the author's ids. */
export interface SavedAnswer {
  readonly userId: number;
  readonly attemptId: number;
  readonly question: string;
  readonly answer: GivenValue;
  /** By the clock of the server as far as the device knows it, ISO 8601. */
  readonly givenAt: string;
}

/**
 * Saves answers in one statement, each unless a later one is there already.
 * @param held what becomes of an answer whose attempt is being closed: it waits for the end, or is passed over.
 * @returns in their order true where the attempt was under way; undefined for one whose attempt is over or was passed over.
 */
export async function upsertAnswers(
  executor: Executor,
  given: readonly SavedAnswer[],
  held: 'passed over' | 'waits',
): Promise<(true | undefined)[]> {
  // One statement cannot change a row twice; and always in one order, or two could wait for each other.
  const { rows } = await sql<{ place: number }>`
    with under_way as materialized (
      select asked.*, attempt.*
      from json_to_recordset(${numbered(given)}::json) as asked (
        place integer, "userId" integer, "attemptId" integer, question text, answer jsonb, "givenAt" timestamptz)
      cross join lateral (
        select user_id, id from activity_attempts
        where user_id = asked."userId" and id = asked."attemptId" and ${isUnderWay}
        for share ${held === 'waits' ? sql`` : sql`skip locked`}
      ) as attempt
    ), saved as (
      insert into activity_answers (user_id, attempt_id, question, answer, given_at)
      select distinct on (user_id, id, question) user_id, id, question, answer, least("givenAt", now()) as given_at
      from under_way
      order by user_id, id, question, given_at desc, place desc
      on conflict (user_id, attempt_id, question) do update set
        answer = excluded.answer, given_at = excluded.given_at, saved_at = now()
      where activity_answers.given_at <= excluded.given_at
    )
    select place from under_way`.execute(executor);
  const saved = new Set(rows.map(({ place }) => place));
  return given.map((_, place) => saved.has(place) || undefined);
}

export async function deleteAnswers(
  executor: Executor,
  userId: number,
  attemptId: number,
  questions: readonly string[],
): Promise<void> {
  await sql`
    delete from activity_answers
    where user_id = ${userId} and attempt_id = ${attemptId} and question = any (${questions}::text[])`.execute(
    executor,
  );
}

/** Keeps what was answered without whom it came from. */
export async function detachAnswers(
  executor: Executor,
  userId: number,
  attemptId: number,
  materialId: number,
): Promise<void> {
  await sql`
    insert into anonymous_responses (material_id, answers)
    select ${materialId}, coalesce(jsonb_object_agg(question, answer), '{}') from activity_answers
    where user_id = ${userId} and attempt_id = ${attemptId}`.execute(executor);
  await sql`
    delete from activity_answers where user_id = ${userId} and attempt_id = ${attemptId}`.execute(executor);
}

/** What a learner reached in each activity of an enrolment. */
export interface Reached {
  readonly material_id: number;
  readonly attempts: number;
  readonly percent: number | null;
  readonly passed: boolean | null;
}

export async function readReached(
  executor: Executor,
  userId: number,
  enrolmentId: number,
): Promise<Map<number, Reached>> {
  const { rows } = await sql<Reached>`
    select material_id, count(*)::integer as attempts, max(percent)::float8 as percent, bool_or(passed) as passed
    from activity_attempts
    where user_id = ${userId} and enrolment_id = ${enrolmentId}
    group by material_id`.execute(executor);
  return new Map(rows.map((row) => [row.material_id, row]));
}
