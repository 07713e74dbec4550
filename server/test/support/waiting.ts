import { expect, vi } from 'vitest';
import type { Statements } from './statements.ts';

/** Until so many statements wait for what another transaction holds. */
export async function untilWaiting(sql: Statements, count = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(count);
    },
    { timeout: 15_000 },
  );
}
