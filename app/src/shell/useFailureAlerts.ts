import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { onUnshownFailure } from '../data/client.ts';
import { useAlerts } from './alerts.tsx';

/** Tells the person of failures that no part of the page shows. */
export function useFailureAlerts(): void {
  const intl = useIntl();
  const { show } = useAlerts();
  useEffect(() => {
    const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
    /** What a message of the shell says; in place of its second sentence what the server said, if given. */
    const tell = (type: 'warning' | 'danger', what: string, message = say(`shell.error.${what}.text`)) =>
      show({ type, subject: say(`shell.error.${what}`), message });
    return onUnshownFailure(({ status, messages, retryAfter }) => {
      // The usual words name one minute.
      const isLonger = status === 429 && retryAfter !== null && retryAfter > 90;
      if (isLonger)
        tell('warning', '429', say('shell.error.429.wait', { minutes: Math.ceil(retryAfter / 60) }));
      else if (status === 429) tell('warning', '429');
      else if (status === 0) tell('danger', 'network');
      else if (status !== 400 && status !== 409) tell('danger', 'server', messages[0]);
      else for (const message of messages) show({ type: 'danger', subject: message });
    });
  }, [intl, show]);
}
