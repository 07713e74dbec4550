import type { Settings } from '../platform/settings.ts';
import type { Log } from '../platform/log.ts';
import { isBreached } from './breached-passwords.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Characters that have to be left of a password once the words that anybody would try are taken out. */
const leastLeft = 6;

/** Of whose account a password is to be, as far as it is known. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string | null;
  readonly firstname?: string;
  readonly lastname?: string;
}

/** What the rules go by. */
export interface PasswordRules {
  readonly settings: Pick<Settings, 'publicUrl' | 'seller' | 'breachedPasswordsUrl'>;
  readonly log?: Log;
}

export type PasswordFault = 'field_password_common' | 'field_password_own' | 'field_password_breached';

/**
 * Why a password is too easy to guess, as the message of its field: one of the most common, hardly more than names of the
 * person and the site, or one that a list of breached passwords has, where the settings name one.
 */
export async function passwordFault(
  password: string,
  owner: PasswordOwner,
  { settings, log }: PasswordRules,
): Promise<PasswordFault | undefined> {
  if (await isCommonPassword(password)) return 'field_password_common';
  const whole = plain(password);
  const left = guessable(owner, settings).reduce((rest, word) => rest.replaceAll(word, ''), whole);
  if (left !== whole && left.length < leastLeft) return 'field_password_own';
  return (await isBreached(password, settings, log)) ? 'field_password_breached' : undefined;
}

/** What somebody would try first who knows the person and the site (ASVS 5.0, 6.1.2); the longest first. */
function guessable(
  { username, email, firstname, lastname }: PasswordOwner,
  { publicUrl, seller }: Pick<Settings, 'publicUrl' | 'seller'>,
): string[] {
  const [mailbox = '', host = ''] = (email ?? '').split('@');
  return [
    ...wordsOf([username, mailbox, firstname ?? '', lastname ?? ''], 3),
    // Without endings such as `com`, which stand in too many other words.
    ...wordsOf(['medeina', new URL(publicUrl).hostname, seller.name, host], 4),
  ].toSorted((one, other) => other.length - one.length);
}

function wordsOf(texts: readonly string[], least: number): string[] {
  return texts
    .flatMap((text) => plain(text).split(/[^\p{Letter}\p{Number}]+/u))
    .filter((word) => word.length >= least);
}

/** Lower case without diacritics: 'Žemė' and 'zeme' are tried alike. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
