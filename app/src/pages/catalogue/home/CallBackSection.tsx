import { CallbackForm } from '@medeina/design-system/domain/CallbackForm';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { reportRateLimit } from '../../../data/client.ts';
import { useContactDetails } from '../../../data/content/contactDetails.ts';
import { useAct } from '../../../data/hooks.ts';
import { CallError } from '../../../session/transport.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { failureTextId } from '../../../shell/failureText.ts';
import { FormFailures } from '../../../shell/forms/FormFailures.tsx';
import { Trap } from '../../../shell/forms/Trap.tsx';
import { spreadErrors } from '../../../shell/forms/serverErrors.ts';
import { type FieldFault, useProblemText } from '../../../shell/forms/useProblemText.ts';
import { arrived } from '../../../shell/forms/validation.ts';
import * as styles from './home.css.ts';

interface CallBackValues {
  readonly phone: string;
  readonly website: string;
}

const valueOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The code of what is wrong with the values. The schema is loaded with the first question; else a `CallError`. */
async function faultOf(values: CallBackValues): Promise<string | undefined> {
  const { callBackBody } = await arrived(import('@medeina/contract/content/schemas'));
  return callBackBody.safeParse(values).error?.issues[0]?.message;
}

/** One field: we call back. The library of the larger forms would be a tenth of the home page's code. */
export function CallBackSection() {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const problem = useProblemText();
  const hours = useContactDetails()?.hours;
  const phone = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FieldFault>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  /** Once it was checked, what is wrong is said as it is typed. */
  const isTried = useRef(false);
  const text = (id: string) => intl.formatMessage({ id: `catalogue.home.callBack.${id}` });

  const refuse = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    if (reportRateLimit(error)) return;
    const left = spreadErrors<{ phone: string }>(error, ['phone'], (_, told) => {
      setFault(told);
      phone.current?.focus();
    });
    const isExplained = left.length > 0 || Object.keys(error.fields).length > 0;
    setFailures(
      error.status < 500 && isExplained ? left : [intl.formatMessage({ id: failureTextId(error) })],
    );
  };

  const submit = async (form: HTMLFormElement) => {
    if (isSubmitting) return;
    setSubmitting(true);
    setFailures([]);
    const given = new FormData(form);
    const values = { phone: valueOf(given, 'phone'), website: valueOf(given, 'website') };
    try {
      const message = await faultOf(values);
      isTried.current = true;
      setFault(message === undefined ? undefined : { message });
      if (message !== undefined) {
        phone.current?.focus();
        return;
      }
      const done = await act('content.contact.phone', { body: values }, { quiet: true });
      alerts.show({ type: 'success', subject: text('done'), message: done.message });
      form.reset();
      isTried.current = false;
    } catch (error) {
      refuse(error);
    } finally {
      setSubmitting(false);
    }
  };

  const check = async (typed: string) => {
    if (!isTried.current) return;
    const message = await faultOf({ phone: typed, website: '' });
    setFault(message === undefined ? undefined : { message });
  };

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
            name: 'phone',
            ref: phone,
            onChange: (event) => void check(event.currentTarget.value),
            hint: text('hint'),
            error: problem(fault, 'phone'),
          }}
          loading={isSubmitting}
          trap={<Trap field={{ name: 'website' }} />}
          status={<FormFailures failures={failures} className={styles.status} />}
          note={intl.formatMessage(
            { id: 'catalogue.home.callBack.note' },
            {
              link: (words) => (
                <Link key="privacy" href="/page/3" target="_blank">
                  {words}
                </Link>
              ),
            },
          )}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        />
      </div>
    </Band>
  );
}
