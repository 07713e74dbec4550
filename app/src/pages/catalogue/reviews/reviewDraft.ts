import { keepDraft, readDraft } from '../../../session/drafts.ts';

/** What is written of a review so far. */
export interface ReviewDraft {
  readonly rating?: number;
  readonly review?: string;
}

const placeOf = (courseId: number): string => `review.${String(courseId)}`;

/** Keeps the draft of a review; an empty one, or undefined, deletes it. */
export function keepReviewDraft(customer: number, courseId: number, draft: ReviewDraft | undefined): void {
  const isEmpty = draft?.rating === undefined && (draft?.review ?? '').trim() === '';
  keepDraft(customer, placeOf(courseId), isEmpty ? undefined : draft);
}

/** The draft of a review, from before the session ended. */
export function readReviewDraft(customer: number, courseId: number): ReviewDraft | undefined {
  const draft = readDraft(customer, placeOf(courseId));
  if (typeof draft !== 'object' || draft === null) return undefined;
  return {
    ...('rating' in draft && typeof draft.rating === 'number' ? { rating: draft.rating } : {}),
    ...('review' in draft && typeof draft.review === 'string' ? { review: draft.review } : {}),
  };
}
