import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import type { OrderLineRow } from './orders-store.ts';

/** Places in courses that were bought for others. */
export async function insertPlaces(executor: Executor, orderId: number, line: OrderLineRow): Promise<void> {
  await sql`
    insert into course_places (order_id, position, number, course_id, product_id)
    select ${orderId}, ${line.position}, number, ${line.course_id}, ${line.product_id}
    from generate_series(1, ${line.quantity}::integer) as number
    on conflict do nothing`.execute(executor);
}
