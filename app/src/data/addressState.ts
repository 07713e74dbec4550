import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Reads a page's state from its address and writes it. */
export interface AddressFormat<State> {
  readonly read: (parameters: URLSearchParams, path: string) => State;
  readonly write: (state: State) => string;
}

/**
 * The state of a page, kept in its address. A change shows at once, before the router has navigated, so that a checked
 * box stays checked; a link, or going back or forward, overrides it. Pass a constant `format`.
 */
export function useAddressState<State>({
  read,
  write,
}: AddressFormat<State>): [state: State, go: (change: Partial<State>, replace?: boolean) => void] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const [ahead, setAhead] = useState<{ readonly state: State; readonly of: string }>();
  const kept = useMemo(() => read(new URLSearchParams(search), pathname), [read, search, pathname]);
  // Once the address has changed, the state shown ahead of it is over, also when that address returns.
  if (ahead !== undefined && ahead.of !== address) setAhead(undefined);
  const state = ahead !== undefined && ahead.of === address ? ahead.state : kept;

  const go = useCallback(
    (change: Partial<State>, replace = false) => {
      const next = { ...state, ...change };
      setAhead({ state: next, of: address });
      const target = write(next);
      // The same address twice in the history would need two steps back.
      void navigate(target, { replace: replace || target === write(kept), preventScrollReset: true });
    },
    [state, kept, address, navigate, write],
  );
  return [state, go];
}
