import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** How far a person has come in a course. */
export interface Learned {
  readonly done: number;
  /** Materials that the course tracks. */
  readonly total: number;
  readonly hasAttended: boolean;
  /** Half of it, by the last report of the environment where it is studied. */
  readonly hasHalfElsewhere: boolean;
  /** The course was taken with a practical session. */
  readonly hasPractice: boolean;
}

/** Of all times that the person took the course, what is most. */
export async function readLearned(executor: Executor, userId: number, courseId: number): Promise<Learned> {
  const {
    rows: [row],
  } = await sql<Learned>`
    select max(enrolment.done) as done, courses.tracked_materials as total,
      bool_or(session.product_id is not null) as "hasPractice",
      bool_or(exists (
        select from attendance
        where attendance.user_id = enrolment.user_id and attendance.enrolment_id = enrolment.id)) as "hasAttended",
      bool_or(exists (
        select from environment_courses kept, jsonb_array_elements(kept.courses) as courses_there (told)
        where kept.user_id = enrolment.user_id and kept.environment_id = courses.environment_id
          and (told ->> 'id')::integer = courses.environment_course_id
          and ((told ->> 'isCompleted')::boolean or (told ->> 'progress')::float8 >= 50))) as "hasHalfElsewhere"
    from enrolments enrolment
    join courses on courses.id = enrolment.course_id
    left join practical_sessions session on session.product_id = enrolment.product_id
    where enrolment.user_id = ${userId} and enrolment.course_id = ${courseId} and enrolment.status = 'active'
    group by courses.id`.execute(executor);
  return row ?? { done: 0, total: 0, hasAttended: false, hasHalfElsewhere: false, hasPractice: false };
}
