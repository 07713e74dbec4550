import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDeletion } from '../../../data/account/deletion.ts';
import { useAct } from '../../../data/hooks.ts';
import { writeMoment } from '../../../activities/moment.ts';
import { sessionStore } from '../../../session/store.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { useFurtherProof } from '../../../shell/proof/useFurtherProof.tsx';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import { KeepAccount } from '../KeepAccount.tsx';
import { Question } from './Question.tsx';
import { Section } from './Section.tsx';
import { useFocusWhenFewer } from './useFocusWhenFewer.ts';

/** Milliseconds: a whole sentence to be read on another page. */
const shownFor = 15_000;

/** Asks for the account to be erased, and logs out. */
function AskForDeletion() {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const { forChange, dialog } = useFurtherProof();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const say = (id: string) => intl.formatMessage({ id: `account.deletion.${id}` });

  const ask = async () => {
    setBusy(true);
    try {
      const { data } = await forChange(() => act('account.deletion.ask', {}, { quiet: true }));
      // The server has ended the session already.
      await sessionStore.leave().catch(() => undefined);
      await navigate('/');
      const day = writeMoment(intl, data.due_at ?? Date.now(), { dateStyle: 'long' });
      alerts.show({
        type: 'success',
        subject: intl.formatMessage({ id: 'account.deletion.asked' }, { day }),
        message: say('asked.text'),
        timeout: shownFor,
      });
    } catch (error) {
      if (!(error instanceof DOMException)) tellFailure(error, say('failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap={16}>
      <Text>
        <FormattedMessage id="account.deletion.text" />
      </Text>
      <div>
        <Button variant="outline" loading={isBusy} onClick={() => setAsking(true)}>
          {say('ask')}
        </Button>
      </div>
      <Question
        open={isAsking}
        onOpenChange={setAsking}
        title={say('question')}
        description={say('warning')}
        confirm={say('ask')}
        onConfirm={() => void ask()}
      />
      {dialog}
    </Stack>
  );
}

/** The end of an account, with the way back while there is one. */
export function DeletionSection() {
  const intl = useIntl();
  const { dueAt, error, retry } = useDeletion();
  // The button that keeps the account goes with what it takes back.
  const box = useFocusWhenFewer(typeof dueAt === 'string' ? 1 : 0);
  const say = (id: string) => intl.formatMessage({ id: `account.deletion.${id}` });
  return (
    <Section title={say('title')} about={say('about')} id="deletion" ref={box}>
      {dueAt === undefined ? (
        error === undefined ? (
          <Skeleton shape="row" />
        ) : (
          <LoadFailed error={error} onRetry={retry} />
        )
      ) : dueAt === null ? (
        <AskForDeletion />
      ) : (
        <Banner
          tone="warning"
          title={intl.formatMessage(
            { id: 'account.deletion.pending' },
            { day: writeMoment(intl, dueAt, { dateStyle: 'long' }) },
          )}
          action={<KeepAccount size="sm" />}
        >
          {say('pending.text')}
        </Banner>
      )}
    </Section>
  );
}
