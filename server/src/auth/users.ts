import type { Kysely } from 'kysely';
import type { Tables } from '../platform/tables.ts';
import { hashPassword } from './passwords.ts';
import type { Database } from '../platform/database.ts';
import { endSessionsOf } from './sessions-store.ts';
import {
  deleteCapability,
  findUsername,
  insertCapability,
  insertUser,
  type NewUser,
  saveLock,
  savePassword,
} from './users-store.ts';

/**
 * Makes a person's account.
 * @param database or the transaction that it belongs to.
 * @throws {ProblemError} `bad_input` with the field whose value another account has.
 */
export async function createUser(database: Kysely<Tables>, user: NewUser): Promise<number> {
  const { password, ...facts } = user;
  return insertUser(database, {
    ...facts,
    passwordHash: password === null ? null : await hashPassword(password),
  });
}

/** An account by its user name, whatever the case of its letters. */
export function findUser(
  database: Database,
  username: string,
): Promise<{ id: number; username: string } | undefined> {
  return findUsername(database, username);
}

/** Sets a new password and ends every session. Returns how many ended. */
export async function setPassword(
  database: Kysely<Tables>,
  userId: number,
  password: string,
): Promise<number> {
  const passwordHash = await hashPassword(password);
  return database.transaction().execute(async (transaction) => {
    await savePassword(transaction, userId, passwordHash);
    return endSessionsOf(transaction, userId, 'password');
  });
}

/** Lets nobody in and ends every session. Returns how many ended. */
export async function lockUser(database: Kysely<Tables>, userId: number): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await saveLock(transaction, userId, true);
    return endSessionsOf(transaction, userId, 'operator');
  });
}

export async function unlockUser(database: Kysely<Tables>, userId: number): Promise<void> {
  await saveLock(database, userId, false);
}

/** Gives or takes back a capability. Returns whether that changed anything. */
export function changeCapability(
  database: Kysely<Tables>,
  userId: number,
  capability: string,
  isGranted: boolean,
): Promise<boolean> {
  return isGranted
    ? insertCapability(database, userId, capability)
    : deleteCapability(database, userId, capability);
}
