import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { deleteRows } from '../platform/delete-rows.ts';
import type { Challenge } from './challenges.ts';

/** A passkey as its list shows it. */
export interface ListedPasskey {
  readonly id: number;
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** A passkey with what checks its signature. */
export interface StoredPasskey {
  readonly id: number;
  readonly user_id: number;
  readonly handle: Buffer;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
}

/** The passkey's name in a browser. */
export interface KnownCredential {
  readonly id: string;
  readonly transports: string[];
}

/** Whose passkeys are to be made: names for the device's own list, and the handle, made with the first passkey. */
export async function passkeyOwner(
  executor: Executor,
  userId: number,
  newHandle: Buffer,
): Promise<{ handle: Buffer; username: string; name: string }> {
  await sql`
    insert into passkey_owners (user_id, handle) values (${userId}, ${newHandle})
    on conflict (user_id) do nothing`.execute(executor);
  const { rows } = await sql<{ handle: Buffer; username: string; name: string }>`
    select o.handle, u.username, trim(u.firstname || ' ' || u.lastname) as name
    from users u join passkey_owners o on o.user_id = u.id
    where u.id = ${userId}`.execute(executor);
  const [owner] = rows;
  if (owner === undefined) throw new Error('The account of a session is gone');
  return owner;
}

export async function insertPasskey(
  executor: Executor,
  passkey: {
    readonly userId: number;
    readonly credentialId: string;
    readonly publicKey: Buffer;
    readonly counter: number;
    readonly transports: readonly string[];
    readonly isSynced: boolean;
    readonly name: string;
  },
): Promise<ListedPasskey> {
  return executor
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: [...passkey.transports],
      is_synced: passkey.isSynced,
      name: passkey.name,
      last_used_at: null,
    })
    .returning(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .executeTakeFirstOrThrow();
}

export async function listPasskeys(executor: Executor, userId: number): Promise<ListedPasskey[]> {
  return executor
    .selectFrom('passkeys')
    .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function listCredentials(executor: Executor, userId: number): Promise<KnownCredential[]> {
  return executor
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
}

export async function findPasskey(
  executor: Executor,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`
    select p.id, p.user_id, o.handle, p.credential_id, p.public_key, p.counter::float8 as counter
    from passkeys p join passkey_owners o on o.user_id = p.user_id
    where p.credential_id = ${credentialId}`.execute(executor);
  return rows[0];
}

/**
 * Notes a use. False: the counter does not go on from the last one, so the key has a copy somewhere. One that counts
 * nothing stays at 0.
 */
export async function noteUse(executor: Executor, id: number, counter: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`.execute(executor);
  return numAffectedRows > 0n;
}

export async function isOwnPasskey(executor: Executor, userId: number, id: number): Promise<boolean> {
  const row = await executor
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function savePasskeyName(
  executor: Executor,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const result = await executor
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deletePasskey(executor: Executor, userId: number, id: number): Promise<boolean> {
  const result = await executor
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Notes that a challenge was answered. False: it was before. */
export async function spendChallenge(executor: Executor, { id, expiresAt }: Challenge): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into spent_challenges (id, expires_at) values (${id}, ${expiresAt})
    on conflict do nothing`.execute(executor);
  return numAffectedRows > 0n;
}

export async function deleteSpentChallenges(executor: Executor): Promise<void> {
  await deleteRows(executor, 'spent_challenges', sql`expires_at < now()`);
}
