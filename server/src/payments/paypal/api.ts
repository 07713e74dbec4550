import { z } from 'zod';
import { ProblemError } from '../../platform/errors.ts';
import type { PayPalSettings } from '../../platform/payment-settings.ts';
import type { RefundOutcome } from '../provider.ts';

/** Longest wait for PayPal. */
const patience = 10_000;

const money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d{1,7}(?:\.\d{2})?$/) });

const capture = z.object({ id: z.string(), status: z.string(), amount: money });

/** An order as PayPal shows it; what is not read is left out. */
const order = z.object({
  id: z.string().min(1).max(50),
  status: z.string(),
  links: z.array(z.object({ href: z.url(), rel: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().optional(),
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(capture).default([]) }).optional(),
      }),
    )
    .default([]),
});
export type PayPalOrder = z.infer<typeof order>;

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().min(0) });
/** `COMPLETED` and `PENDING`: given back, or on its way. */
const refund = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'COMPLETED', 'FAILED', 'PENDING']),
});
/** Why PayPal does not do what it is asked. */
const refusal = z.object({
  name: z.string().regex(/^\w{1,60}$/),
  details: z.array(z.object({ issue: z.string().regex(/^\w{1,60}$/) })).default([]),
});
/** The money is where it belongs, such as by a press in PayPal's own pages. */
const refundedBefore = new Set(['CAPTURE_FULLY_REFUNDED', 'CAPTURED_AMOUNT_FULLY_REFUNDED']);
/** What passes, or the operator can mend: it is worth asking again. */
const passing = new Set(['PAYEE_ACCOUNT_RESTRICTED', 'PENDING_CAPTURE', 'REFUND_FAILED_INSUFFICIENT_FUNDS']);
/** What proves a webhook. */
const proof = z.object({
  'paypal-auth-algo': z.string().min(1),
  'paypal-cert-url': z.string().min(1),
  'paypal-transmission-id': z.string().min(1),
  'paypal-transmission-sig': z.string().min(1),
  'paypal-transmission-time': z.string().min(1),
});
const verification = z.object({ verification_status: z.string() });

