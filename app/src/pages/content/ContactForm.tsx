import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { Link } from '@medeina/design-system/primitives/Link';
import { Select } from '@medeina/design-system/primitives/Select';
import { Text } from '@medeina/design-system/primitives/Text';
import { TextArea } from '@medeina/design-system/primitives/TextArea';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CallError, toldTooFast } from '../../data/client.ts';
import { useAct, useCall } from '../../data/hooks.ts';
import { useSession } from '../../session/hooks.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { failureTextId } from '../../shell/failureText.ts';
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
  /** The date that the message is about. */
  readonly product?: number | undefined;
}

/** Writing to us: each fault at its field, what was typed is kept until it was sent, and it is sent once. */
export function ContactForm({
  label,
  hasPhone = false,
  hint,
  submit,
  done,
  firstLine = '',
  product,
}: ContactFormProps) {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const session = useSession();
  const problem = useProblemText();
  // In another language the old subjects stand until the new are there.
  const subjects = useCall('content.contact.subjects', {}, { keepPreviousData: true }).data?.data;
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { register, handleSubmit, setError, setValue, getValues, reset, formState } = useForm<
    ContactValues,
    unknown,
    ContactValues
  >({ resolver: hasPhone ? withPhone : withoutPhone, mode: 'onTouched' });
  const { errors, isSubmitting } = formState;

  const opening = firstLine === '' ? '' : `${firstLine}\n`;
  const opened = useRef('');
  useEffect(() => {
    // What was typed is never overwritten; the line of a former language was not.
    const message = getValues('message');
    if (!message || message === opened.current) setValue('message', opening);
    opened.current = opening;
  }, [opening, getValues, setValue]);

  const customer = session.status === 'user' ? session.customer : undefined;
  const name = `${customer?.firstname ?? ''} ${customer?.lastname ?? ''}`.trim();
  const address = customer?.email ?? '';
  const phone = hasPhone ? (customer?.telephone ?? '') : '';
  useEffect(() => {
    const own = [
      ['name', name],
      ['email', address],
      ['phone', phone],
    ] as const;
    for (const [field, value] of own) if (value !== '' && !getValues(field)) setValue(field, value);
    // It goes with its person, unless it was changed.
    return () => {
      for (const [field, value] of own) if (getValues(field) === value) setValue(field, '');
    };
  }, [name, address, phone, getValues, setValue]);

  const offered = useRef<readonly string[]>([]);
  useEffect(() => {
    if (subjects === undefined) return;
    const place = offered.current.indexOf(getValues('subject'));
    offered.current = subjects;
    // Each language has the same subjects in the same order; the browser would choose the first.
    if (place !== -1) setValue('subject', subjects[place] ?? '');
  }, [subjects, getValues, setValue]);

  const send = handleSubmit(async (values) => {
    setFailures([]);
    try {
      const body = product === undefined ? values : { ...values, product_id: product };
      await act('content.contact.email', { body }, { quiet: true });
      alerts.show({ type: 'success', ...done });
      reset({ name, email: address, ...(hasPhone ? { phone } : {}), subject: '', message: '' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (toldTooFast(error)) return;
      const left = spreadErrors(error, fields, setError);
      const general = intl.formatMessage({ id: failureTextId(error) });
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
        options={(subjects ?? []).map((subject) => ({ value: subject, label: subject }))}
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
