import { type Database } from '../platform/database.ts';

/** Wrong passwords of a key so far; nothing older than the given hours counts. */
export async function readFailures(
  database: Database,
  key: string,
  forgetHours: number,
): Promise<{ failures: number; secondsBlocked: number }> {
  const [row] = await database.sql<{ failures: number; secondsBlocked: number }[]>`
    select failures, greatest(0, ceil(extract(epoch from blocked_until - now())))::int as "secondsBlocked"
    from sign_in_failures
    where key = ${key} and last_at > now() - make_interval(hours => ${forgetHours})`;
  return { failures: row?.failures ?? 0, secondsBlocked: row?.secondsBlocked ?? 0 };
}

/** Counts one more; after each `step` failures the key waits a minute longer, `mostSeconds` at most. */
export async function addFailure(
  database: Database,
  key: string,
  rule: { forgetHours: number; step: number; mostSeconds: number },
): Promise<void> {
  await database.sql`
    insert into sign_in_failures as known (key, failures, last_at) values (${key}, 1, now())
    on conflict (key) do update set
      failures = case when known.last_at > now() - make_interval(hours => ${rule.forgetHours})
                      then known.failures + 1 else 1 end,
      last_at = now(),
      blocked_until = case
        when known.last_at > now() - make_interval(hours => ${rule.forgetHours})
         and (known.failures + 1) % ${rule.step} = 0
        then now() + make_interval(secs => least(60 * ((known.failures + 1) / ${rule.step}), ${rule.mostSeconds}))
        else known.blocked_until end`;
}

export async function forgetFailures(database: Database, key: string): Promise<void> {
  await database.sql`delete from sign_in_failures where key = ${key}`;
}

/** Wrong passwords that no longer count. */
export async function deleteExpiredFailures(database: Database): Promise<void> {
  await database.sql`delete from sign_in_failures where last_at < now() - interval '1 day'`;
}
