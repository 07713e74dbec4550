import { useSyncExternalStore } from 'react';

/** A logout that waits for an answer, since it would lose something. */
export interface LogoutQuestion {
  /** Answers that the server has not got yet. */
  readonly count: number;
  readonly confirm: () => Promise<void>;
}

let question: LogoutQuestion | undefined;
const listeners = new Set<() => void>();

/** Asks before a logout; undefined closes the question. */
export function askBeforeLogout(next: LogoutQuestion | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLogoutQuestion(): LogoutQuestion | undefined {
  return useSyncExternalStore(
    subscribe,
    () => question,
    () => undefined,
  );
}
