import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from './keys.ts';

/** JSON Web Tokens of ours (RFC 7519) for one audience: a token for another never stands for one of these. */
export interface Jwts {
  /** @param expiresAt in seconds since 1970. */
  sign(payload: JWTPayload, expiresAt: number): Promise<string>;
  /** The payload; undefined when the token is not ours, was altered or has expired. */
  verify(token: string): Promise<JWTPayload | undefined>;
}

export function createJwts(keys: SigningKeys, issuer: string, audience: string): Jwts {
  return {
    sign: (payload, expiresAt) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: keys.signing.algorithm, kid: keys.signing.id, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(keys.signing.key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyOf(keys, kid), {
          issuer,
          audience,
          algorithms: ['EdDSA', 'ES256'],
          requiredClaims: ['exp'],
        });
        return payload;
      } catch {
        // Whatever is wrong with it, it is no token of ours.
        return undefined;
      }
    },
  };
}

function keyOf(keys: SigningKeys, id: string | undefined) {
  const key = id === undefined ? undefined : keys.verifying(id);
  if (key === undefined) throw new Error('the token names no key of ours');
  return key;
}
