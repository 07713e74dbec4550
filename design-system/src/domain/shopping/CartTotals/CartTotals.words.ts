import type { Translations } from '../../../internal/words.ts';

export type CartTotalsWord = 'total';

export const cartTotalsWords: Translations<CartTotalsWord> = {
  lt: { total: 'Iš viso' },
  en: { total: 'Total' },
  ru: { total: 'Итого' },
};
