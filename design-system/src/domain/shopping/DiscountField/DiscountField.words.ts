import type { Translations } from '../../../internal/words.ts';

export type DiscountFieldWord = 'code' | 'apply' | 'applied';

export const discountFieldWords: Translations<DiscountFieldWord> = {
  lt: { code: 'Nuolaidos kodas', apply: 'Pritaikyti', applied: 'Kodas pritaikytas' },
  en: { code: 'Discount code', apply: 'Apply', applied: 'Code applied' },
  ru: { code: 'Код скидки', apply: 'Применить', applied: 'Код применён' },
};
