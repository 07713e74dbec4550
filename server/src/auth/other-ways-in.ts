import { recordEvent } from '../platform/audit.ts';
import type { Executor } from '../platform/database.ts';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { deleteOtherCredentials } from './credentials-store.ts';

/** Drops the passkeys and the accounts elsewhere by which whoever had the account before could come back. */
export async function dropOtherWaysIn(
  transaction: Executor,
  userId: number,
  { address, requestId }: Pick<CallFacts, 'address' | 'requestId'>,
): Promise<void> {
  const { passkeys, identities } = await deleteOtherCredentials(transaction, userId);
  if (passkeys + identities === 0) return;
  await recordEvent(transaction, {
    actor: { kind: 'guest' },
    action: 'credentials.dropped',
    object: { kind: 'user', id: userId },
    address,
    requestId,
    details: { passkeys, identities },
  });
}
