import { randomUUID } from 'node:crypto';
import type { CurrentSession, SessionAnswer } from '@medeina/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database.ts';
import { Answer, type CallFacts, type Session, type Transport } from '../platform/endpoints/types.ts';
import { type ProblemCode, ProblemError } from '../platform/errors.ts';
import { gathered } from '../platform/gathered.ts';
import { languageCookie } from '../platform/language-cookie.ts';
import { type Limits, networkOf } from '../platform/limits.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';
import type { Tables } from '../platform/tables.ts';
import { noAccessCookie, noSessionCookies, readCookie, sessionCookies } from './cookies.ts';
import { loadSigningKeys } from './keys.ts';
import { isPassword, warmPasswords } from './passwords.ts';
import { addFailure, forgetFailures, readFailures } from './failures-store.ts';
import {
  endSession,
  findSessionOfToken,
  findSessionOwners,
  insertRefreshToken,
  insertSession,
  isUnused,
  lockRefreshToken,
  type LockedToken,
  markUsed,
  type SessionOwner,
} from './sessions-store.ts';
import { findUserByName, holdUser } from './users-store.ts';
import {
  accessSeconds,
  accessTokens,
  attemptSeconds,
  hashOf,
  newRefreshToken,
  newSalt,
  sessionDays,
  successorOf,
} from './tokens.ts';

type Facts = Pick<CallFacts, 'transport' | 'isSecure' | 'cookie' | 'address' | 'userAgent' | 'language'>;

/** Somebody who has proved who they are, and the hash of the password if it was by that. */
interface Proved {
  readonly id: number;
  readonly passwordHash?: string | null;
}

/** Signing in, staying in and getting out: sessions and both ways in which their tokens travel. */
export interface SignIn {
  /** Whose access token it is, with the session looked up, so that a revoked one is refused at once. */
  readonly authenticate: (token: string) => Promise<Session | null>;
  readonly accessCookie: (facts: Pick<CallFacts, 'isSecure' | 'cookie'>) => string | undefined;
  withPassword(username: string, password: string, facts: Facts): Promise<Answer<SessionAnswer>>;
  /** Opens a session for somebody who has proved who they are. */
  open(person: Proved, facts: Facts): Promise<Answer<SessionAnswer>>;
  refresh(
    given: string | undefined,
    attemptId: string | undefined,
    facts: Facts,
  ): Promise<Answer<SessionAnswer>>;
  logout(sessionId: string | undefined, refreshToken: string | undefined, facts: Facts): Promise<void>;
  /** Who is logged in, as the page shows them. */
  current(session: Session): CurrentSession | null;
}

/** Attempts to log in that an account has in a minute, and what wrong passwords cost (Keycloak's figures). */
const accountAttempts = { perMinute: 10 };
const failureRule = { forgetHours: 12, step: 30, mostSeconds: 900 };

