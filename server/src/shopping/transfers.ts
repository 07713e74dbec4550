import { type Actor, recordEvent } from '../platform/audit.ts';
import type { OrderRow } from './orders-store.ts';
import { settle, type SettleContext } from './settle.ts';

/**
 * Takes the operator's word that the whole sum of an order arrived, such as where a provider never told of it.
 * @throws {ProblemError} `not_found`
 */
export async function recordTransfer(
  context: SettleContext,
  order: OrderRow,
  reference: string,
  actor: Actor,
): Promise<OrderRow> {
  const { executor } = context.database;
  await recordEvent(executor, {
    actor,
    action: 'payment.noted',
    object: { kind: 'order', id: order.id },
    details: { cents: order.total_cents },
  });
  // One transfer may pay several orders.
  return await settle(
    context,
    { orderId: order.id, provider: order.payment_method },
    {
      kind: 'paid',
      reference: `${reference}#${String(order.id)}`,
      cents: order.total_cents,
      currency: 'EUR',
    },
  );
}
