import type { Translations } from '../../../internal/words.ts';

export type OrderSummaryWord = 'title' | 'quantity';

export const orderSummaryWords: Translations<OrderSummaryWord> = {
  lt: { title: 'Užsakymas', quantity: '× {count, number}' },
  en: { title: 'Order', quantity: '× {count, number}' },
  ru: { title: 'Заказ', quantity: '× {count, number}' },
};
