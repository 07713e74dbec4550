import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { deleteRows } from '../platform/delete-rows.ts';
import type { Transport } from '../platform/endpoints/types.ts';
import type { DB } from '../platform/generated/tables.ts';
import { attemptSeconds, idleDays } from './tokens.ts';

/** How somebody proved who they are. */
export type SignInMethod = DB['sessions']['method'];

/** What a session that was opened at a provider keeps of it. */
export interface ProviderSession {
  /** Null where the provider is no environment. */
  readonly environmentId: string | null;
  /** The provider's own session, so that a logout there ends ours. */
  readonly session: string | null;
  /** Encrypted; shown to the provider at logout, so that it ends its session. */
  readonly idToken: Buffer | null;
}

/** Whose session it is and what the login answer shows. */
export interface SessionOwner {
  readonly user_id: number;
  readonly email: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string | null;
  readonly date_of_birth: string | null;
  readonly language: Language;
  readonly capabilities: readonly string[];
  /** Until when the session may change credentials; null where it may not. */
  readonly elevated_until: Date | null;
}

/** A refresh token's row with its session's, both locked for this transaction. */
export interface LockedToken {
  readonly session_id: string;
  readonly user_id: number;
  readonly transport: Transport;
  readonly expires_at: Date;
  /** Or past its time, or not used for too long. */
  readonly is_ended: boolean;
  readonly is_locked: boolean;
  readonly is_used: boolean;
  /** So lately that its answer may have been lost; by the database's clock, which all instances share. */
  readonly is_used_just_now: boolean;
  readonly attempt_id: string | null;
  readonly successor_salt: Buffer | null;
}

/** Of a row of `sessions`: neither ended nor expired, nor left unused for too long. */
export const isStanding = sql<boolean>`
  ended_at is null and expires_at > now() and last_seen_at > now() - make_interval(days => ${idleDays})`;

/** As much of a program's name as is kept. */
const agentOf = (userAgent: string): string => userAgent.slice(0, 300);

/**
 * Whether the person has signed in by a program of this name before. A browser of theirs is none: its name is no secret,
 * and whoever gives it signs in elsewhere.
 */
export async function hasProgramOf(executor: Executor, userId: number, userAgent: string): Promise<boolean> {
  const row = await executor
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('transport', '=', 'body')
    .where('user_agent', '=', agentOf(userAgent))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Owners of valid sessions, in the order of the ids: those that stand, and whose account is not locked. */
export async function findSessionOwners(
  executor: Executor,
  sessionIds: readonly string[],
): Promise<(SessionOwner | undefined)[]> {
  const { rows } = await sql<SessionOwner & { session_id: string }>`
    select asked.id as session_id, owner.*
    from json_to_recordset(${JSON.stringify(sessionIds.map((id) => ({ id })))}::json) as asked (id uuid)
    cross join lateral (
      select u.id as user_id, u.email, u.firstname, u.lastname, u.telephone, u.date_of_birth,
             u.language,
             case when s.elevated_until > now() then s.elevated_until end as elevated_until,
             array(select capability from user_capabilities c where c.user_id = u.id order by capability) as capabilities
      from sessions s
      join users u on u.id = s.user_id
      where s.id = asked.id and ${isStanding} and u.locked_at is null
      limit 1
    ) as owner`.execute(executor);
  const byId = new Map(rows.map((row) => [row.session_id, row]));
  return sessionIds.map((id) => byId.get(id));
}

export async function insertSession(
  executor: Executor,
  session: {
    readonly id: string;
    readonly userId: number;
    readonly transport: Transport;
    readonly method: SignInMethod;
    readonly expiresAt: Date;
    readonly userAgent: string;
    readonly address: string;
    /** The session that showed the code by which this one was opened. */
    readonly openedBy?: string | undefined;
    readonly tokenHash: Buffer;
    readonly provider?: ProviderSession | undefined;
  },
): Promise<void> {
  await executor
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      transport: session.transport,
      method: session.method,
      expires_at: session.expiresAt,
      user_agent: agentOf(session.userAgent),
      address: session.address,
      opened_by: session.openedBy ?? null,
      environment_id: session.provider?.environmentId ?? null,
      provider_session: session.provider?.session ?? null,
      provider_id_token: session.provider?.idToken ?? null,
      ended_reason: null,
    })
    .execute();
  await insertRefreshToken(executor, session.id, session.tokenHash);
}

