import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from '@medeina/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallInProcess } from '../endpoints/mount.ts';
import { chosenLanguage, keptLanguage, redirectOf } from './pages.ts';
import { asRenderModule } from './render-module.ts';

/** The part of Vite used here. Vite is a development dependency of the app, not of the server. */
interface ViteServer {
  middlewares(request: unknown, response: unknown, next: () => void): void;
  ssrLoadModule(path: string): Promise<unknown>;
  transformIndexHtml(url: string, html: string): Promise<string>;
  ssrFixStacktrace(error: Error): void;
  /** The connection to open pages. */
  readonly ws: { close(): Promise<void> };
}

/** Assets while developing: Vite finds all but the entry. */
const sourceAssets = {
  entry: '/src/browser.tsx',
  of: () => ({ scripts: [], styles: [] }),
  fonts: () => [],
  inline: () => null,
};

/** Renders each page from the app's sources. For development only: no cache and no content policy. */
export async function developmentPages(
  http: FastifyInstance,
  parts: {
    readonly appFolder: string;
    readonly call: CallInProcess;
    readonly config: () => Promise<SiteConfig>;
  },
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const vite = await startVite(parts.appFolder, http);
  // Closed before the server waits for its connections. The rest of Vite ends with the process, because waiting for its
  // compilers took longer than the next start.
  http.addHook('preClose', () => vite.ws.close());
  return async (request, reply) => {
    const handled = await new Promise<boolean>((resolve) => {
      reply.raw.once('finish', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, () => resolve(false));
    });
    if (handled || reply.raw.writableEnded) return reply.hijack();
    const app = asRenderModule(await vite.ssrLoadModule('/src/render.tsx'), 'src/render.tsx');
    const facts = app.routeFacts(request.url);
    const elsewhere = redirectOf(facts, request);
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 302);
    const made = await app.render({
      url: facts.key,
      language: chosenLanguage(request) ?? keptLanguage(request),
      nonce: '',
      requestId: request.id,
      call: parts.call,
      config: await parts.config(),
      assets: sourceAssets,
    });
    if (made.location !== null) return reply.redirect(made.location, made.status);
    const html = await vite.transformIndexHtml(request.url, made.html);
    reply.removeHeader('content-security-policy');
    return reply
      .code(made.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  };
}

async function startVite(appFolder: string, http: FastifyInstance): Promise<ViteServer> {
  const path = createRequire(join(appFolder, 'package.json')).resolve('vite');
  const module: unknown = await import(pathToFileURL(path).href);
  if (!hasCreateServer(module)) throw new Error(`${path} is not Vite.`);
  const before = process.listeners('SIGTERM');
  const vite = await module.createServer({
    root: appFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http.server } },
  });
  // Vite would exit the process and leave the database running.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.removeListener('SIGTERM', listener);
  }
  return vite;
}

function hasCreateServer(module: unknown): module is { createServer(options: unknown): Promise<ViteServer> } {
  return typeof module === 'object' && module !== null && 'createServer' in module;
}
