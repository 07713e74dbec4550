import { confirmedContact, sendLetter } from '../auth/notices.ts';
import { holdAccount } from '../auth/users.ts';
import { type Actor, recordEvent } from '../platform/audit.ts';
import type { JobContext } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { dropLater } from '../platform/files/unused-files.ts';
import type { Job } from '../platform/jobs.ts';
import { message } from '../platform/messages.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { countHeld, eraseHeld } from '../platform/personal-data-store.ts';
import { findDue, isDue } from './deletion-store.ts';

/** What erasing needs. */
export type Erasing = Pick<JobContext, 'database' | 'jobs' | 'mail' | 'settings'>;

/** Erases accounts whose fourteen days are over. One that fails holds up no other, and is tried again. */
export function erasureJob(context: JobContext, personalData: PersonalData): Job {
  return {
    name: 'due-account-deletions',
    schedule: '22 * * * *',
    retries: 2,
    run: async () => {
      const failures: unknown[] = [];
      for (const userId of await findDue(context.database.executor)) {
        try {
          await eraseAccount(context, personalData, userId, { actor: { kind: 'system' }, mayErase: isDue });
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Accounts could not be erased');
    },
  };
}

/**
 * Erases all that is held on a person, as the tables' declarations say, and tells them at their confirmed address. What
 * is kept refers to nobody any more. A job removes the person's files.
 * @param options.mayErase asked once nobody else can change the account.
 * @returns how many rows went, by table, those that went with others among them; undefined where the account is not to be
 * erased, or is gone.
 */
export async function eraseAccount(
  context: Erasing,
  personalData: PersonalData,
  userId: number,
  options: {
    readonly actor: Actor;
    readonly mayErase?: (transaction: Executor, userId: number) => Promise<boolean>;
  },
): Promise<Record<string, number> | undefined> {
  return inTransaction(context.database.executor, async (transaction) => {
    const mayErase =
      (await holdAccount(transaction, userId)) && ((await options.mayErase?.(transaction, userId)) ?? true);
    if (!mayErase) return undefined;
    const contact = await confirmedContact(transaction, userId);
    const subject = { id: userId, email: contact?.email ?? null };
    const held = await countHeld(transaction, personalData.tables, subject);
    await dropLater(context.jobs, await personalData.ownHashes(transaction, userId), transaction);
    await personalData.beforeErasure(transaction, userId);
    await eraseHeld(transaction, personalData.tables, subject);
    await recordEvent(transaction, {
      actor: options.actor,
      action: 'account.erased',
      object: { kind: 'user', id: userId },
    });
    if (contact !== undefined) {
      const { email, language } = contact;
      await sendLetter(context, transaction, {
        kind: 'account_erased',
        to: email,
        language,
        subject: message(language, 'mail.account_erased.subject'),
        paragraphs: [
          message(language, 'mail.account_erased.text'),
          message(language, 'mail.account_erased.kept'),
        ],
      });
    }
    return held;
  });
}
