export { CourseHeader, CourseHeaderSkeleton } from './CourseHeader.tsx';
export type { CourseHeaderProps } from './CourseHeader.tsx';
