import type { CurrentSession } from '@medeina/contract';
import { Button } from '@medeina/design-system/primitives/Button';
import { Link } from '@medeina/design-system/primitives/Link';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOtherForm } from '../../shell/destination.ts';
import { FormFailures } from '../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../shell/forms/useCallForm.ts';
import { useLoginFlow } from '../../shell/useLoginFlow.ts';
import * as styles from './LoginPage.css.ts';

export interface LoginValues {
  username: string;
  password: string;
}

const resolver = schemaResolver<LoginValues>(async () => (await import('./schemas.ts')).loginForm);

interface LoginFormProps {
  /** Opens the session. */
  readonly logIn: (values: LoginValues) => Promise<CurrentSession>;
  /** The password is Medeina's own, which can be set anew here. */
  readonly isOwnPassword?: boolean;
}

/** The login form. It goes on to where the user wanted to be. */
export function LoginForm({ logIn, isOwnPassword = true }: LoginFormProps) {
  const intl = useIntl();
  const goOn = useLoginFlow();
  const forgotten = useOtherForm('/forgot-password');
  const { register, submitWith, problem, failures, formState } = useCallForm<LoginValues>({
    resolver,
    fields: ['username', 'password'],
    mode: 'onTouched',
    refusedField: 'password',
  });
  const { errors, isSubmitting } = formState;

  const submit = submitWith(async (values) => {
    await goOn(await logIn(values));
  });

  // Sent before the script runs, a form would put the password into the address; `post` does not.
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <FormFailures failures={failures} />
        <TextInput
          {...register('username')}
          label={intl.formatMessage({ id: 'auth.field.username' })}
          error={problem(errors.username, 'username')}
          // The browser lists passkeys among the names that it knows.
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <div className={styles.password}>
          <PasswordInput
            {...register('password')}
            label={intl.formatMessage({ id: 'auth.field.password' })}
            error={problem(errors.password, 'password')}
            autoComplete="current-password"
          />
          {isOwnPassword && (
            <div className={styles.forgot}>
              <Link href={forgotten}>
                <FormattedMessage id="auth.login.forgot" />
              </Link>
            </div>
          )}
        </div>
        <Button type="submit" size="lg" full loading={isSubmitting}>
          <FormattedMessage id="auth.login.submit" />
        </Button>
      </Stack>
    </form>
  );
}
