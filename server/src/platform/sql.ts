import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A transaction, as stores take it for what must happen together. */
export type Work = Transaction<Tables>;

/** A value as jsonb. By way of text: the driver would write a JavaScript string into JSON a second time. */
export function jsonb(value: unknown): RawBuilder<unknown> {
  return sql`${JSON.stringify(value)}::text::jsonb`;
}

/** Makes every cache of public content stale when the transaction is committed. */
export async function raiseContentVersion(work: Work): Promise<void> {
  await sql`update versions set version = version + 1 where name = 'content'`.execute(work);
}
