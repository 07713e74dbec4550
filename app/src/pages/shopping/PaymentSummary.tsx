import { OrderSummary, type OrderSummaryProps } from '@medeina/design-system/domain/OrderSummary';
import { Button } from '@medeina/design-system/primitives/Button';
import { usePaymentText } from './usePaymentText.ts';

interface PaymentSummaryProps extends Pick<OrderSummaryProps, 'lines' | 'totals'> {
  /** Nothing has to be paid. */
  readonly isFree: boolean;
  readonly isBusy: boolean;
  /** No way to pay is there. */
  readonly isDisabled: boolean;
}

/** What is paid for, with the button that sends the form around it. */
export function PaymentSummary({ lines, totals, isFree, isBusy, isDisabled }: PaymentSummaryProps) {
  const text = usePaymentText();
  return (
    <OrderSummary
      lines={lines}
      totals={totals}
      action={
        <Button type="submit" size="lg" full loading={isBusy} disabled={isDisabled}>
          {isFree ? text('order') : text('submit', { total: totals.total.value })}
        </Button>
      }
      note={text(isFree ? 'note.free' : 'note')}
    />
  );
}
