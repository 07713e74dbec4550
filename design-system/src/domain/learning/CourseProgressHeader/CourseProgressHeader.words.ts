import type { Translations } from '../../../internal/words.ts';

/** `added`: how many parts a completed course has gained since. */
export type CourseProgressHeaderWord = 'count' | 'completed' | 'added';

export const courseProgressHeaderWords: Translations<CourseProgressHeaderWord> = {
  lt: {
    count: '{done, number} iš {total, plural, one {# dalies} few {# dalių} other {# dalių}}',
    completed: 'Baigta',
    added: '{count, plural, one {# nauja dalis} few {# naujos dalys} other {# naujų dalių}}',
  },
  en: {
    count: '{done, number} of {total, plural, one {# part} other {# parts}}',
    completed: 'Completed',
    added: '{count, plural, one {# new part} other {# new parts}}',
  },
  ru: {
    count: '{done, number} из {total, plural, one {# части} few {# частей} many {# частей} other {# части}}',
    completed: 'Завершён',
    added:
      '{count, plural, one {# новая часть} few {# новые части} many {# новых частей} other {# новой части}}',
  },
};
