import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileStore } from '../files/file-store.ts';
import { answerNotFound } from '../http.ts';
import type { Log } from '../log.ts';
import { asPartOfPage } from '../security-headers.ts';

/** What the build says of the script: its version, which is in its address, and its hash. */
const currentScript = z.object({
  version: z.string().regex(/^[\w.-]+$/),
  integrity: z.string().regex(/^sha384-[\w+/=]+$/),
});

/** The files of a version: the script, the patterns that it imports, and the fonts. */
const fileName = /^(?:[\w-]+\.js|fonts\/[\w-]+\.woff2)$/;
const versionName = /^\d[\w.-]*$/;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};
const encodings = { br: '.br', gzip: '.gz' } as const;

export interface EmbedParts {
  /** The build's folder: `current.json`, and a folder with the version's files. */
  readonly folder: string;
  /** Keeps every version that was ever served here: pages of partners name it with its hash. */
  readonly store: FileStore;
  /** Where the site is, without a slash at the end. */
  readonly origin: string;
  readonly log: Log;
}

const stored = (version: string, name: string): string => `embed/${version}/${name}`;

/** Serves the custom elements' script to pages of any site: `/embed/{version}/medeina.js`, its tag at `/embed/tag`. */
export async function serveEmbed(http: FastifyInstance, parts: EmbedParts): Promise<void> {
  const { folder, store, origin, log } = parts;
  const file = join(folder, 'current.json');
  // Servers that are run from the sources, and most tests, have no build.
  if (!existsSync(file)) return;
  const { version, integrity } = currentScript.parse(JSON.parse(readFileSync(file, 'utf8')));
  const src = `${origin}/embed/${version}/medeina.js`;
  const tag = `<script type="module" src="${src}" integrity="${integrity}" crossorigin></script>`;

  const get = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown): void => {
    http.route({
      method: ['GET', 'HEAD'],
      url,
      config: { limit: 'none' },
      handler: (request, reply) => {
        asPartOfPage(reply);
        reply.headers({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        return handler(request, reply);
      },
    });
  };
  get('/embed/tag', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(`${tag}\n`),
  );
  get('/embed/current.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ version, src, integrity, tag }),
  );
  get('/embed/:version/*', async (request, reply) => {
    const { version: asked = '', '*': name = '' }: Record<string, string | undefined> = Object(
      request.params,
    );
    if (!versionName.test(asked) || !fileName.test(name)) return answerNotFound(request, reply);
    const opened = await openPacked(store, stored(asked, name), request);
    if (opened === undefined) return answerNotFound(request, reply);
    reply
      .type(types[extname(name)] ?? 'application/octet-stream')
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-length': opened.size });
    if (name.endsWith('.js')) reply.header('vary', 'Accept-Encoding');
    if (opened.encoding !== undefined) reply.header('content-encoding', opened.encoding);
    return reply.send(opened.body);
  });
  try {
    await keep(store, folder, version);
  } catch (error) {
    log.error({ err: error }, 'The script for other sites could not be kept');
  }
}

/** Puts the files of a version into the store, unless they are there. */
async function keep(store: FileStore, folder: string, version: string): Promise<void> {
  const place = join(folder, version);
  for (const name of globSync('{*.{js,br,gz},fonts/*}', { cwd: place })) {
    const path = join(place, name);
    const { size } = statSync(path);
    if ((await store.size(stored(version, name))) !== size)
      await store.put(stored(version, name), readFileSync(path), size);
  }
}

/** A script in the form that the browser takes; a font as it is, which is compressed in itself. */
async function openPacked(store: FileStore, name: string, request: FastifyRequest) {
  const accepted = request.headers['accept-encoding'];
  const encoding =
    name.endsWith('.js') && typeof accepted === 'string'
      ? negotiate(accepted.toLowerCase(), Object.keys(encodings))
      : null;
  const ending = encoding === 'br' || encoding === 'gzip' ? encodings[encoding] : '';
  const opened = await store.open(`${name}${ending}`);
  if (opened === undefined || opened === 'outside') return undefined;
  return { ...opened, encoding: ending === '' ? undefined : (encoding ?? undefined) };
}
