export { CourseCard, courseCardLayouts } from './CourseCard.tsx';
export type { CourseCardLayout, CourseCardProps } from './CourseCard.tsx';
export { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
export type { CourseCardSkeletonProps } from './CourseCardSkeleton.tsx';
