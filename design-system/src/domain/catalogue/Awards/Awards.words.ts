import type { Translations } from '../../../internal/words.ts';

/** `label` names the list. */
export type AwardsWord = 'label';

export const awardsWords: Translations<AwardsWord> = {
  lt: {
    label: 'Apdovanojimai',
  },
  en: {
    label: 'Awards',
  },
  ru: {
    label: 'Награды',
  },
};
