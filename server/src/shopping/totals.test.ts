import { array, assert, constantFrom, integer, oneof, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { share, sumUp } from './totals.ts';

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

const anyLine = record({
  quantity: integer({ min: 1, max: 99 }),
  unitCents: integer({ min: 0, max: 500_000 }),
  taxRate: constantFrom(0, 500, 900, 1200, 2100),
});
const anyCoupon = option(
  oneof(
    record({ percent: integer({ min: 1, max: 10_000 }) }),
    record({ cents: integer({ min: 1, max: 1_000_000 }) }),
  ),
);

test('sums of the lines are the totals to the cent, for any cart', () => {
  assert(
    property(
      array(anyLine, { minLength: 1, maxLength: 20 }),
      anyCoupon,
      integer({ min: 0, max: 2_000_000 }),
      (lines, coupon, voucher) => {
        const totals = sumUp(lines, coupon, voucher);
        expect(sum(totals.lines.map(({ gross }) => gross))).toBe(totals.subTotal);
        expect(sum(totals.lines.map(({ discount }) => discount))).toBe(totals.coupon);
        expect(sum(totals.lines.map(({ tax }) => tax))).toBe(totals.tax);
        for (const { gross, discount, net, tax } of totals.lines) {
          expect(gross).toBe(discount + net + tax);
          expect(Math.min(discount, net, tax)).toBeGreaterThanOrEqual(0);
        }
        for (const { rate, net, tax } of totals.taxes)
          expect(Math.abs(tax - (net * rate) / 10_000)).toBeLessThanOrEqual(1);
        expect(totals.total).toBe(totals.subTotal - totals.coupon - totals.voucher);
        expect(totals.total).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('VAT is within the price, a coupon lowers it and a voucher pays it', () => {
  const line = { quantity: 1, unitCents: 12_100, taxRate: 2100 };
  expect(sumUp([line], null, 0)).toMatchObject({ tax: 2100, total: 12_100 });
  expect(sumUp([line], { percent: 5000 }, 0)).toMatchObject({ coupon: 6050, tax: 1050, total: 6050 });
  expect(sumUp([line], null, 100_000)).toMatchObject({ voucher: 12_100, tax: 2100, total: 0 });
});

test('what rounding leaves goes to the largest remainders', () => {
  expect(share(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(share(0, [5, 7])).toEqual([0, 0]);
  expect(share(10, [0, 0])).toEqual([0, 0]);
});
