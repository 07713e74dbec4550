import { createProviders } from '../payments/providers.ts';
import type { Actor } from '../platform/audit.ts';
import type { OrderRow } from './orders-store.ts';
import { readPayments, transferReference } from './payments-store.ts';
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
  const providers = createProviders(context.settings.payments);
  const links = new Set(providers.filter((one) => one.refund === undefined).map(({ code }) => code));
  const begun = await readPayments(context.database.executor, order.id);
  const methods = [order.payment_method, ...begun.map((payment) => payment.provider)];
  // A bank link's money comes at the bank too: its own message, should it still come, tells of the same, whatever was chosen
  // since it was begun. PayPal's never does.
  const provider = methods.find((code) => links.has(code)) ?? bank;
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
