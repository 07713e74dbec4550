export { CourseGrid, CourseGridSkeleton } from './CourseGrid.tsx';
export type { CourseGridProps, CourseGridSkeletonProps } from './CourseGrid.tsx';
