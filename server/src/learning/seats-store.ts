import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/**
 * Seats of practical sessions. Whoever takes or frees one locks the session's row first: they count what is held alone, and
 * what else they change they lock after it.
 */

/** @returns whether the product is a session. */
async function holdSession(executor: Executor, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select from practical_sessions where product_id = ${productId} for no key update`.execute(executor);
  return rows.length > 0;
}

/** Locks the sessions among the products, in the order in which everybody takes several. */
export async function holdSessions(executor: Executor, productIds: readonly number[]): Promise<void> {
  await sql`
    select from practical_sessions where product_id = any (${[...productIds]}::integer[])
    order by product_id for no key update`.execute(executor);
}

/**
 * Holds a seat for an enrolment, for good.
 * @returns whether there was one left.
 */
export async function holdSeat(
  executor: Executor,
  hold: { readonly productId: number; readonly userId: number; readonly enrolmentId: number },
): Promise<boolean> {
  const { productId, userId, enrolmentId } = hold;
  await holdSession(executor, productId);
  // A statement of its own: it sees what was committed while the lock was waited for.
  const { rows } = await sql`
    insert into seat_holds (product_id, user_id, enrolment_id)
    select id, ${userId}, ${enrolmentId} from current_products
    where id = ${productId} and (capacity is null or seats_held < capacity)
    returning id`.execute(executor);
  return rows.length > 0;
}

export interface OrderSeats {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  /** Null: for good. */
  readonly expiresAt: Date | null;
}

/**
 * Holds seats for an order, all or none.
 * @returns whether there were enough.
 */
export async function holdOrderSeats(executor: Executor, seats: OrderSeats): Promise<boolean> {
  const { orderId, productId, quantity, expiresAt } = seats;
  await holdSession(executor, productId);
  const { rows } = await sql`
    insert into seat_holds (product_id, order_id, expires_at)
    select id, ${orderId}, ${expiresAt} from current_products, generate_series(1, ${quantity}::integer)
    where id = ${productId} and (capacity is null or seats_held + ${quantity} <= capacity)
    returning id`.execute(executor);
  return rows.length === quantity;
}

/** How many seats of a product an order holds. */
export async function countOrderSeats(
  executor: Executor,
  { orderId, productId }: { readonly orderId: number; readonly productId: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer from seat_holds
    where order_id = ${orderId} and product_id = ${productId} and coalesce(expires_at > now(), true)`.execute(
    executor,
  );
  return rows[0]?.count ?? 0;
}

/** When the first of the sessions begins; null where none of the products is one. */
export async function firstStart(executor: Executor, productIds: readonly number[]): Promise<Date | null> {
  const { rows } = await sql<{ start: Date | null }>`
    select min(starts_at) as start from practical_sessions
    where product_id = any (${[...productIds]}::integer[])`.execute(executor);
  return rows[0]?.start ?? null;
}

/** Whether one of the products is a session that is over, on the last of its days. */
export async function isAnyOver(executor: Executor, productIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from practical_sessions
    where product_id = any (${[...productIds]}::integer[]) and ends_at <= now() limit 1`.execute(executor);
  return rows.length > 0;
}

/** Gives an order's seats back. @returns the courses that have them, whose versions are to be raised. */
export async function releaseOrderSeats(executor: Executor, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ course_id: number }>`
    with freed as (delete from seat_holds where order_id = ${orderId} returning product_id)
    select distinct course_id from products where id in (select product_id from freed)`.execute(executor);
  return rows.map((row) => row.course_id);
}

/**
 * Lets go of an order's seats that ran out, of a session that is held. By the clock: the transaction may have begun before
 * that, and got the session after somebody else took the seat.
 */
async function dropOver(executor: Executor, orderId: number, productId: number): Promise<void> {
  await sql`
    delete from seat_holds
    where order_id = ${orderId} and product_id = ${productId} and expires_at <= clock_timestamp()`.execute(
    executor,
  );
}

/**
 * Keeps what an order holds of a product for good.
 * @returns how many seats that are, without those that ran out; undefined where the product has no seats.
 */
export async function keepOrderSeats(
  executor: Executor,
  { orderId, productId }: { readonly orderId: number; readonly productId: number },
): Promise<number | undefined> {
  if (!(await holdSession(executor, productId))) return undefined;
  await dropOver(executor, orderId, productId);
  const { rows } = await sql`
    update seat_holds set expires_at = null
    where order_id = ${orderId} and product_id = ${productId} returning id`.execute(executor);
  return rows.length;
}

/**
 * Gives one of an order's seats to an enrolment.
 * @returns whether the order had one.
 */
export async function takeOrderSeat(
  executor: Executor,
  hold: {
    readonly orderId: number;
    readonly productId: number;
    readonly userId: number;
    readonly enrolmentId: number;
  },
): Promise<boolean> {
  const { orderId, productId, userId, enrolmentId } = hold;
  await holdSession(executor, productId);
  await dropOver(executor, orderId, productId);
  const { rows } = await sql`
    update seat_holds
    set order_id = null, user_id = ${userId}, enrolment_id = ${enrolmentId}, expires_at = null
    where product_id = ${productId} and id = (
      select id from seat_holds where product_id = ${productId} and order_id = ${orderId} order by id limit 1)
    returning id`.execute(executor);
  return rows.length > 0;
}

/**
 * Takes an enrolment's seat away, whose session is held.
 * @param orderId whose it is again; null: it is free.
 * @returns whether it had one.
 */
export async function leaveSeat(
  executor: Executor,
  seat: {
    readonly productId: number;
    readonly userId: number;
    readonly enrolmentId: number;
    readonly orderId: number | null;
  },
): Promise<boolean> {
  const { productId, userId, enrolmentId, orderId } = seat;
  const ofEnrolment = sql`
    product_id = ${productId} and user_id = ${userId} and enrolment_id = ${enrolmentId}`;
  const { rows } =
    orderId === null
      ? await sql`delete from seat_holds where ${ofEnrolment} returning id`.execute(executor)
      : await sql`
          update seat_holds set order_id = ${orderId}, user_id = null, enrolment_id = null
          where ${ofEnrolment} returning id`.execute(executor);
  return rows.length > 0;
}
