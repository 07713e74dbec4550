/** What a cart or an order costs. All sums are integer cents; prices include VAT. */

export interface PricedLine {
  readonly quantity: number;
  readonly unitCents: number;
  /** VAT in hundredths of a percent: 2100 is 21 %. */
  readonly taxRate: number;
}

/** What takes something off the prices: a share in hundredths of a percent, or a sum. */
export type Coupon = { readonly percent: number } | { readonly cents: number };

export interface LineSum {
  /** Quantity times price. */
  readonly gross: number;
  /** Its part of the coupon. */
  readonly discount: number;
  /** What is left, without and of VAT. */
  readonly net: number;
  readonly tax: number;
}

/** VAT of one rate. */
export interface TaxSum {
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

export interface Totals {
  readonly lines: readonly LineSum[];
  readonly subTotal: number;
  readonly coupon: number;
  /** Paid by voucher: a means of payment, which leaves VAT as it is. */
  readonly voucher: number;
  /** Rates by size; each is the sum of its lines. */
  readonly taxes: readonly TaxSum[];
  readonly tax: number;
  /** What is left to pay. */
  readonly total: number;
}

/**
 * Sums lines with at most one coupon and one voucher.
 * @param voucherCents what the voucher still holds.
 */
export function sumUp(lines: readonly PricedLine[], coupon: Coupon | null, voucherCents: number): Totals {
  const gross = lines.map(({ quantity, unitCents }) => quantity * unitCents);
  const subTotal = add(gross);
  const couponCents = coupon === null ? 0 : couponOff(subTotal, coupon);
  const discounts = share(couponCents, gross);
  const paid = gross.map((cents, index) => cents - (discounts[index] ?? 0));
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].toSorted((one, other) => one - other);
  const taxes = rates.map((rate) => taxOf(rate, add(paid.filter((_, at) => lines[at]?.taxRate === rate))));
  const lineTaxes = lines.map(() => 0);
  for (const { rate, tax } of taxes) {
    const weights = paid.map((cents, at) => (lines[at]?.taxRate === rate ? cents : 0));
    for (const [at, cents] of share(tax, weights).entries()) lineTaxes[at] = (lineTaxes[at] ?? 0) + cents;
  }
  const due = subTotal - couponCents;
  const voucher = Math.min(Math.max(voucherCents, 0), due);
  return {
    lines: lines.map((_, at) => {
      const [all = 0, discount = 0, tax = 0] = [gross[at], discounts[at], lineTaxes[at]];
      return { gross: all, discount, tax, net: all - discount - tax };
    }),
    subTotal,
    coupon: couponCents,
    voucher,
    taxes,
    tax: add(taxes.map(({ tax }) => tax)),
    total: due - voucher,
  };
}

function couponOff(subTotal: number, coupon: Coupon): number {
  const cents = 'percent' in coupon ? Math.round((subTotal * coupon.percent) / 10_000) : coupon.cents;
  return Math.min(cents, subTotal);
}

/** The VAT within a sum that includes it. */
function taxOf(rate: number, gross: number): TaxSum {
  const net = Math.round((gross * 10_000) / (10_000 + rate));
  return { rate, net, tax: gross - net };
}

function add(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}

/** Splits a sum by weights to the cent: what rounding leaves goes to the largest remainders, the first ones first. */
export function share(cents: number, weights: readonly number[]): number[] {
  const whole = add(weights);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (cents * weight) / whole);
  const parts = exact.map((part) => Math.floor(part));
  const order = exact
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of order.slice(0, cents - add(parts))) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
