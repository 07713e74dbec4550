import { z } from 'zod';
import { ProblemError } from '../../platform/errors.ts';
import type { PayPalSettings } from '../../platform/payment-settings.ts';

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
/** Money that is given back, or on its way. */
const refund = z.object({ id: z.string(), status: z.enum(['COMPLETED', 'PENDING']) });
const verification = z.object({ verification_status: z.string() });

/** The calls of PayPal's Orders v2 that we make. Its own SDK has two fixed addresses, so no stand-in could answer it. */
export interface PayPalApi {
  /** Asks for a token, as before every other call. @throws {ProblemError} `payment_unavailable` */
  signIn(): Promise<void>;
  createOrder(body: object, requestId: string): Promise<PayPalOrder>;
  showOrder(id: string): Promise<PayPalOrder>;
  /** The order as it is after: captured, or as it was where the buyer has not approved it. */
  captureOrder(id: string, requestId: string): Promise<PayPalOrder>;
  refundCapture(id: string, requestId: string): Promise<void>;
  isGenuine(headers: Readonly<Record<string, unknown>>, event: unknown): Promise<boolean>;
}

function readOrder(answer: { status: number; body: unknown }): PayPalOrder {
  const parsed = answer.status < 300 ? order.safeParse(answer.body) : undefined;
  if (parsed?.success !== true) throw new ProblemError('payment_unavailable');
  return parsed.data;
}

export function createPayPalApi(settings: PayPalSettings): PayPalApi {
  let known: { readonly text: string; readonly until: number } | undefined;

  async function send(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
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
  ): Promise<{ status: number; body: unknown }> {
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

  const showOrder = async (id: string): Promise<PayPalOrder> =>
    readOrder(await call('GET', `/v2/checkout/orders/${encodeURIComponent(id)}`));

  return {
    signIn: async () => {
      await accessToken();
    },
    showOrder,
    createOrder: async (body, requestId) =>
      readOrder(await call('POST', '/v2/checkout/orders', { body, requestId })),
    captureOrder: async (id, requestId) => {
      const answer = await call('POST', `/v2/checkout/orders/${encodeURIComponent(id)}/capture`, {
        requestId,
      });
      // Not approved, or captured before: the order itself says which.
      return answer.status === 422 ? showOrder(id) : readOrder(answer);
    },
    refundCapture: async (id, requestId) => {
      const { status, body } = await call('POST', `/v2/payments/captures/${encodeURIComponent(id)}/refund`, {
        requestId,
      });
      // 422: it has been refunded already.
      if (status === 422) return;
      if (status >= 300 || !refund.safeParse(body).success) throw new ProblemError('payment_unavailable');
    },
    isGenuine: async (headers, event) => {
      const text = (name: string): string => {
        const value = headers[`paypal-${name}`];
        return typeof value === 'string' ? value : '';
      };
      const answer = await call('POST', '/v1/notifications/verify-webhook-signature', {
        body: {
          auth_algo: text('auth-algo'),
          cert_url: text('cert-url'),
          transmission_id: text('transmission-id'),
          transmission_sig: text('transmission-sig'),
          transmission_time: text('transmission-time'),
          webhook_id: settings.webhookId,
          webhook_event: event,
        },
      });
      if (answer.status >= 500) throw new ProblemError('payment_unavailable');
      const parsed = verification.safeParse(answer.body);
      return parsed.success && parsed.data.verification_status === 'SUCCESS';
    },
  };
}
