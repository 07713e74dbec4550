import type { Translations } from '../../internal/words.ts';

/** `hint` says what the code is like. */
export type OneTimeCodeInputWord = 'label' | 'hint';

export const oneTimeCodeInputWords: Translations<OneTimeCodeInputWord> = {
  lt: {
    label: 'Vienkartinis kodas',
    hint: '{length, plural, one {# skaitmuo} few {# skaitmenys} other {# skaitmenų}}',
  },
  en: { label: 'One-time code', hint: '{length, plural, one {# digit} other {# digits}}' },
  ru: {
    label: 'Одноразовый код',
    hint: '{length, plural, one {# цифра} few {# цифры} many {# цифр} other {# цифры}}',
  },
};
