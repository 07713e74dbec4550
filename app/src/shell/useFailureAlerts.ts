import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { onUnshownFailure } from '../data/client.ts';
import { useAlerts } from './alerts.tsx';

/** Tells the person of failures that no part of the page shows. */
export function useFailureAlerts(): void {
  const intl = useIntl();
  const { show } = useAlerts();
  useEffect(() => {
    const say = (id: string) => intl.formatMessage({ id });
    return onUnshownFailure((error) => {
      if (error.status === 429) {
        show({ type: 'warning', subject: say('shell.error.429'), message: say('shell.error.429.text') });
      } else if (error.status === 400 || error.status === 409) {
        for (const message of error.messages) show({ type: 'danger', subject: message });
      } else if (error.status === 0) {
        show({
          type: 'danger',
          subject: say('shell.error.network'),
          message: say('shell.error.network.text'),
        });
      } else {
        show({
          type: 'danger',
          subject: say('shell.error.server'),
          message: error.messages[0] ?? say('shell.error.server.text'),
        });
      }
    });
  }, [intl, show]);
}
