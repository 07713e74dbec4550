import { homeTimeZone } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

import type { CartOwner } from './store.ts';

export type CodeKind = 'coupon' | 'voucher';

/** A discount code with what is left of it. */
export interface CodeRow {
  readonly id: number;
  readonly code: string;
  readonly kind: CodeKind;
  readonly cents: number | null;
  readonly percent: number | null;
  /** Orders that use it, others' unpaid ones among them, and the sum that they take. */
  readonly uses: number;
  readonly own_uses: number;
  readonly spent: number;
  readonly most_uses: number | null;
  readonly most_uses_each: number | null;
  readonly is_valid_now: boolean;
  /** Nobody's in particular, or the caller's. */
  readonly is_for: boolean;
}

const isOf = (owner: CartOwner): RawBuilder<boolean> =>
  'userId' in owner ? sql`held.user_id = ${owner.userId}` : sql`held.guest = ${owner.guest}`;

/**
 * Orders that were cancelled or expired give back what they used; so does the person's own unpaid one, because what they
 * order next is it or replaces it.
 */
const counts = (userId: number | null): RawBuilder<boolean> =>
  sql`(orders.status = 'paid' or orders.status = 'pending' and orders.user_id is distinct from ${userId}::integer)`;

/** @param replacing whose unpaid order gives back what it used. */
function columns(userId: number | null, replacing: number | null = userId): RawBuilder<CodeRow> {
  return sql<CodeRow>`
    code.id, code.code, code.kind, code.cents, code.percent, code.most_uses, code.most_uses_each,
    coalesce(code.valid_from <= now(), true) and coalesce(code.valid_until > now(), true) as is_valid_now,
    code.user_id is null or code.user_id is not distinct from ${userId}::integer as is_for,
    (select count(*) from order_codes used join orders on orders.id = used.order_id
      where used.code_id = code.id and ${counts(replacing)})::integer as uses,
    (select count(*) from order_codes used join orders on orders.id = used.order_id
      where used.code_id = code.id and ${counts(replacing)} and orders.user_id = ${userId}::integer)::integer as own_uses,
    (select coalesce(sum(used.cents), 0) from order_codes used join orders on orders.id = used.order_id
      where used.code_id = code.id and ${counts(replacing)})::integer as spent`;
}

export async function findCode(
  executor: Executor,
  { kind, code, userId }: { readonly kind: CodeKind; readonly code: string; readonly userId: number | null },
): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    select ${columns(userId)} from discount_codes code
    where code.kind = ${kind} and code.code = upper(${code})`.execute(executor);
  return rows[0];
}

/** Codes on a cart, locked where an order is about to use them: two orders never spend the same money. */
export async function readCartCodes(
  executor: Executor,
  owner: CartOwner,
  { isHeld = false }: { readonly isHeld?: boolean } = {},
): Promise<CodeRow[]> {
  const userId = 'userId' in owner ? owner.userId : null;
  const locked = isHeld ? await holdCartCodes(executor, owner) : null;
  // A statement of its own sees what was committed while the lock was waited for; a code put on the cart meanwhile is not
  // locked, and left out.
  const { rows } = await sql<CodeRow>`
    select ${columns(userId)} from cart_codes held join discount_codes code on code.id = held.code_id
    where ${isOf(owner)} and (${locked}::integer[] is null or code.id = any (${locked}::integer[]))
    order by code.id`.execute(executor);
  return rows;
}

async function holdCartCodes(executor: Executor, owner: CartOwner): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from discount_codes where id in (select code_id from cart_codes held where ${isOf(owner)})
    order by id for update`.execute(executor);
  return rows.map(({ id }) => id);
}

/** A code that an order used, and what it took. */
export interface OrderCodeRow extends CodeRow {
  readonly taken: number;
}

/** Codes of an order that had ended, locked: what else used them since is counted, whoever's it is. */
export async function holdOrderCodes(
  executor: Executor,
  { id, userId }: { readonly id: number; readonly userId: number | null },
): Promise<OrderCodeRow[]> {
  await sql`
    select from discount_codes where id in (select code_id from order_codes where order_id = ${id})
    order by id for update`.execute(executor);
  const { rows } = await sql<OrderCodeRow>`
    select ${columns(userId, null)}, own.cents as taken
    from order_codes own join discount_codes code on code.id = own.code_id
    where own.order_id = ${id} order by code.id`.execute(executor);
  return rows;
}

