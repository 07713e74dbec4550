import type { Translations } from '../../internal/words.ts';

/** `remove` is the button of a chosen option; `added` and `removed` are announced. */
export type MultiSelectWord = 'chosen' | 'remove' | 'added' | 'removed';

export const multiSelectWords: Translations<MultiSelectWord> = {
  lt: {
    chosen: 'Pasirinkta: {label}',
    remove: 'Šalinti: {name}',
    added: 'Pasirinkta: {name}. Iš viso {count, number}.',
    removed: 'Pašalinta: {name}. Liko {count, number}.',
  },
  en: {
    chosen: 'Chosen: {label}',
    remove: 'Remove {name}',
    added: '{name} chosen, {count, number} in all.',
    removed: '{name} removed, {count, number} left.',
  },
  ru: {
    chosen: 'Выбрано: {label}',
    remove: 'Удалить: {name}',
    added: 'Выбрано: {name}. Всего {count, number}.',
    removed: 'Удалено: {name}. Осталось {count, number}.',
  },
};
