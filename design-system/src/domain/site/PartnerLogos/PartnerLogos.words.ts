import type { Translations } from '../../../internal/words.ts';

/** `label` names the row. */
export type PartnerLogosWord = 'label';

export const partnerLogosWords: Translations<PartnerLogosWord> = {
  lt: {
    label: 'Partneriai',
  },
  en: {
    label: 'Partners',
  },
  ru: {
    label: 'Партнёры',
  },
};
