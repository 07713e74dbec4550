import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** How a page's state is read from its address and written to it. */
export interface AddressFormat<State> {
  readonly read: (parameters: URLSearchParams) => State;
  readonly write: (state: State) => string;
}

/**
 * The state of a page that its address keeps. A change shows at once, before the router has taken it: a box that is
 * checked stays checked. Going back and forward, or a link, wins over it. Give a constant `format`.
 */
export function useAddressState<State>({
  read,
  write,
}: AddressFormat<State>): [state: State, go: (change: Partial<State>, replace?: boolean) => void] {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const address = parameters.toString();
  const [ahead, setAhead] = useState<{ readonly state: State; readonly of: string }>();
  const kept = useMemo(() => read(new URLSearchParams(address)), [read, address]);
  // Once the address has moved on, what was shown ahead of it is over: coming back to it must not bring it back.
  if (ahead !== undefined && ahead.of !== address) setAhead(undefined);
  const state = ahead !== undefined && ahead.of === address ? ahead.state : kept;

  const go = useCallback(
    (change: Partial<State>, replace = false) => {
      const next = { ...state, ...change };
      setAhead({ state: next, of: address });
      const target = write(next);
      // An address twice in the history would take the way back twice.
      void navigate(target, { replace: replace || target === write(kept), preventScrollReset: true });
    },
    [state, kept, address, navigate, write],
  );
  return [state, go];
}
