import { loginPath, safeRedirect } from '@medeina/contract';
import { useLocation, useSearchParams } from 'react-router-dom';
import { matchAddress } from '../matching.ts';

/** The place that `redirect` of the address names, unless it is on another site or a way in itself. */
export function useAskedPlace(): string | null {
  const [parameters] = useSearchParams();
  const place = safeRedirect(parameters.get('redirect'));
  return place === null || matchAddress(place).entry.isWayIn === true ? null : place;
}

/** The way from one form of signing in to another, which keeps the place asked for, and nothing else of the address. */
export function useOtherForm(path: string): string {
  const [parameters] = useSearchParams();
  const redirect = parameters.get('redirect');
  return redirect === null ? path : `${path}?${new URLSearchParams({ redirect }).toString()}`;
}

/** Where a page for guests leads once the user is signed in, but for the login: the place asked for, else home. */
export function useDestination(): string {
  return useAskedPlace() ?? '/';
}

/** The login that the header offers: it returns to the open page, but from the home page goes on to the user's courses. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return pathname === '/' ? '/login' : loginPath(`${pathname}${search}`);
}
