import { CallbackForm } from '@medeina/design-system/domain/CallbackForm';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { useContactDetails } from '../../../data/content/contactDetails.ts';
import { useAct } from '../../../data/hooks.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { failureTextId } from '../../../shell/failureText.ts';
import { FormFailures } from '../../../shell/forms/FormFailures.tsx';
import { Trap } from '../../../shell/forms/Trap.tsx';
import { schemaResolver, useCallForm } from '../../../shell/forms/useCallForm.ts';
import * as styles from './home.css.ts';

interface CallBackValues {
  phone: string;
  website?: string | undefined;
}

const resolver = schemaResolver<CallBackValues>(
  async () => (await import('@medeina/contract/content/schemas')).callBackBody,
);

/** One field: we call back. */
export function CallBackSection() {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const hours = useContactDetails()?.hours;
  const { register, submitWith, reset, problem, failures, formState } = useCallForm<CallBackValues>({
    resolver,
    fields: ['phone'],
    failureText: (error) =>
      error.status >= 500 ? intl.formatMessage({ id: failureTextId(error) }) : undefined,
  });
  const { errors, isSubmitting } = formState;
  const text = (id: string) => intl.formatMessage({ id: `catalogue.home.callBack.${id}` });

  const submit = submitWith(async (values) => {
    const { message } = await act('content.contact.phone', { body: values }, { quiet: true });
    alerts.show({ type: 'success', subject: text('done'), message });
    reset({ phone: '' });
  });

  return (
    <Band>
      <div className={styles.callBack}>
        <CallbackForm
          lead={
            hours
              ? intl.formatMessage(
                  { id: 'catalogue.home.callBack.text.hours' },
                  // The sentence brings its own full stop.
                  { hours: hours.replace(/\.$/, '') },
                )
              : undefined
          }
          field={{
            ...register('phone'),
            hint: text('hint'),
            error: problem(errors.phone),
          }}
          loading={isSubmitting}
          trap={<Trap field={register('website')} />}
          status={<FormFailures failures={failures} className={styles.status} />}
          note={intl.formatMessage(
            { id: 'catalogue.home.callBack.note' },
            {
              link: (words) => (
                <Link key="privacy" href="/page/3">
                  {words}
                </Link>
              ),
            },
          )}
          onSubmit={(event) => void submit(event)}
        />
      </div>
    </Band>
  );
}
