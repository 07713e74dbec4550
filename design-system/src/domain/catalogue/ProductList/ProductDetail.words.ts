import type { Translations } from '../../../internal/words.ts';

/** `label` names the facts. */
export type ProductDetailWord = 'label';

export const productDetailWords: Translations<ProductDetailWord> = {
  lt: {
    label: 'Apie šį kursą',
  },
  en: {
    label: 'About this course',
  },
  ru: {
    label: 'Об этом курсе',
  },
};
