import type { Language } from '@medeina/contract';
import type { Executor } from '../platform/database.ts';

/** What every session shows of a person, and how they sign in. */
export interface Profile {
  readonly username: string;
  readonly email: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string | null;
  readonly date_of_birth: string | null;
  readonly language: Language;
}

/** What a person may change of it freely; the address has rules of its own. */
export type ProfileChange = Partial<Omit<Profile, 'username' | 'email'>>;

export async function findProfile(executor: Executor, userId: number): Promise<Profile | undefined> {
  return executor
    .selectFrom('users')
    .select(['username', 'email', 'firstname', 'lastname', 'telephone', 'date_of_birth', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function updateProfile(
  executor: Executor,
  userId: number,
  change: ProfileChange,
): Promise<void> {
  await executor.updateTable('users').set(change).where('id', '=', userId).execute();
}
