import type { Output, OwnSession } from '@medeina/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAct, usePersonalCall } from '../../data/hooks.ts';

/** How often the first device looks whether its code was used, in milliseconds. */
const lookEvery = 2000;
/** How long after the code's end it still looks: a device may have come in the last moment. */
const lookOn = 5000;

interface DeviceLink {
  /** The address in the code; undefined while it loads. */
  readonly href: string | undefined;
  readonly secondsLeft: number | undefined;
  readonly hasFailed: boolean;
  readonly isRenewing: boolean;
  /** The session that the code has opened. */
  readonly added: OwnSession | undefined;
  /** Makes a new code in place of this one. */
  readonly renew: () => void;
  /** Puts the code aside, and what it opened: the next showing makes a new one. */
  readonly forget: () => void;
}

type Made = Output<'auth.device.add'> & {
  /** Local time at which it ends: counted from the answer, since this clock may be wrong. */
  readonly endsAt: number;
};

/**
 * The code for a second device, made when it is first shown, and what becomes of it.
 * @param onFailed told why there is no code.
 */
export function useDeviceLink(isShown: boolean, onFailed: (error: unknown) => void): DeviceLink {
  const act = useAct();
  const tell = useRef(onFailed);
  useEffect(() => {
    tell.current = onFailed;
  });
  const [link, setLink] = useState<Made | 'failed'>();
  const [isRenewing, setIsRenewing] = useState(false);
  const [now, setNow] = useState(() => Date.now());

  const make = useCallback(async (): Promise<Made | 'failed'> => {
    try {
      const made = await act('auth.device.add', {}, { quiet: true });
      return { ...made, endsAt: Date.now() + made.expires_in * 1000 };
    } catch (error) {
      tell.current(error);
      return 'failed';
    }
  }, [act]);
  const show = useCallback((next: Made | 'failed') => {
    setNow(Date.now());
    setLink(next);
  }, []);

  const made = link === 'failed' ? undefined : link;
  const isWatched = made !== undefined && now < made.endsAt + lookOn;
  // Over while it was not shown: opened again, there is a new one without a press.
  if (!isShown && link !== undefined && !isWatched) setLink(undefined);
  useEffect(() => {
    if (isShown && link === undefined) void make().then(show);
  }, [isShown, link, make, show]);

  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWatched]);

  const sessions = usePersonalCall('auth.sessions.list', isWatched ? {} : null, {
    refreshInterval: lookEvery,
    revalidateOnFocus: true,
  });
  const issuedAt =
    made === undefined ? undefined : new Date(made.expires_at).getTime() - made.expires_in * 1000;
  const added = sessions.data?.data.find(
    ({ is_added_here: isAdded, signed_in_at: at }) =>
      issuedAt !== undefined && isAdded && new Date(at).getTime() >= issuedAt,
  );
  return {
    href: made?.redirect_url,
    secondsLeft: made === undefined ? undefined : Math.max(0, Math.ceil((made.endsAt - now) / 1000)),
    hasFailed: link === 'failed',
    isRenewing,
    added,
    renew: () => {
      setIsRenewing(true);
      void make()
        .then(show)
        .finally(() => setIsRenewing(false));
    },
    forget: () => {
      setLink(undefined);
      void sessions.mutate();
    },
  };
}
