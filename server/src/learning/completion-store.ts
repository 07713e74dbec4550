import { sql } from 'kysely';
import type { Sql } from '../platform/database.ts';
import type { Work } from '../platform/sql.ts';

/** Writing what a learner completed. Everything here happens in one transaction with the course's own completion. */

/** A change of what a learner completed of a course, or none but that they were there. */
export interface Change {
  readonly userId: number;
  readonly courseId: number;
  readonly materialId: number;
  readonly change: 'complete' | 'leave' | 'open again';
}

export interface CourseProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Makes changes of many learners in one transaction: all of them, or none where one fails. In the order of the changes;
 * undefined where the learner does not have the course, or another transaction is changing it.
 */
export async function changeTogether(
  read: Sql,
  changes: readonly Change[],
): Promise<(CourseProgress | undefined)[]> {
  const rows = await read<(CourseProgress & { place: number })[]>`
    select wish.place, changed.done, changed.total
    from json_to_recordset(${JSON.stringify(changes.map((change, place) => Object.assign({ place }, change)))}::text::json)
      as wish (place integer, "userId" integer, "courseId" integer, "materialId" integer, change text)
    cross join lateral change_completion("userId", "courseId", "materialId", change, false) as changed`;
  const byPlace = new Map(rows.map(({ place, done, total }) => [place, { done, total }]));
  return changes.map((_, place) => byPlace.get(place));
}

/** Makes one change, after whoever is changing the course of this learner now. */
export async function changeAlone(
  read: Sql,
  { userId, courseId, materialId, change }: Change,
): Promise<CourseProgress | undefined> {
  const [row] = await read<CourseProgress[]>`
    select done, total from change_completion(${userId}, ${courseId}, ${materialId}, ${change}, true)`;
  return row;
}

/** The same as a part of a larger transaction. */
export async function changeWithin(
  work: Work,
  { userId, courseId, materialId, change }: Change,
): Promise<CourseProgress | undefined> {
  const { rows } = await sql<CourseProgress>`
    select done, total from change_completion(${userId}, ${courseId}, ${materialId}, ${change}, true)`.execute(
    work,
  );
  return rows[0];
}

/** Two changes of one learner's course at once take turns, so that the last sees both. */
export async function lockEnrolment(work: Work, userId: number, courseId: number): Promise<void> {
  await sql`
    select from enrolments where user_id = ${userId} and course_id = ${courseId} for no key update`.execute(
    work,
  );
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
