import { createHash, randomBytes } from 'node:crypto';
import {
  type CaptchaProvider,
  cookieNames,
  headerNames,
  isLanguage,
  loginPath,
  safeRedirect,
  type Language,
} from '@medeina/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import { takesGzip } from '../compression.ts';
import { setCookies } from '../endpoints/mount.ts';
import { languageCookie } from '../language-cookie.ts';
import { pagePolicy } from '../security-headers.ts';
import { readSharedCookie } from '../shared-cookies.ts';
import { VersionedCache } from '../versioned-cache.ts';
import { type ProblemError, problems } from '../errors.ts';
import { problemOf } from '../http.ts';
import { traced } from '../spans.ts';
import { createFailurePage } from './failure-page.ts';
import type { RenderBudget } from './render-budget.ts';
import type { RenderOutput, RouteFacts } from './render-module.ts';
import { type PageTemplate, pageTemplate } from './page-template.ts';

/** Stands for the nonce in a kept page: 22 characters, as long as the nonce, that no content contains. */
const placeholder = randomBytes(18).toString('hex').slice(0, 22).toUpperCase();
/** About 200 pages of the usual size. */
const room = { entries: 1000, bytes: { of: (page: Page) => page.template.size, most: 8 * 1024 * 1024 } };
/** How many addresses have their route remembered, and how long one may be. */
const rememberedRoutes = 5000;
const longestRemembered = 500;

interface Page extends Omit<RenderOutput, 'html'> {
  readonly tag: string;
  readonly template: PageTemplate;
}

export interface PageSource {
  routeFacts(url: string): RouteFacts;
  render(url: string, language: Language, nonce: string, requestId: string): Promise<RenderOutput>;
  /** Version of the data that the page of a key is rendered from: a page of another version is stale. */
  stamp(key: string): Promise<string>;
}

/**
 * Answers page requests. A page is the same for everybody and cached; only the nonce differs by answer. The server never
 * knows here who is logged in: a plain cookie says whether somebody is, which suffices for redirects.
 */
export function createPageHandler(
  source: PageSource,
  options: {
    readonly isHttps: boolean;
    /** Whose captcha the pages may load. */
    readonly captcha?: CaptchaProvider | undefined;
    /** The `@font-face` rules of the site, for the failure page. */
    readonly fontFaces: string;
    readonly log: Log;
    /** Counts a page request of an address; throws when there are too many. */
    readonly count: (address: string) => Promise<void> | undefined;
    readonly budget: RenderBudget;
  },
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const cache = new VersionedCache(room);
  const failure = createFailurePage(options.fontFaces);
  const routes = new LRUCache<string, RouteFacts>({ max: rememberedRoutes });

  function factsOf(url: string): RouteFacts {
    const known = routes.get(url);
    if (known !== undefined) return known;
    const facts = source.routeFacts(url);
    if (url.length <= longestRemembered) routes.set(url, facts);
    return facts;
  }

  async function make(facts: RouteFacts, language: Language, requestId: string): Promise<Page> {
    const { html, ...page } = await traced('render', { language }, async (told) => {
      const made = await source.render(facts.key, language, placeholder, requestId);
      told.hasFailed = made.status >= 500 || !made.isWhole;
      return made;
    });
    const tag = `W/"${createHash('sha256').update(html.replaceAll(placeholder, '')).digest('base64url').slice(0, 22)}"`;
    return { ...page, tag, template: pageTemplate(html, placeholder) };
  }

  return async (request, reply) => {
    const chosen = chosenLanguage(request);
    const language = chosen ?? keptLanguage(request);
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' });
    if (chosen !== undefined) setCookies([languageCookie(chosen, options.isHttps)], reply);
    try {
      await options.count(request.ip);
      const tidy = withOneSlash(request.url);
      if (tidy !== request.url) return await reply.redirect(tidy, 302);
      const short = withoutLastSlash(request.url);
      if (short !== request.url) return await reply.redirect(short, 308);
      const facts = factsOf(request.url);
      const elsewhere = redirectOf(facts, request);
      // A missing page answers 404 rather than asking for a login.
      if (elsewhere !== undefined && facts.guard !== 'user') return await reply.redirect(elsewhere, 302);
      const stamp = await source.stamp(facts.key);
      const key = `${language} ${facts.key}`;
      if (!cache.has(stamp, key)) await options.budget.count(request.ip);
      const page = await cache.get(
        stamp,
        key,
        () => options.budget.run(() => make(facts, language, request.id)),
        isKept,
      );
      // What is switched off leads home: a login would lead there, too.
      const isOff = page.location === '/';
      if (elsewhere !== undefined && page.status !== 404 && !isOff)
        return await reply.redirect(elsewhere, 302);
      // Browsers may keep pages without personal data for offline use.
      if (page.status === 200 && page.isWhole && facts.guard === 'none' && facts.isRendered)
        reply.header(headerNames.offline, 'keep');
      if (page.status === 200 && facts.guard === 'user') reply.header(headerNames.offline, 'shell');
      return sendPage(page, language, request, reply);
    } catch (error) {
      return sendFailure(problemOf(error), language, request, reply);
    }
  };

  function sendFailure(
    problem: ProblemError,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const { code } = problem;
    const isRefusal = code === 'too_many_requests' || code === 'busy';
    const shown = isRefusal || code === 'unavailable' ? code : 'internal';
    request.problemCode = shown;
    if (!isRefusal) {
      options.log.error(
        { err: problem.cause ?? problem, request_id: request.id },
        'a page could not be rendered',
      );
    }
    return reply
      .code(problems[shown])
      .header('cache-control', 'no-store')
      .header('retry-after', String(problem.retryAfter ?? 5))
      .header('content-security-policy', failure.policy)
      .type('text/html; charset=utf-8')
      .send(failure.html(language, shown, request.id));
  }

  function sendPage(
    page: Page,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    if (page.location !== null) return reply.redirect(page.location, page.status);
    reply.headers({ etag: page.tag, 'content-language': language });
    if (page.status === 200 && request.headers['if-none-match'] === page.tag) {
      // The browser's copy keeps its own policy: another nonce would block its scripts.
      reply.removeHeader('content-security-policy');
      return reply.code(304).send();
    }
    const nonce = randomBytes(16).toString('base64url');
    reply
      .code(page.status)
      .header(
        'content-security-policy',
        pagePolicy(nonce, { isDevelopment: false, isHttps: options.isHttps, captcha: options.captcha }),
      )
      .type('text/html; charset=utf-8');
    if (page.status >= 500) reply.header('cache-control', 'no-store').header('retry-after', '5');
    if (page.links !== '') reply.header('link', page.links);
    if (takesGzip(request)) {
      return reply.header('content-encoding', 'gzip').send(page.template.gzip(nonce));
    }
    return reply.send(page.template.html(nonce));
  }
}

