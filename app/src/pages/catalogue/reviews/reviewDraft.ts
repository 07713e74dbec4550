import type { DraftKind } from '../../../shell/forms/useDraft.ts';

/** What is written of a review so far. */
interface ReviewDraft {
  readonly rating?: number | undefined;
  readonly review?: string | undefined;
  readonly profession?: string | undefined;
}

export const reviewPlace = (courseId: number): string => `review.${String(courseId)}`;

export const reviewDraft: DraftKind<ReviewDraft> = {
  read: (kept) => ({
    ...('rating' in kept && typeof kept.rating === 'number' ? { rating: kept.rating } : {}),
    ...('review' in kept && typeof kept.review === 'string' ? { review: kept.review } : {}),
    ...('profession' in kept && typeof kept.profession === 'string' ? { profession: kept.profession } : {}),
  }),
  isEmpty: ({ rating, review = '', profession = '' }) =>
    rating === undefined && review.trim() === '' && profession === '',
};
