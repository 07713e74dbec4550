import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { findProfile, type Profile, type ProfileChange, updateProfile } from './profile-store.ts';

export type { Profile, ProfileChange } from './profile-store.ts';

/** @throws {ProblemError} `session_ended` where the account is gone. */
export async function readProfile(executor: Executor, userId: number): Promise<Profile> {
  const profile = await findProfile(executor, userId);
  if (profile === undefined) throw new ProblemError('session_ended');
  return profile;
}

export async function changeProfile(
  executor: Executor,
  userId: number,
  change: ProfileChange,
): Promise<void> {
  if (Object.keys(change).length > 0) await updateProfile(executor, userId, change);
}
