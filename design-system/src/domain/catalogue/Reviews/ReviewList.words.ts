import type { Translations } from '../../../internal/words.ts';

/** `label` is the name of the list; the others mark a review in another language than the page's. */
export type ReviewListWord = 'label' | 'inLithuanian' | 'inEnglish' | 'inRussian';

export const reviewListWords: Translations<ReviewListWord> = {
  lt: {
    label: 'Atsiliepimai',
    inLithuanian: 'Parašyta lietuviškai',
    inEnglish: 'Parašyta angliškai',
    inRussian: 'Parašyta rusiškai',
  },
  en: {
    label: 'Reviews',
    inLithuanian: 'Written in Lithuanian',
    inEnglish: 'Written in English',
    inRussian: 'Written in Russian',
  },
  ru: {
    label: 'Отзывы',
    inLithuanian: 'Написано по-литовски',
    inEnglish: 'Написано по-английски',
    inRussian: 'Написано по-русски',
  },
};
