import { randomUUID } from 'node:crypto';
import type { CurrentSession, Output, SessionAnswer } from '@medeina/contract';
import { type Database, type Executor, inTransaction } from '../platform/database.ts';
import { recordEvent } from '../platform/audit.ts';
import {
  Answer,
  type CallFacts,
  type Cookie,
  type Session,
  type Transport,
} from '../platform/endpoints/types.ts';
import { type ProblemCode, ProblemError } from '../platform/errors.ts';
import { batched } from '../platform/batched.ts';
import { languageCookie } from '../platform/language-cookie.ts';
import { usualLimits } from '../platform/limit-rules.ts';
import { type Limits, networkOf } from '../platform/limits.ts';
import type { Log } from '../platform/log.ts';
import type { Mail } from '../platform/mail.ts';
import { message } from '../platform/messages.ts';
import type { Settings } from '../platform/settings.ts';
import { type Attempt, createAttempts } from './attempts.ts';
import { deviceCookie, noAccessCookie, noSessionCookies, readCookie, sessionCookies } from './cookies.ts';
import { createDevices, deviceSeconds } from './devices.ts';
import type { SigningKeys } from './keys.ts';
import { tell } from './notices.ts';
import { hashPassword, isOutdated, isPassword, warmPasswords } from './passwords.ts';
import {
  endSession,
  findSessionOfToken,
  findSessionOwners,
  hasProgramOf,
  insertRefreshToken,
  insertSession,
  isUnused,
  lockRefreshToken,
  type LockedToken,
  markSeen,
  markUsed,
  type ProviderSession,
  type SessionOwner,
  type SignInMethod,
} from './sessions-store.ts';
import { findUserByName, holdUser, replaceHash, type StoredUser } from './users-store.ts';
import {
  accessSeconds,
  accessTokens,
  hashOf,
  newRefreshToken,
  newSalt,
  sessionDays,
  successorOf,
} from './tokens.ts';

type Facts = Pick<
  CallFacts,
  'requestId' | 'transport' | 'isSecure' | 'cookie' | 'address' | 'userAgent' | 'language'
>;

/** A proved identity: by which method, and by which password hash if it was a password. */
export interface Proved {
  readonly id: number;
  readonly method: SignInMethod;
  readonly passwordHash?: string | null;
  /** The session that showed the code with which this one is opened. */
  readonly openedBy?: string;
  /** Uses up what proved it, such as a link for one use, in the transaction that opens the session. */
  readonly useUp?: (transaction: Executor) => Promise<void>;
  /** Of whom signs in at a provider. */
  readonly provider?: ProviderSession;
}

/** A way in at an environment or another provider that came to nothing. */
export interface RefusedElsewhere {
  readonly method: SignInMethod;
  readonly refused: ProblemCode | `sign_on_${string}`;
  readonly provider?: string;
  /** Whose account it was to be linked to; left out where somebody wanted to sign in. */
  readonly linkedTo?: number | null;
}

