import { homeTimeZone, type QuoteStatus } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import type { TakenNumber } from '../invoices/store.ts';
import type { QuoteDocument } from './document.ts';

export interface QuoteRow {
  readonly id: number;
  readonly document: QuoteDocument;
  readonly valid_until: Date;
  readonly issued_at: Date;
  readonly order_id: number | null;
  readonly status: QuoteStatus;
}

const columns: RawBuilder<QuoteRow> = sql`
  id, document, valid_until, issued_at,
  (select orders.id from orders where orders.quote_id = quotes.id) as order_id,
  case when ordered_at is not null then 'used' when withdrawn_at is not null then 'withdrawn'
    when valid_until <= now() then 'expired' else 'open' end as status`;

/** Today in Lithuania, `YYYY-MM-DD`. */
export async function readToday(executor: Executor): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone ${homeTimeZone})::date::text as today`.execute(executor);
  return rows[0]?.today ?? '';
}

export async function insertQuote(
  executor: Executor,
  { series, number }: TakenNumber,
  { hash, document }: { readonly hash: Buffer; readonly document: QuoteDocument },
): Promise<void> {
  await sql`
    insert into quotes (series, number, token_hash, document, valid_until)
    values (${series}, ${number}, ${hash}, ${JSON.stringify(document)}::text::jsonb,
      (${document.validUntil}::date + 1)::timestamp at time zone ${homeTimeZone})`.execute(executor);
}

export async function findQuote(executor: Executor, hash: Buffer): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`select ${columns} from quotes where token_hash = ${hash}`.execute(
    executor,
  );
  return rows[0];
}

/** The quote, locked: it is ordered or withdrawn in one transaction at a time. */
export async function holdQuote(executor: Executor, id: number): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`select ${columns} from quotes where id = ${id} for update`.execute(
    executor,
  );
  return rows[0];
}

export async function findQuoteByNumber(executor: Executor, number: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from quotes where series || '-' || number = ${number}`.execute(executor);
  return rows[0];
}

/** The newest first. */
export async function listQuotes(executor: Executor, most: number): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`select ${columns} from quotes order by id desc limit ${most}`.execute(
    executor,
  );
  return rows;
}

/** @returns whether it is opened for the first time. */
export async function markOpened(executor: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`
    update quotes set opened_at = now() where id = ${id} and opened_at is null returning id`.execute(
    executor,
  );
  return rows.length > 0;
}

export async function markOrdered(executor: Executor, id: number): Promise<void> {
  await sql`
    update quotes set ordered_at = now() where id = ${id}`.execute(executor);
}

export async function markWithdrawn(executor: Executor, id: number): Promise<void> {
  await sql`update quotes set withdrawn_at = now() where id = ${id}`.execute(executor);
}

export async function quoteNumber(executor: Executor, id: number): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select series || '-' || number as number from quotes where id = ${id}`.execute(executor);
  return rows[0]?.number ?? null;
}

/** Deletes quotes that nobody ordered, a year after their last day. */
export async function deleteOldQuotes(executor: Executor): Promise<void> {
  await deleteRows(executor, 'quotes', sql`ordered_at is null and valid_until < now() - interval '1 year'`);
}
