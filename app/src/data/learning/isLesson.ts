import type { CourseTab } from './coursePath.ts';

/** Whether an address opens one material of a course's theory: on a phone, then, the screen is the text's. */
export const isLesson = (tab: CourseTab | undefined, search: URLSearchParams): boolean =>
  tab === 'theory' && search.has('material');
