import type { CurrentSession } from '@medeina/contract';
import { useCallback } from 'react';
import { useConfig } from '../data/config.ts';
import { useAct } from '../data/hooks.ts';
import { sessionStore } from '../session/store.ts';
import { useAskedPlace } from './destination.ts';
import { placeAfterLogin } from './loginFlow.ts';
import { useNavigateWhileHere } from './useNavigateWhileHere.ts';

/** Milliseconds between the login and the question whether the password has to be changed. */
const preferenceAfter = 500;

/** After every way of logging in: takes the session, reads what decides where it leads, and goes there. */
export function useLoginFlow(): (session: CurrentSession) => Promise<void> {
  const act = useAct();
  const navigate = useNavigateWhileHere();
  const { shopping } = useConfig();
  const asked = useAskedPlace();
  return useCallback(
    async (session) => {
      const { customer } = session;
      sessionStore.enter(session);
      await Promise.all([
        // The guest's cart becomes the account's; the counter in the header reads it again.
        shopping ? act('shopping.cart.read', {}, { quiet: true }).catch(() => undefined) : undefined,
        new Promise((resolve) => {
          setTimeout(resolve, preferenceAfter);
        }),
      ]);
      const [preference, deletion] = await Promise.all([
        act('auth.password.preference', { query: { user_id: customer.customer_id } }, { quiet: true }).catch(
          () => undefined,
        ),
        act('account.deletion.read', {}, { quiet: true }).catch(() => undefined),
      ]);
      const mustChangePassword = preference?.data.change_required ?? false;
      const isLeaving = (deletion?.data.due_at ?? null) !== null;
      await navigate(placeAfterLogin({ customer, asked, mustChangePassword, shopping, isLeaving }), {
        replace: true,
      });
    },
    [act, asked, navigate, shopping],
  );
}
