import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

export type PaymentStatus = 'failed' | 'paid' | 'refund_due' | 'refunded' | 'started';

export interface PaymentRow {
  readonly id: number;
  readonly order_id: number;
  readonly provider: string;
  readonly reference: string | null;
  /** Where the buyer pays. */
  readonly address: string | null;
  readonly status: PaymentStatus;
  readonly cents: number;
  /** How often it was begun anew. */
  readonly attempt: number;
  /** Why the provider does not give it back, or what the operator calls the transfer by which they did. */
  readonly refund_note: string | null;
}

const columns = sql`
  payments.id, payments.order_id, payments.provider, payments.reference, payments.address, payments.status,
  payments.cents, payments.attempt,
  (select outcome from payment_events as told
    where told.provider = payments.provider and told.event = 'refund-' || payments.id) as refund_note`;

/** How long a provider surely keeps the page on which an order is paid; PayPal's least. */
const pageHours = 2;

/** The order's payment at a provider, which is made when it is not there. */
export async function openPayment(
  executor: Executor,
  payment: Pick<PaymentRow, 'cents' | 'order_id' | 'provider'>,
): Promise<PaymentRow> {
  await sql`
    insert into payments (order_id, provider, cents)
    values (${payment.order_id}, ${payment.provider}, ${payment.cents})
    on conflict (order_id, provider) do nothing`.execute(executor);
  const row = await findPayment(executor, payment.order_id, payment.provider);
  if (row === undefined) throw new Error('The database gave no payment back');
  return row;
}

/**
 * One more payment by a provider whose own was settled by another, under the order's lock; undefined where it is known.
 * It is called by the provider and its number, such as `paysera-2`, and no provider is asked to give it back.
 */
export async function openAnother(
  executor: Executor,
  { order_id: orderId, provider, cents }: PaymentRow,
  reference: string,
): Promise<PaymentRow | undefined> {
  const others = (await readPayments(executor, orderId)).filter((one) =>
    one.provider.startsWith(`${provider}-`),
  );
  if (others.some((one) => one.reference === reference)) return undefined;
  return await openPayment(executor, {
    order_id: orderId,
    provider: `${provider}-${String(others.length + 2)}`,
    cents,
  });
}

