import type { Language } from '@medeina/contract';
import type { Offered } from '../catalogue/for-carts.ts';
import { raiseCourseVersions } from '../catalogue/stamp.ts';
import { holdOrderSeats } from '../learning/seats.ts';
import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import type { OrderLineRow, OrderRow } from './orders-store.ts';
import { describeSession } from './session-words.ts';
import type { LineSum } from './totals.ts';

export type NewOrderLine = Omit<OrderLineRow, 'position'>;

interface LineFacts {
  readonly quantity: number;
  readonly sums: LineSum | undefined;
  readonly language: Language;
}

/** A product as an order keeps it, at the price that it has in `found`. */
export function orderLine(
  found: Offered,
  { quantity, sums, language }: LineFacts,
  environmentAccount: string | null,
): NewOrderLine {
  return {
    product_id: found.product.product_id,
    course_id: found.course.id,
    name: found.course.title,
    description: describeSession(found.product, language),
    category_id: found.course.category.category_id,
    quantity,
    unit_cents: found.cents,
    discount_cents: sums?.discount ?? 0,
    tax_rate: found.taxRate,
    net_cents: sums?.net ?? 0,
    tax_cents: sums?.tax ?? 0,
    environment_account: environmentAccount,
  };
}

/**
 * Holds the seats of an order's dated lines, in the order of the products, as everybody takes them: two orders never wait
 * for each other. The last thing of a transaction.
 * @param freed courses whose seats the same transaction gave back.
 * @throws {ProblemError} `no_seats`, which names the course: an order may have several.
 */
export async function holdSeats(
  executor: Executor,
  order: OrderRow,
  dated: readonly Pick<OrderLineRow, 'course_id' | 'name' | 'product_id' | 'quantity'>[],
  freed: readonly number[] = [],
): Promise<void> {
  for (const line of dated.toSorted((one, other) => one.product_id - other.product_id)) {
    const isHeld = await holdOrderSeats(executor, {
      orderId: order.id,
      productId: line.product_id,
      quantity: line.quantity,
      expiresAt: order.expires_at,
    });
    if (!isHeld) throw new ProblemError('no_seats', { about: line.name });
  }
  await raiseCourseVersions(executor, [...freed, ...dated.map((line) => line.course_id)]);
}
