import { Link } from '@medeina/design-system/primitives/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useHead } from '../../shell/head.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** The screen of signing up. */
export function Page() {
  const intl = useIntl();
  const { search } = useLocation();
  useHead({
    title: intl.formatMessage({ id: 'auth.register.title' }),
    description: intl.formatMessage({ id: 'auth.register.description' }),
    isPrivate: true,
  });

  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.register.title' })}
      other={
        <FormattedMessage
          id="auth.register.hasAccount"
          values={{ link: (words) => <Link href={`/login${search}`}>{words}</Link> }}
        />
      }
    >
      <RegisterForm />
    </AuthFrame>
  );
}
