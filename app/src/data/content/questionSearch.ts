import { beginningOf } from '../beginningOf.ts';

/** As much of a search as the call takes. */
const longest = 200;

/** What is searched for in the frequent questions, as the call takes it; empty where nothing is. */
export const questionSearch = (text: string | null): string => beginningOf((text ?? '').trim(), longest);
