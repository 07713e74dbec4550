import type { Language } from '@medeina/contract';
import { formatDay } from '../../platform/format.ts';
import { message } from '../../platform/messages.ts';
import type { CompanyRow } from '../checkouts-store.ts';
import type { Sale } from '../invoices/document.ts';
import { type Sheet, sheetBody } from '../invoices/sheet.ts';
import type { NewOrderLine } from '../order-lines.ts';

/** A quote as it was issued. Its paper, its page and its order are made of it alone, so that its prices hold. */
export interface QuoteDocument extends Sale {
  /** Its last day, `YYYY-MM-DD`. */
  readonly validUntil: string;
  /** It is of a date, whose seats are held once it is ordered. */
  readonly isDated: boolean;
  /** Who asked for it; the company stands in `buyer` where there is one. */
  readonly person: string;
  readonly company: CompanyRow | null;
  readonly products: readonly NewOrderLine[];
}

export function placesOf({ products }: QuoteDocument): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What holds of a quote beside its sums. */
export function quoteNotes({ validUntil, isDated }: QuoteDocument, language: Language): string[] {
  return [
    message(language, 'quote.note.prices', { day: formatDay(validUntil, language) }),
    message(language, 'quote.note.places'),
    ...(isDated ? [message(language, 'quote.note.seats')] : []),
  ];
}

/** @param link where it becomes an order. */
export function quoteSheet(document: QuoteDocument, language: Language, link: string): Sheet {
  return {
    ...sheetBody(document, language),
    language,
    title: message(language, 'quote.title'),
    number: document.number,
    date: document.date,
    facts: [
      [message(language, 'invoice.date'), formatDay(document.date, language)],
      [message(language, 'quote.valid'), formatDay(document.validUntil, language)],
      [message(language, 'quote.places'), String(placesOf(document))],
    ],
    notes: quoteNotes(document, language),
    link: { words: message(language, 'quote.order'), hint: message(language, 'quote.address'), href: link },
  };
}
