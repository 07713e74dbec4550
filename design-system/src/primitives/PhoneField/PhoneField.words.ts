import type { Translations } from '../../internal/words.ts';

/** `country` is the label of the country select. */
export type PhoneFieldWord = 'country';

export const phoneFieldWords: Translations<PhoneFieldWord> = {
  lt: { country: 'Šalies kodas' },
  en: { country: 'Country code' },
  ru: { country: 'Код страны' },
};
