import type { TotalLine } from '@medeina/contract';
import type { CartTotalsProps } from '@medeina/design-system/domain/CartTotals';
import type { IntlShape } from 'react-intl';

interface TotalsFacts {
  readonly totals: readonly TotalLine[];
  /** Pieces in all lines. */
  readonly count: number;
  readonly voucher?: string | null;
  readonly coupon?: string | null;
}

/** The sums of a cart or an order; what a code takes off names the code, where it is known. */
export function totalsOf(
  { totals, count, voucher = null, coupon = null }: TotalsFacts,
  intl: IntlShape,
): Pick<CartTotalsProps, 'lines' | 'total'> {
  const codes: Partial<Record<TotalLine['code'], string | null>> = { voucher, coupon };
  const labelOf = ({ code, title }: TotalLine): string => {
    if (code === 'sub_total') return `${title} (${String(count)})`;
    const applied = codes[code] ?? null;
    return applied === null
      ? title
      : intl.formatMessage({ id: 'shopping.total.code' }, { title, code: applied });
  };
  const sum = totals.at(-1);
  return {
    lines: totals.slice(0, -1).map((line) => ({
      label: labelOf(line),
      value: line.value,
      discount: line.code === 'coupon' || line.code === 'voucher',
    })),
    total: { label: sum?.title, value: sum?.value ?? '' },
  };
}
