export { CourseMeta, courseFormats } from './CourseMeta.tsx';
export type { CourseFacts, CourseFormat, CourseFormatFact, CourseMetaProps } from './CourseMeta.tsx';