/** Whether an order still waits for money by a provider. */
export async function isOwed(executor: Executor, orderId: number, provider: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders
    where id = ${orderId} and status not in ('paid', 'refunded')
      and not exists (
        select from payments
        where order_id = orders.id and provider = ${provider} and status not in ('started', 'failed'))`.execute(
    executor,
  );
  return rows.length > 0;
}

/** What the operator's bank calls a transfer, as it is kept for an order: one transfer may pay several. */
export const transferReference = (text: string, orderId: number): string => `${text}#${String(orderId)}`;

/** Whether it is paid by the operator's word. */
export const isNoted = ({ reference, order_id: orderId }: PaymentRow): boolean =>
  reference?.endsWith(transferReference('', orderId)) === true;

/** The order's payment at a provider, begun anew where its page is too old to be paid on or it failed. */
export async function startPayment(
  executor: Executor,
  payment: Pick<PaymentRow, 'cents' | 'order_id' | 'provider'>,
): Promise<PaymentRow> {
  await sql`
    update payments set attempt = attempt + 1, address = null, status = 'started', started_at = now()
    where order_id = ${payment.order_id} and provider = ${payment.provider} and address is not null
      and (status = 'failed'
        or status = 'started' and started_at < now() - make_interval(hours => ${pageHours}::integer))`.execute(
    executor,
  );
  return await openPayment(executor, payment);
}

async function findPayment(
  executor: Executor,
  orderId: number,
  provider: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payments where order_id = ${orderId} and provider = ${provider}`.execute(executor);
  return rows[0];
}

/** Keeps where a payment is made, unless its order was paid or it was begun anew meanwhile. @returns whether it is kept. */
export async function saveStart(
  executor: Executor,
  { id, attempt }: Pick<PaymentRow, 'attempt' | 'id'>,
  { reference, address }: Pick<PaymentRow, 'address' | 'reference'>,
): Promise<boolean> {
  const { rows } = await sql`
    update payments set reference = coalesce(${reference}, reference), address = ${address}
    where id = ${id} and attempt = ${attempt} and status in ('started', 'failed')
      and exists (select from orders where id = order_id and status = 'pending')
    returning id`.execute(executor);
  return rows.length > 0;
}

export async function settlePayment(
  executor: Executor,
  id: number,
  { status, reference }: { readonly status: PaymentStatus; readonly reference: string | null },
): Promise<void> {
  await sql`
    update payments
    set status = ${status}, reference = coalesce(${reference}, reference), settled_at = now()
    where id = ${id}`.execute(executor);
}

/** Marks a payment to be given back; one of nothing is so already. */
export async function owePayment(
  executor: Executor,
  { id, cents }: PaymentRow,
  reference: string | null,
): Promise<void> {
  await settlePayment(executor, id, { status: cents === 0 ? 'refunded' : 'refund_due', reference });
}

/** Keeps what became of giving a payment back, in place of what was told of it before. */
export async function noteRefund(executor: Executor, payment: PaymentRow, note: string): Promise<void> {
  await sql`
    insert into payment_events (provider, event, order_id, outcome)
    values (${payment.provider}, ${`refund-${String(payment.id)}`}, ${payment.order_id}, ${note})
    on conflict (provider, event) do update set outcome = excluded.outcome, received_at = now()`.execute(
    executor,
  );
}

/** @returns whether the message is new. */
export async function insertPaymentEvent(
  executor: Executor,
  event: {
    readonly provider: string;
    readonly event: string;
    readonly orderId: number | null;
    readonly outcome: string;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_events (provider, event, order_id, outcome)
    values (${event.provider}, ${event.event}, ${event.orderId}, ${event.outcome})
    on conflict do nothing returning event`.execute(executor);
  return rows.length > 0;
}

/**
 * Payments at these providers that may have been paid without a word from them. Where there are more than `most`, others
 * each time: orders that were left before paying stay open for a day, and may not hold up those that were paid.
 */
export async function readOpenPayments(
  executor: Executor,
  providers: readonly string[],
  most: number,
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${columns}
    from payments join orders on orders.id = payments.order_id
    where orders.status = 'pending' and payments.status = 'started' and payments.address is not null
      and payments.started_at < now() - interval '5 minutes' and payments.provider = any(${[...providers]}::text[])
    order by random() limit ${most}`.execute(executor);
  return rows;
}

export interface DueRefund extends PaymentRow {
  /** No provider gives it back, or its own refuses to. */
  readonly is_by_hand: boolean;
}

/** What is to be given back. @param providers those that do it. */
export async function readDueRefunds(executor: Executor, providers: readonly string[]): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`${dueRefunds(providers)} order by settled_at, id`.execute(executor);
  return rows;
}

/** Those that their providers are asked for, the one that was tried longest ago first. */
export async function readAskedRefunds(
  executor: Executor,
  providers: readonly string[],
  most: number,
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    ${dueRefunds(providers)} where not is_by_hand order by settled_at, id limit ${most}`.execute(executor);
  return rows;
}

const dueRefunds = (providers: readonly string[]): RawBuilder<unknown> => sql`
  select * from (
    select due.*, provider <> all(${[...providers]}::text[]) or refund_note is not null as is_by_hand
    from (select ${columns}, settled_at from payments where status = 'refund_due') as due
  ) as due`;

/** Puts a due refund behind the others, so that one that fails holds up none. */
export async function postponeRefund(executor: Executor, id: number): Promise<void> {
  await sql`update payments set settled_at = now() where id = ${id} and status = 'refund_due'`.execute(
    executor,
  );
}

/** The order's payments, at whichever providers. */
export async function readPayments(executor: Executor, orderId: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payments where order_id = ${orderId} order by id`.execute(executor);
  return rows;
}
