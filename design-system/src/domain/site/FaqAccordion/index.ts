export { FaqAccordion } from './FaqAccordion.tsx';
export type { FaqAccordionProps, FaqItem } from './FaqAccordion.tsx';
