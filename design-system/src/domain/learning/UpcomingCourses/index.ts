export { UpcomingCourses, UpcomingCoursesSkeleton } from './UpcomingCourses.tsx';
export type { UpcomingCourse, UpcomingCoursesLabels, UpcomingCoursesProps } from './UpcomingCourses.tsx';
