import { useOfSession } from '../../session/hooks.ts';
import { useConfig } from '../config.ts';

/** Whether a cart is shown: where shopping is on, once it is known who asks. The server draws none. */
export function useHasCart(): boolean {
  const { shopping } = useConfig();
  return useOfSession(({ status }) => shopping && status !== 'unknown');
}
