import { isNoPage } from '@medeina/contract';

/**
 * An address that the router can decode. Invalid percent signs (`/%ff`, a link cut in the middle of a letter) are
 * escaped, so that the visitor gets a missing page as for any mistyped address. Calls are refused instead.
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
