import { CallbackForm } from '@medeina/design-system/domain/CallbackForm';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { CallError, toldTooFast } from '../../../data/client.ts';
import { useContactDetails } from '../../../data/content/contactDetails.ts';
import { useAct } from '../../../data/hooks.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { failureTextId } from '../../../shell/failureText.ts';
import { lazyResolver } from '../../../shell/forms/resolver.ts';
import { spreadErrors } from '../../../shell/forms/serverErrors.ts';
import { Trap } from '../../../shell/forms/Trap.tsx';
import { useProblemText } from '../../../shell/forms/useProblemText.ts';
import * as styles from './home.css.ts';

interface CallBackValues {
  phone: string;
  website?: string | undefined;
}

const resolver = lazyResolver<CallBackValues>(
  async () => (await import('@medeina/contract/content/schemas')).callBackBody,
);

/** One field: we call back. */
export default function CallBackBlock() {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const problem = useProblemText();
  const hours = useContactDetails()?.hours;
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { register, handleSubmit, setError, reset, formState } = useForm<
    CallBackValues,
    unknown,
    CallBackValues
  >({ resolver });
  const { errors, isSubmitting } = formState;
  const text = (id: string) => intl.formatMessage({ id: `catalogue.home.callBack.${id}` });

  const submit = handleSubmit(async (values) => {
    setFailures([]);
    try {
      const { message } = await act('content.contact.phone', { body: values }, { quiet: true });
      alerts.show({
        type: 'success',
        subject: text('done'),
        message,
      });
      reset({ phone: '' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (toldTooFast(error)) return;
      const left = spreadErrors(error, ['phone'], setError);
      const isAnswered = error.status > 0 && error.status < 500;
      setFailures(isAnswered ? left : [intl.formatMessage({ id: failureTextId(error) })]);
    }
  });

  return (
    <Band>
      <div className={styles.callBack}>
        <CallbackForm
          title={text('title')}
          lead={
            hours
              ? intl.formatMessage(
                  { id: 'catalogue.home.callBack.text.hours' },
                  // The sentence brings its own full stop.
                  { hours: hours.replace(/\.$/, '') },
                )
              : text('text')
          }
          field={{
            ...register('phone'),
            label: text('phone'),
            hint: text('hint'),
            error: problem(errors.phone),
          }}
          submit={text('submit')}
          loading={isSubmitting}
          trap={<Trap field={register('website')} />}
          status={
            failures.length > 0 && (
              <div className={styles.status}>
                <Banner tone="danger" title={failures[0] ?? ''} announce>
                  {failures.slice(1).join(' ')}
                </Banner>
              </div>
            )
          }
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