/** Logging in, refreshing and logging out, over both transports of tokens. */
export interface SignIn {
  /** The session of an access token, looked up so that a revoked one is refused at once. */
  readonly authenticate: (token: string) => Promise<Session | null>;
  readonly accessCookie: (facts: Pick<CallFacts, 'isSecure' | 'cookie'>) => string | undefined;
  /**
   * Whether the password is the account's; counts as an attempt to log in.
   * @param name that was typed, for an account that does not exist.
   * @param recordSlowed writes down that it was refused unread. Called once a minute: there can be thousands.
   * @throws {ProblemError} `sign_in_slowed`
   */
  tryPassword(
    user: StoredUser | undefined,
    name: string,
    password: string,
    facts: Facts,
    recordSlowed: () => Promise<void>,
  ): Promise<boolean>;
  /**
   * Counts an attempt to prove an account elsewhere by its password; undefined says that the password was wrong.
   * @param recordSlowed as of `tryPassword`.
   */
  attempt<Proof>(
    name: string,
    facts: Facts,
    prove: () => Promise<Proof | undefined>,
    recordSlowed: () => Promise<void>,
  ): Promise<Proof | undefined>;
  /** Writes down a way in elsewhere that led to no session, or to no link: of a network no more than logins may be tried. */
  recordRefused(refusal: RefusedElsewhere, facts: Facts): Promise<void>;
  withPassword(username: string, password: string, facts: Facts): Promise<Answer<SessionAnswer>>;
  /** Whose session it is; undefined for one that has ended or whose account is locked. */
  readonly personOfSession: (sessionId: string) => Promise<number | undefined>;
  /**
   * Who is logged in in the browser that calls, by the cookie that lasts: for pages of other sites that lead here, which
   * send no headers of ours. It allows nothing by itself.
   */
  personOfBrowser(facts: Facts): Promise<number | undefined>;
  /** The session of a call, or of the refresh token that it brings. */
  sessionOf(
    sessionId: string | undefined,
    given: string | undefined,
    facts: Facts,
  ): Promise<string | undefined>;
  /** Opens a session for a proved identity. */
  open(person: Proved, facts: Facts): Promise<Answer<SessionAnswer>>;
  refresh(
    given: string | undefined,
    attemptId: string | undefined,
    facts: Facts,
  ): Promise<Answer<SessionAnswer>>;
  logout(
    sessionId: string | undefined,
    given: string | undefined,
    facts: Facts,
  ): Promise<Answer<Output<'auth.logout'>>>;
  /** Who is logged in, as the page shows them. */
  current(session: Session): CurrentSession | null;
}

/** Refusals that are written down for a network in a minute: as many as logins may be tried there. */
const mostRefusals = usualLimits.login.perAddress ?? 0;

