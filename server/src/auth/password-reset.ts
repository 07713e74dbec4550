import { type Parsed, tokenPages } from '@medeina/contract';
import { z } from 'zod';
import { recordEvent } from '../platform/audit.ts';
import type { Context, JobContext } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { type Job, jobWith } from '../platform/jobs.ts';
import { message } from '../platform/messages.ts';
import type { Captcha } from './captcha.ts';
import { findContact, findMeant, saveConfirmed } from './contacts-store.ts';
import { type Calendars, dropOtherWaysIn } from './other-ways-in.ts';
import { sendLetter, tell } from './notices.ts';
import { forgetUsed, issueToken, readToken, readUsed, spendLetter } from './one-time-tokens.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endSessionsOf } from './sessions-store.ts';
import { holdUser, savePassword } from './users-store.ts';

const jobName = 'password-forgotten';
/** Mails to one account in an hour: enough for a lost one, too few to be a nuisance. */
const mailsAnHour = 3;

const payload = z.object({ accounts: z.int().array(), address: z.string(), requestId: z.string() });

/**
 * Somebody forgot a password. The call does the same whether there is such an account or not, so neither its answer nor
 * its time tells which: the mail is written in a job. What was typed is not kept, as it may be a password.
 */
export async function forgetPassword(
  context: Context & { readonly captcha: Captcha },
  { username, captcha }: Parsed<'auth.password.forgotten'>['body'],
  facts: CallFacts,
): Promise<void> {
  const { executor } = context.database;
  await context.captcha.check('forgotten', captcha, facts);
  const accounts = await findMeant(executor, username);
  const data: z.output<typeof payload> = { accounts, address: facts.address, requestId: facts.requestId };
  await inTransaction(executor, (transaction) => context.jobs.add(jobName, data, transaction));
}

/** Mails links to a new password. */
export function forgottenPasswordJob(context: JobContext): Job {
  return jobWith(payload, {
    name: jobName,
    retries: 3,
    run: async ({ accounts, ...facts }) => {
      for (const userId of accounts) await mailLink(context, userId, facts);
    },
  });
}

async function mailLink(
  context: JobContext,
  userId: number,
  facts: Pick<CallFacts, 'address' | 'requestId'>,
): Promise<void> {
  const { executor } = context.database;
  const contact = await findContact(executor, userId);
  if (contact?.email == null || contact.is_locked) return;
  const { email, language, username } = contact;
  if (context.settings.limits !== null) {
    const { count } = await context.limits.add(`forgotten:user:${userId}`, 3600);
    if (count > mailsAnHour) return;
  }
  await inTransaction(executor, async (transaction) => {
    const token = await issueToken(transaction, 'reset_password', { userId, details: { email } });
    await sendLetter(context, transaction, {
      kind: 'reset_password',
      to: email,
      language,
      subject: message(language, 'mail.reset.subject'),
      paragraphs: [message(language, 'mail.reset.text', { username }), message(language, 'mail.reset.until')],
      link: {
        words: message(language, 'mail.reset.link'),
        href: `${context.settings.publicUrl}${tokenPages.resetPassword}/${token}`,
      },
      afterwards: [message(language, 'mail.reset.ignore')],
    });
    await recordEvent(transaction, {
      actor: { kind: 'guest' },
      action: 'password.forgotten',
      object: { kind: 'user', id: userId },
      ...facts,
    });
  });
}

/**
 * Sets a new password by the token of a mailed link and ends all sessions. Whoever could read the mail owns its address,
 * so it is confirmed too; if nobody has yet shown that account and address are one person's, no other way in stays. Asked
 * again within minutes for the same password, as the answer may have been lost, it changes nothing and answers the same.
 * @throws {ProblemError} `link_invalid` where the token is used or expired, or went to another address than the account's.
 */
export async function resetPassword(
  context: Context & Calendars,
  given: Pick<Parsed<'auth.password.reset'>['body'], 'token' | 'password'>,
  facts: CallFacts,
): Promise<void> {
  const { executor } = context.database;
  // Hashing takes long: not for those without a valid link.
  const link = await readToken(executor, 'reset_password', given.token);
  const owner = link && (await findContact(executor, link.userId));
  if (owner === undefined) {
    if (await inTransaction(executor, (transaction) => wasSetBefore(transaction, given))) return;
    await recordEvent(executor, {
      actor: { kind: 'guest' },
      action: 'password.changed',
      outcome: 'refused',
      address: facts.address,
      requestId: facts.requestId,
      details: { by: 'link' },
    });
    throw new ProblemError('link_invalid');
  }
  const fault = await passwordFault(given.password, owner, context);
  if (fault !== undefined) throw new ProblemError('bad_input', { fields: { password: [fault] } });
  const passwordHash = await hashPassword(given.password);
  await inTransaction(executor, async (transaction) => {
    const spent = await spendLetter(transaction, 'reset_password', given.token);
    if (spent === undefined && (await wasSetBefore(transaction, given))) return;
    const contact = spent && (await findContact(transaction, spent.userId));
    if (spent === undefined || contact === undefined || contact.email !== spent.details.email)
      throw new ProblemError('link_invalid');
    if (contact.is_locked) throw new ProblemError('account_locked');
    await saveConfirmed(transaction, contact.id, contact.email, false);
    await savePassword(transaction, contact.id, passwordHash);
    // Until now anybody may have had the account, under an address that was not theirs.
    if (!contact.is_email_confirmed || contact.is_confirmed_by_guest)
      await dropOtherWaysIn(context, transaction, contact.id, facts);
    await endSessionsOf(transaction, contact.id, 'password');
    await tell(context, transaction, contact.id, 'password_changed', facts.userAgent);
    await recordEvent(transaction, {
      actor: { kind: 'guest' },
      action: 'password.changed',
      object: { kind: 'user', id: contact.id },
      address: facts.address,
      requestId: facts.requestId,
      details: { by: 'link' },
    });
  });
}

/**
 * Whether the link was used minutes ago for this very password, which is still the account's. Another password is taken for
 * a guess: the first one ends it, as the calls at once wait for each other.
 */
async function wasSetBefore(
  transaction: Executor,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<boolean> {
  const used = await readUsed(transaction, 'reset_password', token);
  const user = used && (await holdUser(transaction, used.userId));
  if (user === undefined || user.is_locked) return false;
  if (await isPassword(user.password_hash, password)) return true;
  await forgetUsed(transaction, 'reset_password', token);
  return false;
}
