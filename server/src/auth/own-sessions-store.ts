import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { isStanding } from './sessions-store.ts';

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
    where user_id = ${userId} and ${isStanding}
    order by id = ${currentId} desc, last_seen_at desc, id
    limit ${most}`.execute(executor);
  return rows;
}

/** Whether a session was opened by a code that the other one showed. */
export async function isOpenedBy(executor: Executor, id: string, opener: string): Promise<boolean> {
  const { rows } = await sql`select from sessions where id = ${id} and opened_by = ${opener}`.execute(
    executor,
  );
  return rows.length > 0;
}

/** Ends one session of the account. Returns whether it was one that stood. */
export async function endOwnSession(executor: Executor, userId: number, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update sessions set ended_at = now(), ended_reason = 'logout'
    where user_id = ${userId} and id = ${id} and ${isStanding}`.execute(executor);
  return numAffectedRows > 0n;
}

/** Ends all sessions of the account but one. Returns how many. */
export async function endOtherSessions(executor: Executor, userId: number, kept: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update sessions set ended_at = now(), ended_reason = 'logout'
    where user_id = ${userId} and id <> ${kept} and ${isStanding}`.execute(executor);
  return Number(numAffectedRows);
}
