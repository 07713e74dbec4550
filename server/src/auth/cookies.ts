import type { CallFacts, Cookie } from '../platform/endpoints/types.ts';
import { hintCookie } from '../platform/web/hint-cookie.ts';

type Place = Pick<CallFacts, 'isSecure' | 'cookie'>;

/**
 * Names of the session's cookies. `__Host-` binds a cookie to this very host, but browsers keep it over https (and on
 * localhost) only; on other http addresses plain names are the fallback that lets people sign in at all.
 */
function nameOf(what: 'access' | 'refresh', isSecure: boolean): string {
  return isSecure ? `__Host-medeina-${what}` : `medeina-${what}`;
}

export function readCookie(what: 'access' | 'refresh', place: Place): string | undefined {
  const value = place.cookie(nameOf(what, place.isSecure));
  return value === '' ? undefined : value;
}

export function sessionCookies(
  tokens: { access: string; accessSeconds: number; refresh: string; refreshSeconds: number },
  place: Place,
): Cookie[] {
  const secret = { httpOnly: true, secure: place.isSecure };
  return [
    {
      ...secret,
      name: nameOf('access', place.isSecure),
      value: tokens.access,
      maxAgeSeconds: tokens.accessSeconds,
    },
    {
      ...secret,
      name: nameOf('refresh', place.isSecure),
      value: tokens.refresh,
      maxAgeSeconds: tokens.refreshSeconds,
    },
    { name: hintCookie, value: '1', httpOnly: false, secure: false, maxAgeSeconds: tokens.refreshSeconds },
  ];
}

export function noAccessCookie(place: Place): Cookie {
  return { name: nameOf('access', place.isSecure), httpOnly: true, secure: place.isSecure };
}

/** Removes all three. */
export function noSessionCookies(place: Place): Cookie[] {
  const secret = { httpOnly: true, secure: place.isSecure };
  return [
    noAccessCookie(place),
    { ...secret, name: nameOf('refresh', place.isSecure) },
    { name: hintCookie, httpOnly: false, secure: false },
  ];
}
