import type { Language } from '@medeina/contract';
import type { Cookie } from './endpoints/types.ts';

/** Remembers the language of the pages; readable by them. */
export const languageCookieName = 'language';

const yearSeconds = 365 * 86_400;

/** @param isHttps whether the site is on https. On http://localhost pages could not write over a Secure cookie. */
export function languageCookie(language: Language, isHttps: boolean): Cookie {
  return {
    name: languageCookieName,
    value: language,
    httpOnly: false,
    secure: isHttps,
    maxAgeSeconds: yearSeconds,
  };
}

export function isLanguage(value: unknown): value is Language {
  return value === 'lt' || value === 'en' || value === 'ru';
}
