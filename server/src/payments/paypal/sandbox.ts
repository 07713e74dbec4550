import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PayPalSettings } from '../../platform/payment-settings.ts';
import { deliver, type Fault, faultOf } from '../sandbox/faults.ts';
import { sandboxPage } from '../sandbox/page.ts';
import type { Sandbox, SandboxRequest, SandboxResponse } from '../sandbox/server.ts';

/** A stand-in that speaks PayPal's Orders v2: tokens, orders, captures, refunds, webhooks with a signature. */
export interface PayPalSandbox extends Sandbox {
  readonly settings: PayPalSettings;
}

const created = z.object({
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string(),
        description: z.string().default(''),
        amount: z.object({ currency_code: z.string(), value: z.string() }),
      }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        locale: z.string(),
        return_url: z.string(),
        cancel_url: z.string(),
      }),
    }),
  }),
});

interface Order {
  readonly id: string;
  readonly request: z.infer<typeof created>;
  status: 'APPROVED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  fault: Fault;
  capture: { id: string; isRefunded: boolean } | undefined;
}

const orderPath = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/;
const refundPath = /^\/v2\/payments\/captures\/(\w+)\/refund$/;

/** An id as PayPal makes them. */
function name(): string {
  return randomBytes(8).toString('hex').toUpperCase();
}

function refuse(issue: string): SandboxResponse {
  return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } };
}

