import { confirmedContact, sendLetter } from '../../auth/notices.ts';
import type { JobContext } from '../../platform/context.ts';
import { type Executor, inTransaction } from '../../platform/database.ts';
import { formatDay } from '../../platform/format.ts';
import { message } from '../../platform/messages.ts';
import { pdfName, writePdf } from './pdf.ts';
import {
  type CertificateRow,
  type EndingRow,
  markAnnounced,
  markReminded,
  readEnding,
  takeEnding,
  takeUnannounced,
} from './store.ts';
import { verifyUrl } from './wire.ts';

type Correspondence = Pick<JobContext, 'database' | 'mail' | 'settings'>;

/**
 * Does work on one thing in a transaction of its own: several instances share them, and a kill repeats one.
 * @returns whether there was one.
 */
async function workOnOne<Row>(
  executor: Executor,
  take: (transaction: Executor) => Promise<Row | undefined>,
  work: (transaction: Executor, row: Row) => Promise<void>,
): Promise<boolean> {
  return await inTransaction(executor, async (transaction) => {
    const row = await take(transaction);
    if (row !== undefined) await work(transaction, row);
    return row !== undefined;
  });
}

/** Mails each new certificate to its holder, with the document. */
export async function announceCertificates(context: Correspondence): Promise<void> {
  let isThereMore = true;
  while (isThereMore)
    isThereMore = await workOnOne(context.database.executor, takeUnannounced, (transaction, row) =>
      announce(context, transaction, row),
    );
}

async function announce(
  context: Correspondence,
  transaction: Executor,
  certificate: CertificateRow,
): Promise<void> {
  const { number, user_id: userId, valid_until: until } = certificate;
  const contact = userId === null ? undefined : await confirmedContact(transaction, userId);
  if (contact !== undefined) {
    const { email, language } = contact;
    const { publicUrl } = context.settings;
    const pdf = await writePdf(certificate, { language: certificate.language, publicUrl });
    await sendLetter(context, transaction, {
      kind: 'certificate',
      to: email,
      language,
      subject: message(language, 'mail.certificate.subject', { title: certificate.title[language] }),
      paragraphs: [
        message(language, 'mail.certificate.text', { title: certificate.title[language], number }),
        until === null
          ? message(language, 'mail.certificate.endless')
          : message(language, 'mail.certificate.valid', { day: formatDay(until, language) }),
        message(language, 'mail.certificate.verify'),
      ],
      link: { words: message(language, 'mail.certificate.link'), href: verifyUrl(publicUrl, number) },
      attachments: [
        {
          name: pdfName(certificate, certificate.language),
          type: 'application/pdf',
          content: pdf.toString('base64'),
        },
      ],
    });
  }
  await markAnnounced(transaction, certificate.id);
}

/** Reminds holders 90, 30 and 7 days before a certificate ends; days that were missed are made up for by the last of them. */
export async function remindOfEnds(context: Correspondence): Promise<void> {
  const { executor } = context.database;
  for (const id of await readEnding(executor))
    await workOnOne(
      executor,
      (transaction) => takeEnding(transaction, id),
      (transaction, row) => remind(context, transaction, row),
    );
}

async function remind(context: Correspondence, transaction: Executor, certificate: EndingRow): Promise<void> {
  const { number, user_id: userId, valid_until: until, days_left: days } = certificate;
  const contact = userId === null ? undefined : await confirmedContact(transaction, userId);
  if (contact !== undefined) {
    const { email, language } = contact;
    await sendLetter(context, transaction, {
      kind: 'certificate_ends',
      to: email,
      language,
      subject: message(language, 'mail.renewal.subject', { days }),
      paragraphs: [
        message(language, 'mail.renewal.text', {
          title: certificate.title[language],
          number,
          day: formatDay(until ?? '', language),
        }),
        message(language, 'mail.renewal.how'),
      ],
      link: {
        words: message(language, 'mail.renewal.link'),
        href: `${context.settings.publicUrl}/course/${certificate.course_id}/general`,
      },
    });
  }
  await markReminded(transaction, certificate.id, certificate.due);
}
