import type { Translations } from '../../../internal/words.ts';

/** `chosen` is the number on the badge, for screen readers. */
export type FilterButtonWord = 'filters' | 'chosen';

export const filterButtonWords: Translations<FilterButtonWord> = {
  lt: {
    filters: 'Filtrai',
    chosen: '{count, plural, one {pasirinktas #} few {pasirinkti #} other {pasirinkta #}}',
  },
  en: { filters: 'Filters', chosen: '{count, number} chosen' },
  ru: {
    filters: 'Фильтры',
    chosen: '{count, plural, one {выбран #} few {выбрано #} many {выбрано #} other {выбрано #}}',
  },
};
