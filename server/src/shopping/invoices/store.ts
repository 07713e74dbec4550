import { homeTimeZone } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';

import type { InvoiceDocument, InvoiceKind } from './document.ts';

/** Each kind has numbers of its own. */
const seriesOf = { invoice: 'MED', credit_note: 'MEDK', quote: 'MEDP' } as const satisfies Record<
  InvoiceKind | 'quote',
  string
>;

export interface TakenNumber {
  readonly series: string;
  readonly number: number;
  /** The day in the seller's zone, `YYYY-MM-DD`. */
  readonly date: string;
}

/**
 * Takes the next number of a series. Its row stays locked until the transaction ends, so that a number that is not used in
 * the end is taken again by the next one: there are no gaps.
 */
export async function takeNumber(executor: Executor, kind: keyof typeof seriesOf): Promise<TakenNumber> {
  const { rows } = await sql<TakenNumber>`
    update invoice_series set last_number = last_number + 1 where series = ${seriesOf[kind]}
    returning series, last_number as number, (now() at time zone ${homeTimeZone})::date::text as date`.execute(
    executor,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`The database has no series for the kind ${kind}`);
  return row;
}

export async function insertInvoice(
  executor: Executor,
  { series, number }: TakenNumber,
  document: InvoiceDocument,
): Promise<void> {
  await sql`
    insert into invoices (series, number, order_id, kind, document)
    values (${series}, ${number}, ${document.orderId}, ${document.kind}, ${JSON.stringify(document)}::text::jsonb)`.execute(
    executor,
  );
}

export async function findInvoice(
  executor: Executor,
  orderId: number,
  kind: InvoiceKind,
): Promise<InvoiceDocument | undefined> {
  const { rows } = await sql<{ document: InvoiceDocument }>`
    select document from invoices where order_id = ${orderId} and kind = ${kind}`.execute(executor);
  return rows[0]?.document;
}

/** Those of the orders that have an invoice. */
export async function readInvoiced(executor: Executor, orderIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ order_id: number }>`
    select order_id from invoices
    where kind = 'invoice' and order_id = any (${[...orderIds]}::integer[])`.execute(executor);
  return new Set(rows.map((row) => row.order_id));
}
