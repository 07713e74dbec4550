import { Button } from '@medeina/design-system/primitives/Button';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../data/hooks.ts';
import { guestId } from '../../session/guest.ts';
import { sessionStore } from '../../session/store.ts';
import { useDestination } from '../../shell/destination.ts';
import { FormFailures } from '../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../shell/forms/useCallForm.ts';

interface LoginValues {
  username: string;
  password: string;
}

const resolver = schemaResolver<LoginValues>(async () => (await import('./schemas.ts')).loginForm);

/** The login form. It goes on to where the user wanted to be, else to their courses. */
export function LoginForm() {
  const intl = useIntl();
  const act = useAct();
  const navigate = useNavigate();
  const destination = useDestination('login');
  const { register, submitWith, problem, failures, formState } = useCallForm<LoginValues>({
    resolver,
    fields: ['username', 'password'],
    mode: 'onTouched',
    refusedField: 'password',
  });
  const { errors, isSubmitting } = formState;

  const submit = submitWith(async (values) => {
    const session = await act('auth.login', { body: { ...values, oc_session: guestId() } }, { quiet: true });
    sessionStore.enter(session);
    await navigate(destination, { replace: true });
  });

  // Sent before the script runs, a form would put the password into the address; `post` does not.
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <FormFailures failures={failures} />
        <TextInput
          {...register('username')}
          label={intl.formatMessage({ id: 'auth.field.username' })}
          error={problem(errors.username)}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordInput
          {...register('password')}
          label={intl.formatMessage({ id: 'auth.field.password' })}
          error={problem(errors.password)}
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" full loading={isSubmitting}>
          <FormattedMessage id="auth.login.submit" />
        </Button>
      </Stack>
    </form>
  );
}
