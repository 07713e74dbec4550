export { CourseProgressList, CourseProgressListSkeleton } from './CourseProgressRow.tsx';
export type { CourseProgressListProps, CourseProgressRowProps } from './CourseProgressRow.tsx';
export type { CourseProgressListWord } from './CourseProgressRow.words.ts';
