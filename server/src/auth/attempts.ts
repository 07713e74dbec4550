import { createHash } from 'node:crypto';
import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { type Limits, networkOf } from '../platform/limits.ts';
import type { Settings } from '../platform/settings.ts';
import { passwordAttempts } from '../platform/figure-channels.ts';
import type { Device } from './devices.ts';
import { addFailure, forgetFailures, readFailures } from './failures-store.ts';

/** Attempts a minute for an account from one place, and the delay after wrong passwords there (Keycloak's figures). */
const perMinute = 10;
const failureRule = { forgetHours: 12, step: 30, mostSeconds: 900 };
/** A hospital's address fails more often than one person does. */
const addressRule = { ...failureRule, step: failureRule.step * 10 };

function slowed(retryAfter: number): ProblemError {
  passwordAttempts.publish('slowed');
  return new ProblemError('sign_in_slowed', { retryAfter });
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** An attempt to log in with a password. Where limits are off, nothing is counted. */
export interface Attempt {
  /** @throws {ProblemError} `sign_in_slowed` after too many attempts or wrong passwords. */
  refuseIfSlowed(): Promise<void>;
  noteFailure(): Promise<void>;
  forgetFailures(): Promise<void>;
}

/**
 * Slows the guessing of passwords. Failures count by account and network, so that nobody can block an account from
 * elsewhere; a browser in which its owner has logged in before counts apart, so that nobody beside them can either.
 */
export function createAttempts(executor: Executor, limits: Limits, settings: Settings) {
  return {
    /** @param userId undefined for an unknown name, which counts just the same. */
    of(userId: number | undefined, name: string, ip: string, device: Device | undefined): Attempt {
      // A name and an e-mail address are one account, whatever the case of their letters.
      // What is typed as a name may be a password: it is stored as its hash alone.
      const account =
        userId === undefined ? `login:name:${hashed(name.toLowerCase())}` : `login:user:${userId}`;
      const network = networkOf(ip);
      const address = `login:address:${network}`;
      const known = userId !== undefined && device?.accounts.includes(userId) === true ? device : undefined;
      const place = `${account} ${known?.id ?? network}`;
      const isOff = settings.limits === null;
      return {
        refuseIfSlowed: async () => {
          if (isOff) return;
          const { count, secondsLeft } = await limits.add(place, 60);
          if (count > perMinute) throw slowed(secondsLeft);
          for (const key of known === undefined ? [place, address] : [place]) {
            const { seconds_blocked: seconds } = await readFailures(executor, key, failureRule.forgetHours);
            if (seconds > 0) throw slowed(seconds);
          }
        },
        noteFailure: async () => {
          passwordAttempts.publish('wrong');
          if (isOff) return;
          await addFailure(executor, place, failureRule);
          await addFailure(executor, address, addressRule);
        },
        forgetFailures: async () => {
          passwordAttempts.publish('right');
          if (!isOff) await forgetFailures(executor, place);
        },
      };
    },
  };
}
