import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import type { Output } from '@medeina/contract';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAct } from '../../data/hooks.ts';
import { guestId } from '../../session/guest.ts';
import { CallError } from '../../session/transport.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useLoginFlow } from '../../shell/useLoginFlow.ts';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';
import { useTellFailure } from '../../shell/useTellFailure.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { useLook } from './useLook.ts';

function Over() {
  const intl = useIntl();
  return (
    <Stack gap={20}>
      <Banner tone="warning" title={intl.formatMessage({ id: 'auth.connect.over' })} announce>
        {intl.formatMessage({ id: 'auth.connect.over.text' })}
      </Banner>
      <ButtonLink href="/login" variant="outline" full>
        {intl.formatMessage({ id: 'auth.login.submit' })}
      </ButtonLink>
    </Stack>
  );
}

interface AskProps {
  readonly code: string;
  readonly owner: Output<'auth.device.look'>['data'];
  readonly onOver: () => void;
}

/** Nothing happens without a press: whoever only opens the address, such as a preview, uses nothing up. */
function Ask({ code, owner, onOver }: AskProps) {
  const intl = useIntl();
  const act = useAct();
  const goOn = useLoginFlow();
  const tellFailure = useTellFailure();
  const box = useFocusToMain();
  const [isEntering, setIsEntering] = useState(false);
  const name = `${owner.firstname} ${owner.lastname}`.trim();

  const enter = async () => {
    setIsEntering(true);
    try {
      await goOn(await act('auth.device.enter', { body: { code, oc_session: guestId() } }, { quiet: true }));
    } catch (error) {
      setIsEntering(false);
      if (error instanceof CallError && error.code === 'device_link_over') onOver();
      else tellFailure(error, intl.formatMessage({ id: 'auth.connect.failed' }));
    }
  };

  return (
    <div ref={box}>
      <Stack gap={20}>
        <Text>{intl.formatMessage({ id: 'auth.connect.ask' }, { name })}</Text>
        <Button size="lg" full loading={isEntering} onClick={() => void enter()}>
          {intl.formatMessage({ id: 'auth.connect.enter' })}
        </Button>
        <Text size="small" tone="muted">
          {intl.formatMessage({ id: 'auth.connect.note' })}
        </Text>
      </Stack>
    </div>
  );
}

/** Where the code of another device leads: this one is signed in by a press. */
export function Page() {
  const intl = useIntl();
  const act = useAct();
  const title = intl.formatMessage({ id: 'auth.connect.title' });
  useHead({ title, isPrivate: true });
  const code = useLocation().hash.slice(1);
  const { looked, again, onOver } = useLook(
    useCallback(
      async () => (await act('auth.device.look', { body: { code } }, { quiet: true })).data,
      [act, code],
    ),
  );
  useEffect(() => {
    // Neither the history nor a copied address keeps the code; the router still knows it.
    if (code !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [code]);

  return (
    <AuthFrame title={title} other={intl.formatMessage({ id: 'auth.connect.intro' })}>
      {looked === undefined && <Skeleton shape="row" />}
      {looked === 'over' && <Over />}
      {looked instanceof CallError && <LoadFailed error={looked} onRetry={again} />}
      {looked !== undefined && looked !== 'over' && !(looked instanceof CallError) && (
        <Ask code={code} owner={looked} onOver={onOver} />
      )}
    </AuthFrame>
  );
}
