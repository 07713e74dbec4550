import type { FastifyRequest } from 'fastify';

const path = /^\/app-download\/?(?:\?|$)/;

/**
 * Where a telephone or a tablet that asks for `/app-download` gets the app; undefined for other addresses, and for
 * desks, which get the page. A tablet that calls itself a desk gets the page too: both stores are on it.
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
