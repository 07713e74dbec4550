import type { Language, TotalLine } from '@medeina/contract';
import { formatCents } from '../platform/format.ts';
import { message } from '../platform/messages.ts';

/** Sums of a cart or an order, in cents. */
export interface Sums {
  readonly subTotal: number;
  readonly coupon: number;
  readonly voucher: number;
  readonly tax: number;
  readonly total: number;
}

/** The lines below a cart or an order, as people read them; what is zero is left out, but for sum and total. */
export function totalLines(language: Language, sums: Sums): TotalLine[] {
  const lines = [
    { code: 'sub_total', cents: sums.subTotal },
    { code: 'coupon', cents: -sums.coupon },
    { code: 'voucher', cents: -sums.voucher },
    { code: 'tax', cents: sums.tax },
    { code: 'total', cents: sums.total },
  ] as const;
  return lines
    .filter(({ code, cents }) => cents !== 0 || code === 'sub_total' || code === 'total')
    .map(({ code, cents }) => ({
      code,
      title: message(language, `total.${code}`),
      value: formatCents(language, cents),
    }));
}
