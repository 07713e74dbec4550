import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './store.ts';

/** What the server renders: it never knows who asks. Also the first render in the browser, so that both agree. */
const unknown: SessionState = { status: 'unknown' };

/** Who is logged in. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => unknown);
}

/** Name of whoever is logged in, for the keys of personal data; `guest` for nobody and while it is not known. */
export function useIdentity(): string {
  const session = useSession();
  return session.status === 'user' ? String(session.customer.customer_id) : 'guest';
}
