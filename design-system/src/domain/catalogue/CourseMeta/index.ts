export { CourseMeta, courseFormats } from './CourseMeta.tsx';
export type { CourseFacts, CourseFormat, CourseMetaProps } from './CourseMeta.tsx';
