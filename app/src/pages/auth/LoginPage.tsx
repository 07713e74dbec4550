import { Link } from '@medeina/design-system/primitives/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { deferred } from '../../shell/deferred.tsx';
import { useHead } from '../../shell/head.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const LoginFormBlock = deferred(async () => import('./LoginFormBlock.tsx'), 'turnedTo');

/** The login screen. */
export const Page = () => {
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
      <LoginFormBlock />
    </AuthFrame>
  );
};
