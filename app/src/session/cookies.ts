import { hostPrefix } from '@medeina/contract';

/** The value of a cookie of this page, or undefined. The one of this host alone comes first. */
export function readCookie(name: string): string | undefined {
  const all = document.cookie.split('; ');
  const [found] = [`${hostPrefix}${name}=`, `${name}=`].flatMap((start) =>
    all.filter((cookie) => cookie.startsWith(start)).map((cookie) => cookie.slice(start.length)),
  );
  return found === undefined ? undefined : decodeURIComponent(found);
}

/** Keeps a choice for a year; null forgets it. */
export function writeCookie(name: string, value: string | null): void {
  const isHttps = location.protocol === 'https:';
  const write = (prefix: string, age: number): void => {
    document.cookie = `${prefix}${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  };
  // A plain one on https is of an earlier release.
  if (isHttps) write('', 0);
  write(isHttps ? hostPrefix : '', value === null ? 0 : 31_536_000);
}

/** Local storage mirrors the language's cookie; the cookie is what is read. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // The cookie alone remembers it.
  }
}
