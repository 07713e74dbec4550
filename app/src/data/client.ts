import { type EndpointId, type Input, type Language, type Output, paths } from '@medeina/contract';
import { sessionStore } from '../session/store.ts';
import { CallError, send } from '../session/transport.ts';

export interface CallOptions {
  readonly language: Language;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Sends the body as a form: see the transport. */
  readonly asForm?: boolean;
  /** Outlives the page: see the transport. */
  readonly keepalive?: boolean;
  /** Calls anonymously: see the transport. */
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

/** Aborts a personal read on logout. */
function untilLogout(id: EndpointId, options: CallOptions): CallOptions {
  if (options.asVisitor === true || paths[id].method !== 'GET') return options;
  const loggedOut = sessionStore.logoutSignal();
  return {
    ...options,
    signal: options.signal === undefined ? loggedOut : AbortSignal.any([options.signal, loggedOut]),
  };
}

/** After a logout that has not reached the server yet, calls as a visitor: the session's cookies are still there. */
async function afterPendingLogout(id: EndpointId, options: CallOptions): Promise<CallOptions> {
  if (options.asVisitor === true || (await sessionStore.settleLogout()) || id.startsWith('auth.'))
    return options;
  return { ...options, asVisitor: true };
}

/** Longest wait for a new token before a call, in milliseconds. Offline, the saved answer should show soon. */
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
 * Renews an expired token before a call: its cookie is gone, and a read that visitors may make too would be answered as
 * theirs, without a refusal. Where that takes too long, the read carries an invalid token, which the server refuses; the
 * service worker can still answer it.
 */
async function withToken(id: EndpointId, options: CallOptions): Promise<CallOptions> {
  if (options.asVisitor === true || !sessionStore.hasExpired() || (await renewToken())) return options;
  if (paths[id].method !== 'GET' || sessionStore.read().status !== 'user') return options;
  return { ...options, asVisitor: true, headers: { ...options.headers, Authorization: 'Bearer over' } };
}

/** Refusals of a proof. A new token would change none of them, and would have what was typed tried a second time. */
const ofProof: ReadonlySet<string | undefined> = new Set([
  'elevation_required',
  'invalid_credentials',
  'sign_on_expired',
]);

/**
 * Calls the server. A 401 or 403 for somebody who is logged in brings one refresh and one retry; the second failure
 * is the answer. Throws a `CallError`.
 */
export async function request<Id extends EndpointId>(
  id: Id,
  input: Input<Id>,
  given: CallOptions,
): Promise<Output<Id>> {
  const asked = untilLogout(id, given);
  const options = sessionStore.isLogoutPending() ? await afterPendingLogout(id, asked) : asked;
  const first = await withToken(id, options);
  try {
    return await send(id, input, first);
  } catch (error) {
    const mayRetry =
      options.asVisitor !== true &&
      error instanceof CallError &&
      (error.status === 401 || error.status === 403) &&
      !ofProof.has(error.code) &&
      sessionStore.read().status === 'user';
    if (!mayRetry) throw error;
    if (await sessionStore.refresh()) return send(id, input, options);
    // The refresh was not refused: the user is still logged in and may try again.
    throw sessionStore.read().status === 'user' ? sessionStore.failure() : error;
  }
}