export async function createSignIn(parts: {
  settings: Settings;
  database: Database;
  limits: Limits;
  log: Log;
}): Promise<SignIn> {
  const { settings, database, limits, log } = parts;
  const tokens = accessTokens(await loadSigningKeys(settings), settings.publicUrl);
  await warmPasswords();
  /** What the look-up of each call under way said, for the call that asks for more than whose it is. */
  const owners = new WeakMap<Session, SessionOwner>();
  // Asked for by every call of everybody, so those of one moment are looked up together.
  const findOwner = gathered((ids: readonly string[]) => findSessionOwners(database, ids));

  async function withPassword(
    username: string,
    password: string,
    facts: Facts,
  ): Promise<Answer<SessionAnswer>> {
    const user = await findUserByName(database, username);
    // A name and an e-mail address, in whatever letters, are one account; what is none is counted just the same.
    const account = user === undefined ? `login:name:${username.toLowerCase()}` : `login:user:${user.id}`;
    const address = `login:address:${networkOf(facts.address)}`;
    if (settings.limits !== null) {
      const { count, secondsLeft } = await limits.add(account, 60);
      if (count > accountAttempts.perMinute)
        throw new ProblemError('sign_in_slowed', { retryAfter: secondsLeft });
      for (const key of [account, address]) {
        const { secondsBlocked } = await readFailures(database, key, failureRule.forgetHours);
        if (secondsBlocked > 0) throw new ProblemError('sign_in_slowed', { retryAfter: secondsBlocked });
      }
    }
    const isRight = await isPassword(user?.passwordHash, password);
    if (user === undefined || !isRight) {
      if (settings.limits !== null) {
        await addFailure(database, account, failureRule);
        // A hospital's address fails more often than one person does.
        await addFailure(database, address, { ...failureRule, step: failureRule.step * 10 });
      }
      throw new ProblemError('invalid_credentials');
    }
    // Only who knows the password learns that the account is locked.
    if (user.isLocked) throw new ProblemError('account_locked');
    if (settings.limits !== null) await forgetFailures(database, account);
    return open(user, facts);
  }

  async function open({ id: userId, passwordHash }: Proved, facts: Facts): Promise<Answer<SessionAnswer>> {
    const sessionId = randomUUID();
    const refreshToken = newRefreshToken();
    const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
    const former = facts.transport === 'cookie' ? readCookie('refresh', facts) : undefined;
    const replaced = former === undefined ? undefined : await findSessionOfToken(database, hashOf(former));
    await database.kysely.transaction().execute(async (transaction) => {
      // Checking a password takes its time: in it the account may have got another one, or been locked.
      const user = await holdUser(transaction, userId);
      if (user === undefined || (passwordHash !== undefined && user.passwordHash !== passwordHash))
        throw new ProblemError('invalid_credentials');
      if (user.isLocked) throw new ProblemError('account_locked');
      // Its cookies are overwritten, so nobody could log it out.
      if (replaced !== undefined) await endSession(transaction, replaced, 'logout');
      await insertSession(transaction, {
        id: sessionId,
        userId,
        transport: facts.transport,
        expiresAt,
        userAgent: facts.userAgent,
        address: facts.address,
        tokenHash: hashOf(refreshToken),
      });
    });
    return answer(sessionId, refreshToken, expiresAt, facts, true);
  }

  async function answer(
    sessionId: string,
    refreshToken: string,
    sessionExpiresAt: Date,
    facts: Facts,
    isNew: boolean,
  ): Promise<Answer<SessionAnswer>> {
    const owner = await findOwner(sessionId);
    if (owner === undefined) throw new ProblemError('refresh_refused');
    const access = await tokens.sign({ userId: owner.userId, sessionId, capabilities: owner.capabilities });
    const isCookie = facts.transport === 'cookie';
    const refreshSeconds = Math.floor((sessionExpiresAt.getTime() - Date.now()) / 1000);
    return new Answer<SessionAnswer>(
      {
        access_token: isCookie ? null : access.token,
        refresh_token: isCookie ? null : refreshToken,
        ...sessionBody(sessionId, access.expiresAt, owner),
      },
      isCookie
        ? {
            cookies: [
              ...sessionCookies(
                { access: access.token, accessSeconds, refresh: refreshToken, refreshSeconds },
                facts,
              ),
              // A login brings the account's language; a refresh must not undo what was chosen since.
              ...(isNew ? [languageCookie(owner.language)] : []),
            ],
          }
        : {},
    );
  }

  async function refresh(
    given: string | undefined,
    attemptId: string | undefined,
    facts: Facts,
  ): Promise<Answer<SessionAnswer>> {
    const token = facts.transport === 'cookie' ? readCookie('refresh', facts) : given;
    if (token === undefined) throw new ProblemError('refresh_refused');
    const next = await database.kysely
      .transaction()
      .execute((transaction) => rotate(transaction, token, attemptId ?? null, facts.transport));
    if (next === 'refused' || next === 'reused') {
      if (next === 'reused')
        log.warn({ address: facts.address }, 'a refresh token was used twice; its session has ended');
      throw new ProblemError('refresh_refused');
    }
    return answer(next.sessionId, next.token, next.expiresAt, facts, false);
  }

  async function logout(
    sessionId: string | undefined,
    given: string | undefined,
    facts: Facts,
  ): Promise<void> {
    const token = facts.transport === 'cookie' ? readCookie('refresh', facts) : given;
    const ended =
      sessionId ?? (token === undefined ? undefined : await findSessionOfToken(database, hashOf(token)));
    if (ended !== undefined) await endSession(database.kysely, ended, 'logout');
  }

  return {
    authenticate: async (token) => {
      const claims = await tokens.verify(token);
      if (claims === null) return null;
      const owner = await findOwner(claims.sessionId);
      if (owner === undefined || owner.userId !== claims.userId) return null;
      const session: Session = {
        userId: owner.userId,
        sessionId: claims.sessionId,
        capabilities: owner.capabilities,
        language: owner.language,
        expiresAt: claims.expiresAt,
      };
      owners.set(session, owner);
      return session;
    },
    accessCookie: (facts) => readCookie('access', facts),
    withPassword,
    open,
    refresh,
    logout,
    current: (session) => {
      const owner = owners.get(session);
      return owner === undefined ? null : sessionBody(session.sessionId, new Date(session.expiresAt), owner);
    },
  };
}

