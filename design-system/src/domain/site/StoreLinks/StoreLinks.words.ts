import type { Translations } from '../../../internal/words.ts';

/** `label` names the list. */
export type StoreLinksWord = 'label';

export const storeLinksWords: Translations<StoreLinksWord> = {
  lt: {
    label: 'Programėlė',
  },
  en: {
    label: 'Mobile app',
  },
  ru: {
    label: 'Приложение',
  },
};
