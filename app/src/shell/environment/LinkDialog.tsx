import type { SignOnEnvironment } from '@medeina/contract';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import { useIntl } from 'react-intl';
import { LinkByPassword } from './LinkByPassword.tsx';

export interface LinkDialogProps {
  readonly environment: SignOnEnvironment;
  readonly onClose: () => void;
  readonly onLinked: () => void;
}

/** Asks for the password of an environment: to link an account there, or to sign in to the linked one again. */
export default function LinkDialog({ environment, onClose, onLinked }: LinkDialogProps) {
  const intl = useIntl();
  const { name, linked } = environment;
  const say = (id: string) => intl.formatMessage({ id: `catalogue.environment.${id}` }, { name });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say(linked === true ? 'again.title' : 'link.title')}
      description={say('link.text')}
    >
      <LinkByPassword
        environment={environment.environment}
        submit={say(linked === true ? 'again.submit' : 'submit')}
        onLinked={onLinked}
      />
    </Dialog>
  );
}
