import { type cookieNames, hostPrefix } from '@medeina/contract';

type SharedCookie = (typeof cookieNames)[keyof typeof cookieNames];

/** What a cookie is called that pages read too. */
export function sharedCookieName(name: SharedCookie, isHttps: boolean): string {
  return isHttps ? `${hostPrefix}${name}` : name;
}

/** Its value. One of this host alone comes first: others of the domain can set the plain one. */
export function readSharedCookie(
  name: SharedCookie,
  cookie: (name: string) => string | undefined,
): string | undefined {
  return cookie(`${hostPrefix}${name}`) ?? cookie(name);
}
