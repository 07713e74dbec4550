export { CourseHeader, CourseHeaderSkeleton } from './CourseHeader.tsx';
export type {
  CourseHeaderCategory,
  CourseHeaderProps,
  CourseHeaderRating,
  CourseHeaderSkeletonProps,
} from './CourseHeader.tsx';
