import { type Language, localeTags } from '@medeina/contract';
import { formatCents } from '../../platform/format.ts';
import { message } from '../../platform/messages.ts';
import type { SellerSettings } from '../../platform/seller.ts';
import type { TaxSum } from '../totals.ts';
import type { InvoiceBuyer, InvoiceDocument } from './document.ts';

/** What an invoice is called: only who is registered for VAT writes a VAT invoice. */
export function invoiceTitle({ kind, seller }: InvoiceDocument, language: Language): string {
  if (kind === 'credit_note') return message(language, 'invoice.title.credit');
  return message(language, seller.vat === '' ? 'invoice.title.plain' : 'invoice.title.vat');
}

/** A rate of VAT, in hundredths of a percent. */
export function rateWords(rate: number, language: Language): string {
  if (rate === 0) return message(language, 'invoice.rate.none');
  return new Intl.NumberFormat(localeTags[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(rate / 10_000);
}

/** What a sum of VAT is of; where there is none, why. */
export function taxWords({ rate, net }: TaxSum, seller: SellerSettings, language: Language): string {
  const sum = formatCents(language, net);
  if (rate > 0) return message(language, 'invoice.taxed', { rate: rateWords(rate, language), net: sum });
  const reason = message(language, seller.vat === '' ? 'invoice.untaxed' : 'invoice.exempt');
  return `${reason}: ${sum}`;
}

export function sellerAddress({ address, city, postcode, country }: SellerSettings): string {
  return `${address}, ${country}-${postcode} ${city}`;
}

/** A seller or a buyer in lines, as it stands on paper. */
export function partyLines(
  party: Pick<InvoiceBuyer, 'address' | 'code' | 'email' | 'name' | 'vat'>,
  language: Language,
): string[] {
  const { name, code, vat, address, email } = party;
  return [
    name,
    ...(code === null || code === '' ? [] : [`${message(language, 'invoice.code')} ${code}`]),
    ...(vat === null || vat === '' ? [] : [`${message(language, 'invoice.vat')} ${vat}`]),
    ...(address === null || address === '' ? [] : [address]),
    ...(email === '' ? [] : [email]),
  ];
}
