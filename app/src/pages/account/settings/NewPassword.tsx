import { Button } from '@medeina/design-system/primitives/Button';
import { Inline } from '@medeina/design-system/primitives/Inline';
import { PasswordInput } from '@medeina/design-system/primitives/PasswordInput';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAct } from '../../../data/hooks.ts';
import { CallError } from '../../../session/transport.ts';
import { FormFailures } from '../../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../../shell/forms/useCallForm.ts';
import { useFurtherProof } from '../../../shell/proof/useFurtherProof.tsx';
import { OwnName } from './OwnName.tsx';
import * as styles from '../SettingsPage.css.ts';

export interface NewPasswordValues {
  newpassword: string;
  confirm: string;
}

const resolver = schemaResolver<NewPasswordValues>(
  async () => (await import('@medeina/contract/auth/schemas')).passwordChangeForm,
);

interface NewPasswordProps {
  readonly username: string;
  /** Says how one came here. */
  readonly notice: string | undefined;
  /** What was typed before the current password had to be confirmed again. */
  readonly typed: NewPasswordValues | undefined;
  readonly onCancel: (() => void) | undefined;
  /** Leads back to the first step; undefined where there is none. */
  readonly onExpired: ((values: NewPasswordValues) => void) | undefined;
  /** With the server's message. */
  readonly onSaved: (message: string) => void;
}

/** The second step of a change, and the only one where there is no password yet. */
export default function NewPassword({
  username,
  notice,
  typed,
  onCancel,
  onExpired,
  onSaved,
}: NewPasswordProps) {
  const intl = useIntl();
  const act = useAct();
  const proof = useFurtherProof();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.password.${id}` });
  const { register, submitWith, problem, failures, formState, setFocus } = useCallForm<NewPasswordValues>({
    resolver,
    fields: ['newpassword', 'confirm'],
    mode: 'onTouched',
    ...(typed === undefined ? {} : { defaultValues: typed }),
  });
  const { errors, isSubmitting } = formState;
  const isSecondStep = notice !== undefined;
  useEffect(() => {
    // The field that had the focus is gone.
    if (isSecondStep) setFocus('newpassword');
  }, [isSecondStep, setFocus]);

  const submit = submitWith(async (values) => {
    const body = { username, newpassword: values.newpassword };
    const change = () => act('auth.password.change', { body }, { quiet: true });
    try {
      const { message } = await (onExpired === undefined ? proof.forChange(change) : change());
      onSaved(message);
    } catch (error) {
      // Whoever declines the proof finds what they typed.
      if (error instanceof DOMException) return;
      if (!(error instanceof CallError) || error.code !== 'elevation_required' || onExpired === undefined)
        throw error;
      onExpired(values);
    }
  });

  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {notice !== undefined && (
            <Text size="small" role="status">
              {notice}
            </Text>
          )}
          <FormFailures failures={failures} />
          <OwnName username={username} />
          <div className={styles.fields}>
            <PasswordInput
              {...register('newpassword')}
              label={say('new')}
              hint={say('hint')}
              error={problem(errors.newpassword, 'newpassword')}
              autoComplete="new-password"
            />
            <PasswordInput
              {...register('confirm')}
              label={say('confirm')}
              error={problem(errors.confirm, 'confirm')}
              autoComplete="new-password"
            />
          </div>
          <Inline gap={12}>
            <Button type="submit" loading={isSubmitting}>
              {say('save')}
            </Button>
            {onCancel !== undefined && (
              <Button variant="ghost" onClick={onCancel}>
                {say('cancel')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
      {/* Not within the form: the dialog's own would send this one too. */}
      {proof.dialog}
    </>
  );
}
