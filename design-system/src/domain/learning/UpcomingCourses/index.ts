export { UpcomingCourses, UpcomingCoursesSkeleton } from './UpcomingCourses.tsx';
export type { UpcomingCourse, UpcomingCoursesProps } from './UpcomingCourses.tsx';
export type { UpcomingCoursesWord } from './UpcomingCourses.words.ts';
