import { tokenPages } from '@medeina/contract';
import type { JobContext } from '../platform/context.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import type { Limits } from '../platform/limits.ts';
import { message } from '../platform/messages.ts';
import { recordEvent } from '../platform/audit.ts';
import {
  findContact,
  isAddressTaken,
  saveConfirmed,
  savePending,
  saveUnconfirmed,
} from './contacts-store.ts';
import { type Calendars, dropOtherWaysIn } from './other-ways-in.ts';
import { type Correspondence, now, sendLetter } from './notices.ts';
import { issueToken, readUsed, spendLetter } from './one-time-tokens.ts';

/** An account's address, and one that waits for its confirmation. */
export interface EmailState {
  readonly email: string | null;
  readonly is_confirmed: boolean;
  readonly pending: string | null;
}

export async function readEmail(executor: Executor, userId: number): Promise<EmailState> {
  const contact = await findContact(executor, userId);
  return {
    email: contact?.email ?? null,
    is_confirmed: contact?.is_email_confirmed ?? false,
    pending: contact?.pending_email ?? null,
  };
}

/**
 * Gives an account another address. An unconfirmed one is replaced at once, a confirmed one when the new one is
 * confirmed too: until then nobody who found a browser open gets the account's mail.
 * @throws {ProblemError} `bad_input` on `email` where another account has the address confirmed.
 */
export async function changeEmail(
  correspondence: Correspondence,
  transaction: Executor,
  email: string,
  session: Session,
  facts: Pick<CallFacts, 'address' | 'requestId'>,
): Promise<void> {
  const { userId } = session;
  const contact = await findContact(transaction, userId);
  if (contact === undefined) throw new ProblemError('session_ended');
  const isSame = contact.email?.toLowerCase() === email.toLowerCase();
  if (isSame) {
    if (contact.pending_email !== null) await savePending(transaction, userId, null);
    return;
  }
  if (await isAddressTaken(transaction, email, userId))
    throw new ProblemError('bad_input', { fields: { email: ['field_email_taken'] } });
  if (contact.is_email_confirmed) await savePending(transaction, userId, email);
  else await saveUnconfirmed(transaction, userId, email);
  await askToConfirm(correspondence, transaction, userId, email);
  await recordEvent(transaction, {
    actor: { kind: 'person', userId },
    action: 'email.changed',
    object: { kind: 'user', id: userId },
    address: facts.address,
    requestId: facts.requestId,
    details: { is_confirmed: false },
  });
}

/** Letters to confirm addresses of one account in an hour: whoever types them may be a stranger to each. */
const lettersAnHour = 10;

/**
 * Counts a letter for an account that is asked for, before a transaction: it is counted on a connection of its own.
 * @throws {ProblemError} `too_many_requests`
 */
export async function countConfirmation(limits: Limits, userId: number): Promise<void> {
  const { count, secondsLeft } = await limits.add(`confirmation:user:${userId}`, 3600);
  if (count > lettersAnHour) throw new ProblemError('too_many_requests', { retryAfter: secondsLeft });
}

/** Mails the link that confirms an address of the account. */
export async function askToConfirm(
  correspondence: Correspondence,
  transaction: Executor,
  userId: number,
  email: string,
): Promise<void> {
  const contact = await findContact(transaction, userId);
  if (contact === undefined) return;
  const { language } = contact;
  const token = await issueToken(transaction, 'confirm_email', { userId, details: { email } });
  await sendLetter(correspondence, transaction, {
    kind: 'confirm_email',
    to: email,
    language,
    subject: message(language, 'mail.confirm_email.subject'),
    paragraphs: [message(language, 'mail.confirm_email.text')],
    link: {
      words: message(language, 'mail.confirm_email.link'),
      href: `${correspondence.settings.publicUrl}${tokenPages.confirmEmail}/${token}`,
    },
    afterwards: [message(language, 'mail.confirm_email.ignore')],
  });
}

