import { SkipLink } from '@medeina/design-system/primitives/SkipLink';
import { TabBar, TabBarSpace } from '@medeina/design-system/domain/TabBar';
import { Search, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { headerToneOver, useSlides } from '../../data/content/slides.ts';
import { isLesson } from '../../data/learning/isLesson.ts';
import { matchAddress } from '../../matching.ts';
import { useIsUser } from '../../session/hooks.ts';
import { ShownAlerts } from '../alerts.tsx';
import {
  useAccountPlaces,
  useHasFavourites,
  useNavigationPlace,
  useShoppingPlaces,
} from './accountPlaces.ts';
import { AppNotice } from './AppNotice.tsx';
import { useLogoutQuestion } from './logoutQuestion.ts';
import { HeaderToneContext } from './headerTone.ts';
import { PendingPage, useIsPending } from '../loading/PendingPage.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import * as styles from './Shell.css.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useFailureAlerts } from '../useFailureAlerts.ts';

/**
 * The tabs of a signed-in user at the foot of a phone: five at most, so favourites, where there are any, have one where
 * certificates have none.
 */
function Places() {
  const place = useNavigationPlace();
  const [overview, courses, favourites] = useAccountPlaces();
  const hasFavourites = useHasFavourites();
  const [certificates] = useShoppingPlaces();
  return (
    <>
      <TabBarSpace />
      <TabBar
        items={[
          overview,
          courses,
          place('shell.discover', '/discover', Search),
          ...(certificates === undefined ? (hasFavourites ? [favourites] : []) : [certificates]),
          place('shell.profile', '/dashboard/settings', UserRound),
        ]}
      />
    </>
  );
}

const LogoutWarning = lazy(() => import('./LogoutWarning.tsx'));

/** What stands around every page: header, the page, footer, and what tells of changes. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isUser = useIsUser();
  const { frame = 'site', isHeaderOver = false, page, tab } = matchAddress(pathname).entry;
  // The page tells its tone once it stands; in the document, before any script, it is that of the first slide.
  const firstTone = headerToneOver(useSlides(isHeaderOver).data?.data[0]);
  const [tone, setTone] = useState(isHeaderOver ? firstTone : undefined);
  const isPending = useIsPending(page);
  const leaving = useLogoutQuestion();
  useFailureAlerts();
  return (
    <HeaderToneContext value={setTone}>
      <SkipLink target="content" />
      {pathname === '/' && <AppNotice />}
      <RouteFocus />
      <ScrollRestoration />
      {frame === 'bare' ? (
        children
      ) : (
        <div className={styles.shell}>
          <SiteHeader over={isHeaderOver ? (tone ?? firstTone) : undefined} />
          <main id="content" tabIndex={-1} className={styles.main} aria-busy={isPending || undefined}>
            {/* The old page stays where it is, unseen: a way that is broken off leads back to it. */}
            <div hidden={isPending}>{children}</div>
            {isPending && <PendingPage />}
          </main>
          <SiteFooter isShort={frame === 'account'} />
          {isUser && !isLesson(tab, new URLSearchParams(search)) && <Places />}
        </div>
      )}
      <ShownAlerts />
      {leaving !== undefined && (
        <Suspense>
          <LogoutWarning {...leaving} />
        </Suspense>
      )}
    </HeaderToneContext>
  );
}
