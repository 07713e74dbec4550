export { RatingDistribution } from './RatingDistribution.tsx';
export type { RatingDistributionProps } from './RatingDistribution.tsx';
export { ReviewForm } from './ReviewForm.tsx';
export type { ReviewFormProps } from './ReviewForm.tsx';
export { Review, ReviewList, ReviewListSkeleton } from './ReviewList.tsx';
export type { ReviewListProps, ReviewProps } from './ReviewList.tsx';
