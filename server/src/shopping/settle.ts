import { raiseCourseVersions } from '../catalogue/stamp.ts';
import { isAnyOver, releaseOrderSeats } from '../learning/seats.ts';
import type { PaymentOutcome } from '../payments/provider.ts';
import { createProviders, refundersOf } from '../payments/providers.ts';
import { type Actor, recordEvent } from '../platform/audit.ts';
import type { JobContext } from '../platform/context.ts';
import { type Executor, inTransaction, orTakeBack } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { clearPaymentChoice } from './checkouts-store.ts';
import { clearCodes } from './codes-store.ts';
import { takeCodesAgain } from './codes.ts';
import { fulfil } from './fulfil.ts';
import { issueInvoice } from './invoices/issue.ts';
import { sendOrderPaid, sendPaymentReturned } from './order-letters.ts';
import {
  choosePaymentMethod,
  endOrder,
  holdOrder,
  markPaid,
  type OrderRow,
  readOrderLines,
} from './orders-store.ts';
import {
  isNoted,
  openAnother,
  openPayment,
  owePayment,
  type PaymentRow,
  settlePayment,
} from './payments-store.ts';
import { removeOrdered } from './store.ts';

export type SettleContext = Pick<JobContext, 'database' | 'log' | 'mail' | 'settings'>;

/**
 * Applies what a provider says of a payment. Twice, late, before the browser is back or after the order has ended: the
 * result is one paid order with what it bought, or a payment that goes back.
 * @throws {ProblemError} `not_found` where there is no such order.
 */
export async function settle(
  context: SettleContext,
  {
    orderId,
    provider,
    notedBy,
  }: {
    readonly orderId: number;
    readonly provider: string;
    /** Whose word it is, where no provider tells. */
    readonly notedBy?: Actor;
  },
  outcome: PaymentOutcome,
): Promise<OrderRow> {
  return await inTransaction(context.database.executor, async (transaction) => {
    const order = await holdOrder(transaction, orderId);
    if (order === undefined) throw new ProblemError('not_found');
    const payment = await openPayment(transaction, {
      order_id: orderId,
      provider,
      cents: order.total_cents,
    });
    const isOpen = payment.status === 'started' || payment.status === 'failed';
    if (outcome.kind === 'pending') return order;
    if (outcome.kind === 'failed') {
      if (isOpen) await settlePayment(transaction, payment.id, { status: 'failed', reference: null });
      return order;
    }
    const { reference } = outcome;
    // Told again, or by the operator and the provider both.
    const isKnown = reference === payment.reference || notedBy !== undefined || isNoted(payment);
    if (!isOpen && isKnown) return order;
    if (outcome.cents !== payment.cents || outcome.currency !== 'EUR') {
      await recordEvent(transaction, {
        actor: { kind: 'system' },
        action: 'payment.mismatched',
        outcome: 'refused',
        object: { kind: 'order', id: orderId },
        details: { cents: outcome.cents, currency: outcome.currency, expected: payment.cents },
      });
      context.log.warn({ order: orderId, provider }, 'a payment differs from its order and was not taken');
      return order;
    }
    if (notedBy !== undefined)
      await recordEvent(transaction, {
        actor: notedBy,
        action: 'payment.noted',
        object: { kind: 'order', id: orderId },
        details: { cents: payment.cents },
      });
    if (isOpen)
      return await takePayment(context, transaction, order, {
        payment,
        reference,
        isByOperator: notedBy !== undefined,
      });
    // Paid twice by one provider, such as on an older page of it.
    const another = await openAnother(transaction, payment, reference);
    if (another !== undefined)
      await returnPayment(context, transaction, order, { payment: another, reference, reason: 'paid_twice' });
    return order;
  });
}

