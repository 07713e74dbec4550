import { AlertDialog } from '@medeina/design-system/primitives/AlertDialog';
import { useIntl } from 'react-intl';
import { askBeforeLogout, type LogoutQuestion } from './logoutQuestion.ts';

/** Asks whether to log out although answers are unsent; a file of its own, loaded when it is needed. */
export default function LogoutWarning({ count, confirm }: LogoutQuestion) {
  const intl = useIntl();
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) askBeforeLogout(undefined);
      }}
      title={intl.formatMessage({ id: 'shell.logout.unsent.title' })}
      description={intl.formatMessage({ id: 'shell.logout.unsent.text' }, { count })}
      confirm={intl.formatMessage({ id: 'shell.logout' })}
      onConfirm={confirm}
    />
  );
}
