import { type Language, tokenPages } from '@medeina/contract';
import type { JobContext } from '../platform/context.ts';
import type { Executor } from '../platform/database.ts';
import { writeLetter } from '../platform/letters.ts';
import { message } from '../platform/messages.ts';

type Correspondence = Pick<JobContext, 'mail' | 'settings'>;

/**
 * Invites somebody to a place that was bought for them. It says nothing of the buyer, who typed their own name: a letter to
 * somebody else's address carries no text of theirs.
 */
export async function sendInvitation(
  { mail, settings }: Correspondence,
  executor: Executor,
  invitation: {
    readonly email: string;
    readonly token: string;
    readonly language: Language;
    readonly course: string;
    readonly description: string;
  },
): Promise<void> {
  const { email, token, language, course, description } = invitation;
  await mail.send(
    writeLetter(
      {
        kind: 'place-invitation',
        to: email,
        language,
        subject: message(language, 'mail.invitation.subject', { course }),
        paragraphs: [message(language, 'mail.invitation.text', { course }), description].filter(Boolean),
        link: {
          words: message(language, 'mail.invitation.link'),
          href: `${settings.publicUrl}${tokenPages.invitation}/${token}`,
        },
        afterwards: [message(language, 'mail.invitation.after')],
      },
      settings.publicUrl,
    ),
    executor,
  );
}

/** Tells that a place is no longer kept for somebody. */
export async function sendPlaceTakenBack(
  { mail, settings }: Correspondence,
  executor: Executor,
  place: { readonly email: string; readonly language: Language; readonly course: string },
): Promise<void> {
  const { email, language, course } = place;
  await mail.send(
    writeLetter(
      {
        kind: 'place-taken-back',
        to: email,
        language,
        subject: message(language, 'mail.place_taken_back.subject', { course }),
        paragraphs: [message(language, 'mail.place_taken_back.text', { course })],
      },
      settings.publicUrl,
    ),
    executor,
  );
}
