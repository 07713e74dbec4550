import type { Translations } from '../../internal/words.ts';

/** The heading above the list. */
export type ErrorSummaryWord = 'title';

export const errorSummaryWords: Translations<ErrorSummaryWord> = {
  lt: {
    title: '{count, plural, one {Pataisykite klaidą} few {Pataisykite klaidas} other {Pataisykite klaidas}}',
  },
  en: { title: '{count, plural, one {There is a problem} other {There are problems}}' },
  ru: {
    title:
      '{count, plural, one {Исправьте ошибку} few {Исправьте ошибки} many {Исправьте ошибки} other {Исправьте ошибки}}',
  },
};
