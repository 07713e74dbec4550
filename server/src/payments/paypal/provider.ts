import { type Language, localeTags } from '@medeina/contract';
import { z } from 'zod';
import { ProblemError } from '../../platform/errors.ts';
import type { PayPalSettings } from '../../platform/payment-settings.ts';
import type { PaymentOutcome, PaymentProvider } from '../provider.ts';
import { createPayPalApi, type PayPalOrder } from './api.ts';

/** What a webhook says; the order itself is asked for again, so that only its id counts. */
const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

/** Largest sum in cents. */
const mostCents = 60_000_00;

/** PayPal by Orders v2: the buyer approves an order there, we capture it, a webhook tells the same once more. */
export function createPayPal(settings: PayPalSettings): PaymentProvider {
  const api = createPayPalApi(settings);

  /** The order once it is captured, if the buyer approved it. */
  async function taken(order: PayPalOrder): Promise<PayPalOrder> {
    return order.status === 'APPROVED' ? await api.captureOrder(order.id, `capture-${order.id}`) : order;
  }

  return {
    code: 'paypal',
    mostCents,
    takes: (cents) => cents > 0 && cents <= mostCents,
    start: async (payable) => {
      const order = await api.createOrder(
        {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: 'order',
              custom_id: String(payable.orderId),
              description: payable.description.slice(0, 127),
              amount: { currency_code: 'EUR', value: decimal(payable.cents) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                locale: localeOf(payable.language),
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                return_url: payable.returnUrl,
                cancel_url: payable.cancelUrl,
              },
            },
          },
        },
        payable.attempt === 1
          ? `order-${String(payable.orderId)}`
          : `order-${String(payable.orderId)}-${String(payable.attempt)}`,
      );
      const approve = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (approve === undefined) throw new ProblemError('payment_unavailable');
      return { redirect: approve.href, reference: order.id };
    },
    readNotice: async ({ headers, body }, { isOwed, prove }) => {
      const message = parse(body);
      const parsed = event.safeParse(message);
      if (!parsed.success || !(await prove(() => api.isGenuine(headers, message))))
        throw new ProblemError('bad_input', { fields: { body: ['field_invalid'] } });
      const { id, event_type: type, resource } = parsed.data;
      const isOrder = type.startsWith('CHECKOUT.ORDER.');
      const orderId = isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id;
      if (orderId === undefined) return undefined;
      // Where PayPal does not know it, it sends the message again: no word of money is lost.
      const order = await api.showOrder(orderId);
      const ours = Number(order.purchase_units[0]?.custom_id);
      if (!Number.isSafeInteger(ours)) return undefined;
      return {
        event: id,
        orderId: ours,
        outcome: outcomeOf((await isOwed(ours)) ? await taken(order) : order),
      };
    },
    noticeReply: '',
    look: async ({ reference }) => {
      if (reference === null) return { kind: 'pending' };
      const order = await api.findOrder(reference);
      return order === undefined ? { kind: 'failed' } : outcomeOf(await taken(order));
    },
    refund: async ({ reference, orderId }) => {
      const captures = reference === null ? undefined : await api.readCaptures(reference);
      // Nothing that PayPal knows of: it came some other way.
      if (captures?.[0] === undefined) return { kind: 'refused', reason: 'NOT_FOUND' };
      for (const id of captures) {
        const outcome = await api.refundCapture(id, `refund-${String(orderId)}-${id}`);
        if (outcome.kind === 'refused') return outcome;
      }
      return { kind: 'refunded' };
    },
  };
}

function outcomeOf(order: PayPalOrder): PaymentOutcome {
  if (order.status === 'VOIDED') return { kind: 'failed' };
  const captures = order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  const captured = captures.find(({ status }) => status === 'COMPLETED');
  if (captured === undefined) {
    const isDeclined = captures.length > 0 && captures.every(({ status }) => status === 'DECLINED');
    return { kind: isDeclined ? 'failed' : 'pending' };
  }
  return {
    kind: 'paid',
    reference: order.id,
    cents: Math.round(Number(captured.amount.value) * 100),
    currency: captured.amount.currency_code,
  };
}

/** `6900` is `69.00`. */
function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

function localeOf(language: Language): string {
  return localeTags[language];
}

function parse(body: Uint8Array): unknown {
  try {
    const message: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
    return message;
  } catch {
    return undefined;
  }
}
