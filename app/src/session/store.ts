import { cookieNames, type CurrentSession, type Customer, type Language } from '@medeina/contract';
import { readCookie, writeCookie } from './cookies.ts';
import { forgetDrafts } from './drafts.ts';
import { type EarlySession, takeEarlySession } from './earlySession.ts';
import { forgetGuest, randomId } from './guest.ts';
import { isLogoutPending, setLogoutPending } from './pendingLogout.ts';
import { personAttribute } from './personAttribute.ts';
import { CallError, send } from './transport.ts';
import { forgetUnsentAnswers } from './unsent.ts';

/**
 * Who is logged in, as this tab knows it. `unknown` lasts from the start of a page, where the hint says that somebody
 * is, until the server has said who. Nothing of it is kept in storage: tokens are in cookies that script cannot read.
 */
export type SessionState =
  /** `hasFailed`: the server could not say who. It is asked again and again, and the page need not wait for it. */
  | { readonly status: 'unknown'; readonly hasFailed?: true }
  | {
      readonly status: 'guest';
      /** Logged out in this tab a moment ago, as opposed to somebody who has yet to log in. */
      readonly hasLeft?: true;
      /** The server ended the session: of this customer, or of null where the page did not yet know whose it was. */
      readonly ended?: { readonly customer: number | null };
    }
  | {
      readonly status: 'user';
      readonly customer: Customer;
      /** What the person may do beyond others. */
      readonly capabilities: readonly string[];
      /** How many sessions have ended on this page before; left out for none. */
      readonly round?: number;
      /**
       * There is no connection: the service worker filled the page with what this person saw last, and only their id
       * is known. The server is asked again as soon as it can be.
       */
      readonly isRemembered?: true;
    };

/** Refresh when less than this is left, looked at this often; milliseconds. */
const refreshWindow = 30_000;
const checkEvery = 10_000;
/** The cookie's lifetime starts a little before ours, which starts when the answer is read; milliseconds. */
const readingTime = 2_000;

type Message =
  | { readonly kind: 'login' }
  | { readonly kind: 'logout' }
  | { readonly kind: 'refresh'; readonly left: number };

let state: SessionState = { status: 'unknown' };
/** Local time at which the access token ends; the server's clock may differ from ours, so it is counted from now. */
let endsAt = 0;
let language: Language = 'lt';
let refreshing: Promise<boolean> | undefined;
/** Why the last refresh failed without ending the session: a fault of the server, or no connection. */
let failure = new CallError(0, {});
let ending: Promise<string | null> | undefined;
/** Aborted on logout. */
let logout = new AbortController();
/** How many sessions have ended on this page. */
let rounds = 0;
const listeners = new Set<() => void>();

/** To the other tabs; made in the browser alone, since it would keep a server's process alive. */
let channel: BroadcastChannel | undefined;

function tell(message: Message): void {
  // A channel between tabs of one site takes no target, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(message);
}

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function drop(guest: Extract<SessionState, { status: 'guest' }>): void {
  endsAt = 0;
  rounds += 1;
  logout.abort();
  logout = new AbortController();
  writeCookie(cookieNames.signedIn, null);
  forgetGuest();
  // A logout leaves nothing behind; a session that the server ended keeps drafts and answers for the next login.
  if (guest.ended === undefined) {
    forgetDrafts();
    if (state.status === 'user') forgetUnsentAnswers(state.customer.customer_id);
  }
  change(guest);
}

/** Ends the session here: the server does not know it any more, or another person's has taken its place. */
function endHere(): void {
  drop({
    status: 'guest',
    ended: { customer: state.status === 'user' ? state.customer.customer_id : null },
  });
}

/**
 * Takes the session that the server names. Another person's page, such as after a login in another tab without a logout,
 * is loaded anew: nothing in its memory passes to them.
 * @param at when it was asked for, where its answer has waited since.
 * @returns whether it is still the same person's.
 */
function keep(session: CurrentSession, at = Date.now()): boolean {
  const { customer, capabilities } = session;
  const isOther = state.status === 'user' && state.customer.customer_id !== customer.customer_id;
  if (isOther) {
    endHere();
    location.reload();
  }
  endsAt = at + session.expires_in * 1000;
  writeCookie(cookieNames.signedIn, '1');
  change({ status: 'user', customer, capabilities, ...(rounds > 0 && { round: rounds }) });
  return !isOther;
}

/** Runs alone among all tabs where the browser has locks; they are missing on http addresses other than localhost. */
async function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  // The types say that locks are always there; on plain http they are not.
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? run() : locks.request('medeina-refresh', run);
}

/** `left`: aborted on logout; later results are discarded. */
async function refreshNow(seenEnd: number, left: AbortSignal): Promise<boolean> {
  // Another tab did it while this one waited for the lock.
  if (endsAt !== seenEnd && endsAt - Date.now() > refreshWindow) return true;
  const headers = { 'X-Refresh-Attempt': randomId() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const session = await send('auth.refresh', { body: {} }, { language, headers });
      if (left.aborted) return false;
      tell({ kind: 'refresh', left: session.expires_in * 1000 });
      // What waits for the new token was asked by the person before.
      return keep(session);
    } catch (error) {
      if (left.aborted) return false;
      const lost = new CallError(0, {});
      const failed = error instanceof CallError ? error : lost;
      const { status } = failed;
      if (status === 401 || status === 403) {
        endHere();
        return false;
      }
      // An answer that was lost is asked for again under the same attempt id, but not from a server that says when to
      // come again; then the session stays as it is: only a refusal logs out.
      const isToWait = failed.retryAfter !== null;
      if (isToWait || attempt === 2) {
        failure = isToWait || status >= 500 ? failed : lost;
        return false;
      }
    }
  }
}

