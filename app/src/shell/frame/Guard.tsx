import { Page } from '@medeina/design-system/primitives/Page';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { useConfig } from '../../data/config.ts';
import { matchAddress } from '../../matching.ts';
import { useSession } from '../../session/hooks.ts';
import { loginPath, safeRedirect } from '../../session/redirect.ts';
import { sessionStore } from '../../session/store.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { useHead } from '../head.tsx';
import { useFocusToMain } from '../useFocusToMain.ts';

/** Where somebody who is logged in starts. */
export const home = '/dashboard/courses';

/** Where a login leads that was asked to lead to `redirect`: a page of our own that is for whoever is logged in. */
export function placeAfterLogin(redirect: string | null): string | null {
  const place = safeRedirect(redirect);
  return place === null || matchAddress(place).entry.guard === 'guest' ? null : place;
}

/**
 * A page for guests alone. Who was logged in on arrival is sent on; who logs in here stays until the page itself goes
 * on, so that it can say that it worked.
 */
const GuestOnly = ({ children }: { children: ReactNode }) => {
  const { status } = useSession();
  const { search } = useLocation();
  const [arrival, setArrival] = useState(status);
  if (arrival === 'unknown' && status !== 'unknown') setArrival(status);
  if (arrival !== 'user') return children;
  return <Navigate to={placeAfterLogin(new URLSearchParams(search).get('redirect')) ?? '/'} replace />;
};

/** The server could not say who asks: nobody is sent away, and the page does not look as if it were on its way. */
const WhoFailed = () => {
  const intl = useIntl();
  useHead({ title: intl.formatMessage({ id: 'catalogue.loadFailed' }), isPrivate: true });
  // The page that comes after a second try may still be without a heading.
  const box = useFocusToMain();
  return (
    <div ref={box}>
      <Page block="section">
        <LoadFailed level={1} error={undefined} onRetry={sessionStore.ask} />
      </Page>
    </div>
  );
};

const UserOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'guest') {
    return <Navigate to={session.hasLeft === true ? '/' : loginPath(`${pathname}${search}`)} replace />;
  }
  if (session.status === 'unknown' && session.hasFailed === true) return <WhoFailed />;
  return children;
};

interface GuardProps {
  readonly kind: 'guest' | 'user' | undefined;
  /** Only where shopping is on. */
  readonly isShopping: boolean;
  readonly children: ReactNode;
}

/** Keeps a page to those it is for. While it is not known who asks, the page shows itself without data. */
export const Guard = ({ kind, isShopping, children }: GuardProps) => {
  const { shopping } = useConfig();
  if (isShopping && !shopping) return <Navigate to="/" replace />;
  if (kind === 'guest') return <GuestOnly>{children}</GuestOnly>;
  if (kind === 'user') return <UserOnly>{children}</UserOnly>;
  return children;
};
