import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** Notes that the account is to be erased; one that is noted already keeps its day. Returns that day. */
export async function insertDeletion(executor: Executor, userId: number, days: number): Promise<Date> {
  const { rows } = await sql<{ due_at: Date }>`
    insert into account_deletions as known (user_id, due_at)
    values (${userId}, now() + make_interval(days => ${days}))
    on conflict (user_id) do update set due_at = known.due_at
    returning due_at`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error('The database kept no deletion');
  return row.due_at;
}

/** When the account is to be erased; undefined where it is not. */
export async function findDeletion(executor: Executor, userId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ due_at: Date }>`
    select due_at from account_deletions where user_id = ${userId}`.execute(executor);
  return rows[0]?.due_at;
}

/** Whether there was one to take back. */
export async function deleteDeletion(executor: Executor, userId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from account_deletions where user_id = ${userId}`.execute(executor);
  return numAffectedRows > 0n;
}

/** Accounts whose time is up, the longest waiting first. */
export async function findDue(executor: Executor): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from account_deletions where due_at <= now() order by due_at`.execute(executor);
  return rows.map((row) => row.user_id);
}

/** Whether it is still to be erased now. */
export async function isDue(executor: Executor, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from account_deletions where user_id = ${userId} and due_at <= now()`.execute(executor);
  return rows.length > 0;
}
