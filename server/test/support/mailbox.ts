import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A mail server that keeps what it gets. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The next mail to an address, in the order of arrival; waits for it. */
  next(address: string): Promise<Email>;
}

/** Starts a mail server on this machine; stopped after the test file. */
export async function startMailbox(): Promise<Mailbox> {
  const arrived = new Map<string, Email[]>();
  const wanted = new Map<string, ((mail: Email) => void)[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void keep(stream);
      stream.once('end', () => done());
    },
  });

  async function keep(stream: Readable): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    const address = mail.to?.[0]?.address ?? '';
    const taker = wanted.get(address)?.shift();
    if (taker === undefined) arrived.set(address, [...(arrived.get(address) ?? []), mail]);
    else taker(mail);
  }

  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const place = listening.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: (address) => {
      const mail = arrived.get(address)?.shift();
      if (mail !== undefined) return Promise.resolve(mail);
      return new Promise((resolve) => {
        wanted.set(address, [...(wanted.get(address) ?? []), resolve]);
      });
    },
  };
}

/** The address behind the mail's button, without the site. */
export function linkOf(mail: Email): string {
  const [, href = ''] = /href="([^"]+)"/.exec(mail.html ?? '') ?? [];
  return new URL(href).pathname;
}
