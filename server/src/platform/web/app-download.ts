import type { FastifyRequest } from 'fastify';

const path = /^\/app-download\/?(?:\?|$)/;

/**
 * The app store for a phone or tablet that requests `/app-download`; undefined for other addresses and for desktops,
 * which get the page. So does a tablet that identifies as a desktop: the page links both stores.
 */
export function storeFor(
  request: Pick<FastifyRequest, 'url' | 'headers'>,
  links: { readonly ios: string; readonly android: string },
): string | undefined {
  if (!path.test(request.url)) return undefined;
  const agent = request.headers['user-agent'] ?? '';
  if (/\b(?:iPhone|iPad|iPod)\b/.test(agent)) return links.ios;
  if (/\bAndroid\b/.test(agent)) return links.android;
  return undefined;
}
