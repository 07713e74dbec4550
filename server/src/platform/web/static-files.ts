import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asPartOfPage } from '../security-headers.ts';

/** Never a document of its own. A worker's script is one, and is outside of `assets/`. */
const partOfPage = /^\/assets\/.*\.(?:js|css|woff2)$/;
const picture = /\.(?:svg|png|jpg|webp|avif|ico)$/;
const worker = '/service-worker.js';

/**
 * Serves the files of the built client folder and their `.br` and `.gz` forms. Each gets a route of its own at the start,
 * so that no path of a request reaches the file system; hidden folders hold what the build tells the server.
 */
export async function serveStaticFiles(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, limit: 'none' };
    });
    // The plugin names no charset, and sets the type of compressed files after it has called `setHeaders`.
    files.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.getHeader('content-type') === 'image/svg+xml')
        reply.header('content-type', 'image/svg+xml; charset=utf-8');
      done(null, payload);
    });
    await files.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.{br,gz}'],
      preCompressed: true,
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders,
    });
  });
}

function setHeaders(reply: FastifyReply): void {
  const { url = '' } = reply.request.routeOptions;
  if (partOfPage.test(url)) {
    asPartOfPage(reply);
    // Activity documents load them too, in a frame whose origin is not ours.
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  }
  if (url.startsWith('/assets/')) {
    // The build puts a hash of the content into these names: nobody has to ask whether a file changed.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    for (const name of ['last-modified', 'accept-ranges']) reply.removeHeader(name);
  } else {
    // A browser must see a new worker at once.
    reply.header('cache-control', url === worker ? 'no-cache' : 'public, max-age=3600');
  }
  // Partners show our pictures on their pages through the custom elements.
  if (picture.test(url)) reply.header('cross-origin-resource-policy', 'cross-origin');
  // What a service worker fetches is bound by the policy that it came with.
  if (url === worker)
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
}
