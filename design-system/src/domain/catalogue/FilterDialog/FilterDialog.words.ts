import type { Translations } from '../../../internal/words.ts';

/** `show` closes the sheet and says how many courses are left; `showAll` stands in until that is known. */
export type FilterDialogWord = 'title' | 'reset' | 'show' | 'showAll';

export const filterDialogWords: Translations<FilterDialogWord> = {
  lt: {
    title: 'Filtrai',
    reset: 'Išvalyti',
    show: '{count, plural, one {Rodyti # kursą} few {Rodyti # kursus} other {Rodyti # kursų}}',
    showAll: 'Rodyti kursus',
  },
  en: {
    title: 'Filters',
    reset: 'Clear',
    show: '{count, plural, one {Show # course} other {Show # courses}}',
    showAll: 'Show courses',
  },
  ru: {
    title: 'Фильтры',
    reset: 'Сбросить',
    show: '{count, plural, one {Показать # курс} few {Показать # курса} many {Показать # курсов} other {Показать # курса}}',
    showAll: 'Показать курсы',
  },
};
