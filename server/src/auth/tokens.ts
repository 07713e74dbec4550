import { createHash, createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createJwts } from './jwt.ts';
import type { SigningKeys } from './keys.ts';

/** Seconds that an access token is good for. */
export const accessSeconds = 300;
/** Days that a session lasts in all, however often it is refreshed. */
export const sessionDays = 30;
/** Days without a refresh after which a session ends: somebody else may have the device by then. */
export const idleDays = 14;
/** Seconds in which the same attempt gets the same successor again. */
export const attemptSeconds = 30;

const payloadOf = z.object({
  sub: z.coerce.number().int(),
  sid: z.string(),
  exp: z.number(),
  elevated_until: z.number().optional(),
});

export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Until when the session may change credentials, as it stood when the token was made; milliseconds since 1970. */
  readonly elevatedUntil: number | undefined;
}

export interface AccessTokens {
  sign(claims: {
    userId: number;
    sessionId: string;
    capabilities: readonly string[];
    elevatedUntil: number | undefined;
  }): Promise<{ token: string; expiresAt: Date }>;
  /** Undefined when the token is not ours, was altered or has expired. Says nothing about revocation. */
  verify(token: string): Promise<AccessClaims | undefined>;
}

/** How many verified tokens are remembered: a signature once found good stays good until the token expires. */
const remembered = 10_000;

export function accessTokens(keys: SigningKeys, issuer: string): AccessTokens {
  const jwts = createJwts(keys, issuer, 'medeina');
  const verified = new LRUCache<string, AccessClaims>({
    max: remembered,
    ttl: accessSeconds * 1000,
    ttlAutopurge: true,
  });

  async function verify(token: string): Promise<AccessClaims | undefined> {
    const { data } = payloadOf.safeParse(await jwts.verify(token));
    if (data === undefined) return undefined;
    const claims = {
      userId: data.sub,
      sessionId: data.sid,
      expiresAt: data.exp * 1000,
      elevatedUntil: data.elevated_until,
    };
    verified.set(token, claims);
    return claims;
  }

  return {
    sign: async ({ userId, sessionId, capabilities, elevatedUntil }) => {
      const expiresAt = Math.floor(Date.now() / 1000) + accessSeconds;
      const payload = {
        sub: String(userId),
        sid: sessionId,
        capabilities: [...capabilities],
        elevated_until: elevatedUntil,
      };
      return { token: await jwts.sign(payload, expiresAt), expiresAt: new Date(expiresAt * 1000) };
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known === undefined) return await verify(token);
      return known.expiresAt > Date.now() ? known : undefined;
    },
  };
}

/** A new refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a refresh token is stored. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The successor of a token for one attempt. Derived from the token, which only its holder has, and a random salt,
 * which only the database has: the same attempt gets the same successor again, and nobody stores it.
 */
export function successorOf(token: string, salt: Buffer, attemptId: string | null): string {
  return createHmac('sha256', token)
    .update(salt)
    .update(attemptId ?? '')
    .digest('base64url');
}

export function newSalt(): Buffer {
  return randomBytes(32);
}
