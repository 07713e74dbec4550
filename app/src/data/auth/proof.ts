import { sessionStore } from '../../session/store.ts';
import type { Act } from '../hooks.ts';

/** A proof of who one is, and then a new access token: the server refuses the one from before it. */
export async function withNewToken(proof: Promise<unknown>): Promise<void> {
  await proof;
  await sessionStore.refresh();
}

/** Proves by the password of the account that it is still the same person. */
export function proveByPassword(act: Act, username: string, password: string): Promise<void> {
  return withNewToken(act('auth.password.check', { body: { username, password } }, { quiet: true }));
}
