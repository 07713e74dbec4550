import { createHmac, timingSafeEqual } from 'node:crypto';
import { ProblemError } from '../../../platform/errors.ts';

/**
 * Addresses of files that were handed in: `/activities/files/<learner>.<session>.<file>.<until>.<signature>/<name>`. The
 * frame that shows them has no cookies; they end with the session that its document was launched in.
 */
export interface UploadClaim {
  readonly userId: number;
  readonly sessionId: string;
  readonly fileId: number;
}

/** As long as the document's own token. */
const seconds = 12 * 3600;

/** When an address ends that is made now. @param now milliseconds since 1970. */
export function addressEnd(now: number): Date {
  return new Date((Math.floor(now / 1000) + seconds) * 1000);
}

/** @param now milliseconds since 1970. */
export function uploadAddress(
  secret: Buffer,
  { userId, sessionId, fileId }: UploadClaim,
  name: string,
  now: number,
): string {
  const text = `${userId}.${sessionId}.${fileId}.${addressEnd(now).getTime() / 1000}`;
  return `/activities/files/${text}.${signature(secret, text)}/${encodeURIComponent(name)}`;
}

/** @throws {ProblemError} `forbidden` when the address is not ours or has ended. */
export function readUploadToken(secret: Buffer, token: string, now: number): UploadClaim {
  const match = /^((\d{1,10})\.([\da-f-]{36})\.(\d{1,10})\.(\d{1,12}))\.([\w-]{43})$/.exec(token);
  const [, text, userId, sessionId, fileId, until, given] = match ?? [];
  if (text === undefined || sessionId === undefined || given === undefined)
    throw new ProblemError('forbidden');
  if (!timingSafeEqual(Buffer.from(signature(secret, text)), Buffer.from(given)))
    throw new ProblemError('forbidden');
  if (Number(until) * 1000 < now) throw new ProblemError('forbidden');
  return { userId: Number(userId), sessionId, fileId: Number(fileId) };
}

function signature(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(`form file/${text}`).digest('base64url');
}
