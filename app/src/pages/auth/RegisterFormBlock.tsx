import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { Checkbox } from '@medeina/design-system/primitives/Checkbox';
import { Link } from '@medeina/design-system/primitives/Link';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CallError, toldTooFast } from '../../data/client.ts';
import { useAct } from '../../data/hooks.ts';
import { guestId } from '../../session/guest.ts';
import { sessionStore } from '../../session/store.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { placeAfterLogin } from '../../shell/frame/Guard.tsx';
import { lazyResolver } from '../../shell/forms/resolver.ts';
import { spreadErrors } from '../../shell/forms/serverErrors.ts';
import { useProblemText } from '../../shell/forms/useProblemText.ts';
import * as styles from './RegisterPage.css.ts';

interface RegisterValues {
  firstname: string;
  lastname: string;
  username: string;
  email: string;
  phone: string;
  birthdate: string;
  password: string;
  confirm: string;
  agree: boolean;
}

/** The call's fields, in the order of the form. */
const sent = ['firstname', 'lastname', 'username', 'email', 'phone', 'birthdate', 'password'] as const;

/** How long the success stays before the page goes on, in milliseconds. */
const goOnAfter = 3000;

const resolver = lazyResolver<RegisterValues>(async () => (await import('./schemas.ts')).registerForm);

/** The form of signing up. */
export default function RegisterFormBlock() {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const problem = useProblemText();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isDone, setDone] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<RegisterValues, unknown, RegisterValues>({
    resolver,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const target = placeAfterLogin(parameters.get('redirect')) ?? '/';
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(target, { replace: true }), goOnAfter);
    return () => clearTimeout(timer);
  }, [isDone, navigate, target]);

  const submit = handleSubmit(async ({ confirm: _confirm, agree: _agree, ...body }) => {
    setFailures([]);
    try {
      const session = await act(
        'auth.register',
        { body: { ...body, oc_session: guestId() } },
        { quiet: true },
      );
      sessionStore.enter(session);
      alerts.show({
        type: 'success',
        subject: intl.formatMessage({ id: 'auth.register.done' }),
        message: intl.formatMessage({ id: 'auth.register.done.text' }, { name: session.customer.firstname }),
      });
      setDone(true);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (toldTooFast(error)) return;
      const left = spreadErrors(error, sent, setError);
      const hasFields = Object.keys(error.fields).length > 0;
      if (error.status >= 500) setFailures([intl.formatMessage({ id: 'auth.register.server' })]);
      else if (error.status === 0) setFailures([intl.formatMessage({ id: 'shell.error.network.text' })]);
      else if (left.length > 0 || hasFields) setFailures(left);
      else setFailures([intl.formatMessage({ id: 'auth.register.failed' })]);
    }
  });

  const label = (name: keyof RegisterValues) => intl.formatMessage({ id: `auth.field.${name}` });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className={styles.fields}>
      {failures.length > 0 && (
        <div className={styles.wide}>
          <Banner tone="danger" title={failures[0] ?? ''} announce>
            {failures.slice(1).join(' ')}
          </Banner>
        </div>
      )}
      <TextInput
        {...register('firstname')}
        label={label('firstname')}
        error={problem(errors.firstname)}
        autoComplete="given-name"
      />
      <TextInput
        {...register('lastname')}
        label={label('lastname')}
        error={problem(errors.lastname)}
        autoComplete="family-name"
      />
      <div className={styles.wide}>
        <TextInput
          {...register('username')}
          label={label('username')}
          error={problem(errors.username)}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      <div className={styles.wide}>
        <TextInput
          {...register('email')}
          type="email"
          label={label('email')}
          error={problem(errors.email)}
          autoComplete="email"
        />
      </div>
      <TextInput
        {...register('phone')}
        type="tel"
        label={label('phone')}
        hint={intl.formatMessage({ id: 'auth.register.phoneHint' })}
        error={problem(errors.phone)}
        autoComplete="tel"
      />
      <TextInput
        {...register('birthdate')}
        type="date"
        label={label('birthdate')}
        error={problem(errors.birthdate)}
        autoComplete="bday"
        min="1900-01-01"
      />
      <PasswordInput
        {...register('password')}
        label={label('password')}
        hint={intl.formatMessage({ id: 'auth.register.passwordHint' })}
        error={problem(errors.password)}
        autoComplete="new-password"
      />
      <PasswordInput
        {...register('confirm')}
        label={label('confirm')}
        error={problem(errors.confirm)}
        autoComplete="new-password"
      />
      <div className={styles.wide}>
        <Checkbox
          {...register('agree')}
          label={
            <FormattedMessage
              id="auth.register.agree"
              values={{
                link: (words) => (
                  <Link href="/page/5" target="_blank">
                    {words}
                  </Link>
                ),
              }}
            />
          }
          error={problem(errors.agree)}
        />
      </div>
      <div className={styles.wide}>
        <Button type="submit" size="lg" full loading={isSubmitting || isDone}>
          <FormattedMessage id="auth.register.submit" />
        </Button>
      </div>
    </form>
  );
}