/** The calls of PayPal's Orders v2 that we make. Its own SDK has two fixed addresses, so no stand-in could answer it. */
export interface PayPalApi {
  /** Asks for a token, as before every other call. @throws {ProblemError} `payment_unavailable` */
  signIn(): Promise<void>;
  createOrder(body: object, requestId: string): Promise<PayPalOrder>;
  showOrder(id: string): Promise<PayPalOrder>;
  /** The same; undefined where PayPal knows no such order, as it forgets in some hours what nobody approved. */
  findOrder(id: string): Promise<PayPalOrder | undefined>;
  /** The order's captures that moved money; undefined where PayPal knows no such order. */
  readCaptures(id: string): Promise<string[] | undefined>;
  /** The order as it is after: captured, or as it was where the buyer has not approved it. */
  captureOrder(id: string, requestId: string): Promise<PayPalOrder>;
  refundCapture(id: string, requestId: string): Promise<RefundOutcome>;
  /** Whether a webhook is PayPal's. @throws {ProblemError} `payment_unavailable` where it does not say. */
  isGenuine(headers: Readonly<Record<string, unknown>>, event: unknown): Promise<boolean>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** @throws {ProblemError} `payment_unavailable` where PayPal does not say so for good. */
function readRefund({ status, body }: Answer): RefundOutcome {
  const made = status < 300 ? refund.safeParse(body).data : undefined;
  if (made !== undefined)
    return made.status === 'COMPLETED' || made.status === 'PENDING'
      ? { kind: 'refunded' }
      : { kind: 'refused', reason: `REFUND_${made.status}` };
  const refused = status === 404 || status === 422 ? refusal.safeParse(body).data : undefined;
  if (refused === undefined) throw new ProblemError('payment_unavailable');
  const reason = refused.details[0]?.issue ?? refused.name;
  if (refundedBefore.has(reason)) return { kind: 'refunded' };
  if (passing.has(reason)) throw new ProblemError('payment_unavailable', { cause: new Error(reason) });
  return { kind: 'refused', reason };
}

function readOrder(answer: Answer): PayPalOrder {
  const parsed = answer.status < 300 ? order.safeParse(answer.body) : undefined;
  if (parsed?.success !== true) throw new ProblemError('payment_unavailable');
  return parsed.data;
}

export function createPayPalApi(settings: PayPalSettings): PayPalApi {
  let known: { readonly text: string; readonly until: number } | undefined;

  async function send(path: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(`${settings.url}${path}`, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const text = await response.text();
      const body: unknown = text === '' ? {} : JSON.parse(text);
      return { status: response.status, body };
    } catch (cause) {
      throw new ProblemError('payment_unavailable', { cause });
    }
  }

  async function accessToken(): Promise<string> {
    if (known !== undefined && known.until > Date.now()) return known.text;
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    const { status, body } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    const answer = status === 200 ? token.safeParse(body) : undefined;
    if (answer?.success !== true)
      throw new ProblemError('payment_unavailable', { cause: new Error(`it answered ${status}`) });
    // A minute early: it must not run out on its way.
    known = {
      text: answer.data.access_token,
      until: Date.now() + Math.max(answer.data.expires_in - 60, 0) * 1000,
    };
    return known.text;
  }

  async function call(
    method: 'GET' | 'POST',
    path: string,
    { body, requestId }: { readonly body?: object; readonly requestId?: string } = {},
  ): Promise<Answer> {
    const answer = await send(path, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    // The token was revoked: the next call asks for another.
    if (answer.status === 401) known = undefined;
    return answer;
  }

  const askOrder = (id: string): Promise<Answer> =>
    call('GET', `/v2/checkout/orders/${encodeURIComponent(id)}`);

  const showOrder = async (id: string): Promise<PayPalOrder> => readOrder(await askOrder(id));

  async function findOrder(id: string): Promise<PayPalOrder | undefined> {
    const answer = await askOrder(id);
    // Its own word for it: another page that is missing says nothing of the order.
    return answer.status === 404 && refusal.safeParse(answer.body).success ? undefined : readOrder(answer);
  }

  return {
    signIn: async () => {
      await accessToken();
    },
    showOrder,
    findOrder,
    readCaptures: async (id) => {
      const found = await findOrder(id);
      return found?.purchase_units.flatMap(({ payments }) =>
        (payments?.captures ?? []).flatMap((one) =>
          one.status === 'DECLINED' || one.status === 'FAILED' ? [] : [one.id],
        ),
      );
    },
    createOrder: async (body, requestId) =>
      readOrder(await call('POST', '/v2/checkout/orders', { body, requestId })),
    captureOrder: async (id, requestId) => {
      const answer = await call('POST', `/v2/checkout/orders/${encodeURIComponent(id)}/capture`, {
        requestId,
      });
      // Not approved, or captured before: the order itself says which.
      return answer.status === 422 ? showOrder(id) : readOrder(answer);
    },
    refundCapture: async (id, requestId) =>
      readRefund(await call('POST', `/v2/payments/captures/${encodeURIComponent(id)}/refund`, { requestId })),
    isGenuine: async (headers, event) => {
      const given = proof.safeParse(headers);
      if (!given.success) return false;
      const answer = await call('POST', '/v1/notifications/verify-webhook-signature', {
        body: {
          auth_algo: given.data['paypal-auth-algo'],
          cert_url: given.data['paypal-cert-url'],
          transmission_id: given.data['paypal-transmission-id'],
          transmission_sig: given.data['paypal-transmission-sig'],
          transmission_time: given.data['paypal-transmission-time'],
          webhook_id: settings.webhookId,
          webhook_event: event,
        },
      });
      // PayPal cannot even read what is claimed to be its proof.
      if (answer.status === 400) return false;
      const parsed = answer.status === 200 ? verification.safeParse(answer.body) : undefined;
      // No verdict, such as where it is asked too often: it sends the message again.
      if (parsed?.success !== true) throw new ProblemError('payment_unavailable');
      return parsed.data.verification_status === 'SUCCESS';
    },
  };
}
