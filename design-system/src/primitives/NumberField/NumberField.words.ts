import type { Translations } from '../../internal/words.ts';

/** `low`, `high` and `rounded` tell what was corrected; `unreadable` is the error of what is no number. */
export type NumberFieldWord = 'low' | 'high' | 'rounded' | 'unreadable' | 'less' | 'more';

export const numberFieldWords: Translations<NumberFieldWord> = {
  lt: {
    low: 'Pakeista į {value}: mažiau negalima',
    high: 'Pakeista į {value}: daugiau negalima',
    rounded: 'Suapvalinta iki {value}',
    unreadable: 'Įrašykite skaičių, pavyzdžiui, {example}',
    less: 'Mažinti',
    more: 'Didinti',
  },
  en: {
    low: 'Changed to {value}, the least allowed',
    high: 'Changed to {value}, the most allowed',
    rounded: 'Rounded to {value}',
    unreadable: 'Enter a number, such as {example}',
    less: 'Less',
    more: 'More',
  },
  ru: {
    low: 'Изменено на {value}: меньше нельзя',
    high: 'Изменено на {value}: больше нельзя',
    rounded: 'Округлено до {value}',
    unreadable: 'Введите число, например {example}',
    less: 'Уменьшить',
    more: 'Увеличить',
  },
};
