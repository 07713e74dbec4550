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

interface Series {
  readonly series: string;
  readonly kind: string;
  /** 0 where none was given out. */
  readonly last_number: number;
}

/** Every series with the last number of it that was given out. */
export async function readSeries(executor: Executor): Promise<Series[]> {
  const { rows } = await sql<Omit<Series, 'kind'>>`
    select series, last_number from invoice_series order by series`.execute(executor);
  return rows.map(({ series, last_number }) => ({ series, last_number, kind: kindOf(series) }));
}

const kindOf = (series: string): string =>
  Object.entries(seriesOf).find(([, one]) => one === series)?.[0] ?? series;

/**
 * Has a series go on after a number that was given out already, in the caller's transaction. It is never lowered.
 * @returns its last number before; undefined where there is no such series.
 */
export async function raiseSeries(
  executor: Executor,
  series: string,
  number: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ last_number: number }>`
    select last_number from invoice_series where series = ${series} for update`.execute(executor);
  await sql`
    update invoice_series set last_number = ${number} where series = ${series} and last_number < ${number}`.execute(
    executor,
  );
  return rows[0]?.last_number;
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
