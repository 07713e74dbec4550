import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** Accounts elsewhere that open an account of ours, found by (issuer, subject) and by nothing else. */
export interface IdentityRow {
  readonly user_id: number;
  readonly provider: string;
  readonly environment_id: string | null;
  readonly issuer: string;
  readonly subject: string;
  readonly account_id: string | null;
  readonly account_name: string | null;
  readonly access_token: Buffer | null;
  /** Signs a browser in there. */
  readonly sign_in_token: Buffer | null;
}

const columns = sql`user_id, provider, environment_id, issuer, subject, account_id, account_name, access_token,
  sign_in_token`;

/** The one of an account elsewhere; it stays linked as it is until the transaction ends. */
export async function holdIdentity(
  executor: Executor,
  issuer: string,
  subject: string,
): Promise<IdentityRow | undefined> {
  const { rows } = await sql<IdentityRow>`
    select ${columns} from user_identities where issuer = ${issuer} and subject = ${subject} for update`.execute(
    executor,
  );
  return rows[0];
}

export async function readIdentities(executor: Executor, userId: number): Promise<IdentityRow[]> {
  const { rows } = await sql<IdentityRow>`
    select ${columns} from user_identities where user_id = ${userId} order by provider`.execute(executor);
  return rows;
}

/** @returns false where the person has an account of that provider linked already, or somebody has this one. */
export async function insertIdentity(executor: Executor, identity: IdentityRow): Promise<boolean> {
  const result = await executor
    .insertInto('user_identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** What the environment handed out last; without a new token the former one stays. */
export async function refreshIdentity(
  executor: Executor,
  { issuer, subject, account_id, account_name, access_token, sign_in_token }: Omit<IdentityRow, 'user_id'>,
): Promise<void> {
  await sql`
    update user_identities set
      account_id = coalesce(${account_id}, account_id),
      account_name = coalesce(${account_name}, account_name),
      access_token = coalesce(${access_token}::bytea, access_token),
      sign_in_token = coalesce(${sign_in_token}::bytea, sign_in_token)
    where issuer = ${issuer} and subject = ${subject}`.execute(executor);
}

export async function deleteIdentity(executor: Executor, userId: number, provider: string): Promise<boolean> {
  const result = await executor
    .deleteFrom('user_identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** Where letters about the account go, and in which language. */
export interface Reader {
  readonly email: string | null;
  readonly language: 'en' | 'lt' | 'ru';
  readonly has_password: boolean;
}

/** Locks the account, so that of two ways in that go at once one stays. */
export async function holdReader(executor: Executor, userId: number): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select case when email_confirmed_at is not null then email end as email, language,
      password_hash is not null as has_password
    from users where id = ${userId} for no key update`.execute(executor);
  return rows[0];
}

/** Ends the sessions that were opened through an account elsewhere: the one that is named, else all of the account. */
export async function endProviderSessions(
  executor: Executor,
  issuer: string,
  whose: { readonly subject?: string; readonly session?: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update sessions set ended_at = now(), ended_reason = 'logout'
    from user_identities identity
    where identity.issuer = ${issuer} and identity.user_id = sessions.user_id and sessions.ended_at is null
      and sessions.method in ('environment', 'social')
      and sessions.environment_id is not distinct from identity.environment_id
      and (sessions.provider_session = ${whose.session ?? null}
        or (${whose.session ?? null}::text is null and identity.subject = ${whose.subject ?? null}))`.execute(
    executor,
  );
  return Number(numAffectedRows ?? 0n);
}
