import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '@medeina/design-system/primitives/Link';
import { useLocation } from 'react-router-dom';
import { useHead } from '../../shell/head.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { ReminderSent } from './ReminderSent.tsx';

/** The screen that asks for a link to a new password, and then says that it is on its way. */
export function Page() {
  const intl = useIntl();
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const title = intl.formatMessage({
    id: sentTo === undefined ? 'auth.forgot.title' : 'auth.forgot.sent.title',
  });
  useHead({
    title,
    description: intl.formatMessage({ id: 'auth.forgot.description' }),
    isPrivate: true,
  });

  return (
    <AuthFrame
      title={title}
      other={
        <FormattedMessage
          id="auth.forgot.remembered"
          values={{ link: (words) => <Link href={`/login${search}`}>{words}</Link> }}
        />
      }
    >
      {sentTo === undefined ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <ReminderSent username={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </AuthFrame>
  );
}
