import { Button } from '@medeina/design-system/primitives/Button';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAct } from '../../data/hooks.ts';
import { useCaptcha } from '../../shell/captcha/Captcha.tsx';
import { FormFailures } from '../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../shell/forms/useCallForm.ts';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';

interface ForgotValues {
  username: string;
  captcha?: string | undefined;
}

const resolver = schemaResolver<ForgotValues>(async () => (await import('./schemas.ts')).forgottenBody);

/** Asks whose password was forgotten. */
export function ForgotForm({ onSent }: { readonly onSent: (username: string) => void }) {
  const intl = useIntl();
  const act = useAct();
  const box = useFocusToMain();
  const { register, submitWith, problem, failures, formState } = useCallForm<ForgotValues>({
    resolver,
    fields: ['username', 'captcha'],
    failureText: ({ status }) =>
      status >= 500
        ? [
            intl.formatMessage({ id: 'auth.forgot.failed' }),
            intl.formatMessage({ id: 'auth.forgot.failed.text' }),
          ]
        : undefined,
  });
  const { errors, isSubmitting } = formState;
  const captcha = useCaptcha('forgotten', problem(errors.captcha));

  const submit = submitWith(async (body) => {
    const given = { username: body.username, captcha: await captcha.take() };
    await act('auth.password.forgotten', { body: given }, { quiet: true });
    onSent(body.username);
  });

  return (
    <div ref={box}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          <FormFailures failures={failures} />
          <TextInput
            {...register('username')}
            label={intl.formatMessage({ id: 'auth.field.username' })}
            hint={intl.formatMessage({ id: 'auth.forgot.hint' })}
            error={problem(errors.username, 'username')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          {captcha.field}
          <Button type="submit" size="lg" full loading={isSubmitting}>
            <FormattedMessage id="auth.forgot.submit" />
          </Button>
        </Stack>
      </form>
    </div>
  );
}
