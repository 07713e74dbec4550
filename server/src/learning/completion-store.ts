import { sql } from 'kysely';
import { inOrder, numbered } from '../platform/batched.ts';
import type { Executor } from '../platform/database.ts';

/** Writing what a learner completed. Everything here happens in one transaction with the course's own completion. */

/** A change of what a learner completed of a course, or none but that they were there. */
export interface Change {
  readonly userId: number;
  readonly enrolmentId: number;
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
export async function changeCompletions(
  executor: Executor,
  changes: readonly Change[],
): Promise<(CourseProgress | undefined)[]> {
  const { rows } = await sql<CourseProgress & { place: number }>`
    select asked.place, changed.done, changed.total
    from json_to_recordset(${numbered(changes)}::json)
      as asked (place integer, "userId" integer, "enrolmentId" integer, "materialId" integer, change text)
    cross join lateral change_completion("userId", "enrolmentId", "materialId", change, false) as changed`.execute(
    executor,
  );
  return inOrder(changes, rows);
}

/** Makes a change, after any that is in progress on this learner's course; undefined where they do not have it. */
export async function changeCompletion(
  executor: Executor,
  { userId, enrolmentId, materialId, change }: Change,
): Promise<CourseProgress | undefined> {
  const { rows } = await sql<CourseProgress>`
    select done, total from change_completion(${userId}, ${enrolmentId}, ${materialId}, ${change}, true)`.execute(
    executor,
  );
  return rows[0];
}

/** Two changes of one enrolment at once take turns, so that the last sees both. */
export async function lockEnrolment(executor: Executor, userId: number, enrolmentId: number): Promise<void> {
  await sql`
    select from enrolments where user_id = ${userId} and id = ${enrolmentId} for no key update`.execute(
    executor,
  );
}

/** When it was, by the clock of the database. Nothing waits for longer than ten years. */
function before(secondsAgo: number) {
  return sql`(now() - make_interval(secs => ${Math.min(secondsAgo, 315_360_000)}::double precision))`;
}

/** Whether a material was completed after something that is told only now. */
export async function isCompletedSince(
  executor: Executor,
  { userId, enrolmentId, materialId }: Omit<Change, 'change'>,
  secondsAgo: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from completions
    where user_id = ${userId} and enrolment_id = ${enrolmentId} and material_id = ${materialId}
      and completed_at > ${before(secondsAgo)}`.execute(executor);
  return rows.length > 0;
}

/**
 * Adds a stretch to what was watched; stretches that meet become one. One that is told late leaves the place where the learner
 * has gone on since.
 * @returns how many seconds of the recording were watched in all.
 */
export async function addWatched(
  executor: Executor,
  stretch: {
    readonly userId: number;
    readonly enrolmentId: number;
    readonly materialId: number;
    readonly from: number;
    readonly to: number;
    /** Where the learner goes on. */
    readonly position: number;
    readonly secondsAgo: number;
    /** Of the recording as it is now, in seconds: of a longer one before it more may have been watched. */
    readonly length: number;
  },
): Promise<number> {
  const { userId, enrolmentId, materialId, from, to, position, secondsAgo, length } = stretch;
  const { rows } = await sql<{ seconds: number }>`
    insert into video_progress (user_id, enrolment_id, material_id, watched, position, updated_at)
    values (${userId}, ${enrolmentId}, ${materialId}, int4multirange(int4range(${from}::integer, ${to}::integer)), ${position},
      ${before(secondsAgo)})
    on conflict (user_id, enrolment_id, material_id) do update set
      watched = video_progress.watched + excluded.watched,
      position = case when excluded.updated_at < video_progress.updated_at
        then video_progress.position else excluded.position end,
      updated_at = greatest(video_progress.updated_at, excluded.updated_at)
    returning (
      select coalesce(sum(upper(stretch) - lower(stretch)), 0)::integer
      from unnest(watched * int4multirange(int4range(0, ${length}::integer))) as stretch
    ) as seconds`.execute(executor);
  return rows[0]?.seconds ?? 0;
}
