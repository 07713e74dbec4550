import type { CompletionAnswer, MaterialModule, Output } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { inTransaction, isDatabaseAway } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { gathered } from '../platform/gathered.ts';
import {
  addWatched,
  type Change,
  changeOne,
  changeTogether,
  type CourseProgress,
  lockEnrolment,
} from './completion-store.ts';
import { isCompletedByOpening } from './kinds/index.ts';
import type { OwnMaterialRow, OwnMaterialWish } from './store.ts';

/** Finds a material for a learner who has its course. */
export type FindOwnMaterial = (wish: OwnMaterialWish) => Promise<OwnMaterialRow | undefined>;

/** A video counts as watched when this part of its seconds was seen, in whatever order. */
const watchedShare = 0.9;

export interface CompletionWish {
  readonly userId: number;
  readonly materialId: number;
  readonly module: MaterialModule;
  readonly state: 0 | 1;
}

/**
 * Manual materials are the learner's to tick and untick. Automatic ones are the server's: state 1 says 'I opened it',
 * which completes all but videos (watching does that), and nothing takes it back.
 * @throws {ProblemError} `material_locked`, or `conflict` where completion is not tracked or cannot be taken back.
 */
export function judge(
  material: Pick<OwnMaterialRow, 'completion' | 'is_open' | 'module'>,
  state: 0 | 1,
): Change['change'] {
  if (material.completion === 0) throw new ProblemError('conflict');
  if (state === 0) {
    if (material.completion === 2) throw new ProblemError('conflict');
    return 'open again';
  }
  if (!material.is_open) throw new ProblemError('material_locked');
  return material.completion === 1 || isCompletedByOpening(material.module) ? 'complete' : 'leave';
}

export interface WatchedWish {
  readonly userId: number;
  readonly materialId: number;
  /** Seconds from the start of the video. */
  readonly from: number;
  readonly to: number;
}

export interface Completions {
  /** Ticks, unticks, or notes that a material was opened. The same wish twice leaves the same state. */
  set(wish: CompletionWish): Promise<CompletionAnswer>;
  /** Notes a played stretch. Seconds are counted once, however often they are played. */
  noteWatched(wish: WatchedWish): Promise<Output<'learning.activity.watched'>>;
}

/**
 * Changing what learners completed. Changes of one moment are made in one transaction, which costs a single wait for the
 * disk; each is acknowledged once that is on it.
 */
export function createCompletions(
  { database }: Pick<Context, 'database'>,
  findMaterial: FindOwnMaterial,
): Completions {
  const { executor } = database;
  const together = gathered((changes: readonly Change[]) => changeTogether(executor, changes));

  async function make(change: Change): Promise<CourseProgress | undefined> {
    try {
      const course = await together(change);
      if (course !== undefined) return course;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      // What failed may be another's change, and nothing of any was done.
    }
    return await changeOne(executor, change);
  }

  return {
    set: async ({ userId, materialId, module, state }) => {
      const material = await findMaterial({ userId, materialId });
      if (material === undefined) throw new ProblemError('not_found');
      if (material.module !== module)
        throw new ProblemError('bad_input', { fields: { module: ['field_invalid'] } });
      const change = judge(material, state);
      const course = await make({ userId, enrolmentId: material.enrolment_id, materialId, change });
      return answer(material.id, change === 'leave' ? material.is_completed : change === 'complete', course);
    },

    noteWatched: async (wish) => {
      const { userId, materialId } = wish;
      const material = await findMaterial({ userId, materialId });
      if (material?.content.kind !== 'video') throw new ProblemError('not_found');
      const video = material.content;
      if (!material.is_open) throw new ProblemError('material_locked');
      const enrolmentId = material.enrolment_id;
      const length = Math.max(1, Math.round(video.seconds));
      const from = Math.min(Math.floor(wish.from), length);
      const to = Math.min(Math.ceil(wish.to), length);
      return await inTransaction(executor, async (transaction) => {
        await lockEnrolment(transaction, userId, enrolmentId);
        const seconds = await addWatched(transaction, {
          userId,
          enrolmentId,
          materialId,
          from,
          to: Math.max(from, to),
        });
        const isWatched = material.completion === 2 && seconds >= length * watchedShare;
        const change = isWatched ? 'complete' : 'leave';
        const course = await changeOne(transaction, { userId, enrolmentId, materialId, change });
        return {
          ...answer(material.id, isWatched || material.is_completed, course),
          watched_seconds: seconds,
          duration_seconds: video.seconds,
        };
      });
    },
  };
}

function answer(id: number, completed: boolean, course: CourseProgress | undefined): CompletionAnswer {
  // The course was taken from the learner in this very moment.
  if (course === undefined) throw new ProblemError('not_found');
  const { done, total } = course;
  return {
    success: true,
    id,
    completed,
    course: { done, total },
    course_completed: total > 0 && done >= total,
  };
}
