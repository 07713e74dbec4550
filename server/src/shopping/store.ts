import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { deleteRows } from '../platform/delete-rows.ts';

/** Whose a cart is: a person's once they are logged in, until then a guest session's. */
export type CartOwner = { readonly userId: number } | { readonly guest: string };

export interface CartLineRow {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
  /** The learner's account in the course's environment; null for the built-in one. */
  readonly environment_account: string | null;
  /** For others, whom the buyer invites. */
  readonly for_team: boolean;
}

const isOf = (owner: CartOwner) =>
  'userId' in owner ? sql`user_id = ${owner.userId}` : sql`guest = ${owner.guest}`;

export async function readLines(executor: Executor, owner: CartOwner): Promise<CartLineRow[]> {
  const { rows } = await sql<CartLineRow>`
    select id, product_id, quantity, environment_account, for_team or quantity > 1 as for_team
    from cart_lines where ${isOf(owner)} order by id`.execute(executor);
  return rows;
}

/** Adds a product or replaces its quantity: two presses make one line. */
export async function putLine(
  executor: Executor,
  owner: CartOwner,
  line: Omit<CartLineRow, 'id'>,
): Promise<void> {
  const [guest, userId] = 'userId' in owner ? [null, owner.userId] : [owner.guest, null];
  await sql`
    insert into cart_lines (guest, user_id, product_id, quantity, environment_account, for_team)
    values (${guest}, ${userId}, ${line.product_id}, ${line.quantity}, ${line.environment_account}, ${line.for_team})
    on conflict (${'userId' in owner ? sql`user_id` : sql`guest`}, product_id)
    do update set quantity = excluded.quantity, environment_account = excluded.environment_account,
      for_team = excluded.for_team`.execute(executor);
}

/**
 * Takes out what the last lines replace: nobody needs two dates of one course for themselves. Lines for others stay.
 * @param kept products that were put in last.
 */
export async function removeOtherDates(
  executor: Executor,
  owner: CartOwner,
  kept: readonly number[],
): Promise<void> {
  await sql`
    delete from cart_lines
    where ${isOf(owner)} and not for_team and quantity = 1 and product_id <> all (${[...kept]}::integer[])
      and product_id in (
        select other.id from products other join products mine using (course_id)
        where mine.id = any (${[...kept]}::integer[]))`.execute(executor);
}

/** @returns whether the cart had it. */
export async function removeLine(executor: Executor, owner: CartOwner, id: number): Promise<boolean> {
  const { rows } = await sql`delete from cart_lines where id = ${id} and ${isOf(owner)} returning id`.execute(
    executor,
  );
  return rows.length > 0;
}

/**
 * Moves a guest session's lines to the person. Where both have a product, the person's quantity stays; of two dates of a
 * course for themselves the guest's does, which was chosen last.
 */
export async function adoptLines(executor: Executor, guest: string, userId: number): Promise<void> {
  const { rows } = await sql<Pick<CartLineRow, 'for_team' | 'product_id'>>`
    with left_behind as (
      delete from cart_lines where guest = ${guest}
      returning id, product_id, quantity, environment_account, for_team)
    insert into cart_lines (user_id, product_id, quantity, environment_account, for_team)
    select ${userId}::integer, product_id, quantity, environment_account, for_team from left_behind order by id
    on conflict (user_id, product_id) do nothing
    returning product_id, for_team or quantity > 1 as for_team`.execute(executor);
  const own = rows.filter((line) => !line.for_team).map((line) => line.product_id);
  if (own.length > 0) await removeOtherDates(executor, { userId }, own);
}

/** Takes what was ordered out of the buyer's cart. */
export async function removeOrdered(
  executor: Executor,
  userId: number,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    delete from cart_lines
    where user_id = ${userId} and product_id = any (${[...productIds]}::integer[])`.execute(executor);
}

/** Deletes what guests left in a cart thirty days ago. */
export async function deleteLeftCarts(executor: Executor): Promise<void> {
  const isLeft = sql`guest is not null and created_at < now() - interval '30 days'`;
  for (const table of ['cart_lines', 'cart_codes']) await deleteRows(executor, table, isLeft);
}
