import type { OrderDetail } from '@medeina/contract';
import { OrderSummarySkeleton } from '@medeina/design-system/domain/OrderSummary';
import { PaymentMethodPickerSkeleton } from '@medeina/design-system/domain/PaymentMethodPicker';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { reportRateLimit } from '../../data/client.ts';
import { idOf } from '../../data/ids.ts';
import { usePay } from '../../data/shopping/checkout.ts';
import { orderLinesOf, useOrder, waitsUntil } from '../../data/shopping/orders.ts';
import { purchasePath, purchasesPath } from '../../data/shopping/paths.ts';
import { totalsOf } from '../../data/shopping/totals.ts';
import { CallError } from '../../session/transport.ts';
import { failureTextId } from '../../shell/failureText.ts';
import { FormFailures } from '../../shell/forms/FormFailures.tsx';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { MethodFields } from './MethodFields.tsx';
import { OrderOutcome, outcomeOf } from './OrderOutcome.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { usePaymentText } from './usePaymentText.ts';
import { useSending } from './useSending.ts';

interface OrderPaymentProps {
  readonly order: OrderDetail;
  readonly onReload: () => Promise<void>;
}

/** How the order is paid; beside it what was ordered, at the prices of then, and the button. */
function OrderPayment({ order, onReload }: OrderPaymentProps) {
  const intl = useIntl();
  const text = usePaymentText();
  const pay = usePay(order.order_id);
  const sending = useSending(onReload);
  const [chosen, setChosen] = useState<string>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { payment_methods: methods, company } = order;
  const method = methods.find(({ code }) => code === chosen)?.code ?? methods[0]?.code ?? '';
  const until = waitsUntil(order, intl);

  const send = async () => {
    setFailures([]);
    try {
      await sending.leave(await pay(method));
    } catch (error) {
      sending.end();
      if (!(error instanceof CallError)) throw error;
      if (!reportRateLimit(error))
        setFailures(
          error.messages.length > 0 ? error.messages : [intl.formatMessage({ id: failureTextId(error) })],
        );
      await onReload();
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.begin()) void send();
  };

  const count = order.products.reduce((sum, { quantity }) => sum + quantity, 0);
  const totals = totalsOf({ totals: order.totals, count }, intl);
  return (
    <form noValidate onSubmit={submit}>
      <Split ratio="cart">
        <Stack gap={32}>
          <FormFailures failures={failures} />
          <Stack gap={8}>
            {until !== undefined && (
              <Text>{intl.formatMessage({ id: 'shopping.order.waits' }, { until })}</Text>
            )}
            {company !== null && <Text tone="muted">{text('company', { name: company.company_name })}</Text>}
          </Stack>
          <MethodFields methods={methods} value={method} onChange={setChosen} />
        </Stack>
        <PaymentSummary
          lines={orderLinesOf(order)}
          totals={totals}
          isFree={order.total_raw === 0}
          isBusy={sending.isBusy}
          isDisabled={methods.length === 0}
        />
      </Split>
    </form>
  );
}

/** Pays an order that was made before; one that is paid or has ended meanwhile says so. */
export function Page() {
  const intl = useIntl();
  const { id } = useParams();
  const { order, error, reload, cancel } = useOrder(idOf(id));
  const outcome = order === undefined || order.status === 'pending' ? undefined : outcomeOf(order, false);
  const number = intl.formatMessage({ id: 'shopping.order.title' }, { number: id ?? '' });
  const title = intl.formatMessage({
    id: outcome === undefined ? 'shopping.payment.title' : `shopping.outcome.${outcome}`,
  });
  useHead({ title, isPrivate: true });
  if (error?.status === 404) return <NotFound />;
  return (
    <Band as="div" block="page">
      {outcome !== undefined && (
        <OrderOutcome title={title} outcome={outcome} order={order} onCancel={cancel} />
      )}
      {outcome === undefined && (
        <Stack gap={24}>
          <Stack gap={12}>
            <Breadcrumb
              parents={[
                {
                  label: intl.formatMessage({ id: 'shopping.purchases.title' }),
                  href: purchasesPath,
                },
                { label: number, href: purchasePath(idOf(id) ?? 0) },
              ]}
              current={title}
            />
            <Heading level={1}>{title}</Heading>
          </Stack>
          {order !== undefined && <OrderPayment order={order} onReload={reload} />}
          {order === undefined && error !== undefined && (
            <LoadFailed error={error} onRetry={() => void reload()} />
          )}
          {order === undefined && error === undefined && (
            <Split ratio="cart">
              <PaymentMethodPickerSkeleton />
              <OrderSummarySkeleton />
            </Split>
          )}
        </Stack>
      )}
    </Band>
  );
}
