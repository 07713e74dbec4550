import { type RawBuilder, sql } from 'kysely';
import { homeTimeZone } from '@medeina/contract';
import type { Executor } from '../platform/database.ts';
import { reminderDays } from './certificates/store.ts';

/** Who has which course. */

/** The attempt at a course that counts now. */
export interface EnrolmentFacts {
  readonly id: number;
  readonly product_id: number | null;
  readonly enrolled_at: Date;
  /** Completed, and its certificate has run out or is about to: the course may be taken again. */
  readonly is_due_again: boolean;
}

/** A product of a course that can be taken now. */
export interface OfferRow {
  readonly id: number;
  readonly price_cents: number;
  readonly special_cents: number | null;
  readonly starts_at: Date | null;
  readonly capacity: number | null;
}

/** Why somebody has a course. */
export type EnrolmentSource = 'environment' | 'free' | 'operator' | 'order' | 'seat';

/** Days before its certificate ends, at the end of the last day, from which a course may be taken again: on that of the letter. */
const renewalDays = reminderDays[0] + 1;

/**
 * When the certificate of the row `enrolment` ends; null where it does not, or is not due yet. Where none was issued, such as
 * without the pass mark, when it would have ended.
 */
export const certificateEnd: RawBuilder<Date | null> = sql`
  (case
    when exists (
      select from certificates
      where certificates.user_id = enrolment.user_id and certificates.enrolment_id = enrolment.id)
    then (
      select coalesce(revoked_at, (valid_until + 1)::timestamp at time zone ${homeTimeZone}) from certificates
      where certificates.user_id = enrolment.user_id and certificates.enrolment_id = enrolment.id
      order by edition desc limit 1)
    else enrolment.completed_at + make_interval(months => (
      select certificate_validity_months from courses where courses.id = enrolment.course_id))
  end)`;

/**
 * Whether the row `enrolment` was completed, and its certificate has run out or is about to. A certificate of a few months is
 * not about to before half of it is over; letters count whole days, so two days are allowed for.
 */
export const isDueAgain: RawBuilder<boolean> = sql`
  coalesce(
    ${certificateEnd} < now()
      + least(make_interval(days => ${renewalDays}::integer), now() - enrolment.completed_at + interval '2 days'),
    false)`;

export async function findEnrolment(
  executor: Executor,
  userId: number,
  courseId: number,
): Promise<EnrolmentFacts | undefined> {
  const { rows } = await sql<EnrolmentFacts>`
    select enrolment.id, enrolment.product_id, enrolment.enrolled_at,
      ${isDueAgain} as is_due_again
    from current_enrolments enrolment
    where enrolment.user_id = ${userId} and enrolment.course_id = ${courseId}`.execute(executor);
  return rows[0];
}

/** Whether a person has a course and an account that is not locked. */
export async function hasOpenEnrolment(
  executor: Executor,
  userId: number,
  courseId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from current_enrolments e join users u on u.id = e.user_id
    where e.user_id = ${userId} and e.course_id = ${courseId} and u.locked_at is null`.execute(executor);
  return rows.length > 0;
}

/** Those of the courses that a person has and may not take again yet. */
export async function readTakenAmong(
  executor: Executor,
  userId: number,
  courseIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ course_id: number }>`
    select course_id from current_enrolments enrolment
    where user_id = ${userId} and course_id = any (${[...courseIds]}::integer[]) and not ${isDueAgain}`.execute(
    executor,
  );
  return rows.map((row) => row.course_id);
}

/**
 * @param ordered a product that was ordered while it was on offer: it is still given.
 * @returns the products that can be taken, sessions to come first; undefined where there is no such course.
 */
export async function readOffers(
  executor: Executor,
  courseId: number,
  ordered: number | null,
): Promise<OfferRow[] | undefined> {
  const { rows: courses } = await sql`
    select from courses
    where id = ${courseId} and (not retired or ${ordered}::integer is not null)`.execute(executor);
  if (courses.length === 0) return undefined;
  const { rows } = await sql<OfferRow>`
    select id, price_cents, special_cents, starts_at, capacity from current_products
    where course_id = ${courseId} and (is_on_offer or id = ${ordered}::integer)
    order by starts_at asc nulls last, id`.execute(executor);
  return rows;
}

/** Where a course is studied, and the learner's account there. */
export interface CoursePlace {
  readonly is_built_in: boolean;
  readonly has_account: boolean;
  /** The account's id there, where the environment told it: the wire's environment_user_id. */
  readonly account_id: string | null;
}

/** @returns undefined where there is no such course. */
export async function readCoursePlace(
  executor: Executor,
  userId: number,
  courseId: number,
): Promise<CoursePlace | undefined> {
  const { rows } = await sql<CoursePlace>`
    select environments.kind = 'builtin' as is_built_in, identity.user_id is not null as has_account,
      identity.account_id
    from courses
    join environments on environments.id = courses.environment_id
    left join user_identities identity
      on identity.user_id = ${userId} and identity.provider = courses.environment_id
    where courses.id = ${courseId}`.execute(executor);
  return rows[0];
}

/** Two enrolments of one person in one course take turns: the second sees what the first did. */
export async function holdEnrolments(executor: Executor, userId: number, courseId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${userId}::integer, ${courseId}::integer)`.execute(executor);
}

/** Begins the next attempt at a course. */
export async function insertEnrolment(
  executor: Executor,
  enrolment: {
    readonly userId: number;
    readonly courseId: number;
    readonly productId: number | null;
    readonly source: EnrolmentSource;
  },
): Promise<{ readonly id: number; readonly enrolled_at: Date }> {
  const { userId, courseId, productId, source } = enrolment;
  const { rows } = await sql<{ id: number; enrolled_at: Date }>`
    insert into enrolments (user_id, course_id, attempt, product_id, source)
    select ${userId}, ${courseId}, coalesce(max(attempt), 0) + 1, ${productId}, ${source}
    from enrolments where user_id = ${userId} and course_id = ${courseId}
    returning id, enrolled_at`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no id to an enrolment');
  return row;
}

/** Counts a new enrolment: how far its learner is, and how many the course has. */
export async function countEnrolment(executor: Executor, userId: number, courseId: number): Promise<void> {
  await sql`select refresh_progress(array[${courseId}::integer], array[${userId}::integer])`.execute(
    executor,
  );
  await sql`
    update course_counters set enrolments = enrolments + 1 where course_id = ${courseId}`.execute(executor);
}

/**
 * Ends an enrolment.
 * @param isUnused only where nothing was opened or done.
 * @returns whether there was something to end; `uncountEnrolments` is the caller's to do.
 */
export async function cancelEnrolment(
  executor: Executor,
  { userId, enrolmentId }: { readonly userId: number; readonly enrolmentId: number },
  isUnused: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update enrolments set status = 'cancelled'
    where user_id = ${userId} and id = ${enrolmentId} and status = 'active'
      and (not ${isUnused}::boolean or (opened_at is null and done = 0))
    returning id`.execute(executor);
  return rows.length > 0;
}

/** Counts enrolments that have ended, each by its course. */
export async function uncountEnrolments(executor: Executor, courseIds: readonly number[]): Promise<void> {
  await sql`
    select from course_counters where course_id = any (${[...courseIds]}::integer[])
    order by course_id for no key update`.execute(executor);
  await sql`
    update course_counters set enrolments = greatest(course_counters.enrolments - ended.enrolments, 0)
    from (
      select course_id, count(*)::integer as enrolments
      from unnest(${[...courseIds]}::integer[]) as course_id group by course_id
    ) as ended
    where course_counters.course_id = ended.course_id`.execute(executor);
}
