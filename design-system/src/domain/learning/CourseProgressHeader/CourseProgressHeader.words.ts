import type { Translations } from '../../../internal/words.ts';

export type CourseProgressHeaderWord = 'count';

export const courseProgressHeaderWords: Translations<CourseProgressHeaderWord> = {
  lt: { count: '{done, number} iš {total, plural, one {# dalies} few {# dalių} other {# dalių}}' },
  en: { count: '{done, number} of {total, plural, one {# part} other {# parts}}' },
  ru: {
    count: '{done, number} из {total, plural, one {# части} few {# частей} many {# частей} other {# части}}',
  },
};
