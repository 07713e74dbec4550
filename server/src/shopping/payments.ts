import type { NoticeInput, PaymentProvider } from '../payments/provider.ts';
import { refundersOf } from '../payments/providers.ts';
import { recordEvent } from '../platform/audit.ts';
import type { JobContext } from '../platform/context.ts';
import { inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { networkOf } from '../platform/limits.ts';
import { message } from '../platform/messages.ts';
import {
  choosePaymentMethod,
  findOrder,
  holdOrder,
  type OrderRow,
  pendingOrderOf,
  readExpired,
} from './orders-store.ts';
import {
  insertPaymentEvent,
  isOwed,
  noteRefund,
  type PaymentRow,
  postponeRefund,
  readAskedRefunds,
  readOpenPayments,
  readPayments,
  saveStart,
  settlePayment,
  startPayment,
} from './payments-store.ts';
import { giveUp, settle } from './settle.ts';

/** How many rows a job takes at once. */
const batch = 100;
/** How many messages of a network that turn out to be forged a provider is asked about in so many seconds. */
const mostForged = 20;
const forgedSeconds = 60;
/** How long the providers are not asked again for an order, by its page or for whoever comes back. */
const checkSeconds = 5;

/** Where the browser goes as an order stands: the page tells the truth of one that is still unpaid. */
export function outcomePath({ id, status, success_path: success }: OrderRow): string {
  const page = status === 'cancelled' || status === 'expired' ? 'cancelled' : 'success';
  if (page === 'success' && success !== null && status === 'paid') return success;
  return `/payment/${page}?order=${String(id)}`;
}

export interface Payments {
  readonly providers: readonly PaymentProvider[];
  /** Begins or goes on with the payment of an order. @returns where the buyer pays; empty for a free order. */
  readonly start: (order: OrderRow) => Promise<string>;
  /** Takes a message of a provider. @returns what the provider wants to hear. */
  readonly notice: (provider: string, input: NoticeInput) => Promise<string>;
  /**
   * Has an unpaid order paid by a method. One that is paid by now stays so, one whose time is over ends.
   * @throws {ProblemError} `bad_input` where the method takes no such sum.
   */
  readonly choose: (order: OrderRow, method: string) => Promise<OrderRow>;
  /** Asks the providers of an unpaid order how it stands: once in some seconds, however often that is wished. */
  readonly check: (order: OrderRow) => Promise<OrderRow>;
  /** The same for whoever comes back from a provider with the number of an order: they learn nothing of it. */
  readonly checkReturned: (orderId: number) => Promise<void>;
  /** Ends an unpaid order, unless it turns out to be paid. */
  readonly cancel: (orderId: number) => Promise<OrderRow>;
  /**
   * Sees to the unpaid order of a person's cart before another may replace it: asks its providers how it stands, and ends it
   * where its time is over: its seats are free, so that it is not paid any more.
   * @returns the order where it turns out to be paid.
   */
  readonly settleOpenOf: (userId: number) => Promise<OrderRow | undefined>;
  /** Asks for payments that nobody told of, ends orders whose time is over, and gives back what is due. */
  readonly checkOpen: () => Promise<void>;
  readonly endExpired: () => Promise<void>;
  readonly refundDue: () => Promise<void>;
}

/** An order without a price cannot have been paid elsewhere, and asking how it stands would be to pay it. */
const isFree = (order: OrderRow): boolean => order.total_cents === 0;

export function createPayments(context: JobContext, providers: readonly PaymentProvider[]): Payments {
  const { executor } = context.database;
  const { publicUrl } = context.settings;

  function providerOf(code: string): PaymentProvider {
    const provider = providers.find((one) => one.code === code);
    if (provider === undefined) throw new ProblemError('not_found');
    return provider;
  }

  /** Asks whether a message is genuine; one that is does not count. */
  async function prove(address: string, ask: () => Promise<boolean>): Promise<boolean> {
    const key = `payment:forged:${networkOf(address)}`;
    // Counted before: of many that come at once no more are asked about.
    const { count, secondsLeft } = await context.limits.add(key, forgedSeconds);
    if (count > mostForged) throw new ProblemError('too_many_requests', { retryAfter: secondsLeft });
    const isGenuine = await ask();
    if (isGenuine) await context.limits.add(key, forgedSeconds, -1);
    return isGenuine;
  }

  async function check(orderId: number): Promise<OrderRow> {
    const order = await findOrder(executor, { id: orderId });
    if (order === undefined) throw new ProblemError('not_found');
    if (order.status !== 'pending') return order;
    let away: ProblemError | undefined;
    // Begun by one method and then by another, it may have been paid by either.
    for (const payment of await readPayments(executor, orderId)) {
      const provider = providers.find(({ code }) => code === payment.provider);
      if (provider?.look === undefined) continue;
      try {
        const outcome = await provider.look({ orderId, reference: payment.reference, cents: payment.cents });
        const settled = await settle(context, { orderId, provider: provider.code }, outcome);
        if (settled.status !== 'pending') return settled;
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'payment_unavailable') throw error;
        away = error;
      }
    }
    if (away !== undefined) throw away;
    return order;
  }

  /** As `check`, once in some seconds for each reason. */
  async function checkSeldom(order: OrderRow, reason: 'check' | 'choice'): Promise<OrderRow> {
    if (order.status !== 'pending') return order;
    const { count } = await context.limits.add(`payment:${reason}:${String(order.id)}`, checkSeconds);
    return count === 1 ? await check(order.id) : order;
  }

  async function checkReturned(orderId: number): Promise<void> {
    // Before it is counted: numbers that are made up leave nothing behind.
    const order = await findOrder(executor, { id: orderId });
    if (order !== undefined) await unlessAway(checkSeldom(order, 'check'));
  }

  async function choose(wanted: OrderRow, method: string): Promise<OrderRow> {
    const known = await unlessAway(checkSeldom(wanted, 'choice'));
    if (known !== undefined && known.status !== 'pending') return known;
    const chosen = await inTransaction(executor, async (transaction) => {
      const order = await holdOrder(transaction, wanted.id);
      if (order === undefined) throw new ProblemError('not_found');
      // Its seats are free again, though the job has not come to it yet.
      if (order.status !== 'pending' || order.is_over) return order;
      const provider = providers.find(({ code }) => code === method);
      if (provider?.takes(order.total_cents) !== true)
        throw new ProblemError('bad_input', { fields: { payment_method: ['field_invalid'] } });
      return await choosePaymentMethod(transaction, order, method);
    });
    return chosen.status === 'pending' && chosen.is_over ? await end(wanted.id, 'expired') : chosen;
  }

  async function settleOpenOf(userId: number): Promise<OrderRow | undefined> {
    const id = await pendingOrderOf(executor, userId);
    const order = id === undefined ? undefined : await findOrder(executor, { id });
    if (order === undefined) return undefined;
    const known = order.is_over ? await end(order.id, 'expired') : await askedFor(order);
    return known?.status === 'paid' ? known : undefined;
  }

  async function askedFor(order: OrderRow): Promise<OrderRow | undefined> {
    return isFree(order) ? order : await unlessAway(checkSeldom(order, 'choice'));
  }

  async function end(orderId: number, status: 'cancelled' | 'expired'): Promise<OrderRow> {
    const open = await findOrder(executor, { id: orderId });
    // A payment that comes after the end still counts, or goes back.
    const known = open !== undefined && isFree(open) ? open : await unlessAway(check(orderId));
    if (known !== undefined && known.status !== 'pending') return known;
    const order = await giveUp(executor, orderId, status);
    if (order === undefined) throw new ProblemError('not_found');
    return order;
  }

  /** One that fails holds up no other. */
  async function each<Item extends Pick<PaymentRow, 'order_id'>>(
    items: readonly Item[],
    act: (item: Item) => Promise<unknown>,
  ): Promise<void> {
    for (const item of items) {
      try {
        await act(item);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const reason = error.cause instanceof Error ? error.cause.message : undefined;
        context.log.warn(
          { code: error.code, order: item.order_id, reason },
          'a payment could not be looked at: again later',
        );
      }
    }
  }

  async function giveBack(payment: PaymentRow): Promise<void> {
    const { id, order_id: orderId, provider: code, reference, cents } = payment;
    const provider = providerOf(code);
    if (provider.refund === undefined) return;
    await postponeRefund(executor, id);
    const outcome = await provider.refund({ orderId, reference, cents });
    if (outcome.kind === 'refunded') {
      await settlePayment(executor, id, { status: 'refunded', reference: null });
      return;
    }
    const { reason } = outcome;
    await inTransaction(executor, async (transaction) => {
      await noteRefund(transaction, payment, reason);
      await recordEvent(transaction, {
        actor: { kind: 'system' },
        action: 'payment.refund_refused',
        outcome: 'refused',
        object: { kind: 'order', id: orderId },
        details: { provider: code, cents, reason },
      });
    });
    context.log.warn(
      { order: orderId, provider: code, reason },
      'a provider refuses to give a payment back, it is to be done by hand: see orders refunds',
    );
  }

  return {
    providers,
    check: (order) => checkSeldom(order, 'check'),
    checkReturned,
    choose,
    start: async (order) => {
      const provider = providerOf(order.payment_method);
      const payment = await startPayment(executor, {
        order_id: order.id,
        provider: provider.code,
        cents: order.total_cents,
      });
      if (payment.address !== null) return payment.address;
      const base = `${publicUrl}/api/payments/${provider.code}`;
      const started = await provider.start({
        orderId: order.id,
        attempt: payment.attempt,
        cents: order.total_cents,
        language: order.language,
        buyer: { name: order.buyer_name, email: order.buyer_email },
        description: message(order.language, 'payment.description', { order: order.id }),
        returnUrl: `${base}/return?order=${String(order.id)}`,
        cancelUrl: `${base}/return?order=${String(order.id)}&result=cancelled`,
        callbackUrl: `${base}/callback`,
      });
      const { redirect, reference } = started;
      if (await saveStart(executor, payment, { reference, address: redirect })) return redirect;
      // Paid on an older page, or ended, while the provider was asked for this one.
      return outcomePath((await findOrder(executor, { id: order.id })) ?? order);
    },
    notice: async (code, input) => {
      const provider = providerOf(code);
      const notice = await provider.readNotice(input, {
        isOwed: (orderId) => isOwed(executor, orderId, code),
        prove: (ask) => prove(input.address, ask),
      });
      if (notice === undefined) return provider.noticeReply;
      const order = await findOrder(executor, { id: notice.orderId });
      if (order === undefined) throw new ProblemError('not_found');
      // Settled before it is noted: a message that was noted and not applied would be lost.
      await settle(context, { orderId: order.id, provider: code }, notice.outcome);
      await insertPaymentEvent(executor, {
        provider: code,
        event: notice.event,
        orderId: order.id,
        outcome: notice.outcome.kind,
      });
      return provider.noticeReply;
    },
    cancel: (orderId) => end(orderId, 'cancelled'),
    settleOpenOf,
    checkOpen: async () => {
      const asked = providers.flatMap((one) => (one.look === undefined ? [] : [one.code]));
      await each(await readOpenPayments(executor, asked, batch), ({ order_id: id }) => check(id));
    },
    endExpired: async () => {
      const expired = await readExpired(executor, batch);
      await each(
        expired.map((id) => ({ order_id: id })),
        ({ order_id: id }) => end(id, 'expired'),
      );
    },
    refundDue: async () => {
      await each(await readAskedRefunds(executor, refundersOf(providers), batch), giveBack);
    },
  };
}

/** A provider that is away leaves the order as it is. */
async function unlessAway(checked: Promise<OrderRow>): Promise<OrderRow | undefined> {
  try {
    return await checked;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'payment_unavailable') throw error;
    return undefined;
  }
}
