import { Button } from '@medeina/design-system/primitives/Button';
import { Link } from '@medeina/design-system/primitives/Link';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useAct } from '../../data/hooks.ts';
import { sessionStore } from '../../session/store.ts';
import { FormFailures } from '../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../shell/forms/useCallForm.ts';
import { useHead } from '../../shell/head.tsx';
import { AuthFrame } from './AuthFrame.tsx';

interface ResetValues {
  password: string;
  password_repeat: string;
}

const resolver = schemaResolver<ResetValues>(async () => (await import('./schemas.ts')).resetForm);

/** The form behind the link in the mail. */
function ResetForm() {
  const intl = useIntl();
  const act = useAct();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { register, submitWith, problem, failures, formState } = useCallForm<ResetValues>({
    resolver,
    fields: ['password', 'password_repeat'],
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = submitWith(async (values) => {
    await act('auth.password.reset', { body: { ...values, token } }, { quiet: true });
    // A new password ends all sessions of its account: if the one here is among them, the login must not take it for open.
    if (sessionStore.read().status === 'user') await sessionStore.refresh();
    await navigate('/password/success', { replace: true });
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <FormFailures failures={failures} />
        <PasswordInput
          {...register('password')}
          label={intl.formatMessage({ id: 'auth.reset.password' })}
          hint={intl.formatMessage({ id: 'auth.register.passwordHint' })}
          error={problem(errors.password, 'password')}
          autoComplete="new-password"
        />
        <PasswordInput
          {...register('password_repeat')}
          label={intl.formatMessage({ id: 'auth.field.confirm' })}
          error={problem(errors.password_repeat, 'password_repeat')}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" full loading={isSubmitting}>
          <FormattedMessage id="auth.reset.submit" />
        </Button>
      </Stack>
    </form>
  );
}

/** The screen of choosing a new password by a mailed link. */
export function Page() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({ id: 'auth.reset.title' }),
    description: intl.formatMessage({ id: 'auth.forgot.description' }),
    isPrivate: true,
  });
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.reset.title' })}
      other={
        <FormattedMessage
          id="auth.reset.another"
          values={{ link: (words) => <Link href="/forgot-password">{words}</Link> }}
        />
      }
    >
      <ResetForm />
    </AuthFrame>
  );
}