/** Missing pages have endless addresses, and what failed may work for the next visitor. */
function isKept({ status, isWhole }: Page): boolean {
  return status < 400 && isWhole;
}

/** `?lang=` of the address; it is remembered in a cookie. */
export function chosenLanguage(request: FastifyRequest): Language | undefined {
  const start = request.url.indexOf('?');
  if (start === -1 || !request.url.includes('lang=')) return undefined;
  const value = new URLSearchParams(request.url.slice(start)).get('lang');
  return isLanguage(value) ? value : undefined;
}

export function keptLanguage(request: FastifyRequest): Language {
  const value = readSharedCookie(cookieNames.language, (name) => request.cookies[name]);
  return isLanguage(value) ? value : 'lt';
}

/**
 * Reduces leading slashes to one. `URL` and browsers read `//name` and `/\name` as a host, also where removing dot
 * segments leaves two slashes.
 */
function withOneSlash(url: string): string {
  const plain = url.replace(/^[/\\]{2,}/, '/');
  const [path = plain] = plain.split('?', 1);
  if (!/\/(?:\.|%2e)/i.test(path)) return plain;
  const read = URL.parse(path, 'http://own.invalid');
  return read === null ? plain : read.pathname.replace(/^\/+/, '/') + plain.slice(path.length);
}

/** Each page has one address, without a slash at its end. */
function withoutLastSlash(url: string): string {
  const [path = url] = url.split('?', 1);
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) + url.slice(path.length);
}

/** Where a visitor is redirected whom the page's guard does not admit. */
export function redirectOf(facts: RouteFacts, request: FastifyRequest): string | undefined {
  const isSignedIn = readSharedCookie(cookieNames.signedIn, (name) => request.cookies[name]) === '1';
  if (facts.guard === 'guest' && isSignedIn) {
    const { searchParams } = new URL(request.url, 'http://own.invalid');
    // A sign-on comes back here with whoever is signed in: they link an account, or are told what went wrong.
    if (searchParams.has('access_token') || searchParams.has('error')) return undefined;
    return safeRedirect(searchParams.get('redirect')) ?? '/';
  }
  if (facts.guard === 'user' && !isSignedIn) return loginPath(request.url);
  return undefined;
}
