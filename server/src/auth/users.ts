import type { Language } from '@medeina/contract';
import { hashPassword } from './passwords.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { savePending } from './contacts-store.ts';
import { deleteTokensOf } from './one-time-tokens-store.ts';
import { endSessionsOf } from './sessions-store.ts';
import {
  deleteCapability,
  findTaken,
  findUsername,
  findUsernameOf,
  insertCapability,
  insertUser,
  lockAccount,
  type NewUser,
  saveLanguage,
  saveLock,
  savePassword,
} from './users-store.ts';

/**
 * Makes a person's account.
 * @throws {ProblemError} `bad_input` with the field whose value another account has.
 */
export async function createUser(executor: Executor, user: NewUser): Promise<number> {
  const { password, ...facts } = user;
  return insertUser(executor, {
    ...facts,
    // However its letters are composed, it is one name.
    username: user.username.normalize('NFKC'),
    passwordHash: password === null ? null : await hashPassword(password),
  });
}

/** What of a new account another one has already: problems of its fields, none where both are free. */
export async function takenFields(
  executor: Executor,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<Record<string, string[]>> {
  const taken = await findTaken(executor, username, email);
  return {
    ...(taken.username && { username: ['field_username_taken'] }),
    ...(taken.email && { email: ['field_email_taken'] }),
  };
}

/** An account by its user name, whatever the case of its letters. */
export function findUser(
  executor: Executor,
  username: string,
): Promise<{ id: number; username: string } | undefined> {
  return findUsername(executor, username.normalize('NFKC'));
}

/** An account by its number, as the audit has it. */
export function findUserById(
  executor: Executor,
  userId: number,
): Promise<{ id: number; username: string } | undefined> {
  return findUsernameOf(executor, userId);
}

/**
 * Sets a password in somebody's stead and ends every session: the person is asked for one of their own. Returns how many
 * sessions ended.
 */
export async function setPassword(executor: Executor, userId: number, password: string): Promise<number> {
  const passwordHash = await hashPassword(password);
  return inTransaction(executor, async (transaction) => {
    await savePassword(transaction, userId, passwordHash, true);
    await dropBegun(transaction, userId);
    return endSessionsOf(transaction, userId, 'password');
  });
}

/** What somebody began by a former password: an address that waits for its confirmation, and a link to another password. */
export async function dropBegun(transaction: Executor, userId: number): Promise<void> {
  await savePending(transaction, userId, null);
  await deleteTokensOf(transaction, userId, 'reset_password');
}

/** The language of the site, and of mail, for a person. */
export async function changeLanguage(executor: Executor, userId: number, language: Language): Promise<void> {
  await saveLanguage(executor, userId, language);
}

/** Ends every session, as the person wanted it. */
export async function endAllSessions(executor: Executor, userId: number): Promise<void> {
  await endSessionsOf(executor, userId, 'logout');
}

/** Nobody else changes the account, or refers to it anew, before the transaction ends. False where it is gone. */
export async function holdAccount(transaction: Executor, userId: number): Promise<boolean> {
  return lockAccount(transaction, userId);
}

/** Lets nobody in and ends every session. Returns how many ended. */
export async function lockUser(executor: Executor, userId: number): Promise<number> {
  return inTransaction(executor, async (transaction) => {
    await saveLock(transaction, userId, true);
    return endSessionsOf(transaction, userId, 'operator');
  });
}

export async function unlockUser(executor: Executor, userId: number): Promise<void> {
  await saveLock(executor, userId, false);
}

/** Gives or takes back a capability. Returns whether that changed anything. */
export function changeCapability(
  executor: Executor,
  userId: number,
  capability: string,
  isGranted: boolean,
): Promise<boolean> {
  return isGranted
    ? insertCapability(executor, userId, capability)
    : deleteCapability(executor, userId, capability);
}
