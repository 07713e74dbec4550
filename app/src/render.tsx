import type { EndpointId, Input, Language, Output, SiteConfig } from '@medeina/contract';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Application } from './Application.tsx';
import { everybody, keyText } from './data/hooks.ts';
import { type Assets, makeDocument } from './document.ts';
import { loadMessages, partsOfPage } from './languages.ts';
import { addressKey, type Matched, matchAddress, preloadsOf } from './matching.ts';
import { makeRoutes } from './router.tsx';
import { informationPath } from './data/content/informationPages.ts';
import { type Preload, routeTable } from './routes.tsx';
import { collectApart } from './shell/apart.tsx';
import type { Head } from './shell/head.tsx';
import { nobody } from './session/hooks.ts';
import { ProblemContext } from './shell/frame/problem.ts';

export { fontFaces, readAssets, type Assets } from './document.ts';

/** Paths of the public pages that need no id: what the sitemap lists beside what content makes. */
export function publicPaths(): readonly string[] {
  return routeTable.flatMap(({ path, page, guard, isWayIn, preload, isByDevice, isShopping }) =>
    preload === undefined ||
    guard !== undefined ||
    isWayIn === true ||
    isByDevice === true ||
    isShopping === true ||
    page === 'content/NotFoundPage' ||
    /[:*]/.test(path)
      ? []
      : [path],
  );
}

/** The one address under which a page is known that content makes. */
export function canonicalPath(path: string): string {
  const id = /^\/page\/(\d+)$/.exec(path)?.[1];
  return id === undefined ? path : informationPath(Number(id));
}

/** A picture for sharing: of a course, else of the site. */
export interface SharePicture {
  readonly language: Language;
  readonly course?: {
    readonly id: number;
    readonly title: string;
    /** Key of the category, which chooses the pattern. */
    readonly category: string;
    readonly categoryName: string;
    /** The address of its photo, which takes the place of the pattern; a data address where it is drawn. */
    readonly photo?: string;
  };
}

/** Draws what stands for a page where it is shared, as SVG without any text or font. */
export async function sharePicture({ language, course }: SharePicture): Promise<string> {
  const [{ drawPicture }, messages] = await Promise.all([
    import('./share/picture.ts'),
    loadMessages(language),
  ]);
  return drawPicture(
    course === undefined
      ? {
          title: messages['catalogue.home.title'] ?? 'Medeina',
          line: messages['content.share.line'] ?? '',
        }
      : { title: course.title, line: course.categoryName, course },
  );
}

/** Calls an endpoint in process, as nobody. What it throws carries the `status` of the failure. */
export type ServerCall = <Id extends EndpointId>(
  id: Id,
  input: Input<Id>,
  facts: { readonly language: Language },
) => Promise<Output<Id>>;

/** What a page is rendered from. Nothing in it depends on who asks, so the answer may be kept for all. */
export interface RenderInput {
  /** Path and query as asked for, such as `/discover?q=als`. */
  readonly url: string;
  readonly language: Language;
  readonly call: ServerCall;
  /** Stands in every `nonce` attribute. Give a placeholder to keep the page and put the nonce in as it is sent. */
  readonly nonce: string;
  /** Whose page it is: by this number a page that failed is found in the log. */
  readonly requestId: string;
  readonly config: SiteConfig;
  /** From `readAssets`, or those of the development server. */
  readonly assets: Assets;
}

/** A rendered page. */
export interface RenderOutput {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** Where to go instead: a path of our own site. The document is then empty. */
  readonly location: string | null;
  /** Value of the `Link` header: what the page needs at once. */
  readonly links: string;
  /** False where a part of the page failed on the server's side: such a page must not be kept for others. */
  readonly isWhole: boolean;
}

/** What the server must know of an address before it renders it. */
export interface RouteFacts {
  /** `guest`: a person who is logged in is sent to the redirect or home; `user`: anybody else is sent to log in. */
  readonly guard: 'none' | 'guest' | 'user';
  /** Path and the query that the page understands, in one order: the key under which the page may be kept. */
  readonly key: string;
  /** The page is rendered with its data; else the shell alone is sent. */
  readonly isRendered: boolean;
}

