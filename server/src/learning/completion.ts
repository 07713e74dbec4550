import type { CompletionAnswer, MaterialModule, Output } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import {
  addWatched,
  type CourseProgress,
  deleteCompletion,
  insertCompletion,
  lockEnrolment,
  settleCourse,
} from './completion-store.ts';
import { type OwnMaterialRow, readOwnMaterial } from './store.ts';

/** A video counts as watched when this part of its seconds was seen, in whatever order. */
const watchedShare = 0.9;

export interface CompletionWish {
  readonly userId: number;
  readonly materialId: number;
  readonly module: MaterialModule;
  readonly state: 0 | 1;
}

/** What a wish for completion comes to; the rules, apart from the database. */
export type Verdict = 'complete' | 'open again' | 'leave';

/**
 * Manual materials are the learner's to tick and untick. Automatic ones are the server's: state 1 says 'I opened it',
 * which completes all but videos (watching does that), and nothing takes it back.
 * @throws {ProblemError} `material_locked`, or `conflict` where completion is not tracked or cannot be taken back.
 */
export function judge(
  material: Pick<OwnMaterialRow, 'completion' | 'is_open' | 'module'>,
  state: 0 | 1,
): Verdict {
  if (material.completion === 0) throw new ProblemError('conflict');
  if (state === 0) {
    if (material.completion === 2) throw new ProblemError('conflict');
    return 'open again';
  }
  if (!material.is_open) throw new ProblemError('material_locked');
  return material.completion === 2 && material.module === 'video' ? 'leave' : 'complete';
}

/** Ticks, unticks, or notes that a material was opened. The same wish twice leaves the same state. */
export async function setCompletion(
  context: Pick<Context, 'database'>,
  wish: CompletionWish,
): Promise<CompletionAnswer> {
  const { database } = context;
  const material = await readOwnMaterial(database.sql, wish.userId, wish.materialId);
  if (material === undefined) throw new ProblemError('not_found');
  if (material.module !== wish.module)
    throw new ProblemError('bad_input', { fields: { module: ['field_invalid'] } });
  const verdict = judge(material, wish.state);
  const course = await database.kysely.transaction().execute(async (work) => {
    await lockEnrolment(work, wish.userId, material.course_id);
    if (verdict === 'complete') await insertCompletion(work, wish.userId, material.id, material.course_id);
    if (verdict === 'open again') await deleteCompletion(work, wish.userId, material.id);
    return await settleCourse(work, wish.userId, material.course_id, verdict === 'open again');
  });
  return answer(material.id, verdict === 'leave' ? material.is_completed : verdict === 'complete', course);
}

export interface WatchedWish {
  readonly userId: number;
  readonly materialId: number;
  /** Seconds from the start of the video. */
  readonly from: number;
  readonly to: number;
}

/** Notes a played stretch. Seconds are counted once, however often they are played. */
export async function noteWatched(
  context: Pick<Context, 'database'>,
  wish: WatchedWish,
): Promise<Output<'learning.activity.watched'>> {
  const { database } = context;
  const material = await readOwnMaterial(database.sql, wish.userId, wish.materialId);
  const video = material?.content.video;
  if (material === undefined || video === undefined) throw new ProblemError('not_found');
  if (!material.is_open) throw new ProblemError('material_locked');
  const length = Math.max(1, Math.round(video.seconds));
  const from = Math.min(Math.floor(wish.from), length);
  const to = Math.min(Math.ceil(wish.to), length);
  return await database.kysely.transaction().execute(async (work) => {
    await lockEnrolment(work, wish.userId, material.course_id);
    const seconds = await addWatched(work, wish.userId, material.id, from, Math.max(from, to));
    const isWatched = material.completion === 2 && seconds >= length * watchedShare;
    if (isWatched) await insertCompletion(work, wish.userId, material.id, material.course_id);
    const course = await settleCourse(work, wish.userId, material.course_id, false);
    return {
      ...answer(material.id, isWatched || material.is_completed, course),
      watched_seconds: seconds,
      duration_seconds: video.seconds,
    };
  });
}

function answer(id: number, completed: boolean, course: CourseProgress): CompletionAnswer {
  return {
    success: true,
    id,
    completed,
    course: { done: course.done, total: course.total },
    course_completed: course.isCompleted,
  };
}
