import type { Translations } from '../../../internal/words.ts';

export type DiscountFieldWord = 'code' | 'apply' | 'applied' | 'another' | 'kept';

export const discountFieldWords: Translations<DiscountFieldWord> = {
  lt: {
    code: 'Nuolaidos kodas',
    apply: 'Pritaikyti',
    applied: 'Kodas pritaikytas',
    another: 'Pridėti kitą kodą',
    kept: 'Kiti pritaikyti kodai',
  },
  en: {
    code: 'Discount code',
    apply: 'Apply',
    applied: 'Code applied',
    another: 'Add another code',
    kept: 'Other codes applied',
  },
  ru: {
    code: 'Код скидки',
    apply: 'Применить',
    applied: 'Код применён',
    another: 'Добавить другой код',
    kept: 'Другие применённые коды',
  },
};
