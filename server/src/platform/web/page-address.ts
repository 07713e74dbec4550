import { isNoPage } from '@medeina/contract';

/**
 * An address as the routes can read it. One whose percent signs stand for nothing (`/%ff`, a link cut in the middle of
 * a letter) is a page that is not there, like any other that somebody mistyped: the signs are taken as they stand. Calls
 * are refused instead.
 */
export function readableAddress(method: string | undefined, url: string): string {
  if ((method !== 'GET' && method !== 'HEAD') || isNoPage(url)) return url;
  const [path = url] = url.split('?', 1);
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