export async function createSignIn(parts: {
  settings: Settings;
  keys: SigningKeys;
  database: Database;
  limits: Limits;
  mail: Mail;
  log: Log;
}): Promise<SignIn> {
  const { settings, keys, limits, mail, log } = parts;
  const { executor } = parts.database;
  const tokens = accessTokens(keys, settings.publicUrl);
  const devices = createDevices(keys, settings.publicUrl);
  const attempts = createAttempts(executor, limits, settings);
  await warmPasswords();
  /** The owner of each session in use, reused by `current()`. */
  const owners = new WeakMap<Session, SessionOwner>();
  // Every signed-in call looks its session up, so simultaneous look-ups share a statement.
  const findOwner = batched((ids: readonly string[]) => findSessionOwners(executor, ids));

  async function tryPassword(
    user: StoredUser | undefined,
    name: string,
    password: string,
    facts: Facts,
    recordSlowed: () => Promise<void>,
  ): Promise<boolean> {
    const attempt = attempts.of(user?.id, name, facts.address, await devices.ofBrowser(facts));
    await refuseIfSlowed(attempt, String(user?.id ?? 'unknown'), facts, recordSlowed);
    const isRight = await isPassword(user?.password_hash, password);
    await (isRight ? attempt.forgetFailures() : attempt.noteFailure());
    return isRight;
  }

  async function refuseIfSlowed(
    attempt: Attempt,
    whose: string,
    { address }: Facts,
    recordSlowed: () => Promise<void>,
  ): Promise<void> {
    await attempt.refuseIfSlowed().catch(async (error: unknown) => {
      const { count } = await limits.add(`slowed:${whose} ${networkOf(address)}`, 60);
      if (count === 1) await recordSlowed();
      throw error;
    });
  }

  async function recordRefused(refusal: RefusedElsewhere, facts: Facts): Promise<void> {
    const { count } = await limits.add(`refused:${networkOf(facts.address)}`, 60);
    if (count > mostRefusals) return;
    const { linkedTo, provider, refused, method } = refusal;
    const details = { refused, ...(provider === undefined ? {} : { provider }) };
    if (typeof linkedTo !== 'number')
      return await recordSignIn(executor, undefined, facts, { method, ...details });
    await recordEvent(executor, {
      actor: { kind: 'person', userId: linkedTo },
      action: 'identity.linked',
      outcome: 'refused',
      object: { kind: 'user', id: linkedTo },
      address: facts.address,
      requestId: facts.requestId,
      details,
    });
  }

  async function attempt<Proof>(
    name: string,
    facts: Facts,
    prove: () => Promise<Proof | undefined>,
    recordSlowed: () => Promise<void>,
  ): Promise<Proof | undefined> {
    const counted = attempts.of(undefined, name, facts.address, undefined);
    await refuseIfSlowed(counted, 'elsewhere', facts, recordSlowed);
    const proof = await prove();
    await (proof === undefined ? counted.noteFailure() : counted.forgetFailures());
    return proof;
  }

  async function withPassword(
    username: string,
    password: string,
    facts: Facts,
  ): Promise<Answer<SessionAnswer>> {
    const user = await findUserByName(executor, username);
    const isRight = await tryPassword(user, username, password, facts, () =>
      recordSignIn(executor, user?.id, facts, { method: 'password', refused: 'sign_in_slowed' }),
    );
    if (user === undefined || !isRight) {
      await recordSignIn(executor, user?.id, facts, { method: 'password', refused: 'invalid_credentials' });
      throw new ProblemError('invalid_credentials');
    }
    // Only who knows the password learns, from here, that the account is locked.
    const answered = await open({ id: user.id, method: 'password', passwordHash: user.password_hash }, facts);
    if (user.password_hash !== null && isOutdated(user.password_hash))
      await replaceHash(executor, user.id, user.password_hash, await hashPassword(password));
    return answered;
  }

  async function open(
    { id: userId, method, passwordHash, openedBy, useUp, provider }: Proved,
    facts: Facts,
  ): Promise<Answer<SessionAnswer>> {
    const sessionId = randomUUID();
    const refreshToken = newRefreshToken();
    const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
    const former = facts.transport === 'cookie' ? readCookie('refresh', facts) : undefined;
    const replaced = former === undefined ? undefined : await findSessionOfToken(executor, hashOf(former));
    const isNew = method !== 'registration' && !(await isKnownDevice(userId, facts));
    await inTransaction(executor, async (transaction) => {
      // While the password was being checked, it may have been changed or the account locked.
      const user = await holdUser(transaction, userId);
      if (user === undefined || (passwordHash !== undefined && user.password_hash !== passwordHash))
        throw new ProblemError('invalid_credentials');
      if (user.is_locked) throw new ProblemError('account_locked');
      if (passwordHash !== undefined && user.is_password_over) throw new ProblemError('password_over');
      await useUp?.(transaction);
      // Its cookies are overwritten below, so it could not be logged out later.
      if (replaced !== undefined) await endSession(transaction, replaced, 'logout');
      await insertSession(transaction, {
        id: sessionId,
        userId,
        transport: facts.transport,
        method,
        expiresAt,
        userAgent: facts.userAgent,
        address: facts.address,
        openedBy,
        tokenHash: hashOf(refreshToken),
        provider,
      });
      await recordSignIn(transaction, userId, facts, { method });
      if (isNew) await tell({ mail, settings }, transaction, userId, 'new_device', facts.userAgent);
    }).catch(async (error: unknown) => {
      if (error instanceof ProblemError)
        await recordSignIn(executor, userId, facts, { method, refused: error.code });
      throw error;
    });
    return answer(sessionId, refreshToken, expiresAt, facts, true);
  }

  /** A browser is known by its cookie; whatever else calls has no more than the name that it gives itself. */
  async function isKnownDevice(userId: number, facts: Facts): Promise<boolean> {
    if (facts.transport === 'body') return hasProgramOf(executor, userId, facts.userAgent);
    const device = await devices.ofBrowser(facts);
    return device?.accounts.includes(userId) ?? false;
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
    const access = await tokens.sign({
      userId: owner.user_id,
      sessionId,
      capabilities: owner.capabilities,
      elevatedUntil: owner.elevated_until?.getTime(),
    });
    const isCookie = facts.transport === 'cookie';
    const body = {
      access_token: isCookie ? null : access.token,
      refresh_token: isCookie ? null : refreshToken,
      ...sessionBody(sessionId, access.expiresAt, owner),
    };
    if (!isCookie) return new Answer<SessionAnswer>(body);
    const refreshSeconds = Math.floor((sessionExpiresAt.getTime() - Date.now()) / 1000);
    const session = sessionCookies(
      { access: access.token, accessSeconds, refresh: refreshToken, refreshSeconds },
      facts,
      settings.isHttps,
    );
    // A login brings the account's language; a refresh must not undo a later choice.
    const login = isNew ? await loginCookies(owner, facts) : [];
    return new Answer<SessionAnswer>(body, { cookies: [...session, ...login] });
  }

  /** Cookies that a login sets and a refresh leaves alone. */
  async function loginCookies(owner: SessionOwner, facts: Facts): Promise<Cookie[]> {
    const device = await devices.write(await devices.ofBrowser(facts), owner.user_id);
    return [deviceCookie(device, deviceSeconds, facts), languageCookie(owner.language, settings.isHttps)];
  }

  async function refresh(
    given: string | undefined,
    attemptId: string | undefined,
    facts: Facts,
  ): Promise<Answer<SessionAnswer>> {
    const token = facts.transport === 'cookie' ? readCookie('refresh', facts) : given;
    if (token === undefined) throw new ProblemError('refresh_refused');
    const next = await inTransaction(executor, (transaction) =>
      rotate(transaction, token, attemptId ?? null, facts),
    );
    if (next === 'refused' || next === 'reused') {
      if (next === 'reused')
        log.warn({ address: facts.address }, 'a refresh token was used twice; its session has ended');
      throw new ProblemError('refresh_refused');
    }
    return answer(next.sessionId, next.token, next.expiresAt, facts, false);
  }

  async function sessionOf(
    sessionId: string | undefined,
    given: string | undefined,
    facts: Facts,
  ): Promise<string | undefined> {
    const token = facts.transport === 'cookie' ? readCookie('refresh', facts) : given;
    return sessionId ?? (token === undefined ? undefined : await findSessionOfToken(executor, hashOf(token)));
  }

  async function logout(
    sessionId: string | undefined,
    given: string | undefined,
    facts: Facts,
  ): Promise<Answer<Output<'auth.logout'>>> {
    const ended = await sessionOf(sessionId, given, facts);
    if (ended !== undefined) await endSession(executor, ended, 'logout');
    return new Answer<Output<'auth.logout'>>(
      { success: true, message: message(facts.language, 'done.logout') },
      { cookies: endedCookies(facts) },
    );
  }

  const personOfSession = async (sessionId: string) => (await findOwner(sessionId))?.user_id;

  return {
    authenticate: async (token) => {
      const claims = await tokens.verify(token);
      if (claims === undefined) return null;
      const owner = await findOwner(claims.sessionId);
      if (owner === undefined || owner.user_id !== claims.userId) return null;
      // After a further proof the token from before it is worth nothing: whoever may have taken it gains no more rights.
      if (owner.elevated_until !== null && owner.elevated_until.getTime() !== claims.elevatedUntil)
        return null;
      const session: Session = {
        userId: owner.user_id,
        sessionId: claims.sessionId,
        capabilities: owner.capabilities,
        language: owner.language,
        expiresAt: claims.expiresAt,
      };
      owners.set(session, owner);
      return session;
    },
    accessCookie: (facts) => readCookie('access', facts),
    personOfBrowser: async (facts) => {
      const token = readCookie('refresh', facts);
      const sessionId = token === undefined ? undefined : await findSessionOfToken(executor, hashOf(token));
      return sessionId === undefined ? undefined : await personOfSession(sessionId);
    },
    personOfSession,
    sessionOf,
    attempt,
    recordRefused,
    tryPassword,
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

/**
 * A sign-in or its refusal. Of an account that does not exist nothing is kept: what was typed may be a password.
 */
async function recordSignIn(
  executor: Executor,
  userId: number | undefined,
  facts: Facts,
  how: Pick<RefusedElsewhere, 'method' | 'provider'> & Partial<Pick<RefusedElsewhere, 'refused'>>,
): Promise<void> {
  const { refused } = how;
  await recordEvent(executor, {
    actor: userId === undefined || refused !== undefined ? { kind: 'guest' } : { kind: 'person', userId },
    action: 'session.opened',
    outcome: refused === undefined ? 'done' : 'refused',
    ...(userId === undefined ? {} : { object: { kind: 'user', id: userId } }),
    address: facts.address,
    requestId: facts.requestId,
    details: { ...how },
  });
}

/** A refused refresh ends the session in this browser; a refused access token alone can still be refreshed. */
export function spentCookies(code: ProblemCode, facts: Facts): Answer<never>['cookies'] {
  if (code === 'refresh_refused') return endedCookies(facts);
  return code === 'session_ended' && facts.transport === 'cookie' ? [noAccessCookie(facts)] : [];
}

/** Removes the session's cookies from the browser that holds it. */
export function endedCookies(
  facts: Pick<Facts, 'transport' | 'isSecure' | 'cookie'>,
): Answer<never>['cookies'] {
  return facts.transport === 'cookie' ? noSessionCookies(facts) : [];
}

type Rotated = { readonly sessionId: string; readonly token: string; readonly expiresAt: Date };

/** Exchanges a refresh token for its successor; a token that comes again ends its family. */
async function rotate(
  executor: Executor,
  token: string,
  attemptId: string | null,
  facts: Facts,
): Promise<Rotated | 'refused' | 'reused'> {
  const hash = hashOf(token);
  const found = await lockRefreshToken(executor, hash);
  if (found === undefined || !stands(found, facts.transport)) return 'refused';
  if (!found.is_used) {
    const salt = newSalt();
    const successor = successorOf(token, salt, attemptId);
    await markUsed(executor, hash, attemptId, salt);
    await markSeen(executor, found.session_id);
    await insertRefreshToken(executor, found.session_id, hashOf(successor));
    return { sessionId: found.session_id, token: successor, expiresAt: found.expires_at };
  }
  const isSameAttempt =
    attemptId !== null && found.attempt_id === attemptId.toLowerCase() && found.is_used_just_now;
  if (isSameAttempt && found.successor_salt !== null) {
    const successor = successorOf(token, found.successor_salt, attemptId);
    if (await isUnused(executor, hashOf(successor))) {
      return { sessionId: found.session_id, token: successor, expiresAt: found.expires_at };
    }
  }
  await endSession(executor, found.session_id, 'reuse');
  await recordEvent(executor, {
    actor: { kind: 'guest' },
    action: 'session.reused',
    outcome: 'refused',
    object: { kind: 'user', id: found.user_id },
    address: facts.address,
    requestId: facts.requestId,
  });
  return 'reused';
}

/** A token of a cookie session is no good in a body, nor the other way round: one stolen cannot change its way. */
function stands(found: LockedToken, transport: Transport): boolean {
  return !found.is_ended && !found.is_locked && found.transport === transport;
}

function sessionBody(sessionId: string, expiresAt: Date, owner: SessionOwner): CurrentSession {
  return {
    session_id: sessionId,
    expires_at: expiresAt.toISOString(),
    expires_in: Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000)),
    capabilities: [...owner.capabilities],
    customer: {
      customer_id: owner.user_id,
      email: owner.email,
      firstname: owner.firstname,
      lastname: owner.lastname,
      telephone: owner.telephone,
      date_of_birth: owner.date_of_birth,
    },
  };
}
