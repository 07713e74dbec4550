import type { Translations } from '../../../internal/words.ts';

export type PaymentMethodPickerWord = 'method' | 'empty';

export const paymentMethodPickerWords: Translations<PaymentMethodPickerWord> = {
  lt: { method: 'Mokėjimo būdas', empty: 'Šiuo metu mokėti negalima' },
  en: { method: 'Payment method', empty: 'Payment is not possible now' },
  ru: { method: 'Способ оплаты', empty: 'Сейчас оплатить нельзя' },
};
