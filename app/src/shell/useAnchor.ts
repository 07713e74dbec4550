import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** What stands after `#` in the address; the server, which is not told it, and the first view know of none. */
export function useAnchor(): string {
  const { hash } = useLocation();
  const isTaken = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTaken ? hash.slice(1) : '';
}
