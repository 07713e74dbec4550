export { CourseFact, CourseMeta, courseFormats } from './CourseMeta.tsx';
export type {
  CourseFactProps,
  CourseFacts,
  CourseFormat,
  CourseFormatFact,
  CourseMetaProps,
} from './CourseMeta.tsx';
