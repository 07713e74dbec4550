import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

export interface StoredSession {
  readonly id: string;
  readonly opened_by: string | null;
  readonly user_agent: string;
  readonly signed_in_at: Date;
  readonly last_seen_at: Date;
}

/** Nobody reads a longer list, and 'log out the others' reaches what is not in it. */
const most = 100;

export async function listSessions(
  executor: Executor,
  userId: number,
  currentId: string,
): Promise<StoredSession[]> {
  const { rows } = await sql<StoredSession>`
    select id, opened_by, user_agent, signed_in_at, last_seen_at
    from sessions
    where user_id = ${userId} and ended_at is null and expires_at > now()
    order by id = ${currentId} desc, last_seen_at desc, id
    limit ${most}`.execute(executor);
  return rows;
}

/** Ends one session of the account. Returns whether it was one that stood. */
export async function endOwnSession(executor: Executor, userId: number, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update sessions set ended_at = now(), ended_reason = 'logout'
    where user_id = ${userId} and id = ${id} and ended_at is null and expires_at > now()`.execute(executor);
  return numAffectedRows > 0n;
}

/** Ends all sessions of the account but one. Returns how many. */
export async function endOtherSessions(executor: Executor, userId: number, kept: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update sessions set ended_at = now(), ended_reason = 'logout'
    where user_id = ${userId} and id <> ${kept} and ended_at is null and expires_at > now()`.execute(
    executor,
  );
  return Number(numAffectedRows);
}