/** Puts a code on a cart, in place of another of its kind. */
export async function putCartCode(executor: Executor, owner: CartOwner, code: CodeRow): Promise<void> {
  const [guest, userId] = 'userId' in owner ? [null, owner.userId] : [owner.guest, null];
  await sql`
    insert into cart_codes (guest, user_id, kind, code_id) values (${guest}, ${userId}, ${code.kind}, ${code.id})
    on conflict (${'userId' in owner ? sql`user_id` : sql`guest`}, kind)
    do update set code_id = excluded.code_id`.execute(executor);
}

export async function removeCartCode(executor: Executor, owner: CartOwner, kind: CodeKind): Promise<void> {
  await sql`delete from cart_codes held where ${isOf(owner)} and kind = ${kind}`.execute(executor);
}

/** Moves a guest session's codes to the person; where both have one of a kind, the person's stays. */
export async function adoptCodes(executor: Executor, guest: string, userId: number): Promise<void> {
  await sql`
    with left_behind as (delete from cart_codes where guest = ${guest} returning kind, code_id)
    insert into cart_codes (user_id, kind, code_id) select ${userId}::integer, kind, code_id from left_behind
    on conflict (user_id, kind) do nothing`.execute(executor);
}

export async function clearCodes(executor: Executor, userId: number): Promise<void> {
  await sql`delete from cart_codes where user_id = ${userId}`.execute(executor);
}

/** A code to be. */
export interface NewCode extends Pick<
  CodeRow,
  'cents' | 'code' | 'kind' | 'most_uses' | 'most_uses_each' | 'percent'
> {
  /** The first and the last day, `YYYY-MM-DD`; null: without a limit. */
  readonly from: string | null;
  readonly until: string | null;
  /** Null: anybody's. */
  readonly user_id: number | null;
}

/** @returns false where there is one of that name. */
export async function insertCode(executor: Executor, code: NewCode): Promise<boolean> {
  const { rows } = await sql`
    insert into discount_codes (code, kind, cents, percent, valid_from, valid_until, most_uses, most_uses_each, user_id)
    values (${code.code}, ${code.kind}, ${code.cents}, ${code.percent},
      ${code.from}::date::timestamp at time zone ${homeTimeZone},
      (${code.until}::date + 1)::timestamp at time zone ${homeTimeZone},
      ${code.most_uses}, ${code.most_uses_each}, ${code.user_id})
    on conflict do nothing returning id`.execute(executor);
  return rows.length > 0;
}

/** No order can use it from now on; one that was over stays as it was. */
const ended = sql`
  valid_until = least(valid_until, now()), valid_from = case when valid_from < now() then valid_from end`;

/** @returns false where it had ended. */
export async function endCode(executor: Executor, code: string): Promise<boolean> {
  const { rows } = await sql`
    update discount_codes set ${ended}
    where code = ${code} and coalesce(valid_until > now(), true) returning id`.execute(executor);
  return rows.length > 0;
}

/** Whether an order names the code of the row `held`. */
export const isOrdered = sql<boolean>`exists (select from order_codes used where used.code_id = held.id)`;

/**
 * Makes a person's codes that orders name nobody's: orders are kept. They end, because anybody could use a code without a
 * person.
 */
export async function leaveOrderedCodes(transaction: Executor, userId: number): Promise<void> {
  await sql`
    update discount_codes held set user_id = null, ${ended}
    where user_id = ${userId} and ${isOrdered}`.execute(transaction);
}

export interface ListedCode extends Pick<
  CodeRow,
  'cents' | 'code' | 'kind' | 'most_uses' | 'most_uses_each' | 'percent' | 'spent' | 'uses'
> {
  readonly valid_from: Date | null;
  readonly valid_until: Date | null;
  /** Whose alone it is. */
  readonly username: string | null;
}

/** The newest first. */
export async function listCodes(executor: Executor, limit: number): Promise<ListedCode[]> {
  const { rows } = await sql<ListedCode>`
    select code.code, code.kind, code.cents, code.percent, code.most_uses, code.most_uses_each, code.valid_from,
      code.valid_until, users.username,
      count(orders.id)::integer as uses,
      coalesce(sum(used.cents) filter (where orders.id is not null), 0)::integer as spent
    from discount_codes code
    left join users on users.id = code.user_id
    left join order_codes used on used.code_id = code.id
    left join orders on orders.id = used.order_id and ${counts(null)}
    where code.id in (select id from discount_codes order by id desc limit ${limit})
    group by code.id, users.username order by code.id desc`.execute(executor);
  return rows;
}