/** What is known of an address without rendering it. */
export function routeFacts(url: string): RouteFacts {
  const matched = matchAddress(url);
  const { path } = matched.entry;
  return {
    guard: matched.entry.guard ?? 'none',
    // The page of a token is the same for all of them, and none of them is kept.
    key: path.endsWith('/:token') ? path : addressKey(url, matched),
    isRendered: matched.entry.preload !== undefined,
  };
}

function statusOf(error: unknown): number {
  if (typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number') {
    return error.status;
  }
  throw error;
}

/** Where the route sends everybody; the status of the failure where it leads nowhere. */
async function redirectFrom(
  { entry, place }: Matched,
  { call, language, config }: RenderInput,
): Promise<{ readonly location?: string; readonly problem?: number }> {
  if (entry.isShopping === true && !config.shopping) return { location: '/' };
  if (entry.redirect === undefined) return {};
  try {
    const location = await entry.redirect(place, (id, input) => call(id, input, { language }));
    return location === undefined ? {} : { location };
  } catch (error) {
    const status = statusOf(error);
    return { problem: status === 400 ? 404 : status };
  }
}

interface Answers {
  readonly answers: Record<string, unknown>;
  /** Status of the page's own answer when it failed. */
  readonly problem: number | null;
  /** Whether every other answer came, or does not exist at all. */
  readonly isWhole: boolean;
}

/** Asks for everything at once. Only the first decides over the page; the others the browser asks for again. */
async function ask(preloads: readonly Preload[], { call, language }: RenderInput): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  let problem: number | null = null;
  let isWhole = true;
  const askOne = async ({ id, input, reader, next }: Preload, isPages: boolean): Promise<void> => {
    try {
      const key = keyText(id, input, language, reader === 'everybody' ? everybody : nobody);
      // The table's helpers tie each input to its id; the list of them forgets the tie.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-generated-empty-object-type
      const answer = await call(id, input as Input<EndpointId>, { language });
      answers[key] = answer;
      await Promise.all((next?.(answer) ?? []).map((following) => askOne(following, false)));
    } catch (error) {
      const status = statusOf(error);
      if (isPages) problem = status === 400 ? 404 : status;
      else if (status >= 500) isWhole = false;
    }
  };
  await Promise.all(preloads.map((preload, index) => askOne(preload, index === 0)));
  return { answers, problem, isWhole };
}

/** Renders the page of an address, or the shell of one that needs a person. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { url, language, nonce, requestId, config, assets } = input;
  const matched = matchAddress(url);
  const key = addressKey(url, matched);
  const redirected = await redirectFrom(matched, input);
  if (redirected.location !== undefined) {
    return { status: 302, html: '', location: redirected.location, links: '', isWhole: true };
  }
  const routes = makeRoutes();
  const handler = createStaticHandler(routes);
  const [{ answers, problem, isWhole }, messages, context] = await Promise.all([
    ask(preloadsOf(matched), input),
    loadMessages(language),
    handler.query(new Request(new URL(key, 'http://own.invalid'))),
  ]);
  if (context instanceof Response) {
    return {
      status: context.status,
      html: '',
      location: context.headers.get('Location'),
      links: '',
      isWhole,
    };
  }
  const status = (matched.exists ? (redirected.problem ?? problem) : 404) ?? 200;
  // A missing page is kept, and the same for everybody: no request's number stands in it.
  const failure = status === 200 ? null : { status, ...(status !== 404 && { reference: requestId }) };
  let head: Head = { title: '' };
  const apart = new Set<string>();
  const body = collectApart(apart, () =>
    renderToString(
      <StrictMode>
        <ProblemContext value={failure && { ...failure, key: context.location.key }}>
          <Application
            language={language}
            messages={messages}
            config={config}
            answers={answers}
            onHead={(given) => {
              head = given;
            }}
          >
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Application>
        </ProblemContext>
      </StrictMode>,
    ),
  );
  const modules = [
    `src/pages/${matched.entry.page}.tsx`,
    ...partsOfPage(matched.entry.page).map((part) => `src/messages/${language}.${part}.part`),
    ...apart,
  ];
  const html = makeDocument({
    language,
    nonce,
    assets,
    modules,
    head,
    origin: config.public_url,
    address: key,
    body,
    data: { language, answers, config, problem: failure, apart: [...apart] },
    status,
  });
  const links = assets
    .fonts(language)
    .map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ');
  return { status, html, location: null, links, isWhole };
}
