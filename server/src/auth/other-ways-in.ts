import { recordEvent } from '../platform/audit.ts';
import type { Executor } from '../platform/database.ts';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { deleteOtherCredentials } from './credentials-store.ts';

/** What a later domain opens without a login. */
export interface Calendars {
  /** Takes the private address of its calendar from an account. Tells whether there was one. */
  readonly revokeCalendar: (transaction: Executor, userId: number) => Promise<boolean>;
}

/**
 * Drops the passkeys and the accounts elsewhere by which whoever had the account before could come back, and the address
 * of the calendar by which they could go on reading where the person trains.
 */
export async function dropOtherWaysIn(
  { revokeCalendar }: Calendars,
  transaction: Executor,
  userId: number,
  { address, requestId }: Pick<CallFacts, 'address' | 'requestId'>,
): Promise<void> {
  const { passkeys, identities } = await deleteOtherCredentials(transaction, userId);
  const hadCalendar = await revokeCalendar(transaction, userId);
  if (passkeys + identities === 0 && !hadCalendar) return;
  await recordEvent(transaction, {
    actor: { kind: 'guest' },
    action: 'credentials.dropped',
    object: { kind: 'user', id: userId },
    address,
    requestId,
    details: { passkeys, identities, calendar: hadCalendar },
  });
}
