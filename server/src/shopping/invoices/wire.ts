import type { InvoiceDetail, Language } from '@medeina/contract';
import { formatCents } from '../../platform/format.ts';
import { methodWords } from '../method-words.ts';
import { totalLines } from '../total-lines.ts';
import type { InvoiceDocument, Sale } from './document.ts';
import { hasUbl } from './ubl.ts';
import { invoiceTitle, rateWords, sellerAddress, taxWords } from './words.ts';

/** An invoice as the wire has it, in the asked language. */
export function wireInvoice(document: InvoiceDocument, language: Language): InvoiceDetail {
  return {
    ...wireSale(document, invoiceTitle(document, language), language),
    kind: document.kind,
    order_id: document.orderId,
    corrects: document.corrects,
    payment_method: methodWords(language, document.paymentMethod, 'name'),
    has_ubl: hasUbl(document),
  };
}

type WireSale = Omit<InvoiceDetail, 'corrects' | 'has_ubl' | 'kind' | 'order_id' | 'payment_method'>;

/** What is sold to whom, as the wire has it. */
export function wireSale(document: Sale, title: string, language: Language): WireSale {
  const { seller } = document;
  const money = (cents: number) => ({ formatted: formatCents(language, cents), raw: cents / 100 });
  return {
    title,
    number: document.number,
    date: document.date,
    seller: {
      name: seller.name,
      code: seller.code,
      vat: seller.vat === '' ? null : seller.vat,
      address: sellerAddress(seller),
      email: seller.email,
      iban: seller.iban === '' ? null : seller.iban,
    },
    buyer: document.buyer,
    lines: document.lines.map((line) => ({
      name: line.name,
      description: line.description,
      quantity: line.quantity,
      unit: money(line.unit),
      discount: money(line.discount),
      rate: rateWords(line.rate, language),
      net: money(line.net),
      tax: money(line.tax),
      total: money(line.net + line.tax),
    })),
    taxes: document.taxes.map((sum) => ({
      words: taxWords(sum, seller, language),
      rate: rateWords(sum.rate, language),
      net: money(sum.net),
      tax: money(sum.tax),
    })),
    totals: totalLines(language, document),
    total: money(document.total),
  };
}
