import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codingOf } from '../compression.ts';
import { documentHeaders } from '../security-headers.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  html: 'text/html; charset=utf-8',
  map: 'application/json',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  webm: 'video/webm',
};
const compressible = new Set(['js', 'css', 'svg', 'json', 'webmanifest', 'txt', 'xml', 'html', 'map', 'ico']);

/** Never shown as a page of their own. A worker's script is one, and stands outside of `assets/`. */
const partOfPage = /^assets\/.*\.(?:js|css|woff2)$/;

type Coding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  readonly type: string;
  readonly tag: string;
  readonly isImmutable: boolean;
  /** The service worker: a browser must see a new one at once. */
  readonly isWorker: boolean;
  readonly isPartOfPage: boolean;
  readonly bodies: Record<Coding, Buffer | undefined>;
}

/**
 * Serves the files of a built client folder from memory: a route each, found once at start, so that no name in a
 * request ever becomes a path. `.br` and `.gz` beside a file are its compressed forms; where the build made none, they
 * are made when first asked for.
 */
export function serveStaticFiles(app: FastifyInstance, folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const name = path.split(sep).join('/');
    const extension = /\.(\w+)$/.exec(name)?.[1] ?? '';
    const type = types[extension];
    // Hidden folders hold what the build tells the server, such as the manifest.
    if (type === undefined || name.startsWith('.') || name.includes('/.')) continue;
    // Now, not when first asked for: a new build under a running server takes no file from an open page.
    const file = load(join(folder, path), name, type);
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${relative('.', name).split(sep).join('/')}`,
      config: { limit: 'none' },
      handler: (request, reply) => send(file, extension, request, reply),
    });
  }
}

function load(path: string, name: string, type: string): StaticFile {
  const identity = readFileSync(path);
  const sibling = (suffix: string): Buffer | undefined =>
    existsSync(`${path}.${suffix}`) ? readFileSync(`${path}.${suffix}`) : undefined;
  return {
    type,
    tag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    // The build puts a hash of the content into these names.
    isImmutable: name.startsWith('assets/'),
    isWorker: name === 'service-worker.js',
    isPartOfPage: partOfPage.test(name),
    bodies: { identity, br: sibling('br'), gzip: sibling('gz') },
  };
}

async function send(
  file: StaticFile,
  extension: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (file.isPartOfPage) for (const name of documentHeaders) reply.removeHeader(name);
  reply.headers({
    etag: file.tag,
    vary: 'Accept-Encoding',
    'cache-control': file.isImmutable
      ? 'public, max-age=31536000, immutable'
      : file.isWorker
        ? 'no-cache'
        : 'public, max-age=3600',
  });
  // Pictures are public, and stand on partners' pages too: those of courses do, through the custom elements.
  if (file.type.startsWith('image/')) reply.header('cross-origin-resource-policy', 'cross-origin');
  // What a service worker fetches is bound by the policy that it came with.
  if (file.isWorker) reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
  if (request.headers['if-none-match']?.includes(file.tag) === true) return reply.code(304).send();
  const coding = compressible.has(extension) ? (codingOf(request, ['br', 'gzip']) ?? 'identity') : 'identity';
  const body = (file.bodies[coding] ??= await compressed(file.bodies.identity ?? Buffer.alloc(0), coding));
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(file.type).send(body);
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

function compressed(body: Buffer, coding: Coding): Promise<Buffer> | Buffer {
  if (coding === 'br') {
    return packBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return coding === 'gzip' ? packGzip(body, { level: 9 }) : body;
}
