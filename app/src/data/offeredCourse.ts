import { idOf } from './ids.ts';

/** The id of the course that an address of the offer names; undefined where it names one in words, or none. */
export const offeredCourse = (search: URLSearchParams): number | undefined => idOf(search.get('course'));
