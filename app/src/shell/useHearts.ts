import { loginPath } from '@medeina/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFavourites } from '../data/catalogue/favourites.ts';
import { useAlerts } from './alerts.tsx';

/** The heart of a course, as a card takes it. */
export interface Heart {
  readonly on: boolean;
  readonly onToggle: () => void;
}

/** How long "added to favourites" stays, in milliseconds. */
const shownFor = 4000;

/** Hearts for courses: a press shows at once and says what became of it; who is not logged in is sent to log in. */
export function useHearts(): (course: { readonly id: number }) => Heart {
  const intl = useIntl();
  const favourites = useFavourites();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { show } = useAlerts();

  const { toggle } = favourites;
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

  return ({ id }) => ({
    on: favourites.has(id),
    onToggle: () => void press(id),
  });
}
