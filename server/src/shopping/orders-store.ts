import type { Language, OrderStatus } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import type { CompanyRow } from './checkouts-store.ts';

export interface OrderRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly status: OrderStatus;
  readonly language: Language;
  readonly payment_method: string;
  readonly comment: string;
  readonly for_team: boolean;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly company_name: string | null;
  readonly company_code: string | null;
  readonly company_address: string | null;
  readonly company_vat: string | null;
  readonly sub_total_cents: number;
  readonly coupon_cents: number;
  readonly voucher_cents: number;
  readonly tax_cents: number;
  readonly total_cents: number;
  readonly fingerprint: string;
  readonly success_path: string | null;
  /** What it was made of, in place of a cart. */
  readonly quote_id: number | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  /** Whether that has passed, by the clock of the database: this machine's may be wrong. */
  readonly is_over: boolean;
  readonly paid_at: Date | null;
}

export interface OrderLineRow {
  readonly position: number;
  readonly product_id: number;
  readonly course_id: number;
  readonly name: string;
  readonly description: string;
  readonly category_id: number;
  readonly quantity: number;
  readonly unit_cents: number;
  readonly discount_cents: number;
  readonly tax_rate: number;
  readonly net_cents: number;
  readonly tax_cents: number;
  readonly environment_account: string | null;
}

const columns: RawBuilder<OrderRow> = sql`
  id, user_id, status, language, payment_method, comment, for_team, buyer_name, buyer_email, company_name, company_code,
  company_address, company_vat, sub_total_cents, coupon_cents, voucher_cents, tax_cents, total_cents, fingerprint,
  success_path, quote_id, created_at, expires_at, expires_at <= now() as is_over, paid_at`;

export interface NewOrder extends Pick<
  OrderRow,
  | 'buyer_email'
  | 'buyer_name'
  | 'comment'
  | 'coupon_cents'
  | 'fingerprint'
  | 'for_team'
  | 'language'
  | 'payment_method'
  | 'sub_total_cents'
  | 'success_path'
  | 'tax_cents'
  | 'total_cents'
  | 'voucher_cents'
> {
  readonly user_id: number;
  readonly company: CompanyRow | null;
  readonly lines: readonly Omit<OrderLineRow, 'position'>[];
  readonly codes: readonly { readonly id: number; readonly cents: number }[];
  /** The quote that it is made of: it waits for its payment as long as that is valid. */
  readonly quote: { readonly id: number; readonly validUntil: Date } | null;
  /** When what it is for begins: it cannot be paid afterwards. */
  readonly begins: Date | null;
}

/** How long an unpaid order of a cart holds its seats. */
const unpaidHours = 24;

export async function insertOrder(executor: Executor, order: NewOrder): Promise<OrderRow> {
  const { company } = order;
  const { rows } = await sql<OrderRow>`
    insert into orders (user_id, language, payment_method, comment, for_team, buyer_name, buyer_email, company_name,
      company_code, company_address, company_vat, sub_total_cents, coupon_cents, voucher_cents, tax_cents, total_cents,
      fingerprint, success_path, quote_id, expires_at)
    values (${order.user_id}, ${order.language}, ${order.payment_method}, ${order.comment}, ${order.for_team},
      ${order.buyer_name}, ${order.buyer_email}, ${company?.company_name ?? null}, ${company?.company_code ?? null},
      ${company?.company_address ?? null}, ${company?.company_vat ?? null}, ${order.sub_total_cents},
      ${order.coupon_cents}, ${order.voucher_cents}, ${order.tax_cents}, ${order.total_cents}, ${order.fingerprint},
      ${order.success_path}, ${order.quote?.id ?? null},
      least(
        greatest(now() + make_interval(hours => ${unpaidHours}::integer), ${order.quote?.validUntil ?? null}::timestamptz),
        ${order.begins}::timestamptz))
    returning ${columns}`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no order back');
  await sql`
    insert into order_lines (order_id, position, product_id, course_id, name, description, category_id, quantity,
      unit_cents, discount_cents, tax_rate, net_cents, tax_cents, environment_account)
    select ${row.id}, position, product_id, course_id, name, description, category_id, quantity, unit_cents,
      discount_cents, tax_rate, net_cents, tax_cents, environment_account
    from jsonb_to_recordset(${JSON.stringify(order.lines.map((line, position) => ({ ...line, position })))}::jsonb)
      as line (position smallint, product_id integer, course_id integer, name text, description text,
        category_id integer, quantity integer, unit_cents integer, discount_cents integer, tax_rate integer,
        net_cents integer, tax_cents integer, environment_account text)`.execute(executor);
  for (const code of order.codes)
    await sql`
      insert into order_codes (order_id, code_id, cents) values (${row.id}, ${code.id}, ${code.cents})`.execute(
      executor,
    );
  return row;
}

/** What a person confirms is confirmed one at a time. */
export async function holdCheckout(executor: Executor, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('checkout'), ${userId}::integer)`.execute(executor);
}

/** The id of the unpaid order of the person's cart. */
export async function pendingOrderOf(executor: Executor, userId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where user_id = ${userId} and status = 'pending' and quote_id is null`.execute(
    executor,
  );
  return rows[0]?.id;
}

