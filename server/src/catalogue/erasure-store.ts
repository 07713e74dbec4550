import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { deleteReviewsOf } from './reviews-store.ts';

/** Takes a person who is about to be erased out of what is counted of courses, and their reviews with it. */
export async function leaveCourses(transaction: Executor, userId: number): Promise<void> {
  // All counters first, in the order of the courses, as everybody takes them: versions come after.
  await sql`
    select from course_counters
    where course_id in (
      select course_id from enrolments where user_id = ${userId}
      union select course_id from reviews where user_id = ${userId})
    order by course_id for no key update`.execute(transaction);
  await sql`
    update course_counters set enrolments = greatest(course_counters.enrolments - own.enrolments, 0)
    from (
      select course_id, count(*)::integer as enrolments from enrolments
      where user_id = ${userId} and status = 'active' group by course_id
    ) as own
    where course_counters.course_id = own.course_id`.execute(transaction);
  await deleteReviewsOf(transaction, userId);
}
