import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { Link } from '@medeina/design-system/primitives/Link';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useAct } from '../../data/hooks.ts';
import { CallError } from '../../session/transport.ts';
import { failureTextId } from '../../shell/failureText.ts';
import { useHead } from '../../shell/head.tsx';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** A press confirms, not the visit: programs that look through mail open its links too. */
function Asking({ onDone }: { readonly onDone: (email: string) => void }) {
  const intl = useIntl();
  const act = useAct();
  const { token = '' } = useParams();
  const box = useFocusToMain();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const confirm = async () => {
    setAsking(true);
    setFailure(undefined);
    try {
      const { data } = await act('auth.email.confirm', { body: { token } }, { quiet: true });
      onDone(data.email);
    } catch (error) {
      const [message] = error instanceof CallError ? error.messages : [];
      setFailure(message ?? intl.formatMessage({ id: failureTextId(error) }));
    } finally {
      setAsking(false);
    }
  };

  return (
    <div ref={box}>
      <Stack gap={20}>
        {failure !== undefined && (
          <Banner tone="danger" title={failure} announce>
            <FormattedMessage id="auth.confirm.failed" />
          </Banner>
        )}
        <Text>
          <FormattedMessage id="auth.confirm.text" />
        </Text>
        <Button size="lg" full loading={isAsking} onClick={() => void confirm()}>
          <FormattedMessage id="auth.confirm.submit" />
        </Button>
      </Stack>
    </div>
  );
}

function Confirmation() {
  const intl = useIntl();
  const [email, setEmail] = useState<string>();
  if (email === undefined) return <Asking onDone={setEmail} />;
  return (
    <Banner tone="success" title={intl.formatMessage({ id: 'auth.confirm.done' })} announce>
      <FormattedMessage id="auth.confirm.done.text" values={{ email }} />
    </Banner>
  );
}

/** The screen behind the link that confirms an e-mail address. */
export function Page() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({ id: 'auth.confirm.title' }),
    description: intl.formatMessage({ id: 'auth.confirm.text' }),
    isPrivate: true,
  });
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.confirm.title' })}
      other={
        <Link href="/">
          <FormattedMessage id="auth.confirm.home" />
        </Link>
      }
    >
      <Confirmation />
    </AuthFrame>
  );
}
