import { Page } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { matchAddress } from '../../matching.ts';

/** Milliseconds for which the old page may stand while the next one's code is fetched. */
const patience = 80;

/** Whether the code of the next page takes so long that the wait must be shown: never on the way from `page` to itself. */
export function useIsPending(page: string): boolean {
  const { location: next } = useNavigation();
  const key = next && matchAddress(next.pathname).entry.page !== page ? next.key : undefined;
  // The navigation that has waited long enough; one that ended or was broken off is another or none.
  const [long, setLong] = useState<string>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => setLong(key), patience);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== undefined && key === long;
}

/** Stands for a page whose code is on its way. */
export function PendingPage() {
  return (
    <Page block="page">
      <Stack gap={24}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </Stack>
    </Page>
  );
}
