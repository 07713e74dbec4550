import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { LockKeyhole } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useAct } from '../../../data/hooks.ts';
import { FormFailures } from '../../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../../shell/forms/useCallForm.ts';
import { OwnName } from './OwnName.tsx';
import * as styles from './PasswordSection.css.ts';

interface CurrentPasswordValues {
  password: string;
}

const resolver = schemaResolver<CurrentPasswordValues>(async () =>
  (await import('@medeina/contract/auth/schemas')).passwordCheckBody.pick({ password: true }),
);

interface CurrentPasswordProps {
  readonly username: string;
  /** Why it is asked for once more. */
  readonly notice: string | undefined;
  readonly onVerified: () => void;
}

/** The first step of a change: the password that one has. */
export function CurrentPassword({ username, notice, onVerified }: CurrentPasswordProps) {
  const intl = useIntl();
  const act = useAct();
  const { register, submitWith, problem, failures, formState } = useCallForm<CurrentPasswordValues>({
    resolver,
    fields: ['password'],
  });
  const submit = submitWith(async ({ password }) => {
    await act('auth.password.check', { body: { username, password } }, { quiet: true });
    onVerified();
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        {notice !== undefined && (
          <Banner tone="warning" announce>
            {notice}
          </Banner>
        )}
        <FormFailures failures={failures} />
        <OwnName username={username} />
        <div className={styles.current}>
          <PasswordInput
            {...register('password')}
            label={intl.formatMessage({ id: 'account.settings.password.current' })}
            error={problem(formState.errors.password)}
            autoComplete="current-password"
          />
          <span className={styles.verify}>
            <Button type="submit" variant="outline" icon={LockKeyhole} loading={formState.isSubmitting}>
              {intl.formatMessage({ id: 'account.settings.password.verify' })}
            </Button>
          </span>
        </div>
      </Stack>
    </form>
  );
}
