import type { Translations } from '../../../internal/words.ts';

/** `search` follows the number; `sort` is the label of the orders. */
export type ResultsHeaderWord = 'count' | 'search' | 'sort';

export const resultsHeaderWords: Translations<ResultsHeaderWord> = {
  lt: {
    count: '{count, plural, one {# kursas} few {# kursai} other {# kursų}}',
    search: 'pagal „{search}“',
    sort: 'Rikiuoti',
  },
  en: {
    count: '{count, plural, one {# course} other {# courses}}',
    search: 'for “{search}”',
    sort: 'Sort by',
  },
  ru: {
    count: '{count, plural, one {# курс} few {# курса} many {# курсов} other {# курса}}',
    search: 'по запросу «{search}»',
    sort: 'Сортировать',
  },
};
