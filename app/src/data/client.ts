import { type EndpointId, type Input, type Language, type Output, paths } from '@medeina/contract';
import { sessionStore } from '../session/store.ts';
import { CallError, send } from '../session/transport.ts';

export interface CallOptions {
  readonly language: Language;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** For what is the same for everybody: see the transport. */
  readonly asVisitor?: boolean;
}

type FailureListener = (error: CallError) => void;
const failureListeners = new Set<FailureListener>();

/** Subscribes to failures that their callers do not show themselves: the shell's alerts. */
export function onUnshownFailure(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

export function reportFailure(error: unknown): void {
  if (error instanceof CallError) for (const listener of failureListeners) listener(error);
}

/** Whether a call hit a rate limit. The shell then says so: no page has better words for it. */
export function reportRateLimit(error: unknown): boolean {
  const isTooFast = error instanceof CallError && error.status === 429;
  if (isTooFast) reportFailure(error);
  return isTooFast;
}

/** Aborts a personal read on logout: its answer would be for nobody, or a refusal. */
function untilLeft(id: EndpointId, options: CallOptions): CallOptions {
  if (options.asVisitor === true || paths[id].method !== 'GET') return options;
  const stay = sessionStore.stay();
  return {
    ...options,
    signal: options.signal === undefined ? stay : AbortSignal.any([options.signal, stay]),
  };
}

/** Makes no call for a user who has left: until the logout reaches the server, it gets no cookies but those of a new login. */
async function afterLeaving(id: EndpointId, options: CallOptions): Promise<CallOptions> {
  if (options.asVisitor === true || (await sessionStore.settle()) || id.startsWith('auth.')) return options;
  return { ...options, asVisitor: true };
}

/** Longest wait for a new token before a call; milliseconds. Without a connection what is kept is to be seen soon. */
const tokenPatience = 5_000;

function renewToken(): Promise<boolean> {
  return Promise.race([
    sessionStore.refresh(),
    new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), tokenPatience);
    }),
  ]);
}

/**
 * Without its token a read that a visitor may make too would be answered as theirs, and no refusal would tell. So a
 * new one is got first; where that takes too long, the read names a token that is over, which the server refuses to
 * everybody. What the browser has kept is an answer all the same.
 */
async function withToken(id: EndpointId, options: CallOptions): Promise<CallOptions> {
  if (options.asVisitor === true || !sessionStore.isOver() || (await renewToken())) return options;
  if (paths[id].method !== 'GET' || sessionStore.read().status !== 'user') return options;
  return { ...options, asVisitor: true, headers: { ...options.headers, Authorization: 'Bearer over' } };
}

/**
 * Calls the server. A 401 or 403 for somebody who is logged in brings one refresh and one retry; the second failure
 * is the answer. Throws a `CallError`.
 */
export async function request<Id extends EndpointId>(
  id: Id,
  input: Input<Id>,
  given: CallOptions,
): Promise<Output<Id>> {
  const asked = untilLeft(id, given);
  const options = sessionStore.isLeaving() ? await afterLeaving(id, asked) : asked;
  const first = await withToken(id, options);
  try {
    return await send(id, input, first);
  } catch (error) {
    const mayRetry =
      options.asVisitor !== true &&
      error instanceof CallError &&
      (error.status === 401 || error.status === 403) &&
      sessionStore.read().status === 'user';
    if (!mayRetry) throw error;
    if (await sessionStore.refresh()) return send(id, input, options);
    // Nobody has refused the person: they are still logged in, and it may be tried again.
    throw sessionStore.read().status === 'user' ? sessionStore.failure() : error;
  }
}
