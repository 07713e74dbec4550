import { useState } from 'react';
import { useTellFailure } from '../../shell/useTellFailure.ts';

/**
 * The button that ends an unpaid order.
 * @param cancel ends it; throws a `CallError`.
 * @param failed what is said where that does not work.
 */
export function useEnding(
  cancel: () => Promise<void>,
  failed: string,
): { readonly isEnding: boolean; readonly end: () => Promise<void> } {
  const tellFailure = useTellFailure();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await cancel();
    } catch (error) {
      tellFailure(error, failed);
    } finally {
      setEnding(false);
    }
  };
  return { isEnding, end };
}
