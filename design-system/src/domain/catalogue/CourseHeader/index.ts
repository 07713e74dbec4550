export { CourseHeader, CourseHeaderSkeleton } from './CourseHeader.tsx';
export type {
  CourseHeaderCategory,
  CourseHeaderFacts,
  CourseHeaderProps,
  CourseHeaderRating,
  CourseHeaderSkeletonProps,
} from './CourseHeader.tsx';
