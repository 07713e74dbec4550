import type { Language, OrderDetail, OrderRow as WireOrder, PaymentMethod } from '@medeina/contract';
import { categoriesOf } from '../catalogue/for-orders.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Context } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import { formatCents } from '../platform/format.ts';
import { pageOf } from '../platform/page.ts';
import { findInvoice, readInvoiced } from './invoices/store.ts';
import { methodsFor, methodWords } from './method-words.ts';
import { findOrder, type OrderRow, readOrderLines, readOrders } from './orders-store.ts';
import { hasPlaces } from './places-store.ts';
import { quoteNumber } from './quotes/store.ts';
import { totalLines } from './total-lines.ts';

/** A person's orders as the wire has them. */

export async function listOrders(
  { database: { executor } }: Context,
  query: { readonly userId: number; readonly page: number; readonly limit: number },
  language: Language,
) {
  const { rows, total } = await readOrders(executor, query);
  const invoiced = await readInvoiced(
    executor,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows.map((row) => wireOrder(row, invoiced.has(row.id), language)),
    total,
    query.page,
    query.limit,
  );
}

/** @throws {ProblemError} `not_found`, also for somebody else's. */
export async function ownOrder(context: Context, userId: number, id: number): Promise<OrderRow> {
  const order = await findOrder(context.database.executor, { id, userId });
  if (order === undefined) throw new ProblemError('not_found');
  return order;
}

/** @param providers the ways to pay that there are. */
export async function showOrder(
  context: Context,
  providers: readonly PaymentProvider[],
  order: OrderRow,
  language: Language,
): Promise<OrderDetail> {
  const { executor } = context.database;
  const isPending = order.status === 'pending';
  const [lines, invoice, creditNote, categories, ownsPlaces, quote] = await Promise.all([
    readOrderLines(executor, order.id),
    findInvoice(executor, order.id, 'invoice'),
    findInvoice(executor, order.id, 'credit_note'),
    categoriesOf(context, language),
    hasPlaces(executor, order.id),
    order.quote_id === null ? null : quoteNumber(executor, order.quote_id),
  ]);
  return {
    ...wireOrder(order, invoice !== undefined, language),
    products: lines.map((line) => ({
      product_id: line.product_id,
      course_id: line.course_id,
      name: line.name,
      description: line.description,
      category: categories(line.category_id),
      quantity: line.quantity,
      price: formatCents(language, line.unit_cents),
      price_raw: line.unit_cents / 100,
    })),
    totals: totalLines(language, {
      subTotal: order.sub_total_cents,
      coupon: order.coupon_cents,
      voucher: order.voucher_cents,
      tax: order.tax_cents,
      total: order.total_cents,
    }),
    company: companyOf(order),
    comment: order.comment,
    for_team: order.for_team,
    has_places: ownsPlaces,
    quote,
    payment_methods: isPending ? methodsOf(providers, order, language) : [],
    invoice: invoice === undefined ? null : { number: invoice.number, date: invoice.date },
    credit_note: creditNote === undefined ? null : { number: creditNote.number, date: creditNote.date },
    expires_at: isPending ? order.expires_at.toISOString() : null,
  };
}

function methodsOf(
  providers: readonly PaymentProvider[],
  { payment_method: chosen, total_cents: cents }: OrderRow,
  language: Language,
): PaymentMethod[] {
  return methodsFor(providers, cents, language).toSorted(
    (one, other) => Number(other.code === chosen) - Number(one.code === chosen),
  );
}

function wireOrder(order: OrderRow, hasInvoice: boolean, language: Language): WireOrder {
  return {
    order_id: order.id,
    status: order.status,
    date_added: order.created_at.toISOString(),
    total: formatCents(language, order.total_cents),
    total_raw: order.total_cents / 100,
    payment_method: methodWords(language, order.payment_method, 'name'),
    has_invoice: hasInvoice,
  };
}

function companyOf(order: OrderRow): OrderDetail['company'] {
  const { company_name: name, company_code: code, company_address: address } = order;
  if (name === null || code === null || address === null) return null;
  return {
    company_name: name,
    company_code: code,
    company_address: address,
    company_vat: order.company_vat ?? '',
  };
}
