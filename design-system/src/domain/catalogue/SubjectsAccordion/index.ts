export { SubjectsAccordion, SubjectsAccordionSkeleton } from './SubjectsAccordion.tsx';
export type {
  Subject,
  SubjectPart,
  SubjectsAccordionProps,
  SubjectsAccordionSkeletonProps,
} from './SubjectsAccordion.tsx';
