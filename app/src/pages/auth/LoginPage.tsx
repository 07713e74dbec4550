import { Banner } from '@medeina/design-system/primitives/Banner';
import { Link } from '@medeina/design-system/primitives/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { hasUnsent } from '../../session/unsent.ts';
import { useSession } from '../../session/hooks.ts';
import { useHead } from '../../shell/head.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import * as styles from './LoginPage.css.ts';

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

/** The login screen. */
export function Page() {
  const intl = useIntl();
  const { search } = useLocation();
  useHead({
    title: intl.formatMessage({ id: 'auth.login.title' }),
    description: intl.formatMessage({ id: 'auth.login.description' }),
    isPrivate: true,
  });

  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.login.title' })}
      other={
        <FormattedMessage
          id="auth.login.noAccount"
          values={{ link: (words) => <Link href={`/register${search}`}>{words}</Link> }}
        />
      }
    >
      <Ended />
      <LoginForm />
      <div className={styles.others}>
        <PasskeyLogin />
      </div>
    </AuthFrame>
  );
}
