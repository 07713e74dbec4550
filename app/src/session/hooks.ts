import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './store.ts';

/** What the server renders: it never knows who asks. Also the first render in the browser, so that both agree. */
const unknown: SessionState = { status: 'unknown' };

/** Who is logged in. Renders again for a guest too, once the session is known. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => unknown);
}

/** A part of the session; renders again only when that part changes. */
export function useOfSession<Part extends string | boolean>(partOf: (session: SessionState) => Part): Part {
  return useSyncExternalStore(
    sessionStore.subscribe,
    () => partOf(sessionStore.read()),
    () => partOf(unknown),
  );
}

/** The identity of a visitor, in keys of data. */
export const nobody = 'guest';

/**
 * The identity in the keys of a session's data. Who logs in again on the same page has another: SWR would wait for what
 * was asked two seconds before, and then drop it with the session that asked.
 */
export const identityOf = (session: SessionState): string => {
  if (session.status !== 'user') return nobody;
  const { customer, round } = session;
  const id = String(customer.customer_id);
  return round === undefined ? id : `${id} ${String(round)}`;
};

/** The identity for the keys of personal data; a visitor's while nobody is known to be logged in. */
export const useIdentity = (): string => useOfSession(identityOf);

const isUser = ({ status }: SessionState): boolean => status === 'user';

/** Whether somebody is logged in; false while it is not known. */
export const useIsUser = (): boolean => useOfSession(isUser);

/** Whether the person has a capability; false for guests, and while it is not known who it is. */
export const useCapability = (capability: string): boolean =>
  useOfSession((session) => session.status === 'user' && session.capabilities.includes(capability));
