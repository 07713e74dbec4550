import type { Translations } from '../../../internal/words.ts';

/** `courses` is how many courses an option would leave, for screen readers. */
export type FilterSidebarWord = 'title' | 'clear' | 'courses';

export const filterSidebarWords: Translations<FilterSidebarWord> = {
  lt: {
    title: 'Filtrai',
    clear: 'Išvalyti visus',
    courses: '{count, plural, one {# kursas} few {# kursai} other {# kursų}}',
  },
  en: {
    title: 'Filters',
    clear: 'Clear all',
    courses: '{count, plural, one {# course} other {# courses}}',
  },
  ru: {
    title: 'Фильтры',
    clear: 'Сбросить всё',
    courses: '{count, plural, one {# курс} few {# курса} many {# курсов} other {# курса}}',
  },
};
