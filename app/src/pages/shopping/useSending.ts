import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

export interface Sending {
  readonly isBusy: boolean;
  /** @returns false while a press before is on its way: a second one may come before the first is drawn. */
  readonly begin: () => boolean;
  readonly end: () => void;
  /** Leads to where the order is paid. Busy until the browser has left. */
  readonly leave: (place: string) => Promise<void>;
}

/**
 * The button that leads to a provider's page: one press at a time.
 * @param onReturn reads again what the person sees who comes back from there.
 */
export function useSending(onReturn: () => Promise<void>): Sending {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const set = (sending: boolean) => {
    isSending.current = sending;
    setBusy(sending);
  };

  // Back from the provider's page the browser may show this one as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isSending.current = false;
      setBusy(false);
      void onReturn();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [onReturn]);

  return {
    isBusy,
    begin: () => {
      if (isSending.current) return false;
      set(true);
      return true;
    },
    end: () => set(false),
    leave: async (place) => {
      if (place.startsWith('/')) await navigate(place);
      else location.assign(place);
    },
  };
}
