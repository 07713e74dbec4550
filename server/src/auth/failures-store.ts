import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { deleteRows } from '../platform/delete-rows.ts';

/** Wrong passwords of a key so far; nothing older than the given hours counts. */
export async function readFailures(
  executor: Executor,
  key: string,
  forgetHours: number,
): Promise<{ failures: number; seconds_blocked: number }> {
  const {
    rows: [row],
  } = await sql<{ failures: number; seconds_blocked: number }>`
    select failures, greatest(0, ceil(extract(epoch from blocked_until - now())))::int as seconds_blocked
    from sign_in_failures
    where key = ${key} and last_at > now() - make_interval(hours => ${forgetHours})`.execute(executor);
  return { failures: row?.failures ?? 0, seconds_blocked: row?.seconds_blocked ?? 0 };
}

/** Counts one more; after each `step` failures the key waits a minute longer, `mostSeconds` at most. */
export async function addFailure(
  executor: Executor,
  key: string,
  rule: { forgetHours: number; step: number; mostSeconds: number },
): Promise<void> {
  await sql`
    insert into sign_in_failures as known (key, failures, last_at) values (${key}, 1, now())
    on conflict (key) do update set
      failures = case when known.last_at > now() - make_interval(hours => ${rule.forgetHours})
                      then known.failures + 1 else 1 end,
      last_at = now(),
      blocked_until = case
        when known.last_at > now() - make_interval(hours => ${rule.forgetHours})
         and (known.failures + 1) % ${rule.step} = 0
        then now() + make_interval(secs => least(60 * ((known.failures + 1) / ${rule.step}), ${rule.mostSeconds}))
        else known.blocked_until end`.execute(executor);
}

export async function forgetFailures(executor: Executor, key: string): Promise<void> {
  await sql`delete from sign_in_failures where key = ${key}`.execute(executor);
}

/** Wrong passwords that no longer count. */
export async function deleteExpiredFailures(executor: Executor): Promise<void> {
  await deleteRows(executor, 'sign_in_failures', sql`last_at < now() - interval '1 day'`);
}
