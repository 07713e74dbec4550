import { loginPath } from '@medeina/contract';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFavourites } from '../data/catalogue/favourites.ts';
import { useOfSession } from '../session/hooks.ts';
import { useAlerts } from './alerts.tsx';

/** The heart of a course, as a card takes it. */
export interface Heart {
  readonly on: boolean;
  readonly onToggle: () => void;
}

/** How long "added to favourites" stays, in milliseconds. */
const shownFor = 4000;

/**
 * Hearts for courses: a press shows at once and says what became of it; who is not logged in is sent to log in. One that comes
 * before it is known who that is waits, unless another takes it back.
 */
export function useHearts(): (course: { readonly id: number }) => Heart {
  const intl = useIntl();
  const { toggle, has, isAnswered, count } = useFavourites();
  const status = useOfSession((session) => session.status);
  const [held, setHeld] = useState<readonly number[]>([]);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { show } = useAlerts();

  const press = useCallback(
    async (id: number) => {
      const outcome = await toggle(id);
      if (outcome === 'login') {
        await navigate(loginPath(`${pathname}${search}`));
        show({ type: 'warning', subject: intl.formatMessage({ id: 'catalogue.favourite.login' }) });
        return;
      }
      if (outcome === 'shown') return;
      show({
        type: outcome === 'failed' ? 'danger' : 'success',
        subject: intl.formatMessage({ id: `catalogue.favourite.${outcome}` }),
        ...(outcome === 'added' ? { timeout: shownFor } : {}),
      });
    },
    [toggle, navigate, pathname, search, show, intl],
  );

  const [next] = held;
  // It looked off as it was pressed: whoever has it already keeps it.
  const isOn = next !== undefined && has(next);
  const isKnown = isAnswered || status === 'guest';
  useEffect(() => {
    if (next === undefined || !isKnown) return;
    // One after the other, as each changes the list; without a list, the first says why.
    // oxlint-disable-next-line react/set-state-in-effect -- a press is carried out once, and changes what the server has
    setHeld((ids) => (count === undefined ? [] : ids.filter((id) => id !== next)));
    if (!isOn) void press(next);
  }, [next, isKnown, isOn, count, press]);

  return ({ id }) => ({
    on: has(id) || held.includes(id),
    onToggle: () => {
      if (held.includes(id)) setHeld(held.filter((one) => one !== id));
      else if (status === 'unknown') setHeld([...held, id]);
      else void press(id);
    },
  });
}
