export { RatingDistribution } from './RatingDistribution.tsx';
export type { RatingDistributionProps, StarCounts } from './RatingDistribution.tsx';
export type { RatingDistributionWord } from './RatingDistribution.words.ts';
export { ReviewForm } from './ReviewForm.tsx';
export type { ReviewFormProps, ReviewRatingField, ReviewTextField } from './ReviewForm.tsx';
export type { ReviewFormWord } from './ReviewForm.words.ts';
export { Review, ReviewList, ReviewListSkeleton } from './ReviewList.tsx';
export type { ListedReview, ReviewListProps, ReviewListSkeletonProps, ReviewProps } from './ReviewList.tsx';
export type { ReviewListWord } from './ReviewList.words.ts';
