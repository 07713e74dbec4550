import { Badge } from '@medeina/design-system/primitives/Badge';
import { Button } from '@medeina/design-system/primitives/Button';
import { Icon } from '@medeina/design-system/primitives/Icon';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Text } from '@medeina/design-system/primitives/Text';
import type { OwnSession } from '@medeina/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAct, usePersonalCall } from '../../../data/hooks.ts';
import { writeMoment } from '../../../activities/moment.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { deviceIcons, deviceWords } from '../../../shell/device/deviceWords.ts';
import { useAddDevice } from '../../../shell/device/useAddDevice.tsx';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { useFurtherProof } from '../../../shell/proof/useFurtherProof.tsx';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import { Question } from './Question.tsx';
import * as styles from './rows.css.ts';
import { Section } from './Section.tsx';
import { useFocusWhenFewer } from './useFocusWhenFewer.ts';

interface SessionRowProps {
  readonly session: OwnSession;
  /** Ends it; resolves once the list is read again. */
  readonly onEnd: (session: OwnSession) => Promise<void>;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const intl = useIntl();
  const [isEnding, setIsEnding] = useState(false);
  const device = deviceWords(intl, session.device);
  const time = writeMoment(intl, session.last_seen_at, { dateStyle: 'medium', timeStyle: 'short' });
  const seen = session.is_current
    ? intl.formatMessage({ id: 'account.sessions.now' })
    : intl.formatMessage({ id: 'account.sessions.seen' }, { time });
  return (
    <li className={styles.row}>
      <Icon icon={deviceIcons[session.device.kind]} size="bar" />
      <div className={styles.words}>
        <div className={styles.name}>
          <b>{device}</b>
          {session.is_current && (
            <Badge tone="success">{intl.formatMessage({ id: 'account.sessions.current' })}</Badge>
          )}
        </div>
        <Text size="small" tone="muted">
          {seen} · {intl.formatMessage({ id: 'account.sessions.place' })}
        </Text>
      </div>
      {!session.is_current && (
        <Button
          variant="outline"
          size="sm"
          loading={isEnding}
          aria-label={intl.formatMessage({ id: 'account.sessions.end.named' }, { device })}
          onClick={() => {
            setIsEnding(true);
            void onEnd(session).finally(() => setIsEnding(false));
          }}
        >
          {intl.formatMessage({ id: 'account.sessions.end' })}
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in: other devices can be logged out, and one can be added. */
export function SignedInSection() {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const tellFailure = useTellFailure();
  const addDevice = useAddDevice();
  const proof = useFurtherProof();
  const [isAsking, setAsking] = useState(false);
  const { data, error, mutate } = usePersonalCall('auth.sessions.list', {}, { revalidateOnFocus: true });
  const say = (id: string) => intl.formatMessage({ id: `account.sessions.${id}` });
  const sessions = data?.data ?? [];
  const box = useFocusWhenFewer(sessions.length);

  const end = async (session: OwnSession) => {
    try {
      await proof.forChange(() => act('auth.sessions.end', { params: { id: session.id } }, { quiet: true }));
      alerts.show({ type: 'success', subject: say('ended') });
    } catch (failure) {
      if (!(failure instanceof DOMException)) tellFailure(failure, say('failed'));
    }
    await mutate();
  };
  const endOthers = async () => {
    try {
      await proof.forChange(() => act('auth.sessions.endOthers', {}, { quiet: true }));
      alerts.show({ type: 'success', subject: say('others.done') });
    } catch (failure) {
      if (!(failure instanceof DOMException)) tellFailure(failure, say('failed'));
    }
    await mutate();
  };

  return (
    <Section title={say('title')} about={say('about')} id="sessions" ref={box}>
      {data === undefined && error === undefined && <Skeleton shape="row" />}
      {data === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      )}
      {data !== undefined && (
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={end} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button variant="outline" onClick={addDevice.open}>
          {say('add')}
        </Button>
        {sessions.length > 1 && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {say('others')}
          </Button>
        )}
      </div>
      <Question
        open={isAsking}
        onOpenChange={setAsking}
        title={say('others.ask')}
        description={say('others.text')}
        confirm={say('others')}
        onConfirm={() => void endOthers()}
      />
      {proof.dialog}
      {addDevice.dialog}
    </Section>
  );
}
