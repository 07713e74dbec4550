import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** The fragment of the address; empty in the first render, as on the server, which does not get it. */
export function useAnchor(): string {
  const { hash } = useLocation();
  const isTaken = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTaken ? hash.slice(1) : '';
}
