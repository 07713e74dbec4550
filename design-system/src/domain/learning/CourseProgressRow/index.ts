export { CourseProgressList, CourseProgressListSkeleton } from './CourseProgressRow.tsx';
export type {
  CourseProgressListLabels,
  CourseProgressListProps,
  CourseProgressRowProps,
} from './CourseProgressRow.tsx';