/** @param address where it is reached; `notify` is our address for its webhooks. */
export function createPayPalSandbox(address: string, notify: string): PayPalSandbox {
  const orders = new Map<string, Order>();
  /** What was created for a request id: the same again is the same order. */
  const byRequest = new Map<string, string>();
  const secret = randomBytes(32).toString('base64url');
  const token = randomBytes(24).toString('base64url');
  const settings = { clientId: 'sandbox', clientSecret: secret, webhookId: 'sandbox-webhook', url: address };

  const sign = (id: string, time: string, event: string): string =>
    createHmac('sha256', secret).update(`${id}|${time}|${settings.webhookId}|${event}`).digest('base64');

  function show(order: Order): object {
    const [unit] = order.request.purchase_units;
    const paid = unit && {
      currency_code: order.fault === 'currency' ? 'USD' : unit.amount.currency_code,
      value: order.fault === 'amount' ? '0.01' : unit.amount.value,
    };
    return {
      id: order.id,
      status: order.status,
      links: [{ rel: 'payer-action', href: `${address}/checkoutnow?token=${order.id}`, method: 'GET' }],
      purchase_units: [
        {
          reference_id: 'default',
          custom_id: unit?.custom_id,
          ...(order.capture === undefined
            ? {}
            : {
                payments: { captures: [{ id: order.capture.id, status: 'COMPLETED', amount: paid }] },
              }),
        },
      ],
    };
  }

  async function tell(order: Order, type: string): Promise<void> {
    const event = JSON.stringify({
      id: `WH-${name()}`,
      event_type: type,
      resource: {
        id: order.capture?.id ?? order.id,
        supplementary_data: { related_ids: { order_id: order.id } },
      },
    });
    const [id, time] = [randomUUID(), new Date().toISOString()];
    const signature = order.fault === 'forged' ? 'AAAA' : sign(id, time, event);
    await deliver(order.fault, async () => {
      const response = await fetch(notify, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signature,
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': `${address}/cert`,
        },
        body: event,
        signal: AbortSignal.timeout(10_000),
      });
      return response.text();
    });
  }

  function create(body: string, requestId: string): SandboxResponse {
    const known = orders.get(byRequest.get(requestId) ?? '');
    if (known !== undefined) return { status: 200, body: show(known) };
    const parsed = created.safeParse(JSON.parse(body));
    if (!parsed.success) return { status: 400, body: { name: 'INVALID_REQUEST' } };
    const order: Order = {
      id: name(),
      request: parsed.data,
      status: 'PAYER_ACTION_REQUIRED',
      fault: 'none',
      capture: undefined,
    };
    orders.set(order.id, order);
    byRequest.set(requestId, order.id);
    return { status: 201, body: show(order) };
  }

  async function capture(order: Order): Promise<SandboxResponse> {
    if (order.status !== 'APPROVED') return refuse('ORDER_NOT_APPROVED');
    order.status = 'COMPLETED';
    order.capture = { id: name(), isRefunded: false };
    await tell(order, 'PAYMENT.CAPTURE.COMPLETED');
    // The money moved and nobody was told: the order has to be asked for again.
    if (order.fault === 'timeout') return { status: 504, body: {} };
    return { status: 201, body: show(order) };
  }

  function refund(captureId: string): SandboxResponse {
    const order = [...orders.values()].find((one) => one.capture?.id === captureId);
    if (order?.capture === undefined) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    if (order.capture.isRefunded) return refuse('CAPTURE_FULLY_REFUNDED');
    if (order.fault === 'refund') return refuse('REFUND_TIME_LIMIT_EXCEEDED');
    order.capture.isRefunded = true;
    return { status: 201, body: { id: name(), status: 'COMPLETED' } };
  }

  const verified = z.object({
    transmission_id: z.string(),
    transmission_time: z.string(),
    transmission_sig: z.string(),
    webhook_event: z.unknown(),
  });
  function verify(body: string): SandboxResponse {
    const parsed = verified.safeParse(JSON.parse(body));
    if (!parsed.success) return { status: 400, body: { name: 'VALIDATION_ERROR' } };
    const facts = parsed.data;
    const expected = Buffer.from(
      sign(facts.transmission_id, facts.transmission_time, JSON.stringify(facts.webhook_event)),
    );
    const given = Buffer.from(facts.transmission_sig);
    const isSame = given.length === expected.length && timingSafeEqual(given, expected);
    return { status: 200, body: { verification_status: isSame ? 'SUCCESS' : 'FAILURE' } };
  }

  async function checkout({ method, query, form }: SandboxRequest): Promise<SandboxResponse> {
    const order = orders.get((method === 'POST' ? form : query).get('token') ?? '');
    if (order === undefined) return { status: 404, body: 'order' };
    const [unit] = order.request.purchase_units;
    const { experience_context: context } = order.request.payment_source.paypal;
    if (method !== 'POST')
      return {
        status: 200,
        body: sandboxPage({
          provider: 'PayPal',
          language: context.locale.slice(0, 2),
          cents: Math.round(Number(unit?.amount.value) * 100),
          description: unit?.description ?? '',
          action: `${address}/checkoutnow`,
          kept: { token: order.id },
        }),
      };
    if (form.get('do') !== 'pay') return { redirect: context.cancel_url };
    order.fault = faultOf(form.get('fault'));
    if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
    await tell(order, 'CHECKOUT.ORDER.APPROVED');
    const back = new URL(context.return_url);
    back.searchParams.set('token', order.id);
    return { redirect: back.href };
  }

  async function answer(request: SandboxRequest): Promise<SandboxResponse | undefined> {
    const { method, path, headers, body } = request;
    if (path === '/checkoutnow') return checkout(request);
    if (path === '/v1/oauth2/token')
      return headers.authorization === `Basic ${Buffer.from(`sandbox:${secret}`).toString('base64')}`
        ? { status: 200, body: { access_token: token, expires_in: 3600, token_type: 'Bearer' } }
        : { status: 401, body: { error: 'invalid_client' } };
    if (headers.authorization !== `Bearer ${token}`) return { status: 401, body: {} };
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (method === 'POST' && path === '/v2/checkout/orders')
      return create(body, String(headers['paypal-request-id'] ?? randomUUID()));
    const [, captureId] = refundPath.exec(path) ?? [];
    if (captureId !== undefined) return refund(captureId);
    const [, id = '', isCapture] = orderPath.exec(path) ?? [];
    const order = orders.get(id);
    if (order === undefined) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    return isCapture === undefined ? { status: 200, body: show(order) } : capture(order);
  }

  return { settings, answer };
}
