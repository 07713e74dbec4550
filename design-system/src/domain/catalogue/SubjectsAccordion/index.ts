export { SubjectsAccordion, SubjectsAccordionSkeleton } from './SubjectsAccordion.tsx';
export type { Subject, SubjectPart, SubjectsAccordionProps } from './SubjectsAccordion.tsx';
