import type { Language } from '@medeina/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, isUniqueViolation } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import type { Tables } from '../platform/tables.ts';

export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** E.164. */
  readonly telephone: string | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  /** Null: signs in elsewhere only. */
  readonly password: string | null;
  readonly language: Language;
  readonly capabilities?: readonly string[];
}

/** A person as signing in needs them. */
export interface StoredUser {
  readonly id: number;
  readonly passwordHash: string | null;
  readonly isLocked: boolean;
}

export async function insertUser(
  database: Kysely<Tables>,
  user: Omit<NewUser, 'password'> & { readonly passwordHash: string | null },
): Promise<number> {
  const insert = async (transaction: Kysely<Tables>): Promise<number> => {
    const { id } = await transaction
      .insertInto('users')
      .values({
        username: user.username,
        email: user.email,
        password_hash: user.passwordHash,
        firstname: user.firstname,
        lastname: user.lastname,
        telephone: user.telephone,
        date_of_birth: user.dateOfBirth,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.insertInto('accounts').values({ user_id: id, language: user.language }).execute();
    const capabilities = (user.capabilities ?? []).map((capability) => ({ user_id: id, capability }));
    if (capabilities.length > 0)
      await transaction.insertInto('user_capabilities').values(capabilities).execute();
    return id;
  };
  try {
    return database.isTransaction ? await insert(database) : await database.transaction().execute(insert);
  } catch (error) {
    // Two people can choose one name in the same moment: the index decides, not a look beforehand.
    if (isUniqueViolation(error, 'users_username_key')) {
      throw new ProblemError('bad_input', { fields: { username: ['field_username_taken'] } });
    }
    if (isUniqueViolation(error, 'users_email_key')) {
      throw new ProblemError('bad_input', { fields: { email: ['field_email_taken'] } });
    }
    throw error;
  }
}

/**
 * Which of the two are taken, so that a registration names both at once. One opens the login form as well as the
 * other, so nobody may take somebody else's address as a name.
 */
export async function findTaken(
  database: Database,
  username: string,
  email: string,
): Promise<{ username: boolean; email: boolean }> {
  const [row] = await database.sql<{ username: boolean; email: boolean }[]>`
    select exists (
             select 1 from users where lower(username) = lower(${username}) or lower(email) = lower(${username})
           ) as username,
           exists (
             select 1 from users where lower(email) = lower(${email}) or lower(username) = lower(${email})
           ) as email`;
  return row ?? { username: false, email: false };
}

/** By user name, else by e-mail: a name that looks like somebody else's address must not shadow it. */
export async function findUserByName(database: Database, name: string): Promise<StoredUser | undefined> {
  const [row] = await database.sql<StoredUser[]>`
    select id, password_hash as "passwordHash", locked_at is not null as "isLocked"
    from users
    where lower(username) = lower(${name}) or lower(email) = lower(${name})
    order by lower(username) = lower(${name}) desc
    limit 1`;
  return row;
}

/** The account as it is now; neither its password nor its lock changes before the transaction ends. */
export async function holdUser(
  transaction: Transaction<Tables>,
  userId: number,
): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`
    select id, password_hash as "passwordHash", locked_at is not null as "isLocked"
    from users where id = ${userId} for share`.execute(transaction);
  return rows[0];
}

export async function findUsername(
  database: Database,
  username: string,
): Promise<{ id: number; username: string } | undefined> {
  const [row] = await database.sql<{ id: number; username: string }[]>`
    select id, username from users where lower(username) = lower(${username})`;
  return row;
}

export async function savePassword(
  database: Kysely<Tables>,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await database.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

export async function saveLock(database: Kysely<Tables>, userId: number, isLocked: boolean): Promise<void> {
  await database
    .updateTable('users')
    .set({ locked_at: isLocked ? sql<Date>`now()` : null })
    .where('id', '=', userId)
    .execute();
}

export async function insertCapability(
  database: Kysely<Tables>,
  userId: number,
  capability: string,
): Promise<boolean> {
  const result = await database
    .insertInto('user_capabilities')
    .values({ user_id: userId, capability })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function deleteCapability(
  database: Kysely<Tables>,
  userId: number,
  capability: string,
): Promise<boolean> {
  const result = await database
    .deleteFrom('user_capabilities')
    .where('user_id', '=', userId)
    .where('capability', '=', capability)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
