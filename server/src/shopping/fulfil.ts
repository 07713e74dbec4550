import { courseVersion } from '../catalogue/stamp.ts';
import { enrolIn } from '../learning/enrolments.ts';
import { holdOrderSeats, keepOrderSeats } from '../learning/seats.ts';
import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { raiseVersion } from '../platform/versions.ts';
import type { OrderLineRow, OrderRow } from './orders-store.ts';
import { insertPlaces } from './places-store.ts';

/**
 * Gives the buyer what an order bought, in the transaction that marks it paid: a course of their own, or places for a team.
 * A course that they got elsewhere meanwhile becomes a place that they can give away.
 * @throws {ProblemError} `no_seats` where seats that the order no longer holds were taken; the transaction must not commit.
 */
export async function fulfil(
  executor: Executor,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const { user_id: userId } = order;
  if (userId === null) throw new ProblemError('not_found');
  // In the order of the products, as orders hold their seats.
  for (const line of lines.toSorted((one, other) => one.product_id - other.product_id)) {
    const { product_id: productId, course_id: courseId } = line;
    if (order.for_team) {
      await keepSeats(executor, order, line);
      await insertPlaces(executor, order.id, line);
      continue;
    }
    const enrolled = await enrolIn(executor, {
      userId,
      courseId,
      productId,
      source: 'order',
      orderId: order.id,
    });
    if (enrolled.isNew) continue;
    await keepSeats(executor, order, line);
    await insertPlaces(executor, order.id, line);
  }
}

/** Keeps the seats of a dated line for good; those that ran out are taken again. */
async function keepSeats(executor: Executor, order: OrderRow, line: OrderLineRow): Promise<void> {
  const seats = { orderId: order.id, productId: line.product_id };
  const kept = await keepOrderSeats(executor, seats);
  const missing = kept === undefined ? 0 : line.quantity - kept;
  if (missing <= 0) return;
  if (!(await holdOrderSeats(executor, { ...seats, quantity: missing, expiresAt: null })))
    throw new ProblemError('no_seats');
  await raiseVersion(executor, courseVersion(line.course_id));
}
