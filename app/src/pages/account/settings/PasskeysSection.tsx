import { PasskeyButton } from '@medeina/design-system/domain/PasskeyButton';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Button } from '@medeina/design-system/primitives/Button';
import { Icon } from '@medeina/design-system/primitives/Icon';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Text } from '@medeina/design-system/primitives/Text';
import type { Passkey } from '@medeina/contract';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { createPasskey, passkeyOptions } from '../../../data/auth/passkeys.ts';
import { useAct, usePersonalCall } from '../../../data/hooks.ts';
import { writeMoment } from '../../../activities/moment.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { useFurtherProof } from '../../../shell/proof/useFurtherProof.tsx';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import { Question } from './Question.tsx';
import * as styles from './rows.css.ts';
import { Section } from './Section.tsx';
import { useFocusWhenFewer } from './useFocusWhenFewer.ts';

/** Brings dialogs and the form library along, which only those need who rename a passkey. */
const RenamePasskey = lazy(() => import('./RenamePasskey.tsx'));

const useSay = () => {
  const intl = useIntl();
  return (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `account.passkeys.${id}` }, values);
};

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRenamed: () => void;
  readonly onRemove: (passkey: Passkey) => Promise<void>;
}

function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const intl = useIntl();
  const say = useSay();
  const [isRenaming, setIsRenaming] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const { name, created_at: created, last_used_at: used } = passkey;
  const dayOf = (moment: string) => writeMoment(intl, moment, { dateStyle: 'medium' });
  return (
    <li className={styles.row}>
      <Icon icon={KeyRound} size="bar" />
      <div className={styles.words}>
        <div className={styles.name}>
          <b>{name}</b>
          {passkey.is_synced && <Badge>{say('synced')}</Badge>}
        </div>
        <Text size="small" tone="muted">
          {used === null ? say('created', { day: dayOf(created) }) : say('used', { day: dayOf(used) })}
        </Text>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={say('rename.named', { name })}
        onClick={() => setIsRenaming(true)}
      >
        {say('rename')}
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={say('remove.named', { name })}
        onClick={() => setIsRemoving(true)}
      >
        {say('remove')}
      </Button>
      {isRenaming && (
        <Suspense>
          <RenamePasskey
            passkey={passkey}
            onClose={() => setIsRenaming(false)}
            onRenamed={() => {
              setIsRenaming(false);
              onRenamed();
            }}
          />
        </Suspense>
      )}
      <Question
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={say('remove.ask', { name })}
        description={say('remove.text')}
        confirm={say('remove')}
        // Closed first: a further proof may be asked for in a dialog of its own.
        onConfirm={() => void onRemove(passkey)}
      />
    </li>
  );
}

const isDeclined = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Passkeys: keys of one's devices that sign in without a password. */
export function PasskeysSection() {
  const say = useSay();
  const act = useAct();
  const alerts = useAlerts();
  const tellFailure = useTellFailure();
  const proof = useFurtherProof();
  const { data, error, mutate } = usePersonalCall('auth.passkeys.list', {});
  const box = useFocusWhenFewer(data?.data.length ?? 0);

  const remove = async (passkey: Passkey) => {
    try {
      await proof.forChange(() =>
        act('auth.passkeys.remove', { params: { id: passkey.id } }, { quiet: true }),
      );
      alerts.show({ type: 'success', subject: say('removed') });
    } catch (failure) {
      if (!isDeclined(failure)) tellFailure(failure, say('failed'));
    }
    await mutate();
  };

  return (
    <Section title={say('title')} about={say('about')} id="passkeys" ref={box}>
      {data === undefined && error === undefined && <Skeleton shape="row" />}
      {data === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      )}
      {data?.data.length === 0 && <Text tone="muted">{say('empty')}</Text>}
      {data !== undefined && data.data.length > 0 && (
        <ul className={styles.rows}>
          {data.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={remove}
              onRenamed={() => {
                alerts.show({ type: 'success', subject: say('renamed') });
                void mutate();
              }}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <PasskeyButton
          purpose="register"
          onConfirm={async (signal) => {
            const options = await proof.forChange(() => passkeyOptions(act));
            await createPasskey(act, options, signal);
            alerts.show({ type: 'success', subject: say('added') });
            await mutate();
          }}
        />
      </div>
      {proof.dialog}
    </Section>
  );
}
