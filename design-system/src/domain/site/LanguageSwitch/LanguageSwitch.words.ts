import type { Translations } from '../../../internal/words.ts';

/** `label` names the control. */
export type LanguageSwitchWord = 'label';

export const languageSwitchWords: Translations<LanguageSwitchWord> = {
  lt: {
    label: 'Kalba',
  },
  en: {
    label: 'Language',
  },
  ru: {
    label: 'Язык',
  },
};
