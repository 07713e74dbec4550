import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { idOf } from '../../data/ids.ts';
import { useOrder } from '../../data/shopping/orders.ts';
import { useSession } from '../../session/hooks.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { type Outcome, OrderOutcome, outcomeOf } from './OrderOutcome.tsx';

/** Where a payment provider leads back to: says how the order stands, and goes on when it is confirmed. */
export function Page() {
  const intl = useIntl();
  const session = useSession();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const id = idOf(parameters.get('order'));
  const { order, error, reload, cancel } = useOrder(id);
  const isGuest = session.status === 'guest';
  const isUnknown = id === undefined || error?.status === 404;
  const outcome: Outcome | undefined =
    order !== undefined
      ? outcomeOf(order, pathname === '/payment/cancelled')
      : isUnknown
        ? 'unknown'
        : isGuest
          ? 'login'
          : undefined;
  const title = intl.formatMessage({
    id: outcome === undefined ? 'shopping.outcome.title' : `shopping.outcome.${outcome}`,
  });
  useHead({ title, isPrivate: true });
  return (
    <Band as="div" block="page">
      {outcome !== undefined && (
        <OrderOutcome title={title} outcome={outcome} order={order} onCancel={cancel} />
      )}
      {outcome === undefined && error !== undefined && (
        <LoadFailed level={1} error={error} onRetry={() => void reload()} />
      )}
      {outcome === undefined && error === undefined && (
        <Stack gap={20} aria-busy="true">
          <Skeleton shape="heading" width="half" />
          <Skeleton width="most" />
        </Stack>
      )}
    </Band>
  );
}
