import { createHash, createHmac, randomBytes } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from './keys.ts';

/** Seconds that an access token is good for. */
export const accessSeconds = 300;
/** Days that a session lasts in all, however often it is refreshed. */
export const sessionDays = 30;
/** Seconds in which the same attempt gets the same successor again. */
export const attemptSeconds = 30;

const audience = 'medeina';

export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface AccessTokens {
  sign(claims: {
    userId: number;
    sessionId: string;
    capabilities: readonly string[];
  }): Promise<{ token: string; expiresAt: Date }>;
  /** Null when the token is not ours, was altered or has expired. Says nothing about revocation. */
  verify(token: string): Promise<AccessClaims | null>;
}

/** How many verified tokens are remembered: a signature once found good stays good until the token expires. */
const remembered = 10_000;

export function accessTokens(keys: SigningKeys, issuer: string): AccessTokens {
  const verified = new Map<string, AccessClaims>();
  return {
    sign: async ({ userId, sessionId, capabilities }) => {
      const expiresAt = new Date((Math.floor(Date.now() / 1000) + accessSeconds) * 1000);
      const token = await new SignJWT({ sid: sessionId, capabilities })
        .setProtectedHeader({ alg: keys.signing.algorithm, kid: keys.signing.id, typ: 'JWT' })
        .setSubject(String(userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(keys.signing.key);
      return { token, expiresAt };
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known !== undefined) return known.expiresAt > Date.now() ? known : null;
      const claims = await verify(token, keys, issuer);
      if (claims !== null) {
        if (verified.size >= remembered) {
          const [oldest] = verified.keys();
          if (oldest !== undefined) verified.delete(oldest);
        }
        verified.set(token, claims);
      }
      return claims;
    },
  };
}

async function verify(token: string, keys: SigningKeys, issuer: string): Promise<AccessClaims | null> {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    const key = kid === undefined ? undefined : keys.verifying(kid);
    if (key === undefined || (alg !== 'EdDSA' && alg !== 'ES256')) return null;
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience,
      algorithms: [alg],
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    });
    const userId = Number(payload.sub);
    const sessionId = payload['sid'];
    if (!Number.isInteger(userId) || typeof sessionId !== 'string' || payload.exp === undefined) return null;
    return { userId, sessionId, expiresAt: payload.exp * 1000 };
  } catch {
    // Whatever is wrong with it, it is no token of ours.
    return null;
  }
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
