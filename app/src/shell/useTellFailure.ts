import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { reportRateLimit } from '../data/client.ts';
import { CallError } from '../session/transport.ts';
import { useAlerts } from './alerts.tsx';
import { failureTextId } from './failureText.ts';

/** Tells the person what did not work, and why in the server's words where it gave any. */
export function useTellFailure(): (error: unknown, subject: string) => void {
  const intl = useIntl();
  const { show } = useAlerts();
  return useCallback(
    (error, subject) => {
      if (reportRateLimit(error)) return;
      show({
        type: 'danger',
        subject,
        message:
          error instanceof CallError && error.messages.length > 0
            ? error.messages.join(' ')
            : intl.formatMessage({ id: failureTextId(error) }),
      });
    },
    [intl, show],
  );
}
