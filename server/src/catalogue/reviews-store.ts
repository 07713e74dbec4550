import { homeTimeZone, type Language } from '@medeina/contract';
import type { Executor } from '../platform/database.ts';
import { sql } from 'kysely';
import { raiseVersion } from '../platform/versions.ts';
import { refreshRatings } from './import-store.ts';
import { courseVersion, raiseCourseVersions } from './stamp.ts';
import type { ReviewRow } from './store.ts';

export interface NewReview {
  readonly courseId: number;
  readonly userId: number;
  readonly rating: number;
  readonly text: string;
  readonly profession: string | null;
  readonly language: Language;
}

/**
 * Keeps a review and the course's new rating.
 * @returns undefined when the person has reviewed the course before.
 */
export async function insertReview(executor: Executor, review: NewReview): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    insert into reviews (course_id, user_id, first_name, last_name, profession, rating, language, text)
    select ${review.courseId}, id, firstname, lastname, ${review.profession}, ${review.rating}, ${review.language}, ${review.text}
    from users where id = ${review.userId}
    on conflict (course_id, user_id) do nothing
    returning id, user_id, external_id, first_name, last_name, position, profession, rating, language, text, (created_at at time zone ${homeTimeZone})::date as day`.execute(
    executor,
  );
  const [row] = rows;
  if (row !== undefined) await refreshRatings(executor, [review.courseId]);
  return row;
}

/** Deletes a person's reviews, and counts the courses' ratings again. */
export async function deleteReviewsOf(transaction: Executor, userId: number): Promise<void> {
  const { rows } = await sql<{ course_id: number }>`
    delete from reviews where user_id = ${userId} returning course_id`.execute(transaction);
  const courses = rows.map((row) => row.course_id).toSorted((one, other) => one - other);
  if (courses.length > 0) await refreshRatings(transaction, courses);
  await raiseCourseVersions(transaction, courses);
}

/** A review as moderators see it. */
export interface ModeratedReview {
  readonly id: number;
  readonly course_id: number;
  readonly username: string | null;
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  readonly created_at: Date;
  readonly hidden_at: Date | null;
}

/** Reviews, the newest first. */
export async function readModeratedReviews(
  executor: Executor,
  { courseId, limit }: { readonly courseId: number | null; readonly limit: number },
): Promise<ModeratedReview[]> {
  const { rows } = await sql<ModeratedReview>`
    select reviews.id, course_id, users.username, concat_ws(' ', first_name, last_name) as author, rating, text,
      reviews.created_at, hidden_at
    from reviews left join users on users.id = reviews.user_id
    where ${courseId}::integer is null or course_id = ${courseId}
    order by reviews.created_at desc, reviews.id desc limit ${limit}`.execute(executor);
  return rows;
}

/**
 * Hides a review, or shows it again, and counts the course's rating again; the last statement of its transaction.
 * @returns whether that changed anything; undefined where there is no such review.
 */
export async function setReviewHidden(
  transaction: Executor,
  id: number,
  isHidden: boolean,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ course_id: number; was_hidden: boolean }>`
    update reviews set hidden_at = case when ${isHidden} then coalesce(reviews.hidden_at, now()) end
    from (select id, hidden_at from reviews where id = ${id} for update) as former
    where reviews.id = former.id
    returning course_id, former.hidden_at is not null as was_hidden`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return undefined;
  if (row.was_hidden === isHidden) return false;
  await refreshRatings(transaction, [row.course_id]);
  await raiseVersion(transaction, courseVersion(row.course_id));
  return true;
}
