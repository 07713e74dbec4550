import type { Language } from '@medeina/contract';
import type { SellerSettings } from '../../platform/seller.ts';
import type { OrderLineRow, OrderRow } from '../orders-store.ts';
import type { TaxSum } from '../totals.ts';

export type InvoiceKind = 'credit_note' | 'invoice';

/**
 * An invoice as it was issued: everything that article 226 of directive 2006/112/EC asks for. Printing, PDF and UBL are
 * made of it alone, so that they never change. Sums are cents.
 */
export interface InvoiceDocument {
  readonly kind: InvoiceKind;
  /** Series and number, `MED-17`. */
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly language: Language;
  readonly orderId: number;
  readonly paymentMethod: string;
  /** The invoice that a credit note corrects. */
  readonly corrects: string | null;
  readonly seller: SellerSettings;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly TaxSum[];
  readonly subTotal: number;
  readonly coupon: number;
  readonly voucher: number;
  readonly tax: number;
  readonly total: number;
}

/** What invoices and quotes have in common. */
export type Sale = Omit<InvoiceDocument, 'corrects' | 'kind' | 'orderId' | 'paymentMethod'>;

export interface InvoiceBuyer {
  readonly name: string;
  readonly email: string;
  /** Of a company. */
  readonly code: string | null;
  readonly vat: string | null;
  readonly address: string | null;
}

export interface InvoiceLine {
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit: number;
  readonly discount: number;
  /** VAT in hundredths of a percent. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

interface DocumentParts {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly date: string;
  readonly corrects: string | null;
  readonly seller: SellerSettings;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

/** What is sold, and its VAT by rate. */
export function soldParts(
  lines: readonly Omit<OrderLineRow, 'position'>[],
): Pick<InvoiceDocument, 'lines' | 'taxes'> {
  const rates = [...new Set(lines.map((line) => line.tax_rate))].toSorted((one, other) => one - other);
  const sumOf = (rate: number, field: 'net_cents' | 'tax_cents'): number =>
    lines.filter((line) => line.tax_rate === rate).reduce((sum, line) => sum + line[field], 0);
  return {
    lines: lines.map((line) => ({
      name: line.name,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit_cents,
      discount: line.discount_cents,
      rate: line.tax_rate,
      net: line.net_cents,
      tax: line.tax_cents,
    })),
    taxes: rates.map((rate) => ({ rate, net: sumOf(rate, 'net_cents'), tax: sumOf(rate, 'tax_cents') })),
  };
}

export function invoiceDocument({ order, lines, ...parts }: DocumentParts): InvoiceDocument {
  return {
    ...parts,
    language: order.language,
    orderId: order.id,
    paymentMethod: order.payment_method,
    buyer: {
      name: order.company_name ?? order.buyer_name,
      email: order.buyer_email,
      code: order.company_code,
      vat: order.company_vat === '' ? null : order.company_vat,
      address: order.company_address,
    },
    ...soldParts(lines),
    subTotal: order.sub_total_cents,
    coupon: order.coupon_cents,
    voucher: order.voucher_cents,
    tax: order.tax_cents,
    total: order.total_cents,
  };
}
