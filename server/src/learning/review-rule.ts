import type { ReviewNeeds } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { isEnrolled } from './enrolments.ts';

/** How far a person has come in a course. */
export interface Learned {
  readonly done: number;
  /** Materials that the course tracks. */
  readonly total: number;
  readonly hasAttended: boolean;
  /** The course was taken with a practical session. */
  readonly hasPractice: boolean;
}

/** What is missing before somebody may judge a course: half of it, or its practice. Null: nothing. */
export function reviewNeedsOf({ done, total, hasAttended, hasPractice }: Learned): ReviewNeeds | null {
  const needed = Math.ceil(total / 2);
  const hasLearned = total === 0 ? !hasPractice : done >= needed;
  return hasAttended || hasLearned ? null : { done, needed, practice: hasPractice };
}

/** Of all times that the person took the course, what is most. */
async function readLearned(executor: Executor, userId: number, courseId: number): Promise<Learned> {
  const {
    rows: [row],
  } = await sql<Learned>`
    select max(enrolment.done) as done, courses.tracked_materials as total,
      bool_or(session.product_id is not null) as "hasPractice",
      bool_or(exists (
        select from attendance
        where attendance.user_id = enrolment.user_id and attendance.enrolment_id = enrolment.id)) as "hasAttended"
    from enrolments enrolment
    join courses on courses.id = enrolment.course_id
    left join practical_sessions session on session.product_id = enrolment.product_id
    where enrolment.user_id = ${userId} and enrolment.course_id = ${courseId} and enrolment.status = 'active'
    group by courses.id`.execute(executor);
  return row ?? { done: 0, total: 0, hasAttended: false, hasPractice: false };
}

/** Whether a person has a course, and what they have yet to do before a review of it. */
export async function readReviewStanding(
  executor: Executor,
  userId: number,
  courseId: number,
): Promise<{ readonly enrolled: boolean; readonly needs: ReviewNeeds | null }> {
  const [enrolled, learned] = await Promise.all([
    isEnrolled(executor, userId, courseId),
    readLearned(executor, userId, courseId),
  ]);
  return { enrolled, needs: enrolled ? reviewNeedsOf(learned) : null };
}
