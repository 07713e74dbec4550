import { AccountLayout } from '@medeina/design-system/domain/AccountLayout';
import { BookOpen, Heart, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFavourites } from '../../data/catalogueFavourites.ts';
import { useLogOut } from '../../shell/AccountSlot.tsx';

export interface AccountFrameProps {
  readonly current: 'courses' | 'favourites';
  readonly children: ReactNode;
}

/** The account's pages: their places beside what they hold. Favourites are named only where there are any. */
export function AccountFrame({ current, children }: AccountFrameProps) {
  const intl = useIntl();
  const logOut = useLogOut();
  const { count } = useFavourites();
  const text = (id: string) => intl.formatMessage({ id: `account.${id}` });
  const hasFavourites = (count ?? 0) > 0 || current === 'favourites';
  return (
    <AccountLayout
      label={text('navigation')}
      links={[
        {
          label: text('nav.courses'),
          href: '/dashboard/courses',
          icon: BookOpen,
          current: current === 'courses',
        },
        ...(hasFavourites
          ? [
              {
                label: text('nav.favourites'),
                href: '/dashboard/favourites',
                icon: Heart,
                current: current === 'favourites',
              },
            ]
          : []),
        { label: text('nav.messages'), href: '/messages', icon: MessageSquare },
      ]}
      logOut={{ label: text('nav.logout'), onPress: logOut }}
    >
      {children}
    </AccountLayout>
  );
}
