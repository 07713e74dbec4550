import type { Language, Output } from '@medeina/contract';
import { cartNames, productsOnOffer } from '../catalogue/for-carts.ts';
import { titlesOf } from '../catalogue/titles.ts';
import type { Context } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { message } from '../platform/messages.ts';
import { parsePhone } from '../platform/phone.ts';
import { operatorDetails } from './contact-details-store.ts';
import {
  insertCallBackRequest,
  insertContactMessage,
  readContactSubjects,
  type Sender,
  translatedSubject,
} from './contact-store.ts';

/** Subjects that a message can have; one at least, also where the operator has named none. */
export async function contactSubjects(
  executor: Executor,
  language: Language,
  shopping: boolean,
): Promise<Output<'content.contact.subjects'>> {
  const subjects = await readContactSubjects(executor, language, shopping);
  const named = (wanted: string) => subjects.find(({ key }) => key === wanted)?.name ?? null;
  return {
    data:
      subjects.length === 0 ? [message(language, 'contact.subject.other')] : subjects.map(({ name }) => name),
    presets: { place: named('place'), offer: named('offer') },
  };
}

export interface ContactMessage {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** The date that it is about. */
  readonly product_id?: number | undefined;
  /** The course that an offer is asked for, and for how many. */
  readonly course_id?: number | undefined;
  readonly people?: number | undefined;
}

/**
 * The number as the whole world dials it.
 * @throws {ProblemError} `bad_input` when it is no real number.
 */
function dialled(phone: string): string {
  const parsed = parsePhone(phone);
  if (parsed === undefined) {
    throw new ProblemError('bad_input', { fields: { phone: ['field_phone_invalid'] } });
  }
  return parsed.formatInternational();
}

/** What the operator wrote, with or without its full stop, after the sentence before; nothing where it says nothing. */
function asNextSentence(text = ''): string {
  return text === '' ? '' : ` ${text}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/** What a message is about besides what it says; nothing where it names neither a course nor a date. */
async function aboutOf(
  context: Context,
  { course_id: course, product_id: product }: ContactMessage,
): Promise<string> {
  if (product !== undefined) return await aboutProduct(context, product);
  const title =
    course === undefined ? undefined : (await titlesOf(context.database.executor, course)).get('lt');
  if (course === undefined || title === undefined) return '';
  return message('lt', 'mail.contact.product.course', { course: title, id: course });
}

/**
 * What a date is, for the operator to read: in Lithuanian, and from our own catalogue. A sender could claim any price.
 */
async function aboutProduct(context: Context, id: number): Promise<string> {
  const names = await cartNames(context, 'lt');
  const offered = (await productsOnOffer(context.database.executor, [id], 'lt', names)).get(id);
  if (offered === undefined) return message('lt', 'mail.contact.product.gone', { id });
  const { course, product } = offered;
  const days = [product.start_date, product.end_date].filter((day) => day !== null);
  const place = [product.location_name, product.location_address, product.city].filter(Boolean);
  return [
    message('lt', 'mail.contact.product.course', { course: course.title, id: course.id }),
    days.length === 0
      ? message('lt', 'mail.contact.product.undated')
      : message('lt', 'mail.contact.product.days', { days: [...new Set(days)].join(' – ') }),
    ...(place.length === 0 ? [] : [message('lt', 'mail.contact.product.place', { place: place.join(', ') })]),
    message('lt', 'mail.contact.product.price', { price: (product.special ?? product).price_formated }),
  ].join('\n');
}

/**
 * Stores a message, mails it to the operator and a receipt to the sender: all of it or nothing.
 * @throws {ProblemError} `bad_input` when the telephone is no real number.
 */
export async function receiveMessage(context: Context, given: ContactMessage, person: Sender): Promise<void> {
  const phone = given.phone === undefined ? null : dialled(given.phone);
  const text = [given.message, await aboutOf(context, given)].filter(Boolean).join('\n\n');
  await inTransaction(context.database.executor, async (transaction) => {
    await insertContactMessage(transaction, { ...given, phone, message: text }, person);
    const operator = await operatorDetails(transaction);
    const subject = await translatedSubject(transaction, given.subject, 'lt');
    await context.mail.send(
      {
        kind: 'contact',
        to: operator.email ?? context.settings.mailFrom,
        replyTo: given.email,
        // A line break in a subject would start another header.
        subject: message('lt', 'mail.contact.subject', { subject: subject.replaceAll(/\s+/g, ' ') }),
        text: message('lt', 'mail.contact.text', {
          name: given.name,
          email: given.email,
          phone: phone ?? '–',
          message: text,
        }),
      },
      transaction,
    );
    // It repeats nothing of the message: else anybody could send any text to any address.
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
      transaction,
    );
  });
}

/**
 * Stores a number to call back and mails it to the operator, both or neither.
 * @throws {ProblemError} `bad_input` when it is no real number.
 */
export async function receiveCallBack(context: Context, given: string, person: Sender): Promise<void> {
  const phone = dialled(given);
  await inTransaction(context.database.executor, async (transaction) => {
    await insertCallBackRequest(transaction, phone, person);
    await context.mail.send(
      {
        kind: 'call_back',
        to: (await operatorDetails(transaction)).email ?? context.settings.mailFrom,
        subject: message('lt', 'mail.call_back.subject', { phone }),
        text: message('lt', 'mail.call_back.text', { phone, language: person.language }),
      },
      transaction,
    );
  });
}
