import { sql } from 'kysely';
import { type Executor, inTransaction } from '../platform/database.ts';
import { raiseContentVersion } from '../platform/versions.ts';

/**
 * Past sessions and reduced prices leave the offers of their courses, others enter them. The database says when, here as
 * everywhere: this machine's clock may be ahead. Several instances doing it at once do no harm.
 */
export async function refreshOffers(executor: Executor): Promise<void> {
  const {
    rows: [past],
  } = await sql<{ ids: number[] | null }>`
    select array_agg(id order by id) as ids from courses where offer_until <= now()`.execute(executor);
  const ids = past?.ids ?? [];
  if (ids.length === 0) return;
  await inTransaction(executor, async (transaction) => {
    await sql`select refresh_offers(${ids}::integer[])`.execute(transaction);
    await raiseContentVersion(transaction);
  });
}
