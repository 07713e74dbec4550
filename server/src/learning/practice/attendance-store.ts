import { sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';

/** Who came to which practical session. */

/** A practical session, by the clock of its place. */
export interface SessionRow {
  readonly product_id: number;
  readonly course_id: number;
  /** Of the course, in Lithuanian. */
  readonly title: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly capacity: number | null;
  readonly seats: number;
  readonly came: number;
  /** Its first day has begun. */
  readonly has_begun: boolean;
}

/** Sessions of a course, or one by its id; the earliest first. */
export async function readSessions(
  executor: Executor,
  {
    courseId = null,
    productId = null,
  }: { readonly courseId?: number | null; readonly productId?: number | null },
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select product.id as product_id, product.course_id, texts.title, product.start_date::text, product.end_date::text,
      product.capacity, product.seats_held as seats,
      (select count(*) from attendance where attendance.product_id = product.id)::integer as came,
      (now() at time zone product.time_zone)::date >= product.start_date as has_begun
    from current_products product
    join course_texts texts on texts.course_id = product.course_id and texts.language = 'lt'
    where product.starts_at is not null
      and (${courseId}::integer is null or product.course_id = ${courseId})
      and (${productId}::integer is null or product.id = ${productId})
    order by product.starts_at, product.id`.execute(executor);
  return rows;
}

export interface ExpectedRow {
  readonly user_id: number;
  readonly username: string;
  readonly name: string;
  readonly came: boolean;
  /** They came in an enrolment that was cancelled since. */
  readonly has_left: boolean;
}

/** Who has a seat in a session, or came without one. */
export async function readExpected(executor: Executor, productId: number): Promise<ExpectedRow[]> {
  const { rows } = await sql<ExpectedRow>`
    select users.id as user_id, users.username, concat_ws(' ', users.firstname, users.lastname) as name,
      bool_or(expected.came) as came, bool_or(expected.has_left) as has_left
    from (
      select user_id, false as came, false as has_left
      from enrolments where product_id = ${productId} and status = 'active'
      union all
      select attendance.user_id, true, enrolment.status <> 'active'
      from attendance
      join enrolments enrolment on enrolment.user_id = attendance.user_id and enrolment.id = attendance.enrolment_id
      where attendance.product_id = ${productId}
    ) expected
    join users on users.id = expected.user_id
    group by users.id
    order by users.lastname, users.firstname, users.id`.execute(executor);
  return rows;
}

/** Locks every time of people at a course, by their ids: whoever holds several takes them in that order. */
export async function lockEnrolments(
  executor: Executor,
  courseId: number,
  userIds: readonly number[],
): Promise<void> {
  await sql`
    select from enrolments where course_id = ${courseId} and user_id = any (${[...userIds]}::integer[])
    order by id for no key update`.execute(executor);
}

/**
 * The time at the course to which the session belongs: the one in which they came to it, even if it was cancelled since;
 * else the one that was taken with it, else the last.
 */
export async function findAttending(
  executor: Executor,
  userId: number,
  { product_id: productId, course_id: courseId }: Pick<SessionRow, 'course_id' | 'product_id'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select enrolment.id
    from enrolments enrolment
    left join attendance on attendance.user_id = enrolment.user_id and attendance.enrolment_id = enrolment.id
      and attendance.product_id = ${productId}
    where enrolment.user_id = ${userId} and enrolment.course_id = ${courseId}
      and (enrolment.status = 'active' or attendance.user_id is not null)
    order by attendance.user_id is not null desc,
      enrolment.product_id is not distinct from ${productId}::integer desc, enrolment.attempt desc
    limit 1`.execute(executor);
  return rows[0]?.id;
}

/** A session in a learner's time at its course. */
export interface Attended {
  readonly userId: number;
  readonly enrolmentId: number;
  readonly courseId: number;
  readonly productId: number;
}

/** @returns whether it was not recorded before. */
export async function insertAttendance(executor: Executor, attended: Attended): Promise<boolean> {
  const { rows } = await sql`
    insert into attendance (user_id, enrolment_id, product_id)
    values (${attended.userId}, ${attended.enrolmentId}, ${attended.productId})
    on conflict do nothing returning user_id`.execute(executor);
  return rows.length > 0;
}

/** @returns whether it was recorded. */
export async function deleteAttendance(executor: Executor, attended: Attended): Promise<boolean> {
  const { rows } = await sql`
    delete from attendance
    where user_id = ${attended.userId} and enrolment_id = ${attended.enrolmentId}
      and product_id = ${attended.productId}
    returning user_id`.execute(executor);
  return rows.length > 0;
}

/** Completes what attendance completes, of everybody or of one; what is there already stays. */
export async function completeAttended(
  executor: Executor,
  courseIds: readonly number[],
  userId: number | null = null,
): Promise<void> {
  await sql`
    insert into completions (user_id, enrolment_id, material_id)
    select distinct enrolment.user_id, enrolment.id, material.id
    from materials material
    join enrolments enrolment on enrolment.course_id = material.course_id
    join attendance on attendance.user_id = enrolment.user_id and attendance.enrolment_id = enrolment.id
    where material.course_id = any (${[...courseIds]}::integer[]) and material.module = 'extlmsroom'
      and material.completion = 2 and not material.retired
      and (${userId}::integer is null or enrolment.user_id = ${userId})
    on conflict do nothing`.execute(executor);
}

/** Takes back what attendance completed, where no other session of the course was attended. */
export async function openAgain(
  executor: Executor,
  { userId, enrolmentId, courseId }: Attended,
): Promise<void> {
  const { rows } = await sql`
    delete from completions using materials material
    where completions.user_id = ${userId} and completions.enrolment_id = ${enrolmentId}
      and material.id = completions.material_id and material.course_id = ${courseId}
      and material.module = 'extlmsroom' and material.completion = 2
      and not exists (
        select from attendance where attendance.user_id = ${userId} and attendance.enrolment_id = ${enrolmentId})
    returning material.id`.execute(executor);
  if (rows.length === 0) return;
  await sql`
    update enrolments set completed_at = null
    where user_id = ${userId} and id = ${enrolmentId}`.execute(executor);
}

/** Computes how far a learner is in a course. @returns whether it is completed. */
export async function refreshOwnProgress(
  executor: Executor,
  { userId, enrolmentId, courseId }: Attended,
): Promise<boolean> {
  await sql`select refresh_progress(array[${courseId}::integer], array[${userId}::integer])`.execute(
    executor,
  );
  const { rows } = await sql`
    select from enrolments
    where user_id = ${userId} and id = ${enrolmentId} and completed_at is not null`.execute(executor);
  return rows.length > 0;
}
