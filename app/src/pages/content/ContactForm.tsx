import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { Link } from '@medeina/design-system/primitives/Link';
import { Select } from '@medeina/design-system/primitives/Select';
import { Text } from '@medeina/design-system/primitives/Text';
import { TextArea } from '@medeina/design-system/primitives/TextArea';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CallError, toldTooFast } from '../../data/client.ts';
import { useAct, useCall } from '../../data/hooks.ts';
import { useSession } from '../../session/hooks.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { lazyResolver } from '../../shell/forms/resolver.ts';
import { spreadErrors } from '../../shell/forms/serverErrors.ts';
import { Trap } from '../../shell/forms/Trap.tsx';
import { useProblemText } from '../../shell/forms/useProblemText.ts';
import * as styles from './ContactForm.css.ts';

interface ContactValues {
  name: string;
  phone?: string | undefined;
  email: string;
  subject: string;
  message: string;
  website?: string | undefined;
}

const fields = ['name', 'phone', 'email', 'subject', 'message'] as const;

const schemas = () => import('@medeina/contract/content/schemas');
const withoutPhone = lazyResolver<ContactValues>(async () => (await schemas()).contactBody);
const withPhone = lazyResolver<ContactValues>(async () => (await schemas()).offerForm);

export interface ContactFormProps {
  /** Names the form for those who listen. */
  readonly label: string;
  /** The telephone is asked for, and required. */
  readonly hasPhone?: boolean;
  /** Under the message: what to write. */
  readonly hint: string;
  readonly submit: string;
  /** What is said when it was sent. */
  readonly done: { readonly subject: string; readonly message?: string };
  /** The message's first line, while nothing was typed. */
  readonly firstLine?: string;
}

/** Writing to us: each fault at its field, what was typed is kept until it was sent, and it is sent once. */
export function ContactForm({
  label,
  hasPhone = false,
  hint,
  submit,
  done,
  firstLine = '',
}: ContactFormProps) {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const session = useSession();
  const problem = useProblemText();
  const subjects = useCall('content.contact.subjects', {});
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { register, handleSubmit, setError, setValue, getValues, reset, formState } = useForm<
    ContactValues,
    unknown,
    ContactValues
  >({ resolver: hasPhone ? withPhone : withoutPhone, mode: 'onTouched' });
  const { errors, isSubmitting } = formState;

  const opening = firstLine === '' ? '' : `${firstLine}\n`;
  useEffect(() => {
    // What was typed before is never overwritten.
    if (opening !== '' && !getValues('message')) setValue('message', opening);
  }, [opening, getValues, setValue]);

  useEffect(() => {
    if (session.status !== 'user') return;
    const { firstname, lastname, email, telephone } = session.customer;
    if (!getValues('name')) setValue('name', `${firstname} ${lastname}`.trim());
    if (!getValues('email')) setValue('email', email);
    if (hasPhone && !getValues('phone') && telephone !== null) setValue('phone', telephone);
  }, [session, hasPhone, getValues, setValue]);

  const send = handleSubmit(async (values) => {
    setFailures([]);
    try {
      await act('content.contact.email', { body: values }, { quiet: true });
      alerts.show({ type: 'success', ...done });
      reset();
      setValue('message', '');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (toldTooFast(error)) return;
      const left = spreadErrors(error, fields, setError);
      const general = intl.formatMessage({
        id: error.status === 0 ? 'shell.error.network.text' : 'shell.error.server.text',
      });
      setFailures(left.length > 0 || Object.keys(error.fields).length > 0 ? left : [general]);
    }
  });

  // The first field with a fault takes the focus, in the order in which they are registered: so not before the name.
  const email = () => (
    <TextInput
      {...register('email')}
      type="email"
      label={intl.formatMessage({ id: 'content.form.email' })}
      error={problem(errors.email)}
      autoComplete="email"
    />
  );
  return (
    <form
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event) => void send(event)}
      className={styles.form}
    >
      {failures.length > 0 && (
        <Banner tone="danger" title={failures[0] ?? ''} announce>
          {failures.slice(1).join(' ')}
        </Banner>
      )}
      <TextInput
        {...register('name')}
        label={intl.formatMessage({ id: 'content.offer.name' })}
        error={problem(errors.name)}
        autoComplete="name"
      />
      {hasPhone ? (
        <div className={styles.pair}>
          {email()}
          <TextInput
            {...register('phone')}
            type="tel"
            label={intl.formatMessage({ id: 'content.form.phone' })}
            hint={intl.formatMessage({ id: 'content.form.phoneHint' })}
            error={problem(errors.phone)}
            autoComplete="tel"
          />
        </div>
      ) : (
        email()
      )}
      <Select
        {...register('subject')}
        label={intl.formatMessage({ id: 'content.offer.subject' })}
        placeholder={intl.formatMessage({ id: 'content.offer.subject.placeholder' })}
        options={(subjects.data?.data ?? []).map((subject) => ({ value: subject, label: subject }))}
        error={problem(errors.subject)}
        defaultValue=""
      />
      <TextArea
        {...register('message')}
        label={intl.formatMessage({ id: 'content.offer.message' })}
        hint={hint}
        error={problem(errors.message)}
        rows={6}
        // In what the server draws, too: the form's own code comes when somebody turns to it.
        defaultValue={opening}
      />
      <Trap field={register('website')} />
      <Text size="caption" tone="muted">
        <FormattedMessage
          id="content.offer.privacy"
          values={{
            link: (words) => (
              <Link key="privacy" href="/page/3">
                {words}
              </Link>
            ),
          }}
        />
      </Text>
      <div>
        <Button type="submit" size="lg" full="mobile" loading={isSubmitting}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
