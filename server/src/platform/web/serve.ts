import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNoPage, type SiteConfig } from '@medeina/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { CallInProcess } from '../endpoints/mount.ts';
import { answerNotFound, problemOf } from '../http.ts';
import type { Log } from '../log.ts';
import { storeFor } from './app-download.ts';
import { serveEmbed } from './embed.ts';
import { serveSeo } from './seo.ts';
import { createPageHandler, type PageSource } from './pages.ts';
import { asRenderModule } from './render-module.ts';
import type { PublicAddress } from './sitemap.ts';
import { serveStaticFiles } from './static-files.ts';

export interface WebOptions {
  /** Folder of the app's package; its build is in `dist`. */
  readonly appFolder: string;
  /** Serve the sources through Vite, with hot replacement. */
  readonly isDevelopment?: boolean;
}

interface WebParts extends WebOptions {
  readonly context: Context;
  readonly call: CallInProcess;
  /** Public pages made from content. */
  readonly addresses: () => Promise<readonly PublicAddress[]>;
  /** Version of the data that the page of a path and query is rendered from. */
  readonly stamp: (url: string) => Promise<string>;
}

/** Serves the app's files and pages: every address that is neither a call nor a file is a page. */
export async function serveWeb(http: FastifyInstance, parts: WebParts): Promise<void> {
  const pages = await pageHandler(http, parts);
  http.setNotFoundHandler(async (request, reply) => {
    request.isPage = isPageRequest(request, parts.isDevelopment === true);
    if (request.isPage) {
      const store = storeFor(request, parts.context.settings.appLinks);
      if (store === undefined) return pages(request, reply);
      return reply.headers({ 'cache-control': 'no-store', vary: 'User-Agent' }).redirect(store, 302);
    }
    return answerNotFound(request, reply);
  });
}

async function pageHandler(
  http: FastifyInstance,
  parts: WebParts,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const { context, call, appFolder, addresses, stamp } = parts;
  const { settings, log } = context;
  const config = async (): Promise<SiteConfig> =>
    (await call('platform.config', {}, { language: 'lt' })).data;
  if (parts.isDevelopment === true) {
    const { developmentPages } = await import('./development.ts');
    return developmentPages(http, { appFolder, call: callWithStatus(call, log), config });
  }
  const client = join(appFolder, 'dist/client');
  const entry = join(appFolder, 'dist/server/render.js');
  const app = asRenderModule(await import(pathToFileURL(entry).href), entry);
  await loadParts(join(dirname(entry), 'assets'));
  const assets = app.readAssets(client);
  const count = (address: string) => context.limits.countAddress('default', address);
  await serveStaticFiles(http, client);
  await serveEmbed(http, {
    folder: join(appFolder, 'dist/embed'),
    store: context.files.store,
    origin: settings.publicUrl,
    log,
  });
  serveSeo(http, {
    origin: settings.publicUrl,
    version: () => context.versions.content,
    addresses: async () => {
      const all = new Map<string, string | null>(app.publicPaths().map((path) => [path, null]));
      for (const { path, changed } of await addresses()) all.set(app.canonicalPath(path), changed);
      return [...all].map(([path, changed]) => ({ path, changed }));
    },
    draw: (picture) => app.sharePicture(picture),
    call,
    count,
    budget: context.renders,
  });
  const site = await config();
  const source: PageSource = {
    routeFacts: (url) => app.routeFacts(url),
    render: (url, language, nonce, requestId) =>
      app.render({ url, language, nonce, requestId, call: callWithStatus(call, log), config: site, assets }),
    stamp,
  };
  return createPageHandler(source, {
    isHttps: settings.isHttps,
    captcha: settings.captcha?.provider,
    fontFaces: app.fontFaces(assets),
    log,
    count,
    budget: context.renders,
  });
}

/** Loads every module of the render entry now: a later build removes files that were not loaded yet. */
async function loadParts(folder: string): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : [];
  await Promise.all(names.map((name) => import(pathToFileURL(join(folder, name)).href)));
}

/** Makes calls fail with a problem that has a status, for the page to answer with; nobody but the log is told why. */
function callWithStatus(call: CallInProcess, log: Log): CallInProcess {
  return async (id, input, options) => {
    try {
      return await call(id, input, options);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500) log.error({ err: error, endpoint: id }, problem.code);
      throw problem;
    }
  };
}

/** Whether a browser or a search engine asks for a page, rather than for a missing file. */
function isPageRequest(request: FastifyRequest, isDevelopment: boolean): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isNoPage(request.url)) return false;
  if (isDevelopment) return true;
  const path = request.url.split('?', 1)[0] ?? '';
  const looksLikeFile = /\.[a-z0-9]{2,5}$/i.test(path) && !path.endsWith('.php');
  return !looksLikeFile || /text\/html/.test(request.headers.accept ?? '');
}
