import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CallError, toldTooFast } from '../../data/client.ts';
import { useAct } from '../../data/hooks.ts';
import { guestId } from '../../session/guest.ts';
import { sessionStore } from '../../session/store.ts';
import { failureTextId } from '../../shell/failureText.ts';
import { home, placeAfterLogin } from '../../shell/frame/Guard.tsx';
import { lazyResolver } from '../../shell/forms/resolver.ts';
import { spreadErrors } from '../../shell/forms/serverErrors.ts';
import { useProblemText } from '../../shell/forms/useProblemText.ts';

interface LoginValues {
  username: string;
  password: string;
}

const resolver = lazyResolver<LoginValues>(async () => (await import('./schemas.ts')).loginForm);

/** The form of the login. It goes on to where the person wanted to be, else to their courses. */
export default function LoginFormBlock() {
  const intl = useIntl();
  const act = useAct();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const problem = useProblemText();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { register, handleSubmit, setError, formState } = useForm<LoginValues, unknown, LoginValues>({
    resolver,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailures([]);
    try {
      const session = await act(
        'auth.login',
        { body: { ...values, oc_session: guestId() } },
        { quiet: true },
      );
      sessionStore.enter(session);
      await navigate(placeAfterLogin(parameters.get('redirect')) ?? home, { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // How long a slowed login has to wait is said here; others who are too fast hear it as everywhere.
      if (error.code !== 'sign_in_slowed' && toldTooFast(error)) return;
      if (error.status === 401) {
        setError('password', { type: 'server', message: error.message }, { shouldFocus: true });
        return;
      }
      const left = spreadErrors(error, ['username', 'password'], setError);
      const general = intl.formatMessage({ id: failureTextId(error) });
      setFailures(left.length > 0 || Object.keys(error.fields).length > 0 ? left : [general]);
    }
  });

  // Before the script is there a form would put the password into the address; `post` never does.
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        {failures.length > 0 && (
          <Banner tone="danger" title={failures[0] ?? ''} announce>
            {failures.slice(1).join(' ')}
          </Banner>
        )}
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
