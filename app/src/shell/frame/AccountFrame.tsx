import { AccountLayout } from '@medeina/design-system/domain/AccountLayout';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAccountPlaces, useHasFavourites } from './accountPlaces.ts';
import { useLogOut } from './AccountSlot.tsx';

/** A page of the account beside the account's navigation, which names favourites only where there are any. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const logOut = useLogOut();
  const [courses, favourites, messages] = useAccountPlaces();
  const hasFavourites = useHasFavourites();
  return (
    <AccountLayout
      label={intl.formatMessage({ id: 'shell.account.navigation' })}
      links={[courses, ...(hasFavourites ? [favourites] : []), messages]}
      logOut={{ label: intl.formatMessage({ id: 'shell.logout' }), onPress: logOut }}
    >
      {children}
    </AccountLayout>
  );
}
