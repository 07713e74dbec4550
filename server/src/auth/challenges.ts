import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createJwts } from './jwt.ts';
import type { SigningKeys } from './keys.ts';

/** What a browser is asked to do with a passkey, and in which session; null where nobody is logged in. */
export interface ChallengeUse {
  readonly purpose: 'create' | 'sign-in' | 'prove';
  readonly sessionId: string | null;
}

export interface Challenge {
  readonly id: string;
  readonly expiresAt: Date;
}

/** Challenges of WebAuthn. They are signed instead of stored, so that asking for one costs visitors no row. */
export interface Challenges {
  issue(use: ChallengeUse): Promise<string>;
  /**
   * Undefined: not one of ours, for another use, or expired. Whether it was answered before is the caller's to check.
   * @param answered in base64url, as browsers return it.
   */
  read(answered: string, use: ChallengeUse): Promise<Challenge | undefined>;
}

/** Long enough for a login page that stays open; it asks for a new one before the end. */
export const challengeSeconds = 600;

const claims = z.object({
  jti: z.uuid(),
  exp: z.number(),
  purpose: z.string(),
  sid: z.string().nullable(),
});

export function createChallenges(keys: SigningKeys, issuer: string): Challenges {
  const jwts = createJwts(keys, issuer, 'medeina-passkey');
  return {
    issue: ({ purpose, sessionId }) => {
      const expiresAt = Math.floor(Date.now() / 1000) + challengeSeconds;
      return jwts.sign({ jti: randomUUID(), purpose, sid: sessionId }, expiresAt);
    },
    read: async (answered, use) => {
      const token = Buffer.from(answered, 'base64url').toString();
      const { data } = claims.safeParse(await jwts.verify(token));
      if (data === undefined || data.purpose !== use.purpose || data.sid !== use.sessionId) return undefined;
      return { id: data.jti, expiresAt: new Date(data.exp * 1000) };
    },
  };
}
