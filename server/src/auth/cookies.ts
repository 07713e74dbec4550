import { cookieNames } from '@medeina/contract';
import type { CallFacts, Cookie } from '../platform/endpoints/types.ts';
import { sharedCookieName } from '../platform/shared-cookies.ts';

type Place = Pick<CallFacts, 'isSecure' | 'cookie'>;

type CookieName = 'access' | 'refresh' | 'device' | 'sign-on';

/**
 * Names of our HttpOnly cookies. `__Host-` binds a cookie to its host, but browsers accept it over https and on localhost
 * only; on other http addresses people can sign in only with the plain names.
 */
function nameOf(what: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-medeina-${what}` : `medeina-${what}`;
}

export function readCookie(what: CookieName, place: Place): string | undefined {
  const value = place.cookie(nameOf(what, place.isSecure));
  return value === '' ? undefined : value;
}

/** @param isHttps whether the site is on https. The hint is no secret, and Secure only where every cookie is. */
export function sessionCookies(
  tokens: { access: string; accessSeconds: number; refresh: string; refreshSeconds: number },
  place: Place,
  isHttps: boolean,
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
    {
      name: sharedCookieName(cookieNames.signedIn, isHttps),
      value: '1',
      httpOnly: false,
      secure: isHttps,
      maxAgeSeconds: tokens.refreshSeconds,
    },
  ];
}

/** Identifies the browser, not the person; it outlives the session and a logout. */
export function deviceCookie(value: string, maxAgeSeconds: number, place: Place): Cookie {
  const { isSecure } = place;
  return { name: nameOf('device', isSecure), value, maxAgeSeconds, httpOnly: true, secure: isSecure };
}

/** Ties a sign-on at a provider to the browser that started it. */
export function signOnCookie(value: string, place: Place): Cookie {
  const { isSecure } = place;
  return { name: nameOf('sign-on', isSecure), value, maxAgeSeconds: 3600, httpOnly: true, secure: isSecure };
}

export function noAccessCookie(place: Place): Cookie {
  return { name: nameOf('access', place.isSecure), httpOnly: true, secure: place.isSecure };
}

/** Removes all three, the last under either name. */
export function noSessionCookies(place: Place): Cookie[] {
  const secret = { httpOnly: true, secure: place.isSecure };
  return [
    noAccessCookie(place),
    { ...secret, name: nameOf('refresh', place.isSecure) },
    { name: cookieNames.signedIn, httpOnly: false, secure: false },
    ...(place.isSecure
      ? [{ name: sharedCookieName(cookieNames.signedIn, true), httpOnly: false, secure: true }]
      : []),
  ];
}
