import type { Language } from '@medeina/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Sql } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { message } from '../platform/messages.ts';
import { operatorDetails } from './contact-details-store.ts';

/** Subjects that a message can have; one at least, also where the operator has named none. */
export async function contactSubjects(read: Sql, language: Language): Promise<string[]> {
  const rows = await read<{ name: string }[]>`
    select name ->> ${language} as name from contact_subjects order by position`;
  return rows.length === 0 ? [message(language, 'contact.subject.other')] : rows.map((row) => row.name);
}

export interface ContactMessage {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Who writes, as far as is known. */
interface Sender {
  readonly userId: number | null;
  readonly language: Language;
}

/**
 * The number as the whole world dials it. Without a country code it is a Lithuanian one.
 * @throws {ProblemError} `bad_input` when it is no real number.
 */
function dialled(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, 'LT');
  if (parsed?.isValid() !== true) {
    throw new ProblemError('bad_input', { fields: { phone: ['field_phone_invalid'] } });
  }
  return parsed.formatInternational();
}

/** What the operator wrote, with or without its full stop, after the sentence before; nothing where it says nothing. */
function asNextSentence(text = ''): string {
  return text === '' ? '' : ` ${text}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/**
 * Keeps a message, mails it to the operator and answers the sender that it came: all of it or nothing.
 * @throws {ProblemError} `bad_input` when the telephone is no real number.
 */
export async function receiveMessage(context: Context, given: ContactMessage, person: Sender): Promise<void> {
  const phone = given.phone === undefined ? null : dialled(given.phone);
  await context.database.kysely.transaction().execute(async (work) => {
    await sql`
      insert into contact_messages (user_id, language, name, phone, email, subject, message)
      values (${person.userId}, ${person.language}, ${given.name}, ${phone}, ${given.email}, ${given.subject},
        ${given.message})`.execute(work);
    const operator = await operatorDetails(work);
    await context.mail.send(
      {
        kind: 'contact',
        to: operator.email ?? context.settings.mailFrom,
        replyTo: given.email,
        // A line break in a subject would start another header.
        subject: message('lt', 'mail.contact.subject', { subject: given.subject.replaceAll(/\s+/g, ' ') }),
        text: message('lt', 'mail.contact.text', {
          name: given.name,
          email: given.email,
          phone: phone ?? '–',
          message: given.message,
        }),
      },
      work,
    );
    // Nothing of what was typed stands in it: else the form would send anybody's words to anybody.
    await context.mail.send(
      {
        kind: 'contact_received',
        to: given.email,
        subject: message(person.language, 'mail.contact.received.subject'),
        text: message(person.language, 'mail.contact.received.text', {
          answer_time: asNextSentence(operator.answer_time?.[person.language]),
          site: context.settings.publicUrl,
        }),
      },
      work,
    );
  });
}

/**
 * Keeps a telephone number to call and mails it to the operator, both or neither.
 * @throws {ProblemError} `bad_input` when it is no real number.
 */
export async function receiveCallBack(context: Context, given: string, person: Sender): Promise<void> {
  const phone = dialled(given);
  await context.database.kysely.transaction().execute(async (work) => {
    await sql`
      insert into call_back_requests (user_id, language, phone)
      values (${person.userId}, ${person.language}, ${phone})`.execute(work);
    await context.mail.send(
      {
        kind: 'call_back',
        to: (await operatorDetails(work)).email ?? context.settings.mailFrom,
        subject: message('lt', 'mail.call_back.subject', { phone }),
        text: message('lt', 'mail.call_back.text', { phone, language: person.language }),
      },
      work,
    );
  });
}
