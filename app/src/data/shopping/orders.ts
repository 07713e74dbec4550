import type { EndpointId, OrderDetail, OrderStatus } from '@medeina/contract';
import type { OrderLine } from '@medeina/design-system/domain/OrderSummary';
import type { BadgeTone } from '@medeina/design-system/primitives/Badge';
import { useCallback, useEffect, useRef } from 'react';
import type { IntlShape } from 'react-intl';
import { useSWRConfig } from 'swr';
import { hueOf } from '../catalogue/cards.ts';
import type { CallError } from '../../session/transport.ts';
import { useIsUser } from '../../session/hooks.ts';
import { useAct, usePersonalCall } from '../hooks.ts';
import { writeMoment } from '../../activities/moment.ts';

/** How an order stands, by what is to be said of it: one that is paid needs no word. */
export const orderTones: Readonly<Record<OrderStatus, BadgeTone>> = {
  pending: 'warning',
  paid: 'success',
  refunded: 'info',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** What was ordered, as the summary lists it. */
export const orderLinesOf = ({ products }: OrderDetail): readonly OrderLine[] =>
  products.map((product) => ({
    id: product.product_id,
    courseId: product.course_id,
    name: product.name,
    detail: product.description,
    category: hueOf(product.category.key),
    price: product.price,
    quantity: product.quantity,
  }));

/** Until when an unpaid order waits: "7 December at 14:30". Undefined for one that does not wait. */
export function waitsUntil(
  { expires_at: end }: Pick<OrderDetail, 'expires_at'>,
  intl: IntlShape,
): string | undefined {
  if (end === null) return undefined;
  return writeMoment(intl, end, { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });
}

/** What a paid order changes: the cart is empty, the courses are there. */
const followsOrders = new Set<unknown>([
  'shopping.cart.read',
  'shopping.orders.list',
  'shopping.paymentMethods.list',
  'catalogue.products.detail',
  'learning.purchased.list',
  'learning.purchased.latest',
  'learning.purchased.upcoming',
] satisfies EndpointId[]);

/** Reads again what an order changes that is paid now. */
export function useOrderChanges(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    void mutate((key) => Array.isArray(key) && followsOrders.has(key[0]));
  }, [mutate]);
}

/** The first question comes soon, for most banks answer at once; later ones ever more seldom. Milliseconds. */
const firstWait = 2_000;
const longestWait = 30_000;

export interface OrderAnswer {
  /** Undefined while it is not known, and for who is not logged in. */
  readonly order: OrderDetail | undefined;
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
  /** Ends the unpaid order. Throws a `CallError`. */
  readonly cancel: () => Promise<void>;
}

/**
 * An order of the user's. While it is unpaid it asks again and again how the payment stands, so that the page goes on by
 * itself.
 */
export function useOrder(id: number | undefined): OrderAnswer {
  const isUser = useIsUser();
  const act = useAct();
  const tellChanges = useOrderChanges();
  const { data, error, mutate } = usePersonalCall(
    'shopping.orders.detail',
    isUser && id !== undefined ? { params: { id } } : null,
    { revalidateOnFocus: true },
  );
  const order = data?.data;
  const status = order?.status;

  useEffect(() => {
    if (id === undefined || status !== 'pending') return undefined;
    let wait = firstWait;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      // The provider may be away; what is known stays.
      await act('shopping.orders.check', { params: { id } }, { quiet: true }).catch(() => undefined);
      await mutate();
      if (isOver) return;
      wait = Math.min(wait * 1.5, longestWait);
      timer = setTimeout(() => void ask(), wait);
    };
    timer = setTimeout(() => void ask(), wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, status, act, mutate]);

  const before = useRef<OrderStatus>(undefined);
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== status;
    before.current = status;
    if (isNews) tellChanges();
  }, [status, tellChanges]);

  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);

  const cancel = useCallback(async () => {
    if (id === undefined) return;
    await act('shopping.orders.cancel', { params: { id } }, { quiet: true });
    await mutate();
  }, [act, id, mutate]);

  return { order, error, reload, cancel };
}
