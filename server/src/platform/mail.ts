import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Executor } from './database.ts';
import type { FileStore } from './files/file-store.ts';
import { type Job, type Jobs, jobWith } from './jobs.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import { traced } from './spans.ts';

/** A mail to one person. */
const mailMessage = z.object({
  /** For the log, because a subject can hold what somebody typed. */
  kind: z.string().default('mail'),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  attachments: z
    .array(z.object({ name: z.string(), type: z.string(), content: z.base64() }))
    .optional()
    .describe('Small files, in base 64: they wait in the queue with the mail.'),
});
export type MailMessage = z.infer<typeof mailMessage>;
type Letter = Omit<MailMessage, 'kind'>;

/** Outgoing mail: queued in the caller's transaction, sent once that is committed, retried after a failure. */
export interface Mail {
  send(message: MailMessage, transaction: Executor): Promise<void>;
}

const jobName = 'mail';

export function createMail(jobs: Pick<Jobs, 'add'>): Mail {
  return { send: (message, transaction) => jobs.add(jobName, message, transaction) };
}

/** Sends a mail by SMTP, or to an `.eml` file in the outbox where no SMTP server is set. */
export function mailJob(settings: Settings, store: FileStore, log: Log): Job {
  const deliver =
    settings.smtpUrl === undefined
      ? toFile(store, settings.mailFrom)
      : bySmtp(settings.smtpUrl, settings.mailFrom);
  return jobWith(mailMessage, {
    name: jobName,
    retries: 10,
    run: async ({ kind, ...letter }) => {
      await traced('mail', { kind }, () => deliver(letter));
      log.info({ kind }, 'mail sent');
    },
  });
}

/** Limits in milliseconds, unless the address sets its own (`?socketTimeout=60000`). The default is ten minutes. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

export function smtpTransport(url: string) {
  return createTransport({ url, ...patience });
}

function bySmtp(url: string, from: string): (letter: Letter) => Promise<void> {
  const transport = smtpTransport(url);
  return async (letter) => {
    await transport.sendMail({ from, ...present(letter) });
  };
}

function toFile(store: FileStore, from: string): (letter: Letter) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (letter) => {
    const made = await transport.sendMail({ from, ...present(letter) });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const bytes = Buffer.isBuffer(made.message) ? made.message : await buffer(made.message);
    await store.put(`outbox/${name}`, bytes, bytes.length);
  };
}

/** Leaves out missing fields: the mailer rejects undefined ones. */
function present(letter: Letter) {
  const { replyTo, html, attachments = [], ...rest } = letter;
  return {
    ...rest,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(html === undefined ? {} : { html }),
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
      encoding: 'base64',
    })),
  };
}
