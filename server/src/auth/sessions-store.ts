import type { Language } from '@medeina/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database.ts';
import type { Transport } from '../platform/endpoints/types.ts';
import type { Tables } from '../platform/tables.ts';

/** Whose session it is and what the login answer shows. */
export interface SessionOwner {
  readonly userId: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string | null;
  readonly dateOfBirth: string | null;
  readonly language: Language;
  readonly capabilities: readonly string[];
}

/** A refresh token's row with its session's, both locked for this transaction. */
export interface LockedToken {
  readonly sessionId: string;
  readonly userId: number;
  readonly transport: Transport;
  readonly expiresAt: Date;
  readonly isEnded: boolean;
  readonly isLocked: boolean;
  readonly usedAt: Date | null;
  readonly attemptId: string | null;
  readonly successorSalt: Buffer | null;
}

/** Of sessions that stand: neither ended nor expired, their person not locked. In the order of the ids. */
export async function findSessionOwners(
  { sql }: Pick<Database, 'sql'>,
  sessionIds: readonly string[],
): Promise<(SessionOwner | undefined)[]> {
  const rows = await sql<(SessionOwner & { sessionId: string })[]>`
    select wish.id as "sessionId", owner.*
    from json_to_recordset(${JSON.stringify(sessionIds.map((id) => ({ id })))}::text::json) as wish (id uuid)
    cross join lateral (
      select u.id as "userId", u.email, u.firstname, u.lastname, u.telephone, u.date_of_birth as "dateOfBirth",
             coalesce(a.language, 'lt') as language,
             array(select capability from user_capabilities c where c.user_id = u.id order by capability) as capabilities
      from sessions s
      join users u on u.id = s.user_id
      left join accounts a on a.user_id = u.id
      where s.id = wish.id and s.ended_at is null and s.expires_at > now() and u.locked_at is null
      limit 1
    ) as owner`;
  const byId = new Map(rows.map((row) => [row.sessionId, row]));
  return sessionIds.map((id) => byId.get(id));
}

export async function insertSession(
  transaction: Transaction<Tables>,
  session: {
    readonly id: string;
    readonly userId: number;
    readonly transport: Transport;
    readonly expiresAt: Date;
    readonly userAgent: string;
    readonly address: string;
    readonly tokenHash: Buffer;
  },
): Promise<void> {
  await transaction
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      transport: session.transport,
      expires_at: session.expiresAt,
      user_agent: session.userAgent.slice(0, 300),
      address: session.address,
      ended_reason: null,
    })
    .execute();
  await insertRefreshToken(transaction, session.id, session.tokenHash);
}

export async function insertRefreshToken(
  transaction: Transaction<Tables>,
  sessionId: string,
  hash: Buffer,
): Promise<void> {
  await transaction
    .insertInto('refresh_tokens')
    .values({ hash, session_id: sessionId, attempt_id: null, successor_salt: null })
    .execute();
}

/** Locks the token's whole family first, so that two uses of any of its tokens come one after the other. */
export async function lockRefreshToken(
  transaction: Transaction<Tables>,
  hash: Buffer,
): Promise<LockedToken | undefined> {
  const { rows } = await sql<LockedToken>`
    with family as materialized (
      select s.* from sessions s
      where s.id = (select session_id from refresh_tokens where hash = ${hash})
      for update
    )
    select f.id as "sessionId", f.user_id as "userId", f.transport, f.expires_at as "expiresAt",
           f.ended_at is not null as "isEnded", u.locked_at is not null as "isLocked"
    from family f join users u on u.id = f.user_id`.execute(transaction);
  const [family] = rows;
  if (family === undefined) return undefined;
  // A statement of its own: it must see what the one that held the lock before us wrote.
  const token = await transaction
    .selectFrom('refresh_tokens')
    .select(['used_at as usedAt', 'attempt_id as attemptId', 'successor_salt as successorSalt'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  const current = await transaction
    .selectFrom('sessions')
    .select('ended_at')
    .where('id', '=', family.sessionId)
    .executeTakeFirst();
  if (token === undefined || current === undefined) return undefined;
  return { ...family, ...token, isEnded: current.ended_at !== null };
}

export async function markUsed(
  transaction: Transaction<Tables>,
  hash: Buffer,
  attemptId: string | null,
  successorSalt: Buffer,
): Promise<void> {
  await transaction
    .updateTable('refresh_tokens')
    .set({ used_at: sql<Date>`now()`, attempt_id: attemptId, successor_salt: successorSalt })
    .where('hash', '=', hash)
    .execute();
}

export async function isUnused(transaction: Transaction<Tables>, hash: Buffer): Promise<boolean> {
  const row = await transaction
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined && row.used_at === null;
}

export async function endSession(
  database: Kysely<Tables>,
  sessionId: string,
  reason: 'logout' | 'reuse',
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSessionsOf(
  database: Kysely<Tables>,
  userId: number,
  reason: 'operator' | 'password',
): Promise<number> {
  const result = await database
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function findSessionOfToken(database: Database, hash: Buffer): Promise<string | undefined> {
  const [row] = await database.sql<{ id: string }[]>`
    select session_id as id from refresh_tokens where hash = ${hash}`;
  return row?.id;
}

/** Sessions a day after their end of life, with their tokens. */
export async function deleteExpiredSessions(database: Database): Promise<void> {
  await database.sql`delete from sessions where expires_at < now() - interval '1 day'`;
}
