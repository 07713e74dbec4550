import { AccountLayout } from '@medeina/design-system/domain/AccountLayout';
import type { ReactNode } from 'react';
import { useAccountPlaces, useShoppingPlaces, useHasFavourites } from './accountPlaces.ts';
import { useLogOut } from './AccountSlot.tsx';

/** A page of the account beside the account's navigation, which names favourites only where there are any. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const logOut = useLogOut();
  const [overview, courses, favourites, messages, settings] = useAccountPlaces();
  const bought = useShoppingPlaces();
  const hasFavourites = useHasFavourites();
  return (
    <AccountLayout
      links={[
        overview,
        courses,
        ...bought,
        ...(hasFavourites ? [favourites] : []),
        messages,
        { ...settings, separated: true },
      ]}
      onLogOut={logOut}
    >
      {children}
    </AccountLayout>
  );
}