/**
 * Gets a new access token. False: it was refused (now logged out), the network failed (still logged in), or it is
 * another person's.
 */
function refresh(): Promise<boolean> {
  const seenEnd = endsAt;
  const { signal } = logout;
  refreshing ??= alone(() => refreshNow(seenEnd, signal)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * Sends a logout to the server; one that it refuses is not sent again.
 * @returns where the provider that the person came from ends its own session.
 */
async function tellLogout(): Promise<string | null> {
  let elsewhere: string | null = null;
  try {
    elsewhere = (await send('auth.environment.logout', { body: {} }, { language })).redirect_url;
  } catch (error) {
    const status = error instanceof CallError ? error.status : 0;
    if (status < 400 || status === 429 || status >= 500) throw error;
  }
  setLogoutPending(false);
  return elsewhere;
}

/** Ends the session on the server; one request at a time. */
function end(): Promise<string | null> {
  ending ??= tellLogout().finally(() => {
    ending = undefined;
  });
  return ending;
}

/** Sends a pending logout. False: it is still pending. */
async function settleLogout(): Promise<boolean> {
  if (!isLogoutPending()) return true;
  return end().then(
    () => true,
    () => false,
  );
}

/** Offline: takes the user whose saved page the service worker shows, if any. */
function remember(): void {
  const id = Number(document.documentElement.getAttribute(personAttribute) ?? '');
  if (!Number.isInteger(id) || id < 1) return;
  change({
    status: 'user',
    customer: {
      customer_id: id,
      email: '',
      firstname: '',
      lastname: '',
      telephone: null,
      date_of_birth: null,
    },
    capabilities: [],
    isRemembered: true,
  });
}

/** Finds out who is logged in; makes no call where the hint says that nobody is, or where one is under way. */
async function learn(early?: EarlySession): Promise<void> {
  if (isLogoutPending()) {
    // Nobody is logged in: a login would have cleared the pending logout.
    writeCookie(cookieNames.signedIn, null);
    change({ status: 'guest' });
    await settleLogout();
    return;
  }
  if (readCookie(cookieNames.signedIn) !== '1') {
    change({ status: 'guest' });
    return;
  }
  const { signal } = logout;
  try {
    const { data } = await send('auth.session', {}, { language, answer: early?.answer });
    if (signal.aborted) return;
    if (data === null) await refresh();
    else keep(data, early?.at);
  } catch (error) {
    if (signal.aborted) return;
    const status = error instanceof CallError ? error.status : 0;
    // The token was refused, as after a logout on another device: the refresh tells whether the session is over.
    if (status === 401) await refresh();
    else if (state.status === 'unknown' && status === 0) remember();
  }
  if (state.status !== 'unknown') return;
  if (readCookie(cookieNames.signedIn) !== '1') change({ status: 'guest' });
  // The next check asks again.
  else if (state.hasFailed !== true) change({ status: 'unknown', hasFailed: true });
}

function check(): void {
  if (isLogoutPending()) void settleLogout();
  else if (state.status === 'unknown' || (state.status === 'user' && state.isRemembered === true))
    void learn();
  else if (state.status === 'user' && endsAt - Date.now() < refreshWindow) void refresh();
}

function hear({ data }: MessageEvent<Message>): void {
  if (data.kind === 'logout' && state.status !== 'guest') drop({ status: 'guest' });
  if (data.kind === 'login') void learn();
  if (data.kind === 'refresh' && state.status === 'user') endsAt = Date.now() + data.left;
}

export const sessionStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): SessionState => state,
  /** Aborted on logout. */
  logoutSignal: (): AbortSignal => logout.signal,

  /** Begins the session of this tab; once a page. */
  start(current: Language): void {
    language = current;
    channel = new BroadcastChannel('medeina-session');
    channel.addEventListener('message', hear);
    setInterval(check, checkEvery);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') check();
    });
    addEventListener('online', check);
    // Taken in any case: of whoever logs in later it knows nothing.
    void learn(takeEarlySession());
  },
  setLanguage(current: Language): void {
    language = current;
  },

  /** After a login or a registration: the cookies are set already. */
  enter(session: CurrentSession): void {
    // The login has replaced the cookies of a logout that the server never got.
    setLogoutPending(false);
    keep(session);
    tell({ kind: 'login' });
  },

  /** The person has changed their profile: every part of the page names them as they are now. */
  renew(profile: Omit<Customer, 'customer_id'>): void {
    if (state.status !== 'user') return;
    const { customer } = state;
    const next = { ...customer, ...profile };
    if (JSON.stringify(next) === JSON.stringify(customer)) return;
    change({ ...state, customer: next });
    // The other tabs ask who is logged in.
    tell({ kind: 'login' });
  },

  /**
   * Logs out here and in the other tabs. A network failure still ends the session of this browser's pages, and the
   * server is told as soon as it can be.
   * @returns where the provider that the person came from ends its own session; null where there is none.
   */
  async leave(): Promise<string | null> {
    logout.abort();
    setLogoutPending(true);
    try {
      return await end();
    } finally {
      drop({ status: 'guest', hasLeft: true });
      tell({ kind: 'logout' });
    }
  },

  /** Whether the access token has expired, as after the computer slept: its cookie is gone, and calls are anonymous. */
  hasExpired: (): boolean =>
    state.status === 'user' && state.isRemembered !== true && endsAt - Date.now() < readingTime,

  isLogoutPending,
  /** Reads the session again after the server could not say who is logged in. */
  ask: check,
  settleLogout,
  refresh,
  /** Why the last refresh failed, where the session goes on. */
  failure: (): CallError => failure,
};
