import type { Sql } from '../platform/database.ts';

/** Whose a cart is: a person's once they are logged in, until then a guest session's. */
export type CartOwner = { readonly userId: number } | { readonly guest: string };

export interface CartLineRow {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
}

const isOf = (sql: Sql, owner: CartOwner) =>
  'userId' in owner ? sql`user_id = ${owner.userId}` : sql`guest = ${owner.guest}`;

export async function readLines(sql: Sql, owner: CartOwner): Promise<CartLineRow[]> {
  return await sql<CartLineRow[]>`
    select id, product_id, quantity from cart_lines where ${isOf(sql, owner)} order by id`;
}

/** Puts a product in, or says anew how many of it there are: two presses make one line. */
export async function putLine(
  sql: Sql,
  owner: CartOwner,
  productId: number,
  quantity: number,
): Promise<void> {
  const [guest, userId] = 'userId' in owner ? [null, owner.userId] : [owner.guest, null];
  await sql`
    insert into cart_lines (guest, user_id, product_id, quantity)
    values (${guest}, ${userId}, ${productId}, ${quantity})
    on conflict (${'userId' in owner ? sql`user_id` : sql`guest`}, product_id)
    do update set quantity = excluded.quantity`;
}

/** @returns whether the cart had it. */
export async function removeLine(sql: Sql, owner: CartOwner, id: number): Promise<boolean> {
  const rows = await sql`delete from cart_lines where id = ${id} and ${isOf(sql, owner)} returning id`;
  return rows.length > 0;
}

/** Makes a guest session's lines the person's. What both had stays as the person had it: nothing is doubled. */
export async function adoptLines(sql: Sql, guest: string, userId: number): Promise<void> {
  await sql`
    with left_behind as (delete from cart_lines where guest = ${guest} returning id, product_id, quantity)
    insert into cart_lines (user_id, product_id, quantity)
    select ${userId}::integer, product_id, quantity from left_behind order by id
    on conflict (user_id, product_id) do nothing`;
}

/** Takes out what nobody came back for in thirty days. */
export async function deleteLeftCarts(sql: Sql): Promise<void> {
  await sql`delete from cart_lines where guest is not null and created_at < now() - interval '30 days'`;
}
