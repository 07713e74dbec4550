import { Link } from '@medeina/design-system/primitives/Link';
import { Text } from '@medeina/design-system/primitives/Text';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useHead } from '../../shell/head.tsx';
import { AuthFrame } from './AuthFrame.tsx';

/** How long the success is shown before the login, in milliseconds. */
const goOnAfter = 2000;

/** Says that the password was changed, and goes on to the login. */
export function Page() {
  const intl = useIntl();
  const navigate = useNavigate();
  useHead({
    title: intl.formatMessage({ id: 'auth.resetDone.title' }),
    description: intl.formatMessage({ id: 'auth.forgot.description' }),
    isPrivate: true,
  });
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), goOnAfter);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.resetDone.title' })}
      other={
        <Link href="/login">
          <FormattedMessage id="auth.login.submit" />
        </Link>
      }
    >
      <div role="status">
        <Text>
          <FormattedMessage id="auth.resetDone.text" />
        </Text>
      </div>
    </AuthFrame>
  );
}
