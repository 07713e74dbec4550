import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

export async function saveElevation(executor: Executor, sessionId: string, minutes: number): Promise<void> {
  await sql`
    update sessions set elevated_until = now() + make_interval(mins => ${minutes})
    where id = ${sessionId}`.execute(executor);
}

/**
 * Without a password the only proof is to sign in again, so a sign-in of the last minutes counts as one; not that by a code,
 * which whoever sits at another open browser can show.
 * @param signInCounts also where there is a password.
 */
export async function findElevated(
  executor: Executor,
  sessionId: string,
  minutes: number,
  signInCounts: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ is_elevated: boolean }>`
    select coalesce(s.elevated_until > now(), false)
           or ((u.password_hash is null or ${signInCounts}) and s.opened_by is null
               and s.signed_in_at > now() - make_interval(mins => ${minutes})) as is_elevated
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId}`.execute(executor);
  return rows[0]?.is_elevated ?? false;
}
