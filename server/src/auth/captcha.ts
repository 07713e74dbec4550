import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { CaptchaForm, Output } from '@medeina/contract';
import { proofOfWork } from '@medeina/contract/auth/schemas';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { networkOf } from '../platform/limits.ts';
import { sharedSecretOnce } from '../platform/secrets.ts';
import type { CaptchaSettings } from '../platform/settings.ts';
import { spendChallenge } from './passkeys-store.ts';

type Facts = Pick<CallFacts, 'address' | 'guest'>;

/** Keeps programs from making accounts and sending mail by the thousand. */
export interface Captcha {
  /**
   * A proof of work for a form.
   * @throws {ProblemError} `not_found` where the captcha is none.
   */
  challenge(form: CaptchaForm, facts: Facts): Promise<Output<'auth.captcha'>['data']>;
  /**
   * Uses the answer up, whatever becomes of the form: one answer is one attempt. Does nothing where no captcha is
   * configured.
   * @throws {ProblemError} `bad_input` on `captcha`; `unavailable` where its provider does not answer.
   */
  check(form: CaptchaForm, answer: string | undefined, facts: Facts): Promise<void>;
}

/** Long enough for somebody who reads the terms; the page solves another one when it is over. */
const goodSeconds = 600;
/**
 * Steps of PBKDF2 for each try, and how many tries are between the fewest and the most: a second or two of a telephone,
 * beside the minute in which a person fills in the form.
 */
const cost = 1000;
const tries = { fewest: 1000, most: 3000 };
/** How long the provider may take, in milliseconds. */
const patience = 5000;

export function createCaptcha(context: Pick<Context, 'database' | 'log' | 'settings' | 'vault'>): Captcha {
  const { log } = context;
  const { captcha } = context.settings;
  if (captcha === undefined) return { challenge: refuseUnknown, check: () => Promise.resolve() };
  if (captcha.provider === 'altcha') return byWork(context);
  return {
    challenge: refuseUnknown,
    check: async (_form, answer, { address }) => {
      if (answer === undefined || answer === '') throw failed();
      let isRight: boolean;
      try {
        isRight = await askCaptcha(captcha, answer, address);
      } catch (error) {
        // Who cannot be checked is not let through: else whoever brings the provider down is let through, too.
        log.warn(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'the captcha’s provider failed',
        );
        throw new ProblemError('unavailable', { retryAfter: 60, cause: error });
      }
      if (!isRight) throw failed();
    },
  };
}

function refuseUnknown(): Promise<never> {
  return Promise.reject(new ProblemError('not_found'));
}

function failed(): ProblemError {
  return new ProblemError('bad_input', { fields: { captcha: ['field_captcha_failed'] } });
}

/** What it is for is signed with a challenge, so that an answer is good for one form, of one visitor, once. */
const answerShape = z.object({
  challenge: proofOfWork,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** A visitor: their guest session, or the network of those that have none. */
function holderOf({ guest, address }: Facts): string {
  return createHash('sha256')
    .update(guest ?? networkOf(address))
    .digest('base64url')
    .slice(0, 22);
}

function byWork(context: Pick<Context, 'database' | 'vault'>): Captcha {
  const { database } = context;
  const secret = sharedSecretOnce(context, 'captcha');
  const keyFor = async (what: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(what)
      .digest('hex');
  return {
    challenge: async (form, facts) => {
      const expiresAt = new Date((Math.floor(Date.now() / 1000) + goodSeconds) * 1000);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.most, tries.fewest),
        data: { id: randomUUID(), form, holder: holderOf(facts) },
        deriveKey,
        expiresAt,
        hmacSignatureSecret: await keyFor('challenge'),
        hmacKeySignatureSecret: await keyFor('solution'),
      });
      return { expires_at: expiresAt.toISOString(), challenge: proofOfWork.parse(challenge) };
    },
    check: async (form, answer, facts) => {
      const given = readAnswer(answer);
      if (given === undefined) throw failed();
      const { challenge, solution } = given;
      const { data, expiresAt } = challenge.parameters;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: await keyFor('challenge'),
        hmacKeySignatureSecret: await keyFor('solution'),
      });
      if (!verified || data.form !== form || data.holder !== holderOf(facts)) throw failed();
      const spent = { id: data.id, expiresAt: new Date(expiresAt * 1000) };
      if (!(await spendChallenge(database.executor, spent))) throw failed();
    },
  };
}

function readAnswer(answer: string | undefined): z.output<typeof answerShape> | undefined {
  try {
    return answerShape.safeParse(JSON.parse(Buffer.from(answer ?? '', 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

const verdict = z.object({ success: z.boolean() });

/** Asks the provider, as all of them are asked, whether an answer is right. @throws {Error} where it does not say. */
export async function askCaptcha(
  { secret, verifyUrl }: Extract<CaptchaSettings, { readonly secret: string }>,
  answer: string,
  address: string,
): Promise<boolean> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: answer, remoteip: address }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  return verdict.parse(await response.json()).success;
}
