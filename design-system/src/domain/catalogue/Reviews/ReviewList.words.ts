import type { Translations } from '../../../internal/words.ts';

/** `label` is the name of the list. */
export type ReviewListWord = 'label';

export const reviewListWords: Translations<ReviewListWord> = {
  lt: { label: 'Atsiliepimai' },
  en: { label: 'Reviews' },
  ru: { label: 'Отзывы' },
};
