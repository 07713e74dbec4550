import { createHash, randomUUID } from 'node:crypto';
import { type Language, safeRedirect } from '@medeina/contract';
import { type Profile, readProfile } from '../auth/profile.ts';
import { cartNames } from '../catalogue/for-carts.ts';
import { firstStart, releaseOrderSeats } from '../learning/seats.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { recordEvent } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { type CheckoutRow, readCheckout } from './checkouts-store.ts';
import {
  choosePaymentMethod,
  endOrder,
  findConfirmation,
  findOrder,
  findPendingOrder,
  holdCheckout,
  insertConfirmation,
  insertOrder,
  type OrderRow,
} from './orders-store.ts';
import { holdSeats, orderLine } from './order-lines.ts';
import { type PricedCart, priceCart } from './priced-cart.ts';

export interface ConfirmInput {
  readonly userId: number;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
  readonly successPath: string | undefined;
  /** What the person saw that it costs, in euros, where the caller says so. */
  readonly total?: number | undefined;
}

/**
 * Makes an order of a person's cart and holds its seats. Two presses, two tabs and a lost answer make one order: an unpaid
 * one with the same content is that order, another one is replaced.
 * @throws {ProblemError} `cart_empty`; `cart_changed` where it costs something else than the person saw;
 * `payment_choice_missing`; `no_seats`; `idempotency_conflict` where the key was used for another cart; `bad_input` for a
 * path that is not ours.
 */
export async function confirmCart(
  context: Context,
  providers: readonly PaymentProvider[],
  input: ConfirmInput,
): Promise<OrderRow> {
  const successPath = input.successPath === undefined ? null : safeRedirect(input.successPath);
  if (input.successPath !== undefined && successPath === null)
    throw new ProblemError('bad_input', { fields: { success_callback: ['field_invalid'] } });
  const names = await cartNames(context, input.language);
  return await inTransaction(context.database.executor, async (transaction) => {
    await holdCheckout(transaction, input.userId);
    const key = input.idempotencyKey ?? randomUUID();
    const known = await findConfirmation(transaction, input.userId, key);
    // Before the cart is read: once an order that is just being paid is settled, its lines are no longer there.
    const pending = await findPendingOrder(transaction, input.userId);
    const checkout = await readCheckout(transaction, input.userId);
    const cart = await priceCart(
      transaction,
      { userId: input.userId },
      {
        seller: context.settings.seller,
        language: input.language,
        names,
        isHeld: true,
      },
    );
    if (known !== undefined) return await answerAgain(transaction, known, input.userId, cart, checkout);
    if (cart.lines.length === 0) throw new ProblemError('cart_empty');
    if (input.total !== undefined && Math.round(input.total * 100) !== cart.totals.total)
      throw new ProblemError('cart_changed');
    const method = chosenMethod(providers, checkout, cart);
    const confirmed = { user_id: input.userId, key, fingerprint: confirmationOf(cart, checkout) };
    const profile = await readProfile(transaction, input.userId);
    const fingerprint = fingerprintOf(cart, checkout, input.language, profile);
    if (pending !== undefined && pending.fingerprint === fingerprint) {
      await insertConfirmation(transaction, { ...confirmed, order_id: pending.id });
      // Another method may be chosen by now, or have been tried since on the page of the order.
      return await choosePaymentMethod(transaction, pending, method.code);
    }
    if (pending !== undefined) await endOrder(transaction, pending.id, 'cancelled');
    const freed = pending === undefined ? [] : await releaseOrderSeats(transaction, pending.id);
    const order = await writeOrder(transaction, {
      ...input,
      successPath,
      method,
      cart,
      checkout,
      profile,
      fingerprint,
    });
    await insertConfirmation(transaction, { ...confirmed, order_id: order.id });
    await holdSeats(
      transaction,
      order,
      cart.lines
        .filter(({ found }) => found.product.start_date !== null)
        .map(({ line, found }) => ({
          product_id: line.product_id,
          course_id: found.course.id,
          name: found.course.title,
          quantity: line.quantity,
        })),
      freed,
    );
    return order;
  });
}

