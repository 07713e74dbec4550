import type { ReviewDraft } from '@medeina/design-system/domain/Reviews';
import { keepDraft, readDraft } from '../../../session/drafts.ts';

const placeOf = (courseId: number): string => `review.${String(courseId)}`;

const stars = [1, 2, 3, 4, 5] as const;

/** Keeps what is written of a review; undefined, or nothing written, forgets it. */
export function keepReviewDraft(customer: number, courseId: number, draft: ReviewDraft | undefined): void {
  const isEmpty = draft === undefined || (draft.rating === undefined && draft.text.trim() === '');
  keepDraft(customer, placeOf(courseId), isEmpty ? undefined : draft);
}

/** What this person had written of a review before the session ended. */
export function readReviewDraft(customer: number, courseId: number): ReviewDraft | undefined {
  const draft = readDraft(customer, placeOf(courseId));
  if (typeof draft !== 'object' || draft === null || !('text' in draft)) return undefined;
  const { text } = draft;
  if (typeof text !== 'string') return undefined;
  return { text, rating: 'rating' in draft ? stars.find((count) => count === draft.rating) : undefined };
}
