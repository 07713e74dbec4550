import type { Executor } from '../platform/database.ts';

/** Takes from an account everything but the password that one signs in with. Returns how many of each there were. */
export async function deleteOtherCredentials(
  executor: Executor,
  userId: number,
): Promise<{ readonly passkeys: number; readonly identities: number }> {
  const passkeys = await executor.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  const identities = await executor
    .deleteFrom('user_identities')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { passkeys: Number(passkeys.numDeletedRows), identities: Number(identities.numDeletedRows) };
}
