export { CourseProgressHeader, CourseProgressHeaderSkeleton } from './CourseProgressHeader.tsx';
export type { CourseProgressHeaderProps } from './CourseProgressHeader.tsx';
export type { CourseProgressHeaderWord } from './CourseProgressHeader.words.ts';
