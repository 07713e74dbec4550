import { ProfileMenu } from '@medeina/design-system/domain/ProfileMenu';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePersonalCall } from '../../data/hooks.ts';
import { useSession } from '../../session/hooks.ts';
import { finishWork } from '../../session/beforeLogout.ts';
import { sessionStore } from '../../session/store.ts';
import { countUnsentAnswers } from '../../session/unsent.ts';
import { useAlerts } from '../alerts.tsx';
import { useLoginHref } from '../destination.ts';
import { useAccountPlaces, useShoppingPlaces } from './accountPlaces.ts';
import { askBeforeLogout } from './logoutQuestion.ts';
import * as styles from './Shell.css.ts';
import { useLearningSystem } from './useLearningSystem.ts';

/** Logs out and goes home, saying so. Where that would lose answers, it asks first. */
export function useLogOut(): () => void {
  const intl = useIntl();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const leave = async () => {
    // First out, then home: else the home page would still ask for what is the person's own.
    const elsewhere = await sessionStore.leave().catch(() => null);
    if (elsewhere !== null) {
      // The provider ends its own session, and leads home.
      location.assign(elsewhere);
      return;
    }
    await navigate('/');
    // On the home page already: the menu went with what was pressed in it, and no other page takes the focus.
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
    alerts.show({ type: 'success', subject: intl.formatMessage({ id: 'shell.logout.done' }) });
  };
  return () => {
    void (async () => {
      await finishWork();
      const session = sessionStore.read();
      const count = session.status === 'user' ? countUnsentAnswers(session.customer.customer_id) : 0;
      if (count === 0) await leave();
      else askBeforeLogout({ count, confirm: leave });
    })();
  };
}

/** Keeps `data-signed-in` of the document, which its first script has set, up to date. */
function useSignedInMark(status: string): void {
  useEffect(() => {
    if (status === 'unknown') return;
    document.documentElement.toggleAttribute('data-signed-in', status === 'user');
  }, [status]);
}

/** The link to the login, or the user's menu. Until the session is known, a placeholder of the likelier one. */
export function AccountSlot() {
  const intl = useIntl();
  const session = useSession();
  const logOut = useLogOut();
  const [overview, courses, ...places] = useAccountPlaces();
  const bought = useShoppingPlaces();
  const learningSystem = useLearningSystem();
  const isKnown = session.status === 'user' && session.isRemembered !== true;
  const photo = usePersonalCall('account.settings.read', isKnown ? {} : null).data?.data.image ?? undefined;
  const { pathname } = useLocation();
  const loginHref = useLoginHref();
  useSignedInMark(session.status);
  if (session.status === 'user') {
    const { firstname, lastname, email } = session.customer;
    return (
      <ProfileMenu
        // Offline only the user's id is known.
        name={
          session.isRemembered === true
            ? intl.formatMessage({ id: 'shell.account' })
            : `${firstname} ${lastname}`
        }
        detail={email ?? undefined}
        image={photo}
        path={pathname}
        items={[overview, courses, ...bought, ...places, ...learningSystem]}
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
