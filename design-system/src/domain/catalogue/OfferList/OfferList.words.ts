import type { Translations } from '../../../internal/words.ts';

/** `label` names the list. */
export type OfferListWord = 'label';

export const offerListWords: Translations<OfferListWord> = {
  lt: {
    label: 'Pasiūlymai',
  },
  en: {
    label: 'Offers',
  },
  ru: {
    label: 'Предложения',
  },
};
