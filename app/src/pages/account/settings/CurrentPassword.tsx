import { PasskeyButton } from '@medeina/design-system/domain/PasskeyButton';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { LockKeyhole } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { reportRateLimit } from '../../../data/client.ts';
import { proveByPasskey } from '../../../data/auth/passkeys.ts';
import { proveByPassword } from '../../../data/auth/proof.ts';
import { useAct, usePersonalCall } from '../../../data/hooks.ts';
import { CallError } from '../../../session/transport.ts';
import { failureTextId } from '../../../shell/failureText.ts';
import { OwnName } from './OwnName.tsx';
import * as styles from './PasswordSection.css.ts';

interface CurrentPasswordProps {
  readonly username: string;
  /** Why it is asked for once more. */
  readonly notice: string | undefined;
  readonly onVerified: () => void;
}

/** The first step of a change: the password that one has, or a passkey in its place. One field needs no form library, which the second step brings. */
export function CurrentPassword({ username, notice, onVerified }: CurrentPasswordProps) {
  const intl = useIntl();
  const act = useAct();
  const passkeys = usePersonalCall('auth.passkeys.list', {});
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const textOf = (error: CallError): string => {
    // The text of a slowed sign-in says how long to wait; other limits are shown by the shell too.
    if (error.code !== 'sign_in_slowed') reportRateLimit(error);
    return (
      error.fields['password']?.join(' ') ??
      (error.status === 0 || error.messages.length === 0
        ? intl.formatMessage({ id: failureTextId(error) })
        : error.messages.join(' '))
    );
  };
  const verify = async () => {
    const password = field.current?.value ?? '';
    if (password === '') {
      setProblem(intl.formatMessage({ id: 'form.problem.field_required.password' }));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await proveByPassword(act, username, password);
      onVerified();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(textOf(error));
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void verify();
      }}
    >
      <Stack gap={20}>
        {notice !== undefined && (
          <Banner tone="warning" announce>
            {notice}
          </Banner>
        )}
        <OwnName username={username} />
        <div className={styles.current}>
          <PasswordInput
            ref={field}
            name="password"
            label={intl.formatMessage({ id: 'account.settings.password.current' })}
            error={problem}
            autoComplete="current-password"
          />
          <span className={styles.verify}>
            <Button type="submit" variant="outline" icon={LockKeyhole} loading={isBusy}>
              {intl.formatMessage({ id: 'account.settings.password.verify' })}
            </Button>
          </span>
        </div>
        {(passkeys.data?.data.length ?? 0) > 0 && (
          <div className={styles.passkey}>
            <PasskeyButton
              texts={{ signIn: intl.formatMessage({ id: 'shell.proof.passkey' }) }}
              onConfirm={async (signal) => {
                await proveByPasskey(act, signal);
                onVerified();
              }}
            />
          </div>
        )}
      </Stack>
    </form>
  );
}
