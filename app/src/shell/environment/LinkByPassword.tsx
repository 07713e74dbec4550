import { Button } from '@medeina/design-system/primitives/Button';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { changedByLinks } from '../../../data/auth/signOn.ts';
import { useAct } from '../../../data/hooks.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { FormFailures } from '../../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../../shell/forms/useCallForm.ts';
import { useFurtherProof } from '../../../shell/proof/useFurtherProof.tsx';

interface Values {
  username: string;
  password: string;
}

const resolver = schemaResolver<Values>(async () =>
  (await import('@medeina/contract/auth/schemas')).loginBody.omit({ oc_session: true }),
);

interface LinkByPasswordProps {
  readonly environment: string;
  readonly onLinked: () => void;
}

/** Links an account of an environment that offers nothing better than its password. */
export function LinkByPassword({ environment, onLinked }: LinkByPasswordProps) {
  const intl = useIntl();
  const act = useAct();
  const { show } = useAlerts();
  const { mutate } = useSWRConfig();
  const proof = useFurtherProof();
  const { register, submitWith, problem, failures, formState } = useCallForm<Values>({
    resolver,
    fields: ['username', 'password'],
    refusedField: 'password',
  });
  const { errors, isSubmitting } = formState;
  const submit = submitWith(async ({ username, password }) => {
    const body = { user_name: username, password, environment };
    try {
      const { message } = await proof.forChange(() =>
        act('auth.environment.link', { body }, { quiet: true }),
      );
      await mutate((key) => Array.isArray(key) && changedByLinks.includes(key[0]));
      show({ type: 'success', subject: message });
      onLinked();
    } catch (error) {
      // Whoever declines the proof finds what they typed.
      if (!(error instanceof DOMException)) throw error;
    }
  });
  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          <FormFailures failures={failures} />
          <TextInput
            {...register('username')}
            label={intl.formatMessage({ id: 'catalogue.environment.username' })}
            error={problem(errors.username, 'username')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <PasswordInput
            {...register('password')}
            label={intl.formatMessage({ id: 'catalogue.environment.password' })}
            error={problem(errors.password, 'password')}
            autoComplete="current-password"
          />
          <Button type="submit" full loading={isSubmitting}>
            {intl.formatMessage({ id: 'catalogue.environment.submit' })}
          </Button>
        </Stack>
      </form>
      {/* Not within the form: the dialog's own would send this one too. */}
      {proof.dialog}
    </>
  );
}
