import { Button } from '@medeina/design-system/primitives/Button';
import { Link } from '@medeina/design-system/primitives/Link';
import { Select } from '@medeina/design-system/primitives/Select';
import { Text } from '@medeina/design-system/primitives/Text';
import { TextArea } from '@medeina/design-system/primitives/TextArea';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAct, useCall } from '../../data/hooks.ts';
import { useSession } from '../../session/hooks.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { FormFailures } from '../../shell/forms/FormFailures.tsx';
import { Trap } from '../../shell/forms/Trap.tsx';
import { schemaResolver, useCallForm } from '../../shell/forms/useCallForm.ts';
import * as styles from './ContactForm.css.ts';

interface ContactValues {
  name: string;
  phone?: string | undefined;
  email: string;
  subject: string;
  message: string;
  website?: string | undefined;
}

type ContactFields = Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>;

const fields = ['name', 'phone', 'email', 'subject', 'message'] as const;

const schemas = () => import('@medeina/contract/content/schemas');
const withoutPhone = schemaResolver<ContactValues>(async () => (await schemas()).contactBody);
const withPhone = schemaResolver<ContactValues>(async () => (await schemas()).offerForm);

/** Starts the message with `opening`, which follows the page's language until the message is changed. */
function useOpening(opening: string, { getValues, setValue }: ContactFields): void {
  const opened = useRef('');
  useEffect(() => {
    const message = getValues('message');
    if (!message || message === opened.current) setValue('message', opening);
    opened.current = opening;
  }, [opening, getValues, setValue]);
}

/** Fills in what is known of the user, and takes it away with them unless it was changed. Returns what it fills in. */
function useOwnDetails(
  hasPhone: boolean,
  { getValues, setValue }: ContactFields,
): Pick<ContactValues, 'name' | 'email' | 'phone'> {
  const session = useSession();
  const customer = session.status === 'user' ? session.customer : undefined;
  const name = `${customer?.firstname ?? ''} ${customer?.lastname ?? ''}`.trim();
  const email = customer?.email ?? '';
  const phone = hasPhone ? (customer?.telephone ?? '') : '';
  useEffect(() => {
    const own = [
      ['name', name],
      ['email', email],
      ['phone', phone],
    ] as const;
    for (const [field, value] of own) if (value !== '' && !getValues(field)) setValue(field, value);
    return () => {
      for (const [field, value] of own) if (getValues(field) === value) setValue(field, '');
    };
  }, [name, email, phone, getValues, setValue]);
  return { name, email, ...(hasPhone ? { phone } : {}) };
}

/**
 * The subjects to choose from, and the one that the form begins with. In another language the choice stays: each has the
 * same subjects in the same order.
 */
function useSubjects(
  preset: 'place' | 'offer' | undefined,
  { getValues, setValue }: ContactFields,
): { subjects: readonly string[]; first: string } {
  // The old subjects stay until the new ones arrive.
  const answer = useCall('content.contact.subjects', {}, { keepPreviousData: true }).data;
  const subjects = answer?.data;
  const first = (preset === undefined ? undefined : answer?.presets[preset]) ?? '';
  const offered = useRef<readonly string[]>([]);
  useEffect(() => {
    if (subjects === undefined) return;
    const place = offered.current.indexOf(getValues('subject'));
    offered.current = subjects;
    if (place !== -1) setValue('subject', subjects[place] ?? '');
    else if (!getValues('subject')) setValue('subject', first);
  }, [subjects, first, getValues, setValue]);
  return { subjects: subjects ?? [], first };
}

export interface ContactFormProps {
  /** The form's accessible name. */
  readonly label: string;
  /** Asks for a telephone number, which is then required. */
  readonly hasPhone?: boolean;
  /** Under the message: what to write. */
  readonly hint: string;
  readonly submit: string;
  /** The alert once it is sent. */
  readonly done: { readonly subject: string; readonly message?: string };
  /** The first line of the message, as long as nothing else is typed. */
  readonly firstLine?: string;
  /** What the message asks for: its subject is chosen already. */
  readonly preset?: 'place' | 'offer';
  /** The date that the message is about. */
  readonly product?: number | undefined;
  /** The course that an offer is asked for, and for how many. */
  readonly course?: number | undefined;
  readonly people?: number | undefined;
}

/** The form that writes to us: errors stand at their fields, and what was typed stays until it is sent. */
export function ContactForm({
  label,
  hasPhone = false,
  hint,
  submit,
  done,
  firstLine = '',
  preset,
  product,
  course,
  people,
}: ContactFormProps) {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const form = useCallForm<ContactValues>({
    resolver: hasPhone ? withPhone : withoutPhone,
    fields,
    mode: 'onTouched',
  });
  const { register, submitWith, getValues, reset, problem, failures, formState } = form;
  const { errors, isSubmitting } = formState;
  const opening = firstLine === '' ? '' : `${firstLine}\n`;
  useOpening(opening, form);
  const own = useOwnDetails(hasPhone, form);
  const { subjects, first } = useSubjects(preset, form);

  const send = submitWith(async (values) => {
    const body = {
      ...values,
      ...(product === undefined ? {} : { product_id: product }),
      ...(course === undefined ? {} : { course_id: course }),
      ...(people === undefined ? {} : { people }),
    };
    // As it stands in the fields: what is sent has been trimmed.
    const sent = JSON.stringify(getValues());
    await act('content.contact.email', { body }, { quiet: true });
    alerts.show({ type: 'success', ...done });
    // What was written while it was sent stays.
    if (JSON.stringify(getValues()) === sent) reset({ ...own, subject: first, message: '' });
  });

  // The first invalid field in the order of registration takes the focus, so this registers after the name.
  const email = () => (
    <TextInput
      {...register('email')}
      type="email"
      label={intl.formatMessage({ id: 'content.form.email' })}
      error={problem(errors.email, 'email')}
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
      <FormFailures failures={failures} />
      <TextInput
        {...register('name')}
        label={intl.formatMessage({ id: 'content.offer.name' })}
        error={problem(errors.name, 'name')}
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
            error={problem(errors.phone, 'phone')}
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
        options={subjects.map((subject) => ({ value: subject, label: subject }))}
        error={problem(errors.subject, 'subject')}
        defaultValue={first}
      />
      <TextArea
        {...register('message')}
        label={intl.formatMessage({ id: 'content.offer.message' })}
        hint={hint}
        error={problem(errors.message, 'message')}
        rows={6}
        // Also in the server's HTML: the form's code is loaded when it is first used.
        defaultValue={opening}
      />
      <Trap field={register('website')} />
      <Text size="caption" tone="muted">
        <FormattedMessage
          id="content.offer.privacy"
          values={{
            link: (words) => (
              <Link key="privacy" href="/page/3" target="_blank">
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
