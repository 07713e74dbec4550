import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { deleteRows } from '../platform/delete-rows.ts';

export interface StoredToken {
  readonly user_id: number;
  readonly details: unknown;
}

export async function insertToken(
  executor: Executor,
  token: {
    readonly userId: number;
    readonly hash: Buffer;
    readonly purpose: string;
    readonly details: object;
    readonly minutes: number;
  },
): Promise<void> {
  await sql`
    insert into one_time_tokens (user_id, hash, purpose, details, expires_at)
    values (${token.userId}, ${token.hash}, ${token.purpose}, ${JSON.stringify(token.details)}::text::jsonb,
      now() + make_interval(mins => ${token.minutes}))`.execute(executor);
}

/** An unexpired token, which stays as it is. */
export async function findToken(
  executor: Executor,
  purpose: string,
  hash: Buffer,
): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    select user_id, details from one_time_tokens
    where hash = ${hash} and purpose = ${purpose} and expires_at > now()`.execute(executor);
  return rows[0];
}

/** Takes an unexpired token away: of two callers at once one gets it. */
export async function takeToken(
  executor: Executor,
  purpose: string,
  hash: Buffer,
): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    delete from one_time_tokens
    where hash = ${hash} and purpose = ${purpose} and expires_at > now()
    returning user_id, details`.execute(executor);
  return rows[0];
}

/** The purpose of tokens that were used and are remembered: they are found as nothing else. */
const usedPurpose = (purpose: string): string => `${purpose}, used`;

/** Uses up an unexpired token, and remembers for some minutes that it was: of two callers at once one gets it. */
export async function markToken(
  executor: Executor,
  purpose: string,
  hash: Buffer,
  minutes: number,
): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    update one_time_tokens
    set purpose = ${usedPurpose(purpose)}, expires_at = now() + make_interval(mins => ${minutes})
    where hash = ${hash} and purpose = ${purpose} and expires_at > now()
    returning user_id, details`.execute(executor);
  return rows[0];
}

/** A token that was used minutes ago, for this transaction alone. */
export async function holdUsedToken(
  executor: Executor,
  purpose: string,
  hash: Buffer,
): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    select user_id, details from one_time_tokens
    where hash = ${hash} and purpose = ${usedPurpose(purpose)} and expires_at > now()
    for update`.execute(executor);
  return rows[0];
}

export async function deleteUsedToken(executor: Executor, purpose: string, hash: Buffer): Promise<void> {
  await sql`
    delete from one_time_tokens where hash = ${hash} and purpose = ${usedPurpose(purpose)}`.execute(executor);
}

export async function deleteTokensOf(executor: Executor, userId: number, purpose: string): Promise<void> {
  await sql`delete from one_time_tokens where user_id = ${userId} and purpose = ${purpose}`.execute(executor);
}

export async function deleteExpiredTokens(executor: Executor): Promise<void> {
  await deleteRows(executor, 'one_time_tokens', sql`expires_at < now()`);
}
