import { sql } from 'kysely';
import { type Executor, inTransaction } from '../platform/database.ts';
import { raiseContentVersion } from '../platform/versions.ts';

/**
 * Raises the content's version where a slide or a banner began or ended in the last two minutes: pages are kept by that
 * version. A job that runs each minute misses none; the few that it sees twice cost a drawing.
 */
export async function followDays(executor: Executor): Promise<void> {
  const {
    rows: [row],
  } = await sql<{ has_changed: boolean }>`
    select exists (
      select from (
        select shown_from, shown_until from slides
        union all select shown_from, shown_until from banners
        union all select shown_from, shown_until from discount_banners
      ) dated, unnest(array[shown_from, shown_until]) as moment
      where moment > now() - interval '2 minutes' and moment <= now()
    ) as has_changed`.execute(executor);
  if (row?.has_changed === true) await inTransaction(executor, raiseContentVersion);
}
