import type { EndpointId, Input, Language, Output } from '@medeina/contract';
import { sessionStore } from '../session/store.ts';
import { CallError, send } from '../session/transport.ts';

export { CallError } from '../session/transport.ts';

export interface CallOptions {
  readonly language: Language;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type FailureListener = (error: CallError) => void;
const failureListeners = new Set<FailureListener>();

/** Hears of every failure that its caller does not show itself: the shell's alerts. */
export function onUnshownFailure(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

export function reportFailure(error: unknown): void {
  if (error instanceof CallError) for (const listener of failureListeners) listener(error);
}

/**
 * Calls the server. A 401 or 403 for somebody who is logged in brings one refresh and one retry; the second failure
 * is the answer. Throws a `CallError`.
 */
export async function request<Id extends EndpointId>(
  id: Id,
  input: Input<Id>,
  options: CallOptions,
): Promise<Output<Id>> {
  try {
    return await send(id, input, options);
  } catch (error) {
    const mayRetry =
      error instanceof CallError &&
      (error.status === 401 || error.status === 403) &&
      sessionStore.read().status === 'user';
    if (!mayRetry || !(await sessionStore.refresh())) throw error;
    return send(id, input, options);
  }
}
