import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { isLanguage, type Language } from '@medeina/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from '../compression.ts';
import type { CallInProcess } from '../endpoints/mount.ts';
import { answerNotFound, problemOf } from '../http.ts';
import { VersionedCache } from '../versioned-cache.ts';
import type { RenderBudget } from './render-budget.ts';
import type { SharePicture } from './render-module.ts';
import { securityText } from './security-text.ts';
import { type PublicAddress, robotsText, sitemapFiles } from './sitemap.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const largestId = 2_147_483_647;
const sitemapBytes = 16 * 1024 * 1024;
/** About 600 pictures. */
const pictureBytes = 32 * 1024 * 1024;
/** Version of how pictures are drawn: raise it with each change, so that no cache shows an old one. */
const drawing = '1';

export interface SeoParts {
  /** Where the site is, without a slash at the end. */
  readonly origin: string;
  /** The content's version: caches are keyed by it. */
  readonly version: () => string;
  /** Every page that search engines may index. */
  readonly addresses: () => Promise<readonly PublicAddress[]>;
  /** Draws a picture as SVG. */
  readonly draw: (picture: SharePicture) => Promise<string>;
  readonly call: CallInProcess;
  /** Counts a picture request of an address, found or not; throws when there are too many. */
  readonly count: (address: string) => Promise<void> | undefined;
  readonly budget: RenderBudget;
}

interface Packed {
  readonly tag: string;
  readonly body: Buffer;
}

const tagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * Serves what programs of others read: robots.txt, the sitemap and pictures for sharing, and where holes are reported.
 */
export function serveSeo(http: FastifyInstance, parts: SeoParts): void {
  const robots = robotsText(parts.origin);
  const get = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown): void => {
    http.route({ method: ['GET', 'HEAD'], url, config: { limit: 'none' }, handler });
  };
  get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText(parts.origin, Date.now())),
  );
  serveSitemap(get, parts);
  serveSharePictures(get, parts);
}

type Get = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) => void;

function serveSitemap(get: Get, { origin, version, addresses }: SeoParts): void {
  const cache = new VersionedCache<Packed | null>({
    entries: 1000,
    bytes: { of: (file) => file?.body.length ?? 0, most: sitemapBytes },
  });
  let known:
    | { readonly version: string; readonly files: Promise<ReadonlyMap<string, () => string>> }
    | undefined;

  function filesOf(current: string): Promise<ReadonlyMap<string, () => string>> {
    if (known?.version === current) return known.files;
    const files = addresses().then((all) => sitemapFiles(origin, all));
    known = { version: current, files };
    files.catch(() => (known = undefined));
    return files;
  }

  async function send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const current = version();
    const file = await cache.get(
      current,
      path,
      async () => {
        const xml = (await filesOf(current)).get(path)?.();
        return xml === undefined ? null : { tag: tagOf(xml), body: await pack(xml) };
      },
      (made) => made !== null,
    );
    if (file === null) return answerNotFound(request, reply);
    reply.headers({ etag: file.tag, 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
    reply.type('application/xml; charset=utf-8');
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(file.body);
    return reply.send(await unpack(file.body));
  }

  get('/sitemap.xml', (request, reply) => send('/sitemap.xml', request, reply));
  get('/sitemap-:number(^\\d{1,6}$).xml', (request, reply) =>
    send(request.url.split('?', 1)[0] ?? '', request, reply),
  );
}

function serveSharePictures(get: Get, { version, draw, call, count, budget }: SeoParts): void {
  const cache = new VersionedCache<Buffer>({
    entries: 1000,
    bytes: { of: (picture) => picture.length, most: pictureBytes },
  });

  async function pictureOf(course: number | null, language: Language): Promise<SharePicture> {
    if (course === null) return { language };
    const { data } = await call('catalogue.products.detail', { params: { id: course } }, { language });
    return {
      language,
      course: {
        id: data.id,
        title: data.title,
        category: data.category.key,
        categoryName: data.category.name,
        ...(data.image_large === null ? {} : { photo: data.image_large }),
      },
    };
  }

  /** Replaces the photo's address by the photo itself. Where it is missing, the pattern is drawn instead. */
  async function withPhoto({ language, course }: SharePicture): Promise<SharePicture> {
    if (course === undefined) return { language };
    const { photo, ...words } = course;
    const name = /^\/pictures\/(.+)$/.exec(photo ?? '')?.[1];
    if (name === undefined) return { language, course: words };
    const kept = await call('catalogue.picture', { params: { name } }, { language }).catch(() => undefined);
    if (!(kept instanceof Readable)) return { language, course: words };
    return { language, course: { ...words, photo: await asJpeg(await buffer(kept)) } };
  }

  async function send(
    course: number | null,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const current = version();
    try {
      await count(request.ip);
      const picture = await pictureOf(course, language);
      const tag = tagOf(drawing + JSON.stringify(picture));
      reply.headers({
        etag: tag,
        'cache-control': 'public, max-age=86400',
        // Other sites are meant to show these.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.headers['if-none-match'] === tag) return await reply.code(304).send();
      const key = `${language} ${course ?? ''}`;
      if (!cache.has(tag, key)) await budget.count(request.ip);
      const body = await cache.get(
        tag,
        key,
        () => budget.run(async () => rasterise(await draw(await withPhoto(picture)))),
        // A change of the content meanwhile may have removed the photo.
        () => current === version(),
      );
      return await reply.type('image/png').send(body);
    } catch (error) {
      const problem = problemOf(error);
      reply.removeHeader('etag');
      reply.header('cache-control', 'no-store');
      if (problem.code === 'not_found' || problem.code === 'bad_input') return answerNotFound(request, reply);
      throw error;
    }
  }

  get('/share/:name', (request, reply) => {
    const found = /^\/share\/(?:site|course-([1-9]\d{0,9}))\.(\w+)\.png(?:\?|$)/.exec(request.url);
    const language = found?.[2];
    const course = found?.[1] === undefined ? null : Number(found[1]);
    if (!isLanguage(language) || (course ?? 0) > largestId) return answerNotFound(request, reply);
    return send(course, language, request, reply);
  });
}

/** The library is loaded with the first picture: most processes draw none for a long time. */
async function rasterise(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // At a lower quality the soft shades of a photo turn into blotches.
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 100, effort: 7 }).toBuffer();
}

/** As a data address; the SVG rasteriser reads no WebP. */
async function asJpeg(picture: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp(picture).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
