import { sql } from 'kysely';
import type { Work } from '../platform/sql.ts';

/** Writing what a learner completed. Everything here happens in one transaction with the course's own completion. */

export async function insertCompletion(
  work: Work,
  userId: number,
  materialId: number,
  courseId: number,
): Promise<void> {
  await sql`
    insert into completions (user_id, material_id, course_id) values (${userId}, ${materialId}, ${courseId})
    on conflict do nothing`.execute(work);
}

export async function deleteCompletion(work: Work, userId: number, materialId: number): Promise<void> {
  await sql`delete from completions where user_id = ${userId} and material_id = ${materialId}`.execute(work);
}

/** Two changes of one learner's course at once take turns, so that the last sees both. */
export async function lockEnrolment(work: Work, userId: number, courseId: number): Promise<void> {
  await sql`
    select from enrolments where user_id = ${userId} and course_id = ${courseId} for update`.execute(work);
}

export interface CourseProgress {
  readonly done: number;
  readonly total: number;
  readonly isCompleted: boolean;
}

/**
 * Counts anew, and sets the course's completion where all is done.
 * @param opensAgain the learner took something back: a completed course is open again.
 */
export async function settleCourse(
  work: Work,
  userId: number,
  courseId: number,
  opensAgain: boolean,
): Promise<CourseProgress> {
  await sql`select refresh_progress(array[${courseId}::integer], array[${userId}::integer])`.execute(work);
  const { rows } = await sql<{ done: number; total: number }>`
    update enrolments set
      opened_at = now(),
      completed_at = case when ${opensAgain} and done < tracked_materials then null else completed_at end
    from courses
    where courses.id = course_id and user_id = ${userId} and course_id = ${courseId}
    returning done, tracked_materials as total`.execute(work);
  const { done, total } = rows[0] ?? { done: 0, total: 0 };
  return { done, total, isCompleted: total > 0 && done >= total };
}

/** Adds a stretch to what was watched; stretches that meet become one. @returns seconds watched in all. */
export async function addWatched(
  work: Work,
  userId: number,
  materialId: number,
  from: number,
  to: number,
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    insert into video_progress (user_id, material_id, watched)
    values (${userId}, ${materialId}, int4multirange(int4range(${from}::integer, ${to}::integer)))
    on conflict (user_id, material_id) do update set
      watched = video_progress.watched + excluded.watched, updated_at = now()
    returning (select coalesce(sum(upper(stretch) - lower(stretch)), 0)::integer from unnest(watched) as stretch) as seconds`.execute(
    work,
  );
  return rows[0]?.seconds ?? 0;
}