export async function insertRefreshToken(executor: Executor, sessionId: string, hash: Buffer): Promise<void> {
  await executor
    .insertInto('refresh_tokens')
    .values({ hash, session_id: sessionId, attempt_id: null, successor_salt: null })
    .execute();
}

/** Locks the token's whole family first, so that two uses of any of its tokens come one after the other. */
export async function lockRefreshToken(executor: Executor, hash: Buffer): Promise<LockedToken | undefined> {
  const { rows } = await sql<
    Pick<LockedToken, 'session_id' | 'user_id' | 'transport' | 'expires_at' | 'is_locked'>
  >`
    with family as materialized (
      select s.* from sessions s
      where s.id = (select session_id from refresh_tokens where hash = ${hash})
      for update
    )
    select f.id as session_id, f.user_id, f.transport, f.expires_at,
           u.locked_at is not null as is_locked
    from family f join users u on u.id = f.user_id`.execute(executor);
  const [family] = rows;
  if (family === undefined) return undefined;
  // A statement of its own: it must see what the one that held the lock before us wrote.
  const token = await executor
    .selectFrom('refresh_tokens')
    .select([
      'attempt_id',
      'successor_salt',
      sql<boolean>`used_at is not null`.as('is_used'),
      sql<boolean>`coalesce(used_at >= now() - make_interval(secs => ${attemptSeconds}), false)`.as(
        'is_used_just_now',
      ),
    ])
    .where('hash', '=', hash)
    .executeTakeFirst();
  const current = await executor
    .selectFrom('sessions')
    .select(isStanding.as('is_standing'))
    .where('id', '=', family.session_id)
    .executeTakeFirst();
  if (token === undefined || current === undefined) return undefined;
  return { ...family, ...token, is_ended: !current.is_standing };
}

export async function markUsed(
  executor: Executor,
  hash: Buffer,
  attemptId: string | null,
  successorSalt: Buffer,
): Promise<void> {
  await executor
    .updateTable('refresh_tokens')
    .set({ used_at: sql<Date>`now()`, attempt_id: attemptId, successor_salt: successorSalt })
    .where('hash', '=', hash)
    .execute();
}

/** Notes that the session is in use; a refresh does so, every few minutes. */
export async function markSeen(executor: Executor, sessionId: string): Promise<void> {
  await sql`update sessions set last_seen_at = now() where id = ${sessionId}`.execute(executor);
}

export async function isUnused(executor: Executor, hash: Buffer): Promise<boolean> {
  const row = await executor
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined && row.used_at === null;
}

export async function endSession(
  executor: Executor,
  sessionId: string,
  reason: 'logout' | 'reuse',
): Promise<void> {
  await executor
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The environment through which a session was opened; undefined where it was not, or is over. */
export async function findEnvironmentSession(
  executor: Executor,
  sessionId: string,
): Promise<{ environment_id: string; provider_id_token: Buffer } | undefined> {
  const { rows } = await sql<{ environment_id: string; provider_id_token: Buffer }>`
    select environment_id, provider_id_token from sessions
    where id = ${sessionId} and ended_at is null and environment_id is not null
      and provider_id_token is not null`.execute(executor);
  return rows[0];
}

/** @param except the session that goes on: the one in which the person asked for it. */
export async function endSessionsOf(
  executor: Executor,
  userId: number,
  reason: 'logout' | 'operator' | 'password',
  except?: string,
): Promise<number> {
  let ended = executor
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except !== undefined) ended = ended.where('id', '<>', except);
  const result = await ended.executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function findSessionOfToken(executor: Executor, hash: Buffer): Promise<string | undefined> {
  const {
    rows: [row],
  } = await sql<{ id: string }>`
    select session_id as id from refresh_tokens where hash = ${hash}`.execute(executor);
  return row?.id;
}

/** Sessions a day after their end of life, with their tokens. */
export async function deleteExpiredSessions(executor: Executor): Promise<void> {
  await deleteRows(executor, 'sessions', sql`expires_at < now() - interval '1 day'`);
}

/**
 * Refresh tokens three days after they were used. Until then one that comes again shows that two hold the session, and
 * ends it: three days, so that a theft still shows after a weekend. Later it is refused as any
 * unknown one is. An open page uses twelve an hour.
 */
export async function deleteSpentTokens(executor: Executor): Promise<void> {
  await deleteRows(executor, 'refresh_tokens', sql`used_at < now() - interval '3 days'`);
}
