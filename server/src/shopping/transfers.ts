import { createProviders } from '../payments/providers.ts';
import type { Actor } from '../platform/audit.ts';
import type { OrderRow } from './orders-store.ts';
import { transferReference } from './payments-store.ts';
import { settle, type SettleContext } from './settle.ts';

/** In place of a provider: what came at the operator's bank. */
const bank = 'transfer';

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
  const method = createProviders(context.settings.payments).find(({ code }) => code === order.payment_method);
  // A bank link's money comes at the bank too: its own message, should it still come, tells of the same. PayPal's never does.
  const provider = method !== undefined && method.refund === undefined ? method.code : bank;
  return await settle(
    context,
    { orderId: order.id, provider, notedBy: actor },
    {
      kind: 'paid',
      reference: transferReference(reference, order.id),
      cents: order.total_cents,
      currency: 'EUR',
    },
  );
}
