import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import { type Executor, inTransaction, isUniqueViolation } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';

export interface NewUser {
  readonly username: string;
  /** Null: not known. */
  readonly email: string | null;
  /** The address was confirmed to be the person's. */
  readonly isEmailConfirmed?: boolean;
  readonly firstname: string;
  readonly lastname: string;
  /** E.164. */
  readonly telephone: string | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  /** Null: signs in elsewhere only. */
  readonly password: string | null;
  readonly language: Language;
  /** Somebody else chose the password: the person is asked for one of their own. */
  readonly mustChangePassword?: boolean;
  readonly capabilities?: readonly string[];
}

/** A person as signing in needs them. */
export interface StoredUser {
  readonly id: number;
  readonly password_hash: string | null;
  readonly is_locked: boolean;
  /** Somebody else has set the password, and the time to choose one of one's own is over. */
  readonly is_password_over: boolean;
}

/** Days in which a password that somebody else has set opens the account. */
const givenDays = 7;

const expiryOf = (isGiven: boolean) =>
  isGiven ? sql<Date>`now() + make_interval(days => ${givenDays})` : null;

const storedColumns = sql`
  id, password_hash, locked_at is not null as is_locked, coalesce(password_expires_at <= now(), false) as is_password_over`;

export async function insertUser(
  executor: Executor,
  user: Omit<NewUser, 'password'> & { readonly passwordHash: string | null },
): Promise<number> {
  const insert = async (transaction: Executor): Promise<number> => {
    const { id } = await transaction
      .insertInto('users')
      .values({
        username: user.username,
        email: user.email,
        email_confirmed_at: user.isEmailConfirmed === true ? sql<Date>`now()` : null,
        password_hash: user.passwordHash,
        must_change_password: user.mustChangePassword ?? false,
        password_expires_at: expiryOf(user.mustChangePassword ?? false),
        firstname: user.firstname,
        lastname: user.lastname,
        telephone: user.telephone,
        date_of_birth: user.dateOfBirth,
        language: user.language,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const capabilities = (user.capabilities ?? []).map((capability) => ({ user_id: id, capability }));
    if (capabilities.length > 0)
      await transaction.insertInto('user_capabilities').values(capabilities).execute();
    return id;
  };
  try {
    return await inTransaction(executor, insert);
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
 * Which of the two are taken, so that a registration names both at once. An address is taken once it is confirmed, or where
 * an account has it as its name: a former release let names be addresses, and both open the login form.
 */
export async function findTaken(
  executor: Executor,
  username: string,
  email: string,
): Promise<{ username: boolean; email: boolean }> {
  const {
    rows: [row],
  } = await sql<{ username: boolean; email: boolean }>`
    select exists (
             select 1 from users where lower(username) = lower(${username})
           ) as username,
           exists (
             select 1 from users
             where (lower(email) = lower(${email}) and email_confirmed_at is not null)
               or lower(username) = lower(${email})
           ) as email`.execute(executor);
  return row ?? { username: false, email: false };
}

/** The account of that name with that address, where it was made in the last ten minutes. */
export async function findNewcomer(
  executor: Executor,
  username: string,
  email: string,
): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`
    select ${storedColumns} from users
    where lower(username) = lower(${username}) and lower(email) = lower(${email})
      and created_at > now() - interval '10 minutes'`.execute(executor);
  return rows[0];
}

/**
 * By user name, else by e-mail: a name that looks like somebody else's address must not shadow it. An address that several
 * have given and nobody has confirmed opens no account.
 */
export async function findUserByName(executor: Executor, name: string): Promise<StoredUser | undefined> {
  const {
    rows: [row],
  } = await sql<StoredUser>`
    select ${storedColumns}
    from users
    where lower(username) = lower(${name})
      or (lower(email) = lower(${name}) and (email_confirmed_at is not null or not exists (
        select from users others where lower(others.email) = lower(${name}) and others.id <> users.id)))
    order by lower(username) = lower(${name}) desc
    limit 1`.execute(executor);
  return row;
}

/** The account as it is now; neither its password nor its lock changes before the transaction ends. */
export async function holdUser(executor: Executor, userId: number): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`
    select ${storedColumns}
    from users where id = ${userId} for share`.execute(executor);
  return rows[0];
}

/** The account for this transaction alone. False where it is gone. */
export async function lockAccount(executor: Executor, userId: number): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} for update`.execute(executor);
  return rows.length > 0;
}

export async function findUsername(
  executor: Executor,
  username: string,
): Promise<{ id: number; username: string } | undefined> {
  const {
    rows: [row],
  } = await sql<{ id: number; username: string }>`
    select id, username from users where lower(username) = lower(${username})`.execute(executor);
  return row;
}

export async function findUsernameOf(
  executor: Executor,
  userId: number,
): Promise<{ id: number; username: string } | undefined> {
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from users where id = ${userId}`.execute(executor);
  return rows[0];
}

/** @param mustChange whether somebody else has set it, and so knows it. */
export async function savePassword(
  executor: Executor,
  userId: number,
  passwordHash: string,
  mustChange = false,
): Promise<void> {
  await executor
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      must_change_password: mustChange,
      password_expires_at: expiryOf(mustChange),
    })
    .where('id', '=', userId)
    .execute();
}

/** The same password, hashed at another cost; one that was changed meanwhile stays. */
export async function replaceHash(
  executor: Executor,
  userId: number,
  former: string,
  passwordHash: string,
): Promise<void> {
  await executor
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', former)
    .execute();
}

export async function isChangeRequired(executor: Executor, userId: number): Promise<boolean> {
  const row = await executor
    .selectFrom('users')
    .select('must_change_password')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.must_change_password ?? false;
}

export async function hasPassword(executor: Executor, userId: number): Promise<boolean> {
  const row = await executor
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.password_hash !== null;
}

export async function saveLanguage(executor: Executor, userId: number, language: Language): Promise<void> {
  await executor.updateTable('users').set({ language }).where('id', '=', userId).execute();
}

export async function saveLock(executor: Executor, userId: number, isLocked: boolean): Promise<void> {
  await executor
    .updateTable('users')
    .set({ locked_at: isLocked ? sql<Date>`now()` : null })
    .where('id', '=', userId)
    .execute();
}

export async function insertCapability(
  executor: Executor,
  userId: number,
  capability: string,
): Promise<boolean> {
  const result = await executor
    .insertInto('user_capabilities')
    .values({ user_id: userId, capability })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function deleteCapability(
  executor: Executor,
  userId: number,
  capability: string,
): Promise<boolean> {
  const result = await executor
    .deleteFrom('user_capabilities')
    .where('user_id', '=', userId)
    .where('capability', '=', capability)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
