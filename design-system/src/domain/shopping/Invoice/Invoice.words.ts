import type { Translations } from '../../../internal/words.ts';

export type InvoiceWord = 'title' | 'number' | 'seller' | 'buyer' | 'item' | 'quantity' | 'price' | 'total';

export const invoiceWords: Translations<InvoiceWord> = {
  lt: {
    title: 'Sąskaita faktūra',
    number: 'Nr. {number}',
    seller: 'Pardavėjas',
    buyer: 'Pirkėjas',
    item: 'Pavadinimas',
    quantity: 'Kiekis',
    price: 'Kaina',
    total: 'Suma',
  },
  en: {
    title: 'Invoice',
    number: 'No. {number}',
    seller: 'Seller',
    buyer: 'Buyer',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    total: 'Sum',
  },
  ru: {
    title: 'Счёт-фактура',
    number: '№ {number}',
    seller: 'Продавец',
    buyer: 'Покупатель',
    item: 'Наименование',
    quantity: 'Количество',
    price: 'Цена',
    total: 'Сумма',
  },
};
