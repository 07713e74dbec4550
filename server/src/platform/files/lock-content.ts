import { sql } from 'kysely';
import type { Executor } from '../database.ts';

/**
 * Nobody else keeps or drops bytes of this content until the transaction ends: what one counts as unused another may be about
 * to use.
 * @param kind what the bytes are kept as.
 */
export async function lockContent(
  transaction: Executor,
  kind: 'form file' | 'photo',
  hash: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${kind}), hashtext(${hash}))`.execute(transaction);
}
