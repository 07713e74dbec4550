import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { readCookie } from './cookies.ts';
import { createJwts } from './jwt.ts';
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
const claims = z.object({ jti: z.uuid(), accounts: z.array(z.int()) });

export function createDevices(keys: SigningKeys, issuer: string): Devices {
  const cookies = createJwts(keys, issuer, 'medeina-device');
  return {
    ofBrowser: async (facts) => {
      const cookie = facts.transport === 'cookie' ? readCookie('device', facts) : undefined;
      const payload = cookie === undefined ? undefined : await cookies.verify(cookie);
      const { data } = claims.safeParse(payload);
      return data && { id: data.jti, accounts: data.accounts };
    },
    write: (device, userId) => {
      const others = (device?.accounts ?? []).filter((account) => account !== userId);
      const accounts = [userId, ...others].slice(0, mostAccounts);
      const expiresAt = Math.floor(Date.now() / 1000) + deviceSeconds;
      return cookies.sign({ jti: device?.id ?? randomUUID(), accounts }, expiresAt);
    },
  };
}
