import {
  Award,
  BookOpen,
  Heart,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  ReceiptText,
  Settings2,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isDiscoverPath } from '../../data/catalogue/discover.ts';
import { useFavourites } from '../../data/catalogue/favourites.ts';
import { useConfig } from '../../data/config.ts';
import { purchasesPath } from '../../data/shopping/paths.ts';

interface NavigationPlace {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  readonly current: boolean;
}

const certificatesPath = '/dashboard/certificates';
const favouritesPath = '/dashboard/favourites';

/** Makes an entry of a navigation, which knows whether its page is the open one. */
export function useNavigationPlace(): (id: string, href: string, icon: LucideIcon) => NavigationPlace {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (id, href, icon) => ({
    label: intl.formatMessage({ id }),
    href,
    icon,
    current: pathname === href || (href === '/discover' && isDiscoverPath(pathname)),
  });
}

/** The account's pages, for every navigation that lists them. */
export function useAccountPlaces(): readonly [
  overview: NavigationPlace,
  courses: NavigationPlace,
  favourites: NavigationPlace,
  messages: NavigationPlace,
  settings: NavigationPlace,
] {
  const place = useNavigationPlace();
  return [
    place('shell.overview', '/dashboard', LayoutDashboard),
    place('shell.myCourses', '/dashboard/courses', BookOpen),
    place('shell.favourites', favouritesPath, Heart),
    place('shell.messages', '/messages', MessageSquare),
    place('shell.settings', '/dashboard/settings', Settings2),
  ];
}

/** Certificates and purchases, which have pages with shopping alone. */
export function useShoppingPlaces(): readonly NavigationPlace[] {
  const place = useNavigationPlace();
  const { pathname } = useLocation();
  const { shopping } = useConfig();
  if (!shopping) return [];
  const withPagesBelow = (one: NavigationPlace) => ({ ...one, current: pathname.startsWith(one.href) });
  return [
    withPagesBelow(place('shell.certificates', certificatesPath, Award)),
    withPagesBelow(place('shell.purchases', purchasesPath, ReceiptText)),
  ];
}

/** Whether there are favourites to show, or their page is open. */
export function useHasFavourites(): boolean {
  const { pathname } = useLocation();
  const { count = 0 } = useFavourites();
  return count > 0 || pathname === favouritesPath;
}
