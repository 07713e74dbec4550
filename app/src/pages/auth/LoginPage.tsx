import { AuthDivider } from '@medeina/design-system/domain/AuthPanel';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Link } from '@medeina/design-system/primitives/Link';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { readReturn } from '../../data/auth/signOn.ts';
import { useAct, usePersonalCall } from '../../data/hooks.ts';
import { guestId } from '../../session/guest.ts';
import { hasUnsent } from '../../session/unsent.ts';
import { useSession } from '../../session/hooks.ts';
import { useOtherForm } from '../../shell/destination.ts';
import { useHead } from '../../shell/head.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { ElsewhereLogin } from './ElsewhereLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import * as styles from './LoginPage.css.ts';

const SignOn = lazy(() => import('./SignOn.tsx'));

/** Says that the session has ended, and that unsent work is kept. */
function Ended() {
  const intl = useIntl();
  const session = useSession();
  if (session.status !== 'guest' || session.ended === undefined) return null;
  const { customer } = session.ended;
  const isKept = customer !== null && hasUnsent(customer);
  return (
    <div className={styles.ended}>
      <Banner tone="warning" title={intl.formatMessage({ id: 'shell.session.ended' })} announce>
        {intl.formatMessage({ id: isKept ? 'auth.ended.unsent' : 'auth.ended.text' })}
      </Banner>
    </div>
  );
}

/** With an account of Medeina, or another of the ways in. */
function Ways() {
  const act = useAct();
  return (
    <>
      <LoginForm
        logIn={(values) => act('auth.login', { body: { ...values, oc_session: guestId() } }, { quiet: true })}
      />
      <AuthDivider />
      <Stack gap={12}>
        <PasskeyLogin />
        <ElsewhereLogin />
      </Stack>
    </>
  );
}

/** With a session of the shop alone: no environment is offered. */
function ShopLogin() {
  const act = useAct();
  return (
    <LoginForm
      logIn={(values) =>
        act('auth.sso', { body: { ...values, oc_session: guestId(), is_eshop: true } }, { quiet: true })
      }
    />
  );
}

/** With the password of an environment that offers nothing better. */
function EnvironmentLogin({ environment, name }: { readonly environment: string; readonly name: string }) {
  const intl = useIntl();
  const act = useAct();
  const back = useOtherForm('/login');
  return (
    <Stack gap={20}>
      <Banner tone="info">{intl.formatMessage({ id: 'auth.elsewhere.password' }, { name })}</Banner>
      <LoginForm
        isOwnPassword={false}
        logIn={(values) =>
          act(
            'auth.environment.login',
            { body: { ...values, oc_session: guestId(), environment } },
            { quiet: true },
          )
        }
      />
      <Link href={back} alone>
        {intl.formatMessage({ id: 'auth.elsewhere.back' })}
      </Link>
    </Stack>
  );
}

function useWays(): ReactNode {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('environment');
  const { data } = usePersonalCall('auth.environment.list', {});
  if (pathname === '/eshop-login') return <ShopLogin />;
  const environment = data?.data.find((one) => one.environment === asked && one.signs_in_by === 'password');
  return environment === undefined ? <Ways /> : <EnvironmentLogin {...environment} />;
}

const never = () => () => undefined;

/** What a sign-on has brought. The server does not get to know it: its page is the same for everybody. */
function useSignOn() {
  const { search } = useLocation();
  const isTaken = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => (isTaken ? readReturn(search) : null), [isTaken, search]);
}

/** The login screen. */
export function Page() {
  const intl = useIntl();
  const registration = useOtherForm('/register');
  const ways = useWays();
  const signOn = useSignOn();
  useHead({
    title: intl.formatMessage({ id: 'auth.login.title' }),
    description: intl.formatMessage({ id: 'auth.login.description' }),
    isPrivate: true,
  });
  useEffect(() => {
    // Neither the history nor a copied address keeps the code; the router still knows it.
    if (signOn !== null) history.replaceState(history.state, '', location.pathname);
  }, [signOn]);

  if (signOn !== null) {
    return (
      <AuthFrame title={intl.formatMessage({ id: 'auth.login.title' })} other={null}>
        <Suspense>
          <SignOn brought={signOn} />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.login.title' })}
      other={
        <FormattedMessage
          id="auth.login.noAccount"
          values={{ link: (words) => <Link href={registration}>{words}</Link> }}
        />
      }
    >
      <Ended />
      {ways}
    </AuthFrame>
  );
}
