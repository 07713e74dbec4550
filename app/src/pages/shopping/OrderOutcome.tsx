import { loginPath, type OrderDetail } from '@medeina/contract';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { waitsUntil } from '../../data/shopping/orders.ts';
import { purchasePath, purchasePaymentPath, purchasesPath } from '../../data/shopping/paths.ts';
import { useEnding } from './useEnding.ts';

/** What the page says: of an order as it stands, or that it knows of none. */
export type Outcome =
  | 'cancelled'
  | 'confirming'
  | 'ended'
  | 'expired'
  | 'login'
  | 'paid'
  | 'places'
  | 'refunded'
  | 'unknown';

const looks: Readonly<Record<Outcome, { readonly icon: LucideIcon; readonly rings: 0 | 3 | 5 }>> = {
  paid: { icon: CircleCheck, rings: 5 },
  places: { icon: CircleCheck, rings: 5 },
  confirming: { icon: Clock, rings: 3 },
  cancelled: { icon: CircleAlert, rings: 0 },
  ended: { icon: CircleAlert, rings: 0 },
  expired: { icon: CircleAlert, rings: 0 },
  refunded: { icon: CircleAlert, rings: 0 },
  unknown: { icon: CircleAlert, rings: 0 },
  login: { icon: CircleAlert, rings: 0 },
};

/** Coming back from the provider proves nothing: what counts is how the order stands. */
export function outcomeOf(order: OrderDetail, hasTurnedBack: boolean): Outcome {
  const { status } = order;
  if (status === 'paid') return order.for_team || order.has_places ? 'places' : 'paid';
  if (status === 'pending') return hasTurnedBack ? 'cancelled' : 'confirming';
  return status === 'cancelled' ? 'ended' : status;
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
  if (outcome === 'places' && order !== undefined)
    return <ButtonLink href={purchasePath(order.order_id)}>{text('invite')}</ButtonLink>;
  if (outcome === 'cancelled' && order !== undefined)
    return (
      <>
        <ButtonLink href={purchasePaymentPath(order.order_id)}>{text('again')}</ButtonLink>
        <Button variant="outline" loading={isEnding} onClick={() => void end()}>
          {text('end')}
        </Button>
      </>
    );
  if (outcome === 'ended' || outcome === 'expired')
    return (
      <>
        {/* A quote makes one order, and its cart was never filled. */}
        {order?.quote == null ? (
          <ButtonLink href="/cart">{text('cart')}</ButtonLink>
        ) : (
          <ButtonLink href="/help/offer">{intl.formatMessage({ id: 'shopping.quote.ask' })}</ButtonLink>
        )}
        {toOrder}
      </>
    );
  return toOrder;
}

interface OrderOutcomeProps extends ActionsProps {
  readonly title: string;
}

/** How an order stands, and what can be done next. */
export function OrderOutcome({ title, outcome, order, onCancel }: OrderOutcomeProps) {
  const intl = useIntl();
  const { icon, rings } = looks[outcome];
  const heading = useRef<HTMLHeadingElement>(null);
  const number = order === undefined ? '' : String(order.order_id);
  const until = order === undefined ? undefined : waitsUntil(order, intl);
  const isOfQuote = outcome === 'cancelled' && order?.quote != null;
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
          { id: `shopping.outcome.${outcome}${isOfQuote ? '.quote' : ''}.text` },
          { number, total: order?.total ?? '', until: until ?? '' },
        )}
      </EmptyState>
    </div>
  );
}
