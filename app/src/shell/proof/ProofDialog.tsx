import { fieldProblem } from '@medeina/contract';
import { PasskeyButton } from '@medeina/design-system/domain/PasskeyButton';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { proveByPasskey } from '../../data/auth/passkeys.ts';
import { proveByPassword } from '../../data/auth/proof.ts';
import { useAct, usePersonalCall } from '../../data/hooks.ts';
import { FormFailures } from '../forms/FormFailures.tsx';
import { useCallForm } from '../forms/useCallForm.ts';
import { LoadFailed } from '../frame/LoadFailed.tsx';

interface ProofDialogProps {
  readonly onProved: () => void;
  readonly onDecline: () => void;
}

/** One field that must not be empty needs no schema, whose library the shell does not load. */
const resolver: Resolver<{ password: string }, unknown, { password: string }> = (values) =>
  values.password === ''
    ? { values: {}, errors: { password: { type: 'required', message: fieldProblem.required } } }
    : { values, errors: {} };

function PasswordProof({ username, onProved }: { readonly username: string; readonly onProved: () => void }) {
  const intl = useIntl();
  const act = useAct();
  const { register, submitWith, problem, failures, formState } = useCallForm<{ password: string }>({
    resolver,
    fields: ['password'],
  });
  const submit = submitWith(async ({ password }) => {
    await proveByPassword(act, username, password);
    onProved();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <FormFailures failures={failures} />
        {/* Password managers look for whose password it is. */}
        <VisuallyHidden>
          <input
            type="text"
            autoComplete="username"
            value={username}
            readOnly
            tabIndex={-1}
            aria-label={intl.formatMessage({ id: 'shell.proof.username' })}
          />
        </VisuallyHidden>
        <PasswordInput
          {...register('password')}
          label={intl.formatMessage({ id: 'shell.proof.password' })}
          error={problem(formState.errors.password, 'password')}
          autoComplete="current-password"
        />
        <Button type="submit" full loading={formState.isSubmitting}>
          {intl.formatMessage({ id: 'shell.proof.submit' })}
        </Button>
      </Stack>
    </form>
  );
}

/** Asks for the password or a passkey, whichever the account has, before a change of what one signs in with. */
export default function ProofDialog({ onProved, onDecline }: ProofDialogProps) {
  const intl = useIntl();
  const act = useAct();
  const password = usePersonalCall('auth.password.isSet', {});
  const passkeys = usePersonalCall('auth.passkeys.list', {});
  const settings = usePersonalCall('account.settings.read', {});
  const failed = [password, passkeys, settings].find(({ error }) => error !== undefined);
  const hasPasskey = (passkeys.data?.data.length ?? 0) > 0;
  const hasPassword = password.data?.data.is_set === true;
  const isKnown = password.data !== undefined && passkeys.data !== undefined && settings.data !== undefined;

  return (
    <Dialog
      open
      onOpenChange={onDecline}
      title={intl.formatMessage({ id: 'shell.proof.title' })}
      description={intl.formatMessage({ id: 'shell.proof.text' })}
    >
      {failed !== undefined && !isKnown && (
        <LoadFailed
          error={failed.error}
          onRetry={() => {
            for (const { mutate } of [password, passkeys, settings]) void mutate();
          }}
        />
      )}
      {failed === undefined && !isKnown && <Skeleton shape="row" />}
      {isKnown && (
        <Stack gap={20}>
          {hasPassword && <PasswordProof username={settings.data?.data.username ?? ''} onProved={onProved} />}
          {hasPasskey && (
            <PasskeyButton
              variant={hasPassword ? 'outline' : 'primary'}
              texts={{ signIn: intl.formatMessage({ id: 'shell.proof.passkey' }) }}
              onConfirm={async (signal) => {
                await proveByPasskey(act, signal);
                onProved();
              }}
            />
          )}
          {!hasPassword && !hasPasskey && (
            <Banner tone="info">{intl.formatMessage({ id: 'shell.proof.none' })}</Banner>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