/**
 * Mails the link again.
 * @throws {ProblemError} `conflict` where no address waits; `too_many_requests`
 */
export async function askAgain(
  context: Correspondence & Pick<JobContext, 'limits'>,
  executor: Executor,
  session: Session,
): Promise<void> {
  const { email, is_confirmed: isConfirmed, pending } = await readEmail(executor, session.userId);
  const waiting = pending ?? (isConfirmed ? null : email);
  if (waiting === null) throw new ProblemError('conflict');
  await countConfirmation(context.limits, session.userId);
  await inTransaction(executor, (transaction) => askToConfirm(context, transaction, session.userId, waiting));
}

/**
 * Confirms an address by the token of a mailed link. Another account that had it confirmed loses that: both owners read
 * the mails of this address, and the later one asked for it last. Where nobody shows that the account is theirs as well
 * as its first address, the ways into it that were added before are dropped, where a password stays. Asked again within minutes,
 * as the answer may have been lost, it changes nothing and answers the same, while the address is the account's confirmed one.
 * @throws {ProblemError} `link_invalid` where the token is spent, or the account has another address by now.
 */
export async function confirmEmail(
  context: Correspondence & Calendars,
  executor: Executor,
  token: string,
  session: Session | null,
  facts: Pick<CallFacts, 'address' | 'requestId'>,
): Promise<string> {
  const confirmed = await inTransaction(executor, async (transaction) => {
    const spent = await spendLetter(transaction, 'confirm_email', token);
    if (spent === undefined) return await confirmedBefore(transaction, token);
    const contact = await findContact(transaction, spent.userId);
    if (contact === undefined) return undefined;
    const { email } = spent.details;
    if (email !== contact.email && email !== contact.pending_email) return undefined;
    // Whoever gave the address may be a stranger to it, and has the password: the next one by link ends that. That a former
    // address was theirs says nothing of this one.
    const isShown = email === contact.email && contact.is_email_confirmed && !contact.is_confirmed_by_guest;
    const isByGuest = session?.userId !== contact.id && !isShown;
    await saveConfirmed(transaction, contact.id, email, isByGuest);
    // Without a password they are the only ways in.
    if (!contact.is_email_confirmed && isByGuest && contact.has_password)
      await dropOtherWaysIn(context, transaction, contact.id, facts);
    await recordEvent(transaction, {
      actor: { kind: 'guest' },
      action: 'email.confirmed',
      object: { kind: 'user', id: contact.id },
      address: facts.address,
      requestId: facts.requestId,
    });
    if (email === contact.pending_email && contact.email !== null) {
      const { language } = contact;
      await sendLetter(context, transaction, {
        kind: 'email_changed',
        to: contact.email,
        language,
        subject: message(language, 'mail.email_changed.subject'),
        paragraphs: [
          message(language, 'mail.email_changed.text', { when: now(contact) }),
          message(language, 'mail.email_changed.else'),
        ],
        link: {
          words: message(language, 'mail.email_changed.link'),
          href: `${context.settings.publicUrl}/contacts`,
        },
      });
    }
    return email;
  });
  if (confirmed !== undefined) return confirmed;
  await recordEvent(executor, {
    actor: { kind: 'guest' },
    action: 'email.confirmed',
    outcome: 'refused',
    address: facts.address,
    requestId: facts.requestId,
    details: { refused: 'link_invalid' },
  });
  throw new ProblemError('link_invalid');
}

/** The address that the token confirmed minutes ago, while it still is the account's. */
async function confirmedBefore(transaction: Executor, token: string): Promise<string | undefined> {
  const used = await readUsed(transaction, 'confirm_email', token);
  const contact = used && (await findContact(transaction, used.userId));
  if (used === undefined || contact === undefined) return undefined;
  return contact.is_email_confirmed && contact.email === used.details.email ? contact.email : undefined;
}
