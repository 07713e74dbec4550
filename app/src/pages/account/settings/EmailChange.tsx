import { Button } from '@medeina/design-system/primitives/Button';
import { Inline } from '@medeina/design-system/primitives/Inline';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { useAct } from '../../../data/hooks.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { FormFailures } from '../../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../../shell/forms/useCallForm.ts';
import { useFurtherProof } from '../../../shell/proof/useFurtherProof.tsx';

interface EmailValues {
  email: string;
}

const resolver = schemaResolver<EmailValues>(async () =>
  (await import('@medeina/contract/account/schemas')).settingsChange.pick({ email: true }).required(),
);

interface EmailChangeProps {
  /** Whether the present address is confirmed. */
  readonly isConfirmed: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Another address: after the password or a passkey, and once the link that is sent to it was opened. */
export default function EmailChange({ isConfirmed, onDone, onCancel }: EmailChangeProps) {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const { settings, take } = useSettingsForm();
  const proof = useFurtherProof();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.email.${id}` });
  const { register, submitWith, problem, failures, formState, setFocus } = useCallForm<EmailValues>({
    resolver,
    fields: ['email'],
  });
  useEffect(() => {
    setFocus('email');
  }, [setFocus]);

  const submit = submitWith(async (values) => {
    // The server takes it for no change, and sends nothing.
    const isSame = values.email.toLowerCase() === settings.email?.toLowerCase();
    try {
      const answer = await proof.forChange(() =>
        act('account.settings.save', { body: values }, { quiet: true }),
      );
      if (isSame && !isConfirmed) await act('auth.email.resend', {}, { quiet: true });
      take(answer.data);
    } catch (error) {
      // The address stays typed for whoever thinks better of it.
      if (error instanceof DOMException) return;
      throw error;
    }
    alerts.show({
      type: 'success',
      subject:
        isSame && isConfirmed
          ? say('kept')
          : intl.formatMessage({ id: 'account.settings.email.sent' }, { email: values.email }),
    });
    onDone();
  });

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={12}>
          <FormFailures failures={failures} />
          <TextInput
            {...register('email')}
            type="email"
            label={say('new')}
            hint={say('new.hint')}
            error={problem(formState.errors.email, 'email')}
            autoComplete="email"
          />
          <Inline gap={8}>
            <Button type="submit" size="sm" loading={formState.isSubmitting}>
              {say('send')}
            </Button>
            <Button variant="ghost" size="sm" onClick={onCancel}>
              {say('cancel')}
            </Button>
          </Inline>
        </Stack>
      </form>
      {/* Not within the form: the dialog's own would send this one too. */}
      {proof.dialog}
    </>
  );
}
