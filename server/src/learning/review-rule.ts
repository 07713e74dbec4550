import type { ReviewNeeds } from '@medeina/contract';
import type { Executor } from '../platform/database.ts';
import { readStanding, type Standing } from './enrolments.ts';
import { type Learned, readLearned } from './review-store.ts';

/**
 * What is missing before somebody may judge a course: half of it, or its practice. Null: nothing. A course that tracks
 * nothing and was taken without practice gives no evidence that anybody learned it.
 */
export function reviewNeedsOf({
  done,
  total,
  hasAttended,
  hasHalfElsewhere,
  hasPractice,
}: Learned): ReviewNeeds | null {
  const needed = Math.ceil(total / 2);
  const hasLearned = total > 0 && done >= needed;
  return hasAttended || hasHalfElsewhere || hasLearned ? null : { done, needed, practice: hasPractice };
}

/** How a person stands to a course, and what they have yet to do before a review of it. */
export async function readReviewStanding(
  executor: Executor,
  userId: number,
  courseId: number,
): Promise<Standing & { readonly needs: ReviewNeeds | null }> {
  const [standing, learned] = await Promise.all([
    readStanding(executor, userId, courseId),
    readLearned(executor, userId, courseId),
  ]);
  return { ...standing, needs: standing.enrolled ? reviewNeedsOf(learned) : null };
}
