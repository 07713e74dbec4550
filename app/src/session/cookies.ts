/** The value of a cookie of this page, or undefined. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length));
}

/** Keeps a choice for a year; null forgets it. */
export function writeCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : 31_536_000;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** Local storage mirrors the language's cookie; the cookie is what is read. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // The cookie alone remembers it.
  }
}
