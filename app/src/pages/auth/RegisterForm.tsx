import { Button } from '@medeina/design-system/primitives/Button';
import { Checkbox } from '@medeina/design-system/primitives/Checkbox';
import { DateField } from '@medeina/design-system/primitives/DateField';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '../../data/config.ts';
import { useAct } from '../../data/hooks.ts';
import { guestId } from '../../session/guest.ts';
import { sessionStore } from '../../session/store.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { useCaptcha } from '../../shell/captcha/Captcha.tsx';
import { useDestination } from '../../shell/destination.ts';
import { FormFailures } from '../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../shell/forms/useCallForm.ts';
import { TermsLabel } from '../../shell/forms/TermsLabel.tsx';
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
  captcha?: string | undefined;
}

/** The call's fields, in the order of the form. */
const fields = [
  'firstname',
  'lastname',
  'username',
  'email',
  'phone',
  'birthdate',
  'password',
  'captcha',
] as const;

/** How long the success is shown before the page goes on, in milliseconds. */
const goOnAfter = 3000;

const resolver = schemaResolver<RegisterValues>(async () => (await import('./schemas.ts')).registerForm);

/** The registration form. */
export function RegisterForm() {
  const intl = useIntl();
  const act = useAct();
  const { shopping } = useConfig();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const destination = useDestination();
  const [isDone, setDone] = useState(false);
  // The field itself says that its text is no day.
  const [isUnfit, setUnfit] = useState(false);
  const { control, register, submitWith, problem, failures, formState } = useCallForm<RegisterValues>({
    resolver,
    fields,
    defaultValues: { birthdate: '' },
    mode: 'onTouched',
    failureText: ({ status, messages }) => {
      if (status >= 500) return intl.formatMessage({ id: 'auth.register.server' });
      if (status === 0 || messages.length > 0) return undefined;
      return intl.formatMessage({ id: 'auth.register.failed' });
    },
  });
  const { errors, isSubmitting } = formState;
  const captcha = useCaptcha('register', problem(errors.captcha));

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(destination, { replace: true }), goOnAfter);
    return () => clearTimeout(timer);
  }, [isDone, navigate, destination]);

  const submit = submitWith(async ({ confirm: _confirm, agree: _agree, ...body }) => {
    const session = await act(
      'auth.register',
      { body: { ...body, oc_session: guestId(), captcha: await captcha.take() } },
      { quiet: true },
    );
    sessionStore.enter(session);
    // The guest's cart becomes the account's; the counter in the header reads it again.
    if (shopping) void act('shopping.cart.read', {}, { quiet: true }).catch(() => undefined);
    alerts.show({
      type: 'success',
      subject: intl.formatMessage({ id: 'auth.register.done' }),
      message: intl.formatMessage({ id: 'auth.register.done.text' }, { name: session.customer.firstname }),
    });
    setDone(true);
  });

  const label = (name: keyof RegisterValues) => intl.formatMessage({ id: `auth.field.${name}` });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className={styles.fields}>
      <FormFailures failures={failures} className={styles.wide} />
      <TextInput
        {...register('firstname')}
        label={label('firstname')}
        error={problem(errors.firstname, 'firstname')}
        autoComplete="given-name"
      />
      <TextInput
        {...register('lastname')}
        label={label('lastname')}
        error={problem(errors.lastname, 'lastname')}
        autoComplete="family-name"
      />
      <div className={styles.wide}>
        <TextInput
          {...register('username')}
          label={label('username')}
          error={problem(errors.username, 'username')}
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
          error={problem(errors.email, 'email')}
          autoComplete="email"
        />
      </div>
      <TextInput
        {...register('phone')}
        type="tel"
        label={label('phone')}
        hint={intl.formatMessage({ id: 'auth.register.phoneHint' })}
        error={problem(errors.phone, 'phone')}
        autoComplete="tel"
      />
      <Controller
        name="birthdate"
        control={control}
        render={({ field: { ref, name, value, onBlur, onChange } }) => (
          <DateField
            ref={ref}
            name={name}
            value={value}
            label={label('birthdate')}
            hint={intl.formatMessage({ id: 'auth.register.birthdateHint' })}
            error={isUnfit ? undefined : problem(errors.birthdate, 'birthdate')}
            autoComplete="bday"
            min="1900-01-01"
            onBlur={onBlur}
            onChange={(day, fault) => {
              setUnfit(fault !== undefined);
              onChange(day);
            }}
          />
        )}
      />
      <PasswordInput
        {...register('password')}
        label={label('password')}
        hint={intl.formatMessage({ id: 'auth.register.passwordHint' })}
        error={problem(errors.password, 'password')}
        autoComplete="new-password"
      />
      <PasswordInput
        {...register('confirm')}
        label={label('confirm')}
        error={problem(errors.confirm, 'confirm')}
        autoComplete="new-password"
      />
      <div className={styles.wide}>
        <Checkbox
          {...register('agree')}
          label={<TermsLabel id="auth.register.agree" />}
          error={problem(errors.agree)}
        />
      </div>
      {captcha.field !== null && <div className={styles.wide}>{captcha.field}</div>}
      <div className={styles.wide}>
        <Button type="submit" size="lg" full loading={isSubmitting || isDone}>
          <FormattedMessage id="auth.register.submit" />
        </Button>
      </div>
    </form>
  );
}
