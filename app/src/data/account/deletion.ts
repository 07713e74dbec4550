import { useCallback } from 'react';
import { useAct, usePersonalCall } from '../hooks.ts';

/** When the account is to be erased, and keeping it after all. */
export function useDeletion() {
  const act = useAct();
  const { data, error, mutate } = usePersonalCall('account.deletion.read', {});
  return {
    /** Undefined until it is known; null: the account stays. */
    dueAt: data?.data.due_at,
    error,
    retry: () => void mutate(),
    keep: useCallback(async () => {
      await act('account.deletion.takeBack', {}, { quiet: true });
      await mutate({ data: { due_at: null } }, { revalidate: false });
    }, [act, mutate]),
  };
}
