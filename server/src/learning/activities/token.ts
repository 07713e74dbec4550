import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '@medeina/contract';
import { ProblemError } from '../../platform/errors.ts';

/**
 * A launch: in an address, so good once and for a minute. Its document gets a token, which stands in no address. Both name
 * the session in which the activity was launched, and end with it.
 */

export interface Launch {
  readonly text: string;
  /** What the database knows of it. */
  readonly hash: Buffer;
}

export function makeLaunch(sessionId: string): Launch {
  const text = `${randomBytes(32).toString('base64url')}.${sessionId}`;
  return { text, hash: launchHash(text) };
}

export function launchHash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Which session launched it. Only of a launch that the database knows: its hash vouches for all of the text. */
export function launchSession(text: string): string | undefined {
  return text.split('.')[1];
}

/** What a document's token is good for: one activity in one attempt at its course, while the session stands. */
export interface ActivityClaim {
  readonly userId: number;
  readonly sessionId: string;
  readonly enrolmentId: number;
  readonly materialId: number;
  readonly language: Language;
}

/** Half a day: longer than anybody keeps a test open; then the page launches it again. */
const tokenSeconds = 12 * 3600;

/** @param now milliseconds since 1970. */
export function signActivity(secret: Buffer, claim: ActivityClaim, now: number): string {
  const until = Math.floor(now / 1000) + tokenSeconds;
  const { userId, sessionId, enrolmentId, materialId, language } = claim;
  const text = [userId, sessionId, enrolmentId, materialId, language, until].join('.');
  return `${text}.${signature(secret, text)}`;
}

/** @throws {ProblemError} `forbidden` when the token is not ours or has ended. */
export function readActivity(secret: Buffer, token: string, now: number): ActivityClaim {
  const match =
    /^((\d{1,10})\.([\da-f-]{36})\.(\d{1,10})\.(\d{1,10})\.([a-z]{2})\.(\d{1,12}))\.([\w-]{43})$/.exec(token);
  const [, text, userId, sessionId, enrolmentId, materialId, language, until, given] = match ?? [];
  if (text === undefined || sessionId === undefined || given === undefined || !isLanguage(language))
    throw new ProblemError('forbidden');
  const expected = Buffer.from(signature(secret, text));
  if (!timingSafeEqual(expected, Buffer.from(given))) throw new ProblemError('forbidden');
  if (Number(until) * 1000 < now) throw new ProblemError('forbidden');
  return {
    userId: Number(userId),
    sessionId,
    enrolmentId: Number(enrolmentId),
    materialId: Number(materialId),
    language,
  };
}

function signature(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(`activity/${text}`).digest('base64url');
}
