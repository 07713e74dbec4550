import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './store.ts';

/** What the server renders: it never knows who asks. Also the first render in the browser, so that both agree. */
const unknown: SessionState = { status: 'unknown' };

/** Who is logged in. Draws whoever asks anew for every guest too, as soon as it is known that they are one. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => unknown);
}

/** What one has to know of the session, and no more: drawn anew only where that changes. */
export function useOfSession<Part extends string | boolean>(partOf: (session: SessionState) => Part): Part {
  return useSyncExternalStore(
    sessionStore.subscribe,
    () => partOf(sessionStore.read()),
    () => partOf(unknown),
  );
}

const identityOf = (session: SessionState): string =>
  session.status === 'user' ? String(session.customer.customer_id) : 'guest';

/** Name of whoever is logged in, for the keys of personal data; `guest` for nobody and while it is not known. */
export const useIdentity = (): string => useOfSession(identityOf);

const isUser = ({ status }: SessionState): boolean => status === 'user';

/** Whether somebody is logged in; false while it is not known. */
export const useIsUser = (): boolean => useOfSession(isUser);
