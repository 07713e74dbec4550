import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Refused } from '../../data/learning/progress.ts';
import { useAlerts } from '../../shell/alerts.tsx';

/** Says that a tick will never be taken, and why, where the server says so. */
export function useRefusedAlert(): Refused {
  const intl = useIntl();
  const { show } = useAlerts();
  return useCallback(
    (entry, error) => {
      // A question that is gone is asked no more; a stretch can be watched again.
      if (entry.kind === 'watched' || entry.kind === 'recall') return;
      show({
        type: 'danger',
        subject: intl.formatMessage({
          id: entry.kind === 'answer' ? 'learning.answer.failed' : 'learning.completion.failed',
        }),
        message: error.messages.length > 0 ? error.messages.join(' ') : undefined,
      });
    },
    [intl, show],
  );
}
