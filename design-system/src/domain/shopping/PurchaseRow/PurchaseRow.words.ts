import type { Translations } from '../../../internal/words.ts';

/** `numbered` is an order among others; `invoiceOf` the link to its invoice. */
export type PurchaseListWord = 'list' | 'order' | 'numbered' | 'date' | 'method' | 'total' | 'invoiceOf';

export const purchaseListWords: Translations<PurchaseListWord> = {
  lt: {
    list: 'Pirkimai',
    order: 'Užsakymas',
    numbered: 'Nr. {number}',
    date: 'Data',
    method: 'Mokėjimo būdas',
    total: 'Suma',
    invoiceOf: 'Sąskaita: {order}',
  },
  en: {
    list: 'Purchases',
    order: 'Order',
    numbered: 'No. {number}',
    date: 'Date',
    method: 'Payment method',
    total: 'Sum',
    invoiceOf: 'Invoice: {order}',
  },
  ru: {
    list: 'Покупки',
    order: 'Заказ',
    numbered: '№ {number}',
    date: 'Дата',
    method: 'Способ оплаты',
    total: 'Сумма',
    invoiceOf: 'Счёт: {order}',
  },
};
