import type { Translations } from '../../internal/words.ts';

/** `found` is announced with the list; `minimum` says how many letters a search needs. */
export type ComboboxWord = 'empty' | 'minimum' | 'found' | 'add';

export const comboboxWords: Translations<ComboboxWord> = {
  lt: {
    empty: 'Nieko nerasta',
    minimum: 'Įrašykite bent {letters, plural, one {# raidę} few {# raides} other {# raidžių}}',
    found: 'Rasta: {count, number}',
    add: 'Pridėti „{text}“',
  },
  en: {
    empty: 'No results',
    minimum: 'Type at least {letters, plural, one {# letter} other {# letters}}',
    found: '{count, plural, one {# result} other {# results}}',
    add: 'Add “{text}”',
  },
  ru: {
    empty: 'Ничего не найдено',
    minimum: 'Введите не менее {letters, plural, one {# буквы} few {# букв} many {# букв} other {# буквы}}',
    found: 'Найдено: {count, number}',
    add: 'Добавить «{text}»',
  },
};
