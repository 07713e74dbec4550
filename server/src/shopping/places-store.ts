import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import type { OrderLineRow } from './orders-store.ts';

/** Places in courses that were bought for others. */

export interface PlaceRow {
  readonly id: number;
  readonly order_id: number;
  readonly position: number;
  readonly course_id: number;
  readonly product_id: number;
  readonly email: string | null;
  readonly invited_at: Date | null;
  readonly user_id: number | null;
  readonly taken_at: Date | null;
  /** The attempt at the course that it gave. */
  readonly enrolment_id: number | null;
}

/**
 * Whether the row `enrolment` is what the row `place` gave. Both were written in one transaction and bear its time; by the
 * person and the course alone it could be an attempt that somebody else paid for.
 */
const isGiven = sql`
  (enrolment.user_id = place.user_id and enrolment.course_id = place.course_id and enrolment.source = 'seat'
    and enrolment.enrolled_at = place.taken_at)`;

const columns = sql`
  place.id, place.order_id, place.position, place.course_id, place.product_id, place.email, place.invited_at,
  place.user_id, place.taken_at, (select enrolment.id from enrolments enrolment where ${isGiven}) as enrolment_id`;

export async function insertPlaces(executor: Executor, orderId: number, line: OrderLineRow): Promise<void> {
  await sql`
    insert into course_places (order_id, position, number, course_id, product_id)
    select ${orderId}, ${line.position}, number, ${line.course_id}, ${line.product_id}
    from generate_series(1, ${line.quantity}::integer) as number
    on conflict do nothing`.execute(executor);
}

/** The places of an order, locked: who invites, accepts and takes back take turns. */
export async function holdPlaces(executor: Executor, orderId: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select ${columns} from course_places place where order_id = ${orderId}
    order by position, number for update`.execute(executor);
  return rows;
}

/** A place with who has it and how far they are. */
export interface PlaceProgressRow extends PlaceRow {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly done: number | null;
  readonly total: number | null;
  readonly is_begun: boolean;
  readonly completed_at: Date | null;
}

export async function readPlaces(executor: Executor, orderId: number): Promise<PlaceProgressRow[]> {
  const { rows } = await sql<PlaceProgressRow>`
    select ${columns}, users.firstname, users.lastname, enrolment.done, enrolment.completed_at,
      courses.tracked_materials as total,
      coalesce(enrolment.opened_at is not null or enrolment.done > 0, false) as is_begun
    from course_places place
    left join courses on courses.id = place.course_id
    left join users on users.id = place.user_id
    left join enrolments enrolment on ${isGiven}
    where place.order_id = ${orderId}
    order by place.position, place.number`.execute(executor);
  return rows;
}

export async function savePlaceInvitation(
  executor: Executor,
  id: number,
  { email, hash }: { readonly email: string; readonly hash: Buffer },
): Promise<void> {
  await sql`
    update course_places set email = ${email}, token_hash = ${hash}, invited_at = now()
    where id = ${id}`.execute(executor);
}

/** Makes a place free again. */
export async function clearPlace(executor: Executor, id: number): Promise<void> {
  await sql`
    update course_places
    set email = null, token_hash = null, invited_at = null, user_id = null, taken_at = null
    where id = ${id}`.execute(executor);
}

/** The order of an invitation, paid and not given back. */
export async function findInvitation(executor: Executor, hash: Buffer): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`
    select ${columns} from course_places place join orders on orders.id = place.order_id
    where place.token_hash = ${hash} and orders.status = 'paid'`.execute(executor);
  return rows[0];
}

/** @returns whether it was still free: of two who follow one link at once one has it. */
export async function takePlace(executor: Executor, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    update course_places set user_id = ${userId}, taken_at = now()
    where id = ${id} and taken_at is null returning id`.execute(executor);
  return rows.length > 0;
}

export async function hasPlaces(executor: Executor, orderId: number): Promise<boolean> {
  const { rows } = await sql`select from course_places where order_id = ${orderId} limit 1`.execute(executor);
  return rows.length > 0;
}

export async function deletePlaces(executor: Executor, orderId: number): Promise<void> {
  await sql`delete from course_places where order_id = ${orderId}`.execute(executor);
}
