import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import { inDataFolder, type Settings } from './settings.ts';
import type { Tables } from './tables.ts';

/** A mail to one person. */
const mailMessage = z.object({
  /** What it is about, for the log: its subject can hold what somebody typed. */
  kind: z.string().default('mail'),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
});
export type MailMessage = z.infer<typeof mailMessage>;
/** What is sent of it. */
type Letter = Omit<MailMessage, 'kind'>;

/** Outgoing mail: written down in the caller's transaction, sent after it, tried again until it is out. */
export interface Mail {
  send(message: MailMessage, transaction: Transaction<Tables>): Promise<void>;
}

/** Name of the queue. */
export const mailQueue = 'mail';

export function createMail(jobs: Jobs): Mail {
  return { send: (message, transaction) => jobs.add(mailQueue, message, transaction) };
}

/** Sends what is in the queue: by SMTP, or as `.eml` files in the outbox where no SMTP server is set. */
export async function sendMail(settings: Settings, jobs: Jobs, log: Log): Promise<void> {
  const deliver =
    settings.smtpUrl === undefined
      ? toFile(inDataFolder(settings, 'outbox'), settings.mailFrom)
      : bySmtp(settings.smtpUrl, settings.mailFrom);
  await jobs.work(mailQueue, async (data) => {
    const { kind, ...letter } = mailMessage.parse(data);
    await deliver(letter);
    log.info({ kind }, 'mail sent');
  });
}

function bySmtp(url: string, from: string): (letter: Letter) => Promise<void> {
  const transport = createTransport(url, {});
  return async (letter) => {
    await transport.sendMail({ from, ...present(letter) });
  };
}

function toFile(folder: string, from: string): (letter: Letter) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (letter) => {
    const made = await transport.sendMail({ from, ...present(letter) });
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const draft = join(folder, `.${name}`);
    await writeFile(draft, made.message);
    await rename(draft, join(folder, name));
  };
}

/** Without the fields that the message does not have: the mailer takes no undefined ones. */
function present(letter: Letter) {
  const { replyTo, html, ...rest } = letter;
  return { ...rest, ...(replyTo === undefined ? {} : { replyTo }), ...(html === undefined ? {} : { html }) };
}