/** The unpaid order of the person's cart, locked. */
export async function findPendingOrder(executor: Executor, userId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from orders
    where user_id = ${userId} and status = 'pending' and quote_id is null for update`.execute(executor);
  return rows[0];
}

/** The last number that an order was given; 0 where there was none. */
export async function lastOrderNumber(executor: Executor): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select (case when is_called then last_value else 0 end)::integer as last from orders_id_seq`.execute(
    executor,
  );
  return rows[0]?.last ?? 0;
}

/** Has the numbers of orders go on after one that was given out already; at once, whatever becomes of the transaction. */
export async function raiseOrderNumber(executor: Executor, number: number): Promise<void> {
  await sql`
    select setval('orders_id_seq', greatest(${number}::bigint, last_value)) from orders_id_seq`.execute(
    executor,
  );
}

/** The person's unpaid orders, of their cart and of quotes. */
export async function readPendingOrders(executor: Executor, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where user_id = ${userId} and status = 'pending' order by id`.execute(executor);
  return rows.map(({ id }) => id);
}

/** The order, locked: its status changes in one transaction at a time. */
export async function holdOrder(executor: Executor, id: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`select ${columns} from orders where id = ${id} for update`.execute(
    executor,
  );
  return rows[0];
}

export async function findOrder(
  executor: Executor,
  { id, userId }: { readonly id: number; readonly userId?: number },
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from orders
    where id = ${id} and (${userId ?? null}::integer is null or user_id = ${userId ?? null}::integer)`.execute(
    executor,
  );
  return rows[0];
}

/** What the person made of a quote. */
export async function findQuoteOrder(
  executor: Executor,
  quoteId: number,
  userId: number,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from orders where quote_id = ${quoteId} and user_id = ${userId}`.execute(executor);
  return rows[0];
}

export async function readOrders(
  executor: Executor,
  { userId, page, limit }: { readonly userId: number; readonly page: number; readonly limit: number },
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from orders where user_id = ${userId}
    order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(executor);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from orders where user_id = ${userId}`.execute(executor);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function readOrderLines(executor: Executor, orderId: number): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select position, product_id, course_id, name, description, category_id, quantity, unit_cents, discount_cents,
           tax_rate, net_cents, tax_cents, environment_account
    from order_lines where order_id = ${orderId} order by position`.execute(executor);
  return rows;
}

/** How the order is paid from now on, or was. @returns the order as it is then. */
export async function choosePaymentMethod(
  executor: Executor,
  order: OrderRow,
  method: string,
): Promise<OrderRow> {
  if (order.payment_method === method) return order;
  await sql`update orders set payment_method = ${method} where id = ${order.id}`.execute(executor);
  return { ...order, payment_method: method };
}

/** A course that an order gave. */
export interface GivenCourse {
  readonly user_id: number;
  readonly course_id: number;
  readonly product_id: number;
  readonly enrolment_id: number;
}

/** What a paid order gave its buyer, by the time of the transaction in which it was paid: a later attempt is another order's. */
export async function readGiven(executor: Executor, orderId: number): Promise<GivenCourse[]> {
  const { rows } = await sql<GivenCourse>`
    select enrolment.user_id, line.course_id, line.product_id, enrolment.id as enrolment_id
    from orders
    join order_lines line on line.order_id = orders.id
    join enrolments enrolment
      on enrolment.user_id = orders.user_id and enrolment.course_id = line.course_id
        and enrolment.product_id = line.product_id and enrolment.source = 'order'
        and enrolment.enrolled_at = orders.paid_at
    where orders.id = ${orderId}`.execute(executor);
  return rows;
}

export async function markPaid(executor: Executor, id: number): Promise<void> {
  await sql`update orders set status = 'paid', paid_at = now(), ended_at = null where id = ${id}`.execute(
    executor,
  );
}

export async function endOrder(
  executor: Executor,
  id: number,
  status: 'cancelled' | 'expired' | 'refunded',
): Promise<void> {
  await sql`update orders set status = ${status}, ended_at = now() where id = ${id}`.execute(executor);
}

/** Unpaid orders whose time is over. */
export async function readExpired(executor: Executor, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where status = 'pending' and expires_at < now() order by expires_at limit ${most}`.execute(
    executor,
  );
  return rows.map(({ id }) => id);
}

export interface ConfirmationRow {
  readonly order_id: number;
  readonly fingerprint: string;
}

export async function findConfirmation(
  executor: Executor,
  userId: number,
  key: string,
): Promise<ConfirmationRow | undefined> {
  const { rows } = await sql<ConfirmationRow>`
    select order_id, fingerprint from order_confirmations where user_id = ${userId} and key = ${key}`.execute(
    executor,
  );
  return rows[0];
}

export async function insertConfirmation(
  executor: Executor,
  confirmation: ConfirmationRow & { readonly user_id: number; readonly key: string },
): Promise<void> {
  await sql`
    insert into order_confirmations (user_id, key, order_id, fingerprint)
    values (${confirmation.user_id}, ${confirmation.key}, ${confirmation.order_id}, ${confirmation.fingerprint})`.execute(
    executor,
  );
}

export interface OrderFilter {
  readonly status: OrderStatus | null;
  readonly userId: number | null;
  readonly limit: number;
}

/** Anybody's orders, the newest first: for the operator. */
export async function listAllOrders(
  executor: Executor,
  { status, userId, limit }: OrderFilter,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from orders
    where (${status}::text is null or status = ${status})
      and (${userId}::integer is null or user_id = ${userId}::integer)
    order by id desc limit ${limit}`.execute(executor);
  return rows;
}
