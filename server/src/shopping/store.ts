import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { deleteRows } from '../platform/delete-rows.ts';

/** Whose a cart is: a person's once they are logged in, until then a guest session's. */
export type CartOwner = { readonly userId: number } | { readonly guest: string };

export interface CartLineRow {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
}

const isOf = (owner: CartOwner) =>
  'userId' in owner ? sql`user_id = ${owner.userId}` : sql`guest = ${owner.guest}`;

export async function readLines(executor: Executor, owner: CartOwner): Promise<CartLineRow[]> {
  const { rows } = await sql<CartLineRow>`
    select id, product_id, quantity from cart_lines where ${isOf(owner)} order by id`.execute(executor);
  return rows;
}

/** Adds a product or replaces its quantity: two presses make one line. */
export async function putLine(
  executor: Executor,
  owner: CartOwner,
  productId: number,
  quantity: number,
): Promise<void> {
  const [guest, userId] = 'userId' in owner ? [null, owner.userId] : [owner.guest, null];
  await sql`
    insert into cart_lines (guest, user_id, product_id, quantity)
    values (${guest}, ${userId}, ${productId}, ${quantity})
    on conflict (${'userId' in owner ? sql`user_id` : sql`guest`}, product_id)
    do update set quantity = excluded.quantity`.execute(executor);
}

/** @returns whether the cart had it. */
export async function removeLine(executor: Executor, owner: CartOwner, id: number): Promise<boolean> {
  const { rows } = await sql`delete from cart_lines where id = ${id} and ${isOf(owner)} returning id`.execute(
    executor,
  );
  return rows.length > 0;
}

/** Moves a guest session's lines to the person. Where both have a product, the person's quantity stays. */
export async function adoptLines(executor: Executor, guest: string, userId: number): Promise<void> {
  await sql`
    with left_behind as (delete from cart_lines where guest = ${guest} returning id, product_id, quantity)
    insert into cart_lines (user_id, product_id, quantity)
    select ${userId}::integer, product_id, quantity from left_behind order by id
    on conflict (user_id, product_id) do nothing`.execute(executor);
}

/** Deletes what guests left in a cart thirty days ago. */
export async function deleteLeftCarts(executor: Executor): Promise<void> {
  await deleteRows(
    executor,
    'cart_lines',
    sql`guest is not null and created_at < now() - interval '30 days'`,
  );
}
