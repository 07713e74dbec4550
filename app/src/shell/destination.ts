import { loginPath, safeRedirect } from '@medeina/contract';
import { useLocation, useSearchParams } from 'react-router-dom';
import { matchAddress } from '../matching.ts';

/** Where the pages for guests lead where their address names no place to return to. */
const defaults = {
  login: '/dashboard/courses',
  registration: '/',
  /** The user was signed in when the page was opened. */
  arrival: '/',
} as const;

/** Where a page for guests leads once the user is signed in: the page that `redirect` names, unless it is for guests too. */
export function useDestination(after: keyof typeof defaults): string {
  const [parameters] = useSearchParams();
  const place = safeRedirect(parameters.get('redirect'));
  return place === null || matchAddress(place).entry.guard === 'guest' ? defaults[after] : place;
}

/** The login that the header offers: it returns to the open page, but from the home page goes on to the user's courses. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return pathname === '/' ? '/login' : loginPath(`${pathname}${search}`);
}
