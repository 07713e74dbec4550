import { ProfileMenu } from '@medeina/design-system/domain/ProfileMenu';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../session/hooks.ts';
import { sessionStore } from '../../session/store.ts';
import { useAlerts } from '../alerts.tsx';
import { useLoginHref } from '../destination.ts';
import { useAccountPlaces } from './accountPlaces.ts';
import * as styles from './Shell.css.ts';

/** Logs out and goes home, saying so. */
export function useLogOut(): () => void {
  const intl = useIntl();
  const navigate = useNavigate();
  const alerts = useAlerts();
  return () => {
    void (async () => {
      // First out, then home: else the home page would still ask for what is the person's own.
      await sessionStore.leave().catch(() => undefined);
      await navigate('/');
      alerts.show({ type: 'success', subject: intl.formatMessage({ id: 'shell.logout.done' }) });
    })();
  };
}

/** Keeps on the page what its first script put there: that somebody is logged in. */
function useSignedInMark(status: string): void {
  useEffect(() => {
    if (status === 'unknown') return;
    document.documentElement.toggleAttribute('data-signed-in', status === 'user');
  }, [status]);
}

/** The way to log in, or the menu of who is logged in. Until that is known, the room for the one that is likely. */
export function AccountSlot() {
  const intl = useIntl();
  const session = useSession();
  const logOut = useLogOut();
  const places = useAccountPlaces();
  const { pathname } = useLocation();
  const loginHref = useLoginHref();
  useSignedInMark(session.status);
  if (session.status === 'user') {
    const { firstname, lastname, email } = session.customer;
    return (
      <ProfileMenu
        // Without a connection it is only known that somebody is.
        name={
          session.isRemembered === true
            ? intl.formatMessage({ id: 'shell.account' })
            : `${firstname} ${lastname}`
        }
        detail={email ?? undefined}
        path={pathname}
        items={places}
        labels={{
          menu: intl.formatMessage({ id: 'shell.profile' }),
          logOut: intl.formatMessage({ id: 'shell.logout' }),
        }}
        onLogOut={logOut}
      />
    );
  }
  return (
    <>
      <span className={styles.waiting}>
        <Skeleton shape="circle" />
      </span>
      <span className={styles.guest}>
        <ButtonLink href={loginHref} variant="outline" size="sm">
          <FormattedMessage id="shell.login" />
        </ButtonLink>
      </span>
    </>
  );
}
