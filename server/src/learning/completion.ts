import type { CompletionAnswer, Material, Output } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { batchedChange } from '../platform/batched.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import {
  addWatched,
  type Change,
  changeCompletion,
  changeCompletions,
  type CourseProgress,
  isCompletedSince,
  lockEnrolment,
} from './completion-store.ts';
import { issueDue } from './certificates/issue.ts';
import { isCompletedByOpening } from './kinds/index.ts';
import type { MaterialContent, StoredRecording } from './material-content.ts';
import type { OwnMaterialQuery, OwnMaterialRow } from './store.ts';

/** Finds a material for a learner who has its course. */
export type FindOwnMaterial = (query: OwnMaterialQuery) => Promise<OwnMaterialRow | undefined>;

/** The recording of a material that has one. */
function recordingOf(content: MaterialContent): StoredRecording | undefined {
  if (content.kind === 'video') return content;
  return content.kind === 'document_video' ? content.recording : undefined;
}

/** A video counts as watched when this part of its seconds was seen, in whatever order. */
const watchedShare = 0.9;

export interface CompletionInput {
  readonly userId: number;
  readonly materialId: number;
  /** As the caller takes it to be. */
  readonly module: Material['module'];
  readonly state: 0 | 1;
  /** Since it was done, where it is told late. */
  readonly secondsAgo?: number | undefined;
}

/**
 * Manual materials are the learner's to tick and untick. Automatic ones are the server's: state 1 says 'I opened it',
 * which completes all but videos (watching does that), and nothing takes it back.
 * @throws {ProblemError} `material_locked`, or `conflict` where completion is not tracked or cannot be taken back.
 */
export function judge(
  material: Pick<OwnMaterialRow, 'completion' | 'content' | 'is_open'>,
  state: 0 | 1,
  hasPlayer: boolean,
): Change['change'] {
  if (material.completion === 0) throw new ProblemError('conflict');
  if (state === 0) {
    if (material.completion === 2) throw new ProblemError('conflict');
    return 'open again';
  }
  if (!material.is_open) throw new ProblemError('material_locked');
  return material.completion === 1 || isCompletedByOpening(material.content, hasPlayer)
    ? 'complete'
    : 'leave';
}

export interface WatchedInput {
  readonly userId: number;
  readonly materialId: number;
  /** Seconds from the start of the video. */
  readonly from: number;
  readonly to: number;
  /** Since it was played, where it is told late. */
  readonly secondsAgo?: number | undefined;
}

export interface Completions {
  /**
   * Ticks, unticks, or notes that a material was opened. The same input twice leaves the same state; a tick taken back without
   * a connection leaves one that was set since.
   */
  set(input: CompletionInput): Promise<CompletionAnswer>;
  /** Notes a played stretch. Seconds are counted once, however often they are played. */
  noteWatched(input: WatchedInput): Promise<Output<'learning.activity.watched'>>;
}

/** What was ticked and at once taken back may arrive the other way round: a tick that late is not one that was set since. */
const sittingSeconds = 60;

/** Changes what learners completed. Each change is acknowledged once it is on the disk. */
export function createCompletions(
  { database: { executor }, packagePlayer }: Pick<Context, 'database' | 'packagePlayer'>,
  findMaterial: FindOwnMaterial,
): Completions {
  const make = batchedChange(
    // One statement, without going back and forth for what one tick in a hundred is: the last of its course.
    async (changes: readonly Change[]) => {
      const courses = await changeCompletions(executor, changes);
      await issueDue(
        executor,
        changes.filter((_, place) => isDone(courses[place])),
      );
      return courses;
    },
    (change) => inTransaction(executor, (transaction) => completeIn(transaction, change)),
  );

  return {
    set: async ({ userId, materialId, module, state, secondsAgo = 0 }) => {
      const material = await findMaterial({ userId, materialId });
      if (material === undefined) throw new ProblemError('not_found');
      if (material.module !== module)
        throw new ProblemError('bad_input', { fields: { module: ['field_invalid'] } });
      const key = { userId, enrolmentId: material.enrolment_id, materialId };
      const asked = judge(material, state, packagePlayer !== undefined);
      const isOver =
        asked === 'open again' &&
        secondsAgo > sittingSeconds &&
        (await isCompletedSince(executor, key, secondsAgo - sittingSeconds));
      const change = isOver ? 'leave' : asked;
      const course = await make({ ...key, change });
      return completionAnswer(
        material.id,
        change === 'leave' ? material.is_completed : change === 'complete',
        course,
      );
    },

    noteWatched: async ({ userId, materialId, secondsAgo = 0, ...played }) => {
      const material = await findMaterial({ userId, materialId });
      const video = material && recordingOf(material.content);
      if (material === undefined || video === undefined) throw new ProblemError('not_found');
      if (!material.is_open) throw new ProblemError('material_locked');
      const enrolmentId = material.enrolment_id;
      const length = Math.max(1, Math.round(video.seconds));
      const from = Math.min(Math.floor(played.from), length);
      const to = Math.min(Math.ceil(played.to), length);
      return await inTransaction(executor, async (transaction) => {
        await lockEnrolment(transaction, userId, enrolmentId);
        const seconds = await addWatched(transaction, {
          userId,
          enrolmentId,
          materialId,
          from,
          to: Math.max(from, to),
          length,
          // Who has seen the end begins again.
          position: to >= length ? 0 : to,
          secondsAgo,
        });
        const isWatched = material.completion === 2 && seconds >= length * watchedShare;
        const change = isWatched ? 'complete' : 'leave';
        const course = await completeIn(transaction, { userId, enrolmentId, materialId, change });
        return {
          ...completionAnswer(material.id, isWatched || material.is_completed, course),
          watched_seconds: seconds,
          duration_seconds: video.seconds,
        };
      });
    },
  };
}

/**
 * Makes a change, and issues in the same transaction the certificate that is due by it: as the last of its course, or by
 * the mark that came with it, which counts as well where the course was completed before it grew.
 */
export async function completeIn(
  transaction: Executor,
  change: Change,
  isMarked = false,
): Promise<CourseProgress | undefined> {
  const course = await changeCompletion(transaction, change);
  if (isMarked || isDone(course)) await issueDue(transaction, [change]);
  return course;
}

function isDone(course: CourseProgress | undefined): boolean {
  return course !== undefined && course.total > 0 && course.done >= course.total;
}

export function completionAnswer(
  id: number,
  completed: boolean,
  course: CourseProgress | undefined,
): CompletionAnswer {
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
