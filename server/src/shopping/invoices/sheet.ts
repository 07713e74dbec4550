import type { Language } from '@medeina/contract';
import { formatCents, formatDay } from '../../platform/format.ts';
import { message } from '../../platform/messages.ts';
import { methodWords } from '../method-words.ts';
import { totalLines } from '../total-lines.ts';
import type { InvoiceDocument, InvoiceLine, Sale } from './document.ts';
import { invoiceTitle, partyLines, rateWords, sellerAddress, taxWords } from './words.ts';

/** A business document in words, ready to be set on paper or on a page: an invoice, a credit note, a quote. */
export interface Sheet {
  readonly language: Language;
  readonly title: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly columns: SheetColumns;
  readonly rows: readonly SheetRow[];
  readonly totals: readonly { readonly title: string; readonly value: string; readonly isLast?: true }[];
  readonly notes: readonly string[];
  /** Where it leads; the hint says how to get there from paper. */
  readonly link: { readonly words: string; readonly hint: string; readonly href: string } | null;
}

export interface SheetColumns {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly rate: string;
  readonly net: string;
  readonly tax: string;
  readonly total: string;
}

export interface SheetRow extends SheetColumns {
  /** Under the name. */
  readonly details: readonly string[];
}

/** The names of the columns. */
function sheetColumns(language: Language): SheetColumns {
  return {
    name: message(language, 'invoice.column.name'),
    quantity: message(language, 'invoice.column.quantity'),
    unit: message(language, 'invoice.column.unit'),
    rate: message(language, 'invoice.column.rate'),
    net: message(language, 'invoice.column.net'),
    tax: message(language, 'invoice.column.tax'),
    total: message(language, 'invoice.column.total'),
  };
}

/** What sheets about a sale share. */
export function sheetBody(
  { seller, buyer, lines, taxes, ...sums }: Sale,
  language: Language,
): Pick<Sheet, 'columns' | 'parties' | 'rows' | 'totals'> {
  const money = (cents: number): string => formatCents(language, cents);
  return {
    parties: [
      {
        label: message(language, 'invoice.seller'),
        lines: [
          ...partyLines({ ...seller, address: sellerAddress(seller) }, language),
          ...(seller.iban === '' ? [] : [`IBAN ${seller.iban}`]),
        ],
      },
      { label: message(language, 'invoice.buyer'), lines: partyLines(buyer, language) },
    ],
    columns: sheetColumns(language),
    rows: lines.map((line) => ({
      name: line.name,
      details: detailsOf(line, language),
      quantity: String(line.quantity),
      unit: money(line.unit),
      rate: rateWords(line.rate, language),
      net: money(line.net),
      tax: money(line.tax),
      total: money(line.net + line.tax),
    })),
    totals: [
      ...totalLines(language, sums).filter(({ code }) => code !== 'tax' && code !== 'total'),
      ...taxes.map((sum) => ({ title: taxWords(sum, seller, language), value: money(sum.tax) })),
      { title: message(language, 'total.total'), value: money(sums.total), isLast: true },
    ],
  };
}

function detailsOf({ description, discount }: InvoiceLine, language: Language): string[] {
  const words =
    discount === 0
      ? []
      : [message(language, 'invoice.discount', { discount: formatCents(language, discount) })];
  return [description, ...words].filter((text) => text !== '');
}

export function invoiceSheet(document: InvoiceDocument, language: Language): Sheet {
  const { kind, number, date, orderId, corrects, paymentMethod } = document;
  const method = methodWords(language, paymentMethod, 'name');
  return {
    ...sheetBody(document, language),
    language,
    title: invoiceTitle(document, language),
    number,
    date,
    facts: [
      [message(language, 'invoice.date'), formatDay(date, language)],
      [message(language, 'invoice.order'), String(orderId)],
      ...(corrects === null ? [] : [[message(language, 'invoice.corrects'), corrects] as const]),
      [message(language, kind === 'invoice' ? 'invoice.paid' : 'invoice.returned'), method],
    ],
    notes: [],
    link: null,
  };
}
