import type { Language } from '@medeina/contract';
import { z } from 'zod';
import { ProblemError } from '../../platform/errors.ts';
import type { PayseraSettings } from '../../platform/payment-settings.ts';
import type { PaymentOutcome, PaymentProvider } from '../provider.ts';
import { isGenuine, readData, signedRequest } from './protocol.ts';

/** ISO 639-2/B, in capitals. */
const languages = { lt: 'LIT', en: 'ENG', ru: 'RUS' } as const satisfies Record<Language, string>;

const callback = z.object({
  projectid: z.string(),
  orderid: z.string().regex(/^\d{1,9}$/),
  /** 0 not executed, 1 paid, 2 accepted and not yet executed, 3 further information. */
  status: z.enum(['0', '1', '2', '3', '4', '5']),
  test: z.enum(['0', '1']).optional(),
  requestid: z.string().min(1).max(100),
  amount: z.string().regex(/^\d{1,9}$/),
  currency: z.string(),
  /** What was really paid, where it differs from what was asked. */
  payamount: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  paycurrency: z.string().optional(),
});
type Callback = z.infer<typeof callback>;

/** The largest sum of a payment by bank link, in cents. */
const mostCents = 100_000_00;

/**
 * Paysera's bank link. It has no call that tells how a payment stands: it repeats its callback for a day, and an order that
 * it never told of is settled by the operator.
 */
export function createPaysera(settings: PayseraSettings): PaymentProvider {
  return {
    code: 'paysera',
    mostCents,
    takes: (cents) => cents > 0 && cents <= mostCents,
    start: async (order) => {
      const { data, sign } = signedRequest(
        {
          projectid: settings.projectId,
          orderid: String(order.orderId),
          accepturl: order.returnUrl,
          cancelurl: order.cancelUrl,
          callbackurl: order.callbackUrl,
          version: '1.6',
          lang: languages[order.language],
          amount: String(order.cents),
          currency: 'EUR',
          // Paysera insists on the two placeholders.
          paytext: `${order.description} ([order_nr], [site_name])`,
          p_email: order.buyer.email,
          test: settings.isTest ? '1' : '0',
        },
        settings.password,
      );
      return {
        redirect: `${settings.url}?${new URLSearchParams({ data, sign }).toString()}`,
        reference: null,
      };
    },
    readNotice: async ({ query }) => {
      const { data = '' } = query;
      if (!isGenuine(query, settings))
        throw new ProblemError('bad_input', { fields: { data: ['field_invalid'] } });
      const parsed = callback.safeParse(readData(data));
      const isOurs = parsed.success && parsed.data.projectid === settings.projectId;
      if (!isOurs) throw new ProblemError('bad_input', { fields: { data: ['field_invalid'] } });
      const facts = parsed.data;
      // A trial payment buys nothing where payments are real.
      if ((facts.test === '1') !== settings.isTest) return undefined;
      return {
        event: `${facts.requestid}-${facts.status}`,
        orderId: Number(facts.orderid),
        outcome: outcomeOf(facts),
      };
    },
    noticeReply: 'OK',
  };
}

function outcomeOf(facts: Callback): PaymentOutcome {
  if (facts.status === '0') return { kind: 'failed' };
  if (facts.status !== '1') return { kind: 'pending' };
  return {
    kind: 'paid',
    reference: facts.requestid,
    cents: Number(facts.payamount ?? facts.amount),
    currency: facts.paycurrency ?? facts.currency,
  };
}
