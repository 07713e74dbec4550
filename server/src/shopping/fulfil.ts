import { enrolAmong, holdCourses } from '../learning/enrolments.ts';
import { holdOrderSeats, keepOrderSeats } from '../learning/seats.ts';
import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import type { OrderLineRow, OrderRow } from './orders-store.ts';
import { insertPlaces } from './places-store.ts';

/**
 * Gives the buyer what an order bought, in the transaction that marks it paid: a course of their own, or places for a team.
 * A course that they got elsewhere meanwhile becomes a place that they can give away.
 * @param order as it was before its payment.
 * @returns the courses whose versions are to be raised, once all is done.
 * @throws {ProblemError} `no_seats` where seats that the order no longer holds were taken; `course_owned` where it had ended,
 * and its buyer has all of it by now. The transaction must not commit.
 */
export async function fulfil(
  executor: Executor,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<number[]> {
  const { user_id: userId } = order;
  if (userId === null) throw new ProblemError('not_found');
  await holdCourses(
    executor,
    lines.map(({ course_id: courseId, product_id: productId }) => ({ userId, courseId, productId })),
  );
  const raised: number[] = [];
  let isWanted = order.for_team || order.status === 'pending';
  // In the order of the courses, as everybody counts what they have.
  for (const line of lines.toSorted((one, other) => one.course_id - other.course_id)) {
    const { product_id: productId, course_id: courseId } = line;
    if (!order.for_team) {
      const input = { userId, courseId, productId, source: 'order', orderId: order.id } as const;
      const { isNew, tookSeat } = await enrolAmong(executor, input);
      if (tookSeat) raised.push(courseId);
      if (isNew) {
        isWanted = true;
        continue;
      }
    }
    if (await keepSeats(executor, order, line)) raised.push(courseId);
    await insertPlaces(executor, order.id, line);
  }
  // Nobody asked for places: what had ended was bought once more, and then paid as well.
  if (!isWanted) throw new ProblemError('course_owned');
  return raised;
}

/** Keeps the seats of a dated line for good; those that ran out are taken again. @returns whether some had. */
async function keepSeats(executor: Executor, order: OrderRow, line: OrderLineRow): Promise<boolean> {
  const seats = { orderId: order.id, productId: line.product_id };
  const kept = await keepOrderSeats(executor, seats);
  const missing = kept === undefined ? 0 : line.quantity - kept;
  if (missing <= 0) return false;
  if (!(await holdOrderSeats(executor, { ...seats, quantity: missing, expiresAt: null })))
    throw new ProblemError('no_seats');
  return true;
}
