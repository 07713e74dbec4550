import { recordEvent } from '../platform/audit.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { elevate } from './elevation.ts';
import type { SignIn } from './sign-in.ts';
import { findUserByName, type StoredUser } from './users-store.ts';

/**
 * The account of the session, which the call has to name.
 * @throws {ProblemError} `forbidden` where the name is somebody else's, or nobody's.
 */
async function ownAccount(executor: Executor, username: string, session: Session): Promise<StoredUser> {
  const user = await findUserByName(executor, username);
  if (user?.id !== session.userId) throw new ProblemError('forbidden');
  return user;
}

/**
 * Opens five minutes in which the session may change credentials.
 * @throws {ProblemError} `bad_input` where the password is wrong, `sign_in_slowed` after too many of them.
 */
export async function checkPassword(
  executor: Executor,
  signIn: SignIn,
  given: { readonly username: string; readonly password: string },
  session: Session,
  facts: CallFacts,
): Promise<void> {
  const user = await ownAccount(executor, given.username, session);
  const isRight = await signIn.tryPassword(user, given.username, given.password, facts);
  await inTransaction(executor, async (transaction) => {
    if (isRight) await elevate(transaction, session);
    await recordEvent(transaction, {
      actor: { kind: 'person', userId: session.userId },
      action: 'session.elevated',
      outcome: isRight ? 'done' : 'refused',
      object: { kind: 'user', id: session.userId },
      address: facts.address,
      requestId: facts.requestId,
      details: { method: 'password' },
    });
  });
  if (!isRight) throw new ProblemError('bad_input', { fields: { password: ['field_password_wrong'] } });
}
