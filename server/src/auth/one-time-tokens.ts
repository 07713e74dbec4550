import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '../platform/database.ts';
import {
  deleteTokensOf,
  deleteUsedToken,
  findToken,
  holdUsedToken,
  insertToken,
  markToken,
  type StoredToken,
  takeToken,
} from './one-time-tokens-store.ts';
import { hashOf } from './tokens.ts';

/** What a link can be for, and what it carries. A further purpose is a row here and below. */
interface TokenDetails {
  /** The address that the link was sent to. */
  readonly reset_password: { readonly email: string };
  readonly confirm_email: { readonly email: string };
  /** The session that shows the link. */
  readonly add_device: { readonly session_id: string };
}

export type TokenPurpose = keyof TokenDetails;

const purposes: {
  readonly [Purpose in TokenPurpose]: {
    readonly minutes: number;
    readonly details: z.ZodType<TokenDetails[Purpose]>;
  };
} = {
  reset_password: { minutes: 60, details: z.object({ email: z.string() }) },
  add_device: { minutes: 2, details: z.object({ session_id: z.string() }) },
  confirm_email: { minutes: 3 * 24 * 60, details: z.object({ email: z.string() }) },
};

/** How long a mailed link is remembered after its use, so that who lost the answer gets it again. */
const rememberedMinutes = 10;

/** How long a token of the purpose is good for. */
export function tokenMinutes(purpose: TokenPurpose): number {
  return purposes[purpose].minutes;
}

/** A token's account and what it carries. */
export interface OneTimeToken<Purpose extends TokenPurpose> {
  readonly userId: number;
  readonly details: TokenDetails[Purpose];
}

/**
 * Makes a token of 256 random bits for one use. It replaces those of the same account and purpose, so that of several
 * mails the last one counts. Only its hash is stored.
 */
export async function issueToken<Purpose extends TokenPurpose>(
  transaction: Executor,
  purpose: Purpose,
  { userId, details }: OneTimeToken<Purpose>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deleteTokensOf(transaction, userId, purpose);
  await insertToken(transaction, {
    userId,
    hash: hashOf(token),
    purpose,
    details,
    minutes: purposes[purpose].minutes,
  });
  return token;
}

/** Looks at a token without using it up: undefined when it is unknown, used or expired. */
export async function readToken<Purpose extends TokenPurpose>(
  executor: Executor,
  purpose: Purpose,
  token: string,
): Promise<OneTimeToken<Purpose> | undefined> {
  return detailed(purpose, await findToken(executor, purpose, hashOf(token)));
}

/** What a link in a letter is for. */
type LetterPurpose = Exclude<TokenPurpose, 'add_device'>;

/** Uses a token up, in the transaction of what it allows. Undefined when it is unknown, used or expired. */
export async function spendToken<Purpose extends TokenPurpose>(
  transaction: Executor,
  purpose: Purpose,
  token: string,
): Promise<OneTimeToken<Purpose> | undefined> {
  return detailed(purpose, await takeToken(transaction, purpose, hashOf(token)));
}

/** As `spendToken`, and remembers the use for some minutes: see `readUsed`. */
export async function spendLetter<Purpose extends LetterPurpose>(
  transaction: Executor,
  purpose: Purpose,
  token: string,
): Promise<OneTimeToken<Purpose> | undefined> {
  return detailed(purpose, await markToken(transaction, purpose, hashOf(token), rememberedMinutes));
}

/**
 * A token that was used within the last minutes, held until the transaction ends. It allows nothing any more: it only tells
 * that what is asked for may have been done already, and its answer lost on the way.
 */
export async function readUsed<Purpose extends LetterPurpose>(
  transaction: Executor,
  purpose: Purpose,
  token: string,
): Promise<OneTimeToken<Purpose> | undefined> {
  return detailed(purpose, await holdUsedToken(transaction, purpose, hashOf(token)));
}

/** Forgets the use of a token. */
export async function forgetUsed(
  transaction: Executor,
  purpose: LetterPurpose,
  token: string,
): Promise<void> {
  await deleteUsedToken(transaction, purpose, hashOf(token));
}

function detailed<Purpose extends TokenPurpose>(
  purpose: Purpose,
  stored: StoredToken | undefined,
): OneTimeToken<Purpose> | undefined {
  if (stored === undefined) return undefined;
  return { userId: stored.user_id, details: purposes[purpose].details.parse(stored.details) };
}
