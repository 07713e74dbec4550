import { languages, languageTags, type Language } from '@medeina/contract';
import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { message, type MessageId } from '../src/platform/messages.ts';
import { bearer, createTestApp } from './harness.ts';
import { linkOf, startMailbox } from './support/mailbox.ts';

const mailbox = await startMailbox();
const app = await createTestApp(
  { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://learn.example.org' },
  { runsJobs: true },
);

/** The visible text of HTML, without its links' addresses. */
const readable = (html: string): string =>
  html
    .replaceAll(/<(?:style|title)>[^]*?<\/(?:style|title)>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A letter in one language, which says the same as text and as HTML. */
function expectLetter(
  mail: Email,
  language: Language,
  subject: MessageId,
  ...texts: readonly string[]
): void {
  const { text = '', html = '' } = mail;
  expect(mail.subject).toBe(message(language, subject));
  expect(html).toContain(`<html lang="${language}">`);
  for (const said of [message(language, 'mail.greeting'), ...texts]) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
    expect(readable(html)).toContain(said);
  }
}

test.each(languages)('a newcomer gets each letter in %s, as text and as HTML', async (language) => {
  const headers = { 'x-oc-merchant-language': languageTags[language] };
  const post = (url: string, payload: object, more: Record<string, string> = {}) =>
    app.request({ method: 'POST', url, payload, headers: { ...headers, ...more } });
  const username = `reader-${language}`;
  const email = `${username}@example.org`;
  const password = 'a long enough password';
  const session = await post('/api/auth/register', {
    username,
    email,
    password,
    firstname: 'Ona',
    lastname: 'Žalė',
    birthdate: '1999-05-06',
    phone: '+370 612 34567',
  });
  expect(session.statusCode).toBe(200);
  const confirmation = await mailbox.next(email);
  expectLetter(
    confirmation,
    language,
    'mail.confirm_email.subject',
    message(language, 'mail.confirm_email.text'),
  );
  expect(confirmation.text).toContain(`https://learn.example.org${linkOf(confirmation)}`);
  const token = linkOf(confirmation).replace('/confirm-email/', '');
  expect((await post('/api/auth/email/confirm', { token })).statusCode).toBe(200);

  // Whoever asks, and in whatever language: the letter speaks the account's.
  await app.request({ method: 'POST', url: '/api/auth/password/forgotten', payload: { username } });
  const forgotten = await mailbox.next(email);
  expectLetter(
    forgotten,
    language,
    'mail.reset.subject',
    message(language, 'mail.reset.text', { username }),
    message(language, 'mail.reset.until'),
  );

  await post('/api/auth/password/check', { username, password }, bearer(session.json()));
  const { refresh_token } = session.json<{ refresh_token: string }>();
  const proved = await post('/api/auth/refresh', { refresh_token });
  expect((await post('/api/account/deletion', {}, bearer(proved.json()))).statusCode).toBe(200);
  expectLetter(
    await mailbox.next(email),
    language,
    'mail.deletion_asked.subject',
    message(language, 'mail.deletion_asked.back'),
    message(language, 'mail.deletion_asked.else'),
  );
});
