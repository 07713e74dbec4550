import type { Passkey } from '@medeina/contract';
import { Button } from '@medeina/design-system/primitives/Button';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useIntl } from 'react-intl';
import { useAct } from '../../../data/hooks.ts';
import { FormFailures } from '../../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../../shell/forms/useCallForm.ts';

const resolver = schemaResolver<{ name: string }>(
  async () => (await import('@medeina/contract/auth/schemas')).passkeyName,
);

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onRenamed: () => void;
}

/** Gives a passkey a name of one's own. */
export default function RenamePasskey({ passkey, onClose, onRenamed }: RenamePasskeyProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.passkeys.${id}` }, { name: passkey.name });
  const act = useAct();
  const { register, submitWith, problem, failures, formState } = useCallForm<{ name: string }>({
    resolver,
    fields: ['name'],
    defaultValues: { name: passkey.name },
  });
  const submit = submitWith(async ({ name }) => {
    await act('auth.passkeys.rename', { params: { id: passkey.id }, body: { name } }, { quiet: true });
    onRenamed();
  });
  return (
    <Dialog open onOpenChange={onClose} title={say('rename.named')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          <FormFailures failures={failures} />
          <TextInput {...register('name')} label={say('name')} error={problem(formState.errors.name)} />
          <Button type="submit" full loading={formState.isSubmitting}>
            {say('save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
