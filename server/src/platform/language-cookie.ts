import type { Language } from '@medeina/contract';
import type { Cookie } from './endpoints/types.ts';

/** Remembers the language of the pages; readable by them. */
export const languageCookieName = 'language';

const yearSeconds = 365 * 86_400;

export function languageCookie(language: Language): Cookie {
  return {
    name: languageCookieName,
    value: language,
    httpOnly: false,
    secure: false,
    maxAgeSeconds: yearSeconds,
  };
}

export function isLanguage(value: unknown): value is Language {
  return value === 'lt' || value === 'en' || value === 'ru';
}
