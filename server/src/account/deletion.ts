import { homeTimeZone, localeTags } from '@medeina/contract';
import { requireElevation } from '../auth/elevation.ts';
import { confirmedContact, sendLetter } from '../auth/notices.ts';
import { endAllSessions, holdAccount } from '../auth/users.ts';
import { recordEvent } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { message } from '../platform/messages.ts';
import { deleteDeletion, findDeletion, insertDeletion } from './deletion-store.ts';

/** How long the person may change their mind. */
const daysToReturn = 14;

/** When the account is to be erased; null where it is not. */
export async function readDeletion(executor: Executor, userId: number): Promise<string | null> {
  return (await findDeletion(executor, userId))?.toISOString() ?? null;
}

/**
 * Notes that the account is to be erased in fourteen days, tells the person by mail and ends all sessions.
 * @throws {ProblemError} `elevation_required`
 */
export async function askForDeletion(
  context: Pick<Context, 'database' | 'mail' | 'settings'>,
  session: Session,
  facts: Pick<CallFacts, 'address' | 'requestId'>,
): Promise<string> {
  const { executor } = context.database;
  const event = { ...eventOf(session, facts), action: 'account.deletion_asked' } as const;
  await requireElevation(executor, session, event.action, facts);
  return inTransaction(executor, async (transaction) => {
    const due = await insertDeletion(transaction, session.userId, daysToReturn);
    await tellOfDeletion(context, transaction, session.userId, due);
    await endAllSessions(transaction, session.userId);
    await recordEvent(transaction, event);
    return due.toISOString();
  });
}

/**
 * Keeps the account after all. Does nothing where it was not to be erased.
 * @throws {ProblemError} `session_ended` where it has just been erased.
 */
export async function takeDeletionBack(
  executor: Executor,
  session: Session,
  facts: Pick<CallFacts, 'address' | 'requestId'>,
): Promise<void> {
  await inTransaction(executor, async (transaction) => {
    // As erasing does: either that finds nothing due any more, or there is no account left.
    if (!(await holdAccount(transaction, session.userId))) throw new ProblemError('session_ended');
    if (!(await deleteDeletion(transaction, session.userId))) return;
    await recordEvent(transaction, { ...eventOf(session, facts), action: 'account.deletion_taken_back' });
  });
}

async function tellOfDeletion(
  context: Pick<Context, 'mail' | 'settings'>,
  transaction: Executor,
  userId: number,
  due: Date,
): Promise<void> {
  const contact = await confirmedContact(transaction, userId);
  if (contact === undefined) return;
  const { email, language, username } = contact;
  const day = new Intl.DateTimeFormat(localeTags[language], {
    dateStyle: 'long',
    timeZone: homeTimeZone,
  }).format(due);
  await sendLetter(context, transaction, {
    kind: 'deletion_asked',
    to: email,
    language,
    subject: message(language, 'mail.deletion_asked.subject'),
    paragraphs: [
      message(language, 'mail.deletion_asked.text', { username, day }),
      message(language, 'mail.deletion_asked.back'),
    ],
    link: {
      words: message(language, 'mail.deletion_asked.link'),
      href: `${context.settings.publicUrl}/login`,
    },
    afterwards: [message(language, 'mail.deletion_asked.else')],
  });
}

function eventOf({ userId }: Session, { address, requestId }: Pick<CallFacts, 'address' | 'requestId'>) {
  return {
    actor: { kind: 'person', userId },
    object: { kind: 'user', id: userId },
    address,
    requestId,
  } as const;
}
