import type { Translations } from '../../../internal/words.ts';

/** `list` is the name of the list; `clear` is shown for two tags or more. */
export type FilterTagsWord = 'list' | 'clear';

export const filterTagsWords: Translations<FilterTagsWord> = {
  lt: { list: 'Pasirinkti filtrai', clear: 'Išvalyti visus' },
  en: { list: 'Chosen filters', clear: 'Clear all' },
  ru: { list: 'Выбранные фильтры', clear: 'Сбросить всё' },
};
