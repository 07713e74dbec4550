export { CourseCard, courseCardLayouts } from './CourseCard.tsx';
export type {
  CourseCardLayout,
  CourseCardProps,
  CourseCategory,
  CourseFavourite,
  CoursePrice,
  CourseRating,
} from './CourseCard.tsx';
export { fewSeats, NearestSession } from './NearestSession.tsx';
export type { CourseSession } from './NearestSession.tsx';
export { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
export type { CourseCardSkeletonProps } from './CourseCardSkeleton.tsx';
