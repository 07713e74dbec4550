import { loginPath, type OrderDetail } from '@medeina/contract';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { idOf } from '../../data/ids.ts';
import { useOrder, waitsUntil } from '../../data/shopping/orders.ts';
import { paymentPath, purchasePath, purchasesPath } from '../../data/shopping/paths.ts';
import { useSession } from '../../session/hooks.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useEnding } from './useEnding.ts';

/** What the page says: of an order as it stands, or that it knows of none. */
type Outcome = 'cancelled' | 'confirming' | 'ended' | 'paid' | 'refunded' | 'unknown' | 'login';

const looks: Readonly<Record<Outcome, { readonly icon: LucideIcon; readonly rings: 0 | 3 | 5 }>> = {
  paid: { icon: CircleCheck, rings: 5 },
  confirming: { icon: Clock, rings: 3 },
  cancelled: { icon: CircleAlert, rings: 0 },
  ended: { icon: CircleAlert, rings: 0 },
  refunded: { icon: CircleAlert, rings: 0 },
  unknown: { icon: CircleAlert, rings: 0 },
  login: { icon: CircleAlert, rings: 0 },
};

/** Coming back from the provider proves nothing: what counts is how the order stands. */
function outcomeOf({ status }: OrderDetail, hasTurnedBack: boolean): Outcome {
  if (status === 'paid' || status === 'refunded') return status;
  if (status === 'pending') return hasTurnedBack ? 'cancelled' : 'confirming';
  return 'ended';
}

interface ActionsProps {
  readonly outcome: Outcome;
  readonly order: OrderDetail | undefined;
  readonly onCancel: () => Promise<void>;
}

/** The next thing to do, and another. */
function Actions({ outcome, order, onCancel, onEnded }: ActionsProps & { readonly onEnded: () => void }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const text = (id: string) => intl.formatMessage({ id: `shopping.outcome.${id}` });
  const cancel = async () => {
    await onCancel();
    // The button goes with what it ended.
    onEnded();
  };
  const { isEnding, end } = useEnding(cancel, text('endFailed'));
  if (outcome === 'login')
    return <ButtonLink href={loginPath(`${pathname}${search}`)}>{text('login.action')}</ButtonLink>;
  const toOrder = (
    <ButtonLink href={order === undefined ? purchasesPath : purchasePath(order.order_id)} variant="outline">
      {text(order === undefined ? 'purchases' : 'order')}
    </ButtonLink>
  );
  if (outcome === 'paid')
    return (
      <>
        <ButtonLink href="/dashboard/courses">{text('courses')}</ButtonLink>
        {toOrder}
      </>
    );
  if (outcome === 'cancelled')
    return (
      <>
        <ButtonLink href={paymentPath}>{text('again')}</ButtonLink>
        <Button variant="outline" loading={isEnding} onClick={() => void end()}>
          {text('end')}
        </Button>
      </>
    );
  if (outcome === 'ended')
    return (
      <>
        <ButtonLink href="/cart">{text('cart')}</ButtonLink>
        {toOrder}
      </>
    );
  return toOrder;
}

interface ShownProps extends ActionsProps {
  readonly title: string;
}

function Shown({ title, outcome, order, onCancel }: ShownProps) {
  const intl = useIntl();
  const { icon, rings } = looks[outcome];
  const heading = useRef<HTMLHeadingElement>(null);
  const number = order === undefined ? '' : String(order.order_id);
  const until = order === undefined ? undefined : waitsUntil(order, intl);
  return (
    // Says by itself that the payment is confirmed.
    <div role="status">
      <EmptyState
        headingLevel={1}
        icon={icon}
        rings={rings}
        title={title}
        titleRef={heading}
        action={
          <Actions
            outcome={outcome}
            order={order}
            onCancel={onCancel}
            onEnded={() => heading.current?.focus()}
          />
        }
      >
        {intl.formatMessage(
          { id: `shopping.outcome.${outcome}.text` },
          { number, total: order?.total ?? '', until: until ?? '' },
        )}
      </EmptyState>
    </div>
  );
}

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
      {outcome !== undefined && <Shown title={title} outcome={outcome} order={order} onCancel={cancel} />}
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
