import { fieldProblem } from '@medeina/contract';
import { Button } from '@medeina/design-system/primitives/Button';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import type { FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLinkByPassword } from '../../data/auth/links.ts';
import { useAlerts } from '../alerts.tsx';
import { FormFailures } from '../forms/FormFailures.tsx';
import { useCallForm } from '../forms/useCallForm.ts';
import { useFurtherProof } from '../proof/useFurtherProof.tsx';

interface Values {
  username: string;
  password: string;
}

const fields = ['username', 'password'] as const;

/** Fields that must only not be empty need no schema, whose library the shell does not load. */
function resolver(
  values: Values,
): { values: Values; errors: {} } | { values: {}; errors: FieldErrors<Values> } {
  const missing = fields.filter((field) => values[field] === '');
  if (missing.length === 0) return { values, errors: {} };
  const problem = { type: 'required', message: fieldProblem.required };
  return { values: {}, errors: Object.fromEntries(missing.map((field) => [field, problem])) };
}

interface LinkByPasswordProps {
  readonly environment: string;
  /** What the button says. */
  readonly submit: string;
  readonly onLinked: () => void;
}

/** Links an account of an environment that offers nothing better than its password. */
export function LinkByPassword({ environment, submit, onLinked }: LinkByPasswordProps) {
  const intl = useIntl();
  const link = useLinkByPassword();
  const { show } = useAlerts();
  const proof = useFurtherProof();
  const { register, submitWith, problem, failures, formState } = useCallForm<Values>({
    resolver,
    fields,
    refusedField: 'password',
  });
  const { errors, isSubmitting } = formState;
  const send = submitWith(async (values) => {
    try {
      const message = await link({ environment, ...values }, proof.forChange);
      show({ type: 'success', subject: message });
      onLinked();
    } catch (error) {
      // Whoever declines the proof finds what they typed.
      if (!(error instanceof DOMException)) throw error;
    }
  });
  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void send(event)}>
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
            {submit}
          </Button>
        </Stack>
      </form>
      {/* Not within the form: the dialog's own would send this one too. */}
      {proof.dialog}
    </>
  );
}
