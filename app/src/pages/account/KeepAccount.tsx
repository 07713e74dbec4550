import { Button, type ButtonProps } from '@medeina/design-system/primitives/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeletion } from '../../data/account/deletion.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { useTellFailure } from '../../shell/useTellFailure.ts';

interface KeepAccountProps {
  readonly size?: ButtonProps['size'];
  readonly onKept?: () => void;
}

/** Takes back that the account is to be erased, with one press. */
export function KeepAccount({ size, onKept }: KeepAccountProps) {
  const intl = useIntl();
  const alerts = useAlerts();
  const tellFailure = useTellFailure();
  const { keep } = useDeletion();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await keep();
      alerts.show({ type: 'success', subject: intl.formatMessage({ id: 'account.deletion.kept' }) });
      onKept?.();
    } catch (error) {
      tellFailure(error, intl.formatMessage({ id: 'account.deletion.keepFailed' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size={size} loading={isBusy} onClick={() => void press()}>
      <FormattedMessage id="account.deletion.keep" />
    </Button>
  );
}