async function takePayment(
  context: SettleContext,
  executor: Executor,
  order: OrderRow,
  {
    payment,
    reference,
    isByOperator,
  }: {
    readonly payment: PaymentRow;
    readonly reference: string;
    /** The operator says that the money is there. */
    readonly isByOperator: boolean;
  },
): Promise<OrderRow> {
  if (order.status === 'paid' || order.status === 'refunded') {
    // Paid twice, such as in two tabs by two methods.
    await returnPayment(context, executor, order, { payment, reference, reason: 'paid_twice' });
    return order;
  }
  const lines = await readOrderLines(executor, order.id);
  const products = lines.map((line) => line.product_id);
  let raised: readonly number[];
  try {
    raised = await orTakeBack(executor, async () => {
      // A transfer is noted days after it came: whether it was in time, the operator knows.
      if (!isByOperator && (await isAnyOver(executor, products))) throw new ProblemError('no_seats');
      if (order.status !== 'pending') await takeCodesAgain(executor, order);
      await markPaid(executor, order.id);
      return await fulfil(executor, order, lines);
    });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (order.status === 'pending') await endOrder(executor, order.id, 'cancelled');
    const freed = await releaseOrderSeats(executor, order.id);
    await returnPayment(context, executor, order, { payment, reference, reason: error.code });
    await raiseCourseVersions(executor, freed);
    return { ...order, status: order.status === 'pending' ? 'cancelled' : order.status };
  }
  await settlePayment(executor, payment.id, { status: 'paid', reference });
  // A quote was never in the cart: what waits there is another order.
  if (order.user_id !== null && order.quote_id === null) {
    await removeOrdered(executor, order.user_id, products);
    await clearCodes(executor, order.user_id);
    await clearPaymentChoice(executor, order.user_id);
  }
  await recordEvent(executor, {
    actor: { kind: 'system' },
    action: 'order.paid',
    object: { kind: 'order', id: order.id },
    details: { provider: payment.provider, cents: payment.cents },
  });
  // Another method may have been tried since: the order and its invoice name the one by which it was paid.
  const paid = await choosePaymentMethod(executor, order, payment.provider);
  const invoice = await issueInvoice(executor, {
    kind: 'invoice',
    seller: context.settings.seller,
    order: paid,
    lines,
  });
  await sendOrderPaid(context, executor, paid, invoice);
  await raiseCourseVersions(executor, raised);
  return { ...paid, status: 'paid', paid_at: new Date() };
}

/** Has a payment that buys nothing given back: its buyer is told, and the operator where it is for them to do. */
async function returnPayment(
  context: SettleContext,
  executor: Executor,
  order: OrderRow,
  {
    payment,
    reference,
    reason,
  }: { readonly payment: PaymentRow; readonly reference: string; readonly reason: string },
): Promise<void> {
  const { provider, cents } = payment;
  const isByHand = cents > 0 && !refundersOf(createProviders(context.settings.payments)).includes(provider);
  await owePayment(executor, payment, reference);
  await recordEvent(executor, {
    actor: { kind: 'system' },
    action: 'payment.returned',
    object: { kind: 'order', id: order.id },
    details: { reason, provider, cents, by_hand: isByHand },
  });
  if (isByHand)
    context.log.warn(
      { order: order.id, provider },
      'a payment has to be given back by hand: see orders refunds',
    );
  await sendPaymentReturned(context, executor, order);
}

/**
 * Ends an unpaid order; what was paid meanwhile stays paid.
 * @param actor left out: its buyer.
 * @returns the order as it is then.
 */
export async function giveUp(
  executor: Executor,
  orderId: number,
  status: 'cancelled' | 'expired',
  actor?: Actor,
): Promise<OrderRow | undefined> {
  return await inTransaction(executor, async (transaction) => {
    const order = await holdOrder(transaction, orderId);
    if (order?.status !== 'pending') return order;
    await endOrder(transaction, orderId, status);
    const freed = await releaseOrderSeats(transaction, orderId);
    await recordEvent(transaction, {
      actor:
        actor ?? (order.user_id === null ? { kind: 'system' } : { kind: 'person', userId: order.user_id }),
      action: status === 'cancelled' ? 'order.cancelled' : 'order.expired',
      object: { kind: 'order', id: orderId },
    });
    await raiseCourseVersions(transaction, freed);
    return { ...order, status };
  });
}
