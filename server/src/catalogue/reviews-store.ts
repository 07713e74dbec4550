import type { Language } from '@medeina/contract';
import type { Executor } from '../platform/database.ts';
import { sql } from 'kysely';
import { raiseVersion } from '../platform/versions.ts';
import { refreshRatings } from './import-store.ts';
import { courseVersion } from './stamp.ts';
import type { ReviewRow } from './store.ts';

export interface NewReview {
  readonly courseId: number;
  readonly userId: number;
  readonly rating: number;
  readonly text: string;
  readonly language: Language;
}

/**
 * Keeps a review and the course's new rating.
 * @returns undefined when the person has reviewed the course before.
 */
export async function insertReview(executor: Executor, review: NewReview): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    insert into reviews (course_id, user_id, first_name, last_name, rating, language, text)
    select ${review.courseId}, id, firstname, lastname, ${review.rating}, ${review.language}, ${review.text}
    from users where id = ${review.userId}
    on conflict (course_id, user_id) do nothing
    returning id, user_id, external_id, first_name, last_name, position, rating, language, text, created_at::date as day`.execute(
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
  for (const course of courses) await raiseVersion(transaction, courseVersion(course));
}
