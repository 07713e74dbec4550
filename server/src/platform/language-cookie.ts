import { cookieNames, type Language } from '@medeina/contract';
import type { Cookie } from './endpoints/types.ts';
import { sharedCookieName } from './shared-cookies.ts';

const yearSeconds = 365 * 86_400;

/**
 * Remembers the visitor's language; readable by the pages.
 * @param isHttps whether the site is on https. On http://localhost pages could not overwrite a Secure cookie.
 */
export function languageCookie(language: Language, isHttps: boolean): Cookie {
  return {
    name: sharedCookieName(cookieNames.language, isHttps),
    value: language,
    httpOnly: false,
    secure: isHttps,
    maxAgeSeconds: yearSeconds,
  };
}