/** A refused refresh ends the session in this browser; a refused access token alone can still be refreshed. */
export function spentCookies(code: ProblemCode, facts: Facts): Answer<never>['cookies'] {
  if (facts.transport !== 'cookie') return [];
  if (code === 'refresh_refused') return noSessionCookies(facts);
  return code === 'session_ended' ? [noAccessCookie(facts)] : [];
}

/** Cookies that end the session in this browser. */
export function endedCookies(facts: Facts): Answer<never>['cookies'] {
  return facts.transport === 'cookie' ? noSessionCookies(facts) : [];
}

type Rotated = { readonly sessionId: string; readonly token: string; readonly expiresAt: Date };

/** Exchanges a refresh token for its successor; a token that comes again ends its family. */
async function rotate(
  transaction: Transaction<Tables>,
  token: string,
  attemptId: string | null,
  transport: Transport,
): Promise<Rotated | 'refused' | 'reused'> {
  const hash = hashOf(token);
  const found = await lockRefreshToken(transaction, hash);
  if (found === undefined || !stands(found, transport)) return 'refused';
  if (found.usedAt === null) {
    const salt = newSalt();
    const successor = successorOf(token, salt, attemptId);
    await markUsed(transaction, hash, attemptId, salt);
    await insertRefreshToken(transaction, found.sessionId, hashOf(successor));
    return { sessionId: found.sessionId, token: successor, expiresAt: found.expiresAt };
  }
  const isSameAttempt =
    attemptId !== null &&
    found.attemptId === attemptId.toLowerCase() &&
    found.successorSalt !== null &&
    Date.now() - found.usedAt.getTime() <= attemptSeconds * 1000;
  if (isSameAttempt && found.successorSalt !== null) {
    const successor = successorOf(token, found.successorSalt, attemptId);
    if (await isUnused(transaction, hashOf(successor))) {
      return { sessionId: found.sessionId, token: successor, expiresAt: found.expiresAt };
    }
  }
  await endSession(transaction, found.sessionId, 'reuse');
  return 'reused';
}

/** A token of a cookie session is no good in a body, nor the other way round: one stolen cannot change its way. */
function stands(found: LockedToken, transport: Transport): boolean {
  return (
    !found.isEnded &&
    !found.isLocked &&
    found.expiresAt.getTime() > Date.now() &&
    found.transport === transport
  );
}

function sessionBody(sessionId: string, expiresAt: Date, owner: SessionOwner): CurrentSession {
  return {
    session_id: sessionId,
    expires_at: expiresAt.toISOString(),
    expires_in: Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000)),
    capabilities: [...owner.capabilities],
    customer: {
      customer_id: owner.userId,
      email: owner.email,
      firstname: owner.firstname,
      lastname: owner.lastname,
      telephone: owner.telephone,
      date_of_birth: owner.dateOfBirth,
    },
  };
}
