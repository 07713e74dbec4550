import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { readCookie } from './cookies.ts';
import type { SigningKeys } from './keys.ts';

/** A browser, and the accounts that have signed in there, the last one first. */
export interface Device {
  readonly id: string;
  readonly accounts: readonly number[];
}

/**
 * The cookie that tells a browser in which somebody has signed in before (OWASP's device cookie): its wrong passwords are
 * counted apart, so that nobody can hold an account shut from elsewhere. It proves nothing else, and lets nobody in.
 */
export interface Devices {
  /** The device of the browser that calls; undefined when its cookie is missing, altered or expired. */
  ofBrowser(facts: Pick<CallFacts, 'transport' | 'isSecure' | 'cookie'>): Promise<Device | undefined>;
  /** The cookie's value once this account too has signed in there. */
  write(device: Device | undefined, userId: number): Promise<string>;
}

/** Kept for a year after the last login. */
export const deviceSeconds = 365 * 86_400;
/** On a computer that many share the ones before are forgotten. */
const mostAccounts = 10;
/** Apart from that of access tokens: neither stands for the other. */
const audience = 'medeina-device';

const claims = z.object({ jti: z.uuid(), accounts: z.array(z.int()) });

export function createDevices(keys: SigningKeys, issuer: string): Devices {
  return {
    ofBrowser: async (facts) => {
      const cookie = facts.transport === 'cookie' ? readCookie('device', facts) : undefined;
      if (cookie === undefined) return undefined;
      try {
        const { kid, alg } = decodeProtectedHeader(cookie);
        const key = kid === undefined ? undefined : keys.verifying(kid);
        if (key === undefined || (alg !== 'EdDSA' && alg !== 'ES256')) return undefined;
        const { payload } = await jwtVerify(cookie, key, {
          issuer,
          audience,
          algorithms: [alg],
          requiredClaims: ['exp'],
        });
        const { jti, accounts } = claims.parse(payload);
        return { id: jti, accounts };
      } catch {
        // Whatever is wrong with it, it is no cookie of ours.
        return undefined;
      }
    },
    write: (device, userId) => {
      const others = (device?.accounts ?? []).filter((account) => account !== userId);
      return new SignJWT({ accounts: [userId, ...others].slice(0, mostAccounts) })
        .setProtectedHeader({ alg: keys.signing.algorithm, kid: keys.signing.id, typ: 'JWT' })
        .setJti(device?.id ?? randomUUID())
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + deviceSeconds)
        .sign(keys.signing.key);
    },
  };
}