/** The key of an order that was made: its cart may be empty by now, but another cart is another order. */
async function answerAgain(
  executor: Executor,
  known: { readonly order_id: number; readonly fingerprint: string },
  userId: number,
  cart: PricedCart,
  checkout: CheckoutRow,
): Promise<OrderRow> {
  const order = await findOrder(executor, { id: known.order_id, userId });
  const isSame = cart.lines.length === 0 || confirmationOf(cart, checkout) === known.fingerprint;
  if (order === undefined || (order.status === 'pending' && !isSame))
    throw new ProblemError('idempotency_conflict');
  return order;
}

function chosenMethod(
  providers: readonly PaymentProvider[],
  checkout: CheckoutRow,
  cart: PricedCart,
): PaymentProvider {
  const chosen = providers.find(({ code }) => code === checkout.payment_method);
  if (checkout.agreed_at === null || chosen === undefined || !chosen.takes(cart.totals.total))
    throw new ProblemError('payment_choice_missing');
  return chosen;
}

/**
 * Everything that makes two orders differ, prices of today among it, and what its papers and letters say. How it is paid does
 * not: another order would leave the first to be paid as well.
 */
function fingerprintOf(
  cart: PricedCart,
  checkout: CheckoutRow,
  language: Language,
  { firstname, lastname, email }: Profile,
): string {
  const content = confirmationOf(cart, { ...checkout, payment_method: null });
  return hashOf([content, language, firstname, lastname, email]);
}

const hashOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

/** Everything that makes two presses differ. */
function confirmationOf({ lines, codes, totals }: PricedCart, checkout: CheckoutRow): string {
  const facts = {
    lines: lines.map(({ line, found }) => [
      line.product_id,
      line.quantity,
      line.for_team,
      found.cents,
      found.taxRate,
    ]),
    codes: [codes.coupon?.id, codes.voucher?.id],
    total: totals.total,
    checkout: { ...checkout, agreed_at: null },
  };
  return hashOf(facts);
}

interface OrderParts extends ConfirmInput {
  readonly method: PaymentProvider;
  readonly cart: PricedCart;
  readonly checkout: CheckoutRow;
  readonly profile: Profile;
  readonly fingerprint: string;
}

async function writeOrder(
  executor: Executor,
  parts: Omit<OrderParts, 'successPath'> & { readonly successPath: string | null },
): Promise<OrderRow> {
  const { cart, checkout, profile, userId, language } = parts;
  const { totals, codes } = cart;
  const order = await insertOrder(executor, {
    user_id: userId,
    language,
    payment_method: parts.method.code,
    comment: checkout.comment,
    for_team: checkout.for_team || cart.lines.some(({ line }) => line.for_team),
    buyer_name: `${profile.firstname} ${profile.lastname}`.trim(),
    buyer_email: profile.email ?? '',
    company: checkout.buys_as_company ? checkout : null,
    sub_total_cents: totals.subTotal,
    coupon_cents: totals.coupon,
    voucher_cents: totals.voucher,
    tax_cents: totals.tax,
    total_cents: totals.total,
    fingerprint: parts.fingerprint,
    success_path: parts.successPath,
    codes: [
      { code: codes.coupon, cents: totals.coupon },
      { code: codes.voucher, cents: totals.voucher },
    ].flatMap(({ code, cents }) => (code === null || cents === 0 ? [] : [{ id: code.id, cents }])),
    quote: null,
    begins: await firstStart(
      executor,
      cart.lines.map(({ line }) => line.product_id),
    ),
    lines: cart.lines.map(({ line, found }, at) =>
      orderLine(
        found,
        { quantity: line.quantity, sums: totals.lines[at], language },
        line.environment_account,
      ),
    ),
  });
  await recordEvent(executor, {
    actor: { kind: 'person', userId },
    action: 'order.confirmed',
    object: { kind: 'order', id: order.id },
  });
  return order;
}
