import type { Output } from '@medeina/contract';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { Inline } from '@medeina/design-system/primitives/Inline';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { useAct, usePersonalCall } from '../../../data/hooks.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { useFocusToMain } from '../../../shell/useFocusToMain.ts';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import * as styles from '../SettingsPage.css.ts';
import { idOfField } from './idOfField.ts';

/** Brings the form library along, which only those need who change their address. */
const EmailChange = lazy(() => import('./EmailChange.tsx'));

interface WaitingProps {
  readonly state: Output<'auth.email.read'>['data'];
  /** Something has changed about the address. */
  readonly onChanged: () => void;
}

/** That an address waits for its confirmation, with sending the link again. */
function Waiting({ state: { email, pending }, onChanged }: WaitingProps) {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const tellFailure = useTellFailure();
  const { take } = useSettingsForm();
  const box = useFocusToMain();
  const [busy, setBusy] = useState<'resend' | 'keep'>();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.email.${id}` });

  const run = async (what: 'resend' | 'keep', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      tellFailure(error, say(`${what}.failed`));
    } finally {
      setBusy(undefined);
    }
  };
  const resend = async () => {
    await act('auth.email.resend', {}, { quiet: true });
    const subject = intl.formatMessage(
      { id: 'account.settings.email.sent' },
      { email: pending ?? email ?? '' },
    );
    alerts.show({ type: 'success', subject });
  };
  const keep = async () => {
    // The address that one has takes the place of the one that waits.
    const change = email === null ? {} : { email };
    const answer = await act('account.settings.save', { body: change }, { quiet: true });
    take(answer.data);
    onChanged();
    alerts.show({ type: 'success', subject: say('kept') });
  };

  return (
    <div ref={box} className={styles.wide}>
      <Banner
        tone="warning"
        title={
          pending === null
            ? say('unconfirmed')
            : intl.formatMessage({ id: 'account.settings.email.pending' }, { email: pending })
        }
        action={
          <div className={styles.links}>
            <Button
              variant="outline"
              size="sm"
              loading={busy === 'resend'}
              onClick={() => void run('resend', resend)}
            >
              {say('resend')}
            </Button>
            {pending !== null && (
              <Button
                variant="ghost"
                size="sm"
                loading={busy === 'keep'}
                onClick={() => void run('keep', keep)}
              >
                {say('keep')}
              </Button>
            )}
          </div>
        }
      >
        {say(pending === null ? 'unconfirmed.text' : 'pending.text')}
      </Banner>
    </div>
  );
}

/** The address of the account, and whether it is confirmed. */
export function EmailField() {
  const intl = useIntl();
  const { settings, reload } = useSettingsForm();
  // It is confirmed in another tab, or on another device.
  const { data, mutate } = usePersonalCall('auth.email.read', {}, { revalidateOnFocus: true });
  const state = data?.data;
  const isWaiting =
    state !== undefined && (state.pending !== null || (state.email !== null && !state.is_confirmed));
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const refresh = () => {
    void mutate();
    reload();
  };
  const close = () => {
    flushSync(() => setChanging(false));
    // The field that had the focus is gone.
    change.current?.focus();
  };
  return (
    <>
      <Stack gap={12}>
        <TextInput
          id={idOfField('email')}
          type="email"
          label={intl.formatMessage({ id: 'account.settings.email' })}
          value={settings.email ?? ''}
          readOnly
          autoComplete="email"
        />
        {!isChanging && (
          <Inline>
            <Button ref={change} variant="outline" size="sm" onClick={() => setChanging(true)}>
              {intl.formatMessage({ id: 'account.settings.email.change' })}
            </Button>
          </Inline>
        )}
      </Stack>
      {isWaiting && <Waiting state={state} onChanged={refresh} />}
      {isChanging && (
        <div className={styles.wide}>
          <Suspense fallback={<Skeleton shape="row" />}>
            <EmailChange
              isConfirmed={state?.is_confirmed ?? true}
              onCancel={close}
              onDone={() => {
                close();
                refresh();
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
