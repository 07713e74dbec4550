import { homeTimeZone, type Language, localeTags } from '@medeina/contract';
import type { JobContext } from '../platform/context.ts';
import type { Executor } from '../platform/database.ts';
import { type Letter, writeLetter } from '../platform/letters.ts';
import { message } from '../platform/messages.ts';
import { type Contact, findContact } from './contacts-store.ts';
import { describeDevice } from './user-agent.ts';

/** What the letters of this domain need. */
export type Correspondence = Pick<JobContext, 'mail' | 'settings'>;

/** Sends a letter once the transaction is committed. */
export async function sendLetter(
  { mail, settings }: Correspondence,
  transaction: Executor,
  letter: Letter,
): Promise<void> {
  await mail.send(writeLetter(letter, settings.publicUrl), transaction);
}

/** This moment, as a letter writes it. */
export function now({ language }: Contact): string {
  const format = new Intl.DateTimeFormat(localeTags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: homeTimeZone,
  });
  return format.format(new Date());
}

/** How an account is written to where its address is confirmed; another may be a stranger's. */
export async function confirmedContact(
  executor: Executor,
  userId: number,
): Promise<(Contact & { readonly email: string }) | undefined> {
  const contact = await findContact(executor, userId);
  if (contact?.email == null || !contact.is_email_confirmed) return undefined;
  return { ...contact, email: contact.email };
}

type Notice = 'password_changed' | 'new_device' | 'passkey_added' | 'passkey_removed';

/** A device as a letter names it: "Chrome, Windows", else what kind it is. */
function deviceIn(language: Language, userAgent: string): string {
  const { browser, system, kind } = describeDevice(userAgent);
  const known = [browser, system].filter((word) => word !== null);
  return known.length > 0 ? known.join(', ').slice(0, 80) : message(language, `mail.device.${kind}`);
}

/**
 * Tells the person of a deed that may not be theirs, with the way to a new password.
 * @param userAgent of the device where it was done.
 */
export async function tell(
  correspondence: Correspondence,
  transaction: Executor,
  userId: number,
  notice: Notice,
  userAgent: string,
): Promise<void> {
  const contact = await confirmedContact(transaction, userId);
  if (contact === undefined) return;
  const { email, language, username } = contact;
  await sendLetter(correspondence, transaction, {
    kind: notice,
    to: email,
    language,
    subject: message(language, `mail.${notice}.subject`),
    paragraphs: [
      message(language, `mail.${notice}.text`, {
        when: now(contact),
        username,
        device: deviceIn(language, userAgent),
      }),
      message(language, `mail.${notice}.else`),
    ],
    link: {
      words: message(language, `mail.${notice}.link`),
      href: `${correspondence.settings.publicUrl}/forgot-password`,
    },
  });
}
