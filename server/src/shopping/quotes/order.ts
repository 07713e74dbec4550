import type { Language, QuoteDetail } from '@medeina/contract';
import { hashOf } from '../../auth/tokens.ts';
import { cartNames, productsOnOffer } from '../../catalogue/for-carts.ts';
import { firstStart } from '../../learning/seats.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { type Actor, recordEvent } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { type Executor, inTransaction } from '../../platform/database.ts';
import { ProblemError } from '../../platform/errors.ts';
import { message } from '../../platform/messages.ts';
import { wireSale } from '../invoices/wire.ts';
import { holdSeats } from '../order-lines.ts';
import { findQuoteOrder, insertOrder, type OrderRow } from '../orders-store.ts';
import { placesOf, type QuoteDocument, quoteNotes } from './document.ts';
import { findQuote, holdQuote, markOpened, markOrdered, markWithdrawn, type QuoteRow } from './store.ts';

const objectOf = ({ document }: QuoteRow) => ({ kind: 'quote', id: document.number });

/** @throws {ProblemError} `not_found` where the link is none of a quote. */
async function known(executor: Executor, token: string): Promise<QuoteRow> {
  const quote = await findQuote(executor, hashOf(token));
  if (quote === undefined) throw new ProblemError('not_found');
  return quote;
}

/** @throws {ProblemError} `quote_used`, `quote_withdrawn`, `quote_expired` */
function needOpen({ status }: QuoteRow): void {
  if (status !== 'open') throw new ProblemError(`quote_${status}`);
}

/** What a quote is, for whoever has its link; the first look is written down. */
export async function lookAtQuote(context: Context, token: string, language: Language): Promise<QuoteDetail> {
  const { executor } = context.database;
  const quote = await known(executor, token);
  const { document } = quote;
  const names = await cartNames(context, document.language);
  const isGone = quote.status === 'open' && !(await isSold(executor, document, names));
  const status = isGone ? 'withdrawn' : quote.status;
  await inTransaction(executor, async (transaction) => {
    if (await markOpened(transaction, quote.id))
      await recordEvent(transaction, {
        actor: { kind: 'guest' },
        action: 'quote.opened',
        object: objectOf(quote),
      });
  });
  return {
    status,
    number: document.number,
    valid_until: document.validUntil,
    document:
      status === 'open'
        ? {
            ...wireSale(document, message(language, 'quote.title'), language),
            places: placesOf(document),
            notes: quoteNotes(document, language),
          }
        : null,
  };
}

/** @throws {ProblemError} `not_found`; `quote_used`, `quote_withdrawn`, `quote_expired` */
export async function openQuote(executor: Executor, token: string): Promise<QuoteDocument> {
  const quote = await known(executor, token);
  needOpen(quote);
  return quote.document;
}

/** Whether all that was offered can be had: what is no longer sold, or has begun, cannot be kept for anybody. */
async function isSold(
  executor: Executor,
  { products, language }: QuoteDocument,
  names: Awaited<ReturnType<typeof cartNames>>,
): Promise<boolean> {
  const ids = products.map((line) => line.product_id);
  const offered = await productsOnOffer(executor, ids, language, names);
  return ids.every((id) => offered.has(id));
}

interface OrderInput {
  readonly token: string;
  readonly userId: number;
}

/**
 * Makes an order of a quote, once: its prices and its buyer hold, its seats are held. Again, for the same person, it is the
 * same order.
 * @throws {ProblemError} `not_found`; `quote_used`, `quote_withdrawn`, `quote_expired`; `no_seats`.
 */
export async function orderQuote(
  context: Context,
  providers: readonly PaymentProvider[],
  { token, userId }: OrderInput,
): Promise<OrderRow> {
  const { executor } = context.database;
  const quote = await known(executor, token);
  const names = await cartNames(context, quote.document.language);
  try {
    return await inTransaction(executor, async (transaction) => {
      const held = await holdQuote(transaction, quote.id);
      if (held === undefined) throw new ProblemError('not_found');
      const order = await findQuoteOrder(transaction, quote.id, userId);
      if (order !== undefined) return order;
      needOpen(held);
      if (!(await isSold(transaction, held.document, names))) throw new ProblemError('quote_withdrawn');
      return await writeOrder(transaction, providers, held, userId);
    });
  } catch (error) {
    if (error instanceof ProblemError)
      await recordEvent(executor, {
        actor: { kind: 'person', userId },
        action: 'quote.ordered',
        outcome: 'refused',
        object: objectOf(quote),
        details: { reason: error.code },
      });
    throw error;
  }
}

async function writeOrder(
  executor: Executor,
  providers: readonly PaymentProvider[],
  quote: QuoteRow,
  userId: number,
): Promise<OrderRow> {
  const { document } = quote;
  // The likely one; the page on which it is paid offers the others.
  const method = providers.find((provider) => provider.takes(document.total));
  if (method === undefined) throw new ProblemError('payment_unavailable');
  const order = await insertOrder(executor, {
    user_id: userId,
    language: document.language,
    payment_method: method.code,
    comment: '',
    for_team: true,
    buyer_name: document.person,
    buyer_email: document.buyer.email,
    company: document.company,
    sub_total_cents: document.subTotal,
    coupon_cents: 0,
    voucher_cents: 0,
    tax_cents: document.tax,
    total_cents: document.total,
    fingerprint: `quote-${String(quote.id)}`,
    success_path: null,
    codes: [],
    quote: { id: quote.id, validUntil: quote.valid_until },
    begins: await firstStart(
      executor,
      document.products.map((line) => line.product_id),
    ),
    lines: document.products,
  });
  await markOrdered(executor, quote.id);
  const actor = { kind: 'person', userId } as const;
  await recordEvent(executor, {
    actor,
    action: 'quote.ordered',
    object: objectOf(quote),
    details: { order: order.id },
  });
  await recordEvent(executor, { actor, action: 'order.confirmed', object: { kind: 'order', id: order.id } });
  if (document.isDated) await holdSeats(executor, order, document.products);
  return order;
}

/**
 * Ends the link of a quote.
 * @throws {ProblemError} `not_found`; `quote_used`, `quote_withdrawn`, `quote_expired`
 */
export async function withdrawQuote(executor: Executor, id: number, actor: Actor): Promise<void> {
  await inTransaction(executor, async (transaction) => {
    const quote = await holdQuote(transaction, id);
    if (quote === undefined) throw new ProblemError('not_found');
    needOpen(quote);
    await markWithdrawn(transaction, id);
    await recordEvent(transaction, { actor, action: 'quote.withdrawn', object: objectOf(quote) });
  });
}
