import { type Output, tokenPages } from '@medeina/contract';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useAct } from '../../data/hooks.ts';
import { useSession } from '../../session/hooks.ts';
import { CallError } from '../../session/transport.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';
import { useNavigateWhileHere } from '../../shell/useNavigateWhileHere.ts';
import { useTellFailure } from '../../shell/useTellFailure.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { useLook } from './useLook.ts';

type Invitation = Output<'shopping.invitations.look'>['data'];

function Over() {
  const intl = useIntl();
  return (
    <Stack gap={20}>
      <Banner tone="warning" title={intl.formatMessage({ id: 'auth.invitation.over' })} announce>
        {intl.formatMessage({ id: 'auth.invitation.over.text' })}
      </Banner>
      <ButtonLink href="/discover" variant="outline" full>
        {intl.formatMessage({ id: 'auth.invitation.discover' })}
      </ButtonLink>
    </Stack>
  );
}

interface OfferProps {
  readonly token: string;
  readonly invitation: Invitation;
  readonly onOver: () => void;
}

/** Nothing is taken without a press: programs that look through mail open its links too. */
function Offer({ token, invitation, onOver }: OfferProps) {
  const intl = useIntl();
  const act = useAct();
  const navigate = useNavigateWhileHere();
  const tellFailure = useTellFailure();
  const { status } = useSession();
  const box = useFocusToMain();
  const [isAccepting, setIsAccepting] = useState(false);
  const back = new URLSearchParams({ redirect: `${tokenPages.invitation}/${token}` }).toString();

  const accept = async () => {
    setIsAccepting(true);
    try {
      const { data } = await act('shopping.invitations.accept', { body: { token } }, { quiet: true });
      await navigate(data.redirect);
    } catch (error) {
      setIsAccepting(false);
      if (error instanceof CallError && (error.code === 'not_found' || error.code === 'conflict')) onOver();
      else tellFailure(error, intl.formatMessage({ id: 'auth.invitation.failed' }));
    }
  };

  return (
    <div ref={box}>
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading level={2}>{invitation.course}</Heading>
          <Text tone="muted">{invitation.description}</Text>
        </Stack>
        {status === 'unknown' && <Skeleton shape="row" />}
        {status === 'user' && (
          <Button size="lg" full loading={isAccepting} onClick={() => void accept()}>
            {intl.formatMessage({ id: 'auth.invitation.accept' })}
          </Button>
        )}
        {status === 'guest' && (
          <>
            <Text>{intl.formatMessage({ id: 'auth.invitation.account' })}</Text>
            <ButtonLink size="lg" full href={`/register?${back}`}>
              {intl.formatMessage({ id: 'auth.invitation.register' })}
            </ButtonLink>
            <ButtonLink size="lg" full variant="outline" href={`/login?${back}`}>
              {intl.formatMessage({ id: 'auth.invitation.login' })}
            </ButtonLink>
          </>
        )}
      </Stack>
    </div>
  );
}

/** Where the letter about a place leads that somebody else paid for. */
export function Page() {
  const intl = useIntl();
  const act = useAct();
  const { token = '' } = useParams();
  const title = intl.formatMessage({ id: 'auth.invitation.title' });
  useHead({ title, isPrivate: true });
  const { looked, again, onOver } = useLook(
    useCallback(
      async () => (await act('shopping.invitations.look', { body: { token } }, { quiet: true })).data,
      [act, token],
    ),
  );

  return (
    <AuthFrame title={title} other={intl.formatMessage({ id: 'auth.invitation.intro' })}>
      {looked === undefined && <Skeleton shape="row" />}
      {looked === 'over' && <Over />}
      {looked instanceof CallError && <LoadFailed error={looked} onRetry={again} />}
      {looked !== undefined && looked !== 'over' && !(looked instanceof CallError) && (
        <Offer token={token} invitation={looked} onOver={onOver} />
      )}
    </AuthFrame>
  );
}
