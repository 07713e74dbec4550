import { loginPath } from '@medeina/contract';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useConfig } from '../../data/config.ts';
import { useSession } from '../../session/hooks.ts';
import { sessionStore } from '../../session/store.ts';
import { useDestination } from '../destination.ts';
import { PageFailed } from './LoadFailed.tsx';
import { useFocusToMain } from '../useFocusToMain.ts';

/**
 * A page for guests only. A user who was signed in on arrival is redirected; one who signs in here stays until the page
 * itself goes on, so that it can say that it worked. A sign-on comes back here with whoever is signed in: they link an account.
 */
function GuestOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { search } = useLocation();
  const destination = useDestination();
  const [arrival, setArrival] = useState(status);
  if (arrival === 'unknown' && status !== 'unknown') setArrival(status);
  if (arrival !== 'user' || /[?&](?:access_token|error)=/.test(search)) return children;
  return <Navigate to={destination} replace />;
}

/** The session could not be read: nobody is redirected, and the page offers a retry instead of a skeleton. */
function WhoFailed() {
  // The page that a retry brings may not have its heading yet.
  const box = useFocusToMain();
  return (
    <div ref={box}>
      <PageFailed error={undefined} onRetry={sessionStore.ask} />
    </div>
  );
}

function UserOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'guest') {
    return <Navigate to={session.hasLeft === true ? '/' : loginPath(`${pathname}${search}`)} replace />;
  }
  if (session.status === 'unknown' && session.hasFailed === true) return <WhoFailed />;
  return children;
}

interface GuardProps {
  readonly kind: 'guest' | 'user' | undefined;
  /** Only where shopping is on. */
  readonly isShopping: boolean;
  readonly children: ReactNode;
}

/** Redirects those a page is not for. Until the session is known, the page is shown without data. */
export function Guard({ kind, isShopping, children }: GuardProps) {
  const { shopping } = useConfig();
  if (isShopping && !shopping) return <Navigate to="/" replace />;
  if (kind === 'guest') return <GuestOnly>{children}</GuestOnly>;
  if (kind === 'user') return <UserOnly>{children}</UserOnly>;
  return children;
}
