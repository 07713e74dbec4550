import { Page } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds for which the old page may stand while the next one's code is fetched. */
const patience = 80;

/** Key of the place that one is going to, until the page of that place is drawn. */
let goingTo: string | undefined;
const listeners = new Set<() => void>();

/**
 * The router tells it itself. What it tells React is a transition, and a block of the page that is still asleep holds
 * transitions back: the wait would be shown when it is over.
 */
export function tellGoing(key: string | undefined): void {
  if (goingTo === key) return;
  goingTo = key;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the code of the next page takes so long that the wait must be shown. */
export function useIsPending(): boolean {
  const { key: here } = useLocation();
  const key = useSyncExternalStore(
    subscribe,
    () => goingTo,
    () => undefined,
  );
  // The navigation that has waited long enough; one that ended or was broken off is another or none.
  const [long, setLong] = useState<string>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => setLong(key), patience);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== undefined && key !== here && key === long;
}

/** Stands for a page whose code is on its way. */
export const PendingPage = () => (
  <Page block="page">
    <Stack gap={24}>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  </Page>
);
