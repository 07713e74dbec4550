import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '@medeina/contract';
import { ProblemError } from '../../../platform/errors.ts';

/**
 * Addresses of the files of an interactive package: `/h5p/<learner>.<material>.<language>.<until>.<signature>/<path>`. The
 * frame that asks for them has no cookies. Whoever has lost the course since is refused.
 */
export interface PackageClaim {
  readonly userId: number;
  readonly materialId: number;
  readonly language: Language;
}

/** Longer than anybody plays without opening it anew. */
const seconds = 12 * 3600;

/** @param now milliseconds since 1970. */
export function packageAddress(secret: Buffer, claim: PackageClaim, now: number): string {
  const until = Math.floor(now / 1000) + seconds;
  const text = `${claim.userId}.${claim.materialId}.${claim.language}.${until}`;
  return `/h5p/${text}.${signature(secret, text)}`;
}

/** @throws {ProblemError} `forbidden` when the address is not ours or has ended. */
export function readPackageToken(secret: Buffer, token: string, now: number): PackageClaim {
  const match = /^((\d{1,10})\.(\d{1,10})\.([a-z]{2})\.(\d{1,12}))\.([\w-]{43})$/.exec(token);
  const [, text, userId, materialId, language, until, given] = match ?? [];
  if (text === undefined || given === undefined || !isLanguage(language)) throw new ProblemError('forbidden');
  if (!timingSafeEqual(Buffer.from(signature(secret, text)), Buffer.from(given)))
    throw new ProblemError('forbidden');
  if (Number(until) * 1000 < now) throw new ProblemError('forbidden');
  return { userId: Number(userId), materialId: Number(materialId), language };
}

function signature(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(`package/${text}`).digest('base64url');
}
