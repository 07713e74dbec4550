import { Banner } from '@medeina/design-system/primitives/Banner';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { usePersonalCall } from '../../../data/hooks.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { NewPasswordValues } from './NewPassword.tsx';
import { Section } from './Section.tsx';

/** Brings the form library along, which only those need who change their password. */
const NewPassword = lazy(() => import('./NewPassword.tsx'));

/** From the arrival to the scroll, in milliseconds: what stands above has its place by then. */
const arrival = 100;

/** Brings the section to the top of the window where the address asks for it, and its first field the focus. */
function useOpenedByAddress(isReady: boolean) {
  const section = useRef<HTMLElement>(null);
  const [parameters] = useSearchParams();
  const isAsked = parameters.get('openChangePassword') === 'true';
  useEffect(() => {
    if (!isAsked || !isReady) return undefined;
    const timer = setTimeout(() => {
      section.current?.scrollIntoView();
      section.current
        ?.querySelector<HTMLInputElement>('input[type="password"]')
        ?.focus({ preventScroll: true });
    }, arrival);
    return () => clearTimeout(timer);
  }, [isAsked, isReady]);
  return section;
}

/** `expired`: the password was confirmed too long ago. */
type Step = 'locked' | 'verified' | 'expired';

/** Locked until the current password is confirmed; open where there is none yet. */
export function PasswordSection() {
  const intl = useIntl();
  const alerts = useAlerts();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.password${id}` });
  const { username, contact_info: contact } = useSettingsForm().settings;
  const { data, error, mutate } = usePersonalCall('auth.password.isSet', {});
  const preference = usePersonalCall('auth.password.preference', {
    query: { user_id: contact.user_id },
  });
  // A new password ends both: an address that waits for its confirmation, and the sessions elsewhere.
  const email = usePersonalCall('auth.email.read', {});
  const sessions = usePersonalCall('auth.sessions.list', {});
  const [step, setStep] = useState<Step>('locked');
  const [typed, setTyped] = useState<NewPasswordValues>();
  const section = useOpenedByAddress(data !== undefined || error !== undefined);
  const isSet = data?.data.is_set;

  const lock = () => {
    setTyped(undefined);
    setStep('locked');
    section.current?.focus({ preventScroll: true });
  };

  return (
    <Section
      title={say('')}
      about={isSet === false ? say('.first') : say('.about')}
      id="password"
      ref={section}
    >
      <Stack gap={20}>
        {preference.data?.data.change_required === true && (
          <Banner tone="warning" title={say('.forced')}>
            {say('.forced.text')}
          </Banner>
        )}
        {isSet === undefined ? (
          error === undefined ? (
            <Skeleton shape="row" />
          ) : (
            <LoadFailed error={error} onRetry={() => void mutate()} />
          )
        ) : isSet && step !== 'verified' ? (
          <CurrentPassword
            username={username}
            notice={step === 'expired' ? say('.expired') : undefined}
            onVerified={() => setStep('verified')}
          />
        ) : (
          <Suspense fallback={<Skeleton shape="row" />}>
            <NewPassword
              username={username}
              notice={isSet ? say('.verified') : undefined}
              typed={typed}
              onCancel={isSet ? lock : undefined}
              onExpired={
                isSet
                  ? (values) => {
                      setTyped(values);
                      setStep('expired');
                    }
                  : undefined
              }
              onSaved={(message) => {
                alerts.show({ type: 'success', subject: message });
                const pending = email.data?.data.pending ?? null;
                if (pending !== null)
                  alerts.show({
                    type: 'warning',
                    subject: intl.formatMessage(
                      { id: 'account.settings.password.pending' },
                      { email: pending },
                    ),
                  });
                void email.mutate();
                void sessions.mutate();
                lock();
                void mutate({ data: { is_set: true } }, { revalidate: false });
                void preference.mutate();
              }}
            />
          </Suspense>
        )}
      </Stack>
    </Section>
  );
}
