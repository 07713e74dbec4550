import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './database.ts';

/** Few enough to be deleted well within the time that a statement may take. */
const batch = 5000;

/**
 * Deletes all rows that meet a condition, a batch at a time, so that no statement runs long or holds many locks.
 * @returns how many there were.
 */
export async function deleteRows(
  executor: Executor,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array(select ctid from ${sql.table(table)} where ${condition} limit ${batch}))`.execute(
      executor,
    );
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batch) return deleted;
  }
}
