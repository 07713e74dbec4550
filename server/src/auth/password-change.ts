import type { Parsed } from '@medeina/contract';
import { recordEvent } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { findContact } from './contacts-store.ts';
import { elevate, requireElevation } from './elevation.ts';
import { tell } from './notices.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endSessionsOf, findSessionOwners } from './sessions-store.ts';
import type { SignIn } from './sign-in.ts';
import { dropBegun } from './users.ts';
import {
  findUserByName,
  isChangeRequired,
  lockAccount,
  savePassword,
  type StoredUser,
} from './users-store.ts';

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
  given: Parsed<'auth.password.check'>['body'],
  session: Session,
  facts: CallFacts,
): Promise<void> {
  const user = await ownAccount(executor, given.username, session);
  const event = { ...eventOf(session, facts), action: 'session.elevated' } as const;
  const isRight = await signIn.tryPassword(user, given.username, given.password, facts, () =>
    recordEvent(executor, {
      ...event,
      outcome: 'refused',
      details: { method: 'password', refused: 'sign_in_slowed' },
    }),
  );
  await inTransaction(executor, async (transaction) => {
    if (isRight) await elevate(transaction, session);
    await recordEvent(transaction, {
      ...event,
      outcome: isRight ? 'done' : 'refused',
      details: { method: 'password' },
    });
  });
  if (!isRight) throw new ProblemError('bad_input', { fields: { password: ['field_password_wrong'] } });
}

/**
 * Sets a new password and ends the other sessions. Who one is has to be proved first: a first password, too, is a way in.
 * @throws {ProblemError} `elevation_required`, or `bad_input` on `newpassword`.
 */
export async function changePassword(
  context: Context,
  given: Parsed<'auth.password.change'>['body'],
  session: Session,
  facts: CallFacts,
): Promise<void> {
  const { executor } = context.database;
  const user = await ownAccount(executor, given.username, session);
  const event = { ...eventOf(session, facts), action: 'password.changed' } as const;
  await requireElevation(executor, session, event.action, facts);
  const fault = await faultOf(context, given.newpassword, user);
  if (fault !== undefined) throw new ProblemError('bad_input', { fields: { newpassword: [fault] } });
  const passwordHash = await hashPassword(given.newpassword);
  await inTransaction(executor, async (transaction) => {
    // Meanwhile a link may have set another, which ended this session.
    await lockAccount(transaction, user.id);
    const [owner] = await findSessionOwners(transaction, [session.sessionId]);
    if (owner === undefined) throw new ProblemError('session_ended');
    await savePassword(transaction, user.id, passwordHash);
    await dropBegun(transaction, user.id);
    await endSessionsOf(transaction, user.id, 'password', session.sessionId);
    await tell(context, transaction, user.id, 'password_changed', facts.userAgent);
    await recordEvent(transaction, { ...event, details: { by: 'settings' } });
  });
}

async function faultOf(context: Context, password: string, user: StoredUser): Promise<string | undefined> {
  const owner = await findContact(context.database.executor, user.id);
  if (owner === undefined) throw new ProblemError('session_ended');
  const fault = await passwordFault(password, owner, context);
  if (fault !== undefined) return fault;
  const isSame = user.password_hash !== null && (await isPassword(user.password_hash, password));
  return isSame ? 'field_password_same' : undefined;
}

/**
 * Whether the person has to choose a new password.
 * @throws {ProblemError} `forbidden` where the call names somebody else.
 */
export async function passwordPreference(
  executor: Executor,
  userId: number,
  session: Session,
): Promise<{ change_required: boolean }> {
  if (userId !== session.userId) throw new ProblemError('forbidden');
  return { change_required: await isChangeRequired(executor, userId) };
}

function eventOf({ userId }: Session, { address, requestId }: CallFacts) {
  return {
    actor: { kind: 'person', userId },
    object: { kind: 'user', id: userId },
    address,
    requestId,
  } as const;
}
