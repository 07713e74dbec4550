import { createHash } from 'node:crypto';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';

/** A registration waits no longer for it. */
const patience = 3000;
/** Hex digits of the hash that are sent: some eight hundred breached passwords share any such beginning. */
const told = 5;

/**
 * Whether a password stands in a list of breached ones, asked as Have I Been Pwned has it: by the beginning of its SHA-1, for
 * which the service answers with the rest of every hash that begins so. Neither password nor hash leaves this machine.
 * A service that is away holds nobody up: the log says so.
 */
export async function isBreached(
  password: string,
  { breachedPasswordsUrl }: Pick<Settings, 'breachedPasswordsUrl'>,
  log: Log | undefined,
): Promise<boolean> {
  if (breachedPasswordsUrl === undefined) return false;
  try {
    return await askBreached(password, breachedPasswordsUrl);
  } catch (error) {
    log?.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'the list of breached passwords failed; a password was taken without it',
    );
    return false;
  }
}

/** The same of a service that must answer. @throws {Error} where it does not. */
export async function askBreached(password: string, url: string): Promise<boolean> {
  // SHA-1 is how the list names its passwords; nothing is proved by it.
  const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
  const answer = await fetch(`${url}/${hash.slice(0, told)}`, {
    headers: { 'add-padding': 'true', 'user-agent': 'Medeina' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  // Lines of padding have a count of 0.
  return new RegExp(`^${hash.slice(told)}:(?!0+\\s*$)\\d+\\s*$`, 'm').test(await answer.text());
}
