/** Browsers and Node have it alike; the contract is compiled with the types of neither. */
declare const URL: new (
  url: string,
  base: string,
) => Readonly<Record<'host' | 'pathname' | 'search' | 'hash', string>>;

/**
 * A place of our own site from something that a link carried, else null. Anything that a browser could read as
 * another site (`//host`, `/\host`, control characters that it strips) is refused.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (value === null || value === undefined || !/^\/(?![/\\])/.test(value)) return null;
  // oxlint-disable-next-line no-control-regex -- browsers strip control characters from addresses
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return null;
  const url = new URL(value, 'http://own.invalid');
  // `/.//host` is on our site until its dots are taken out.
  return url.host === 'own.invalid' && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}

/** The address of the login that returns to `place`. */
export function loginPath(place: string): string {
  return `/login?redirect=${encodeURIComponent(place)}`;
}
