import '@medeina/tokens/tokens.css';
import '@medeina/tokens/fonts.css';
import '@medeina/design-system/styles/reset.css.ts';
import { cookieNames, isLanguage, type SiteConfig } from '@medeina/contract';
import { startTransition, StrictMode } from 'react';
import { setNonce } from 'get-nonce';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, type RouteObject, RouterProvider } from 'react-router-dom';
import { Application } from './Application.tsx';
import { everybody, prefetch } from './data/hooks.ts';
import type { DocumentData } from './document.ts';
import { bringMessages, partsOfPage } from './languages.ts';
import { matchAddress, preloadsOf } from './matching.ts';
import { fetchAhead, underway } from './offline/underway.ts';
import { loadPage } from './pages.ts';
import type { RouteEntry } from './routes.tsx';
import { makeRoutes } from './router.tsx';
import { keepLanguage, readCookie, writeCookie } from './session/cookies.ts';
import { identityOf } from './session/hooks.ts';
import { sessionStore } from './session/store.ts';
import { bringApart } from './shell/apart.tsx';
import { PrefetchContext } from './shell/loading/prefetch.ts';
import { ProblemContext } from './shell/frame/problem.ts';

/** What the server left in the page: our own document, written by `document.ts`. */
function readPageData(): DocumentData & { readonly config: SiteConfig } {
  const text = document.querySelector('#page-data')?.textContent;
  if (text === undefined || text === null) throw new Error('The page came without its data.');
  return JSON.parse(text);
}

function isReadable(path: string): boolean {
  try {
    // The answer has to be used: the build drops what it takes for idle.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Percent signs that stand for nothing (`/%ff`) are taken as they stand, as the server took them: the router complains
 * of what it cannot read.
 */
function mendAddress(): void {
  const { pathname, search, hash } = location;
  if (isReadable(pathname)) return;
  history.replaceState(history.state, '', `${pathname.replaceAll('%', '%25')}${search}${hash}`);
}

/** A language that the address asks for is remembered, and leaves the address. */
function rememberLanguage(): void {
  const url = new URL(location.href);
  const asked = url.searchParams.get('lang');
  const chosen = document.documentElement.lang;
  if (asked !== null && isLanguage(chosen)) {
    if (asked === chosen) writeCookie(cookieNames.language, chosen);
    url.searchParams.delete('lang');
    history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  }
  const kept = readCookie(cookieNames.language);
  if (kept !== undefined) keepLanguage(kept);
}

/**
 * Names the sheets whose text came with the document: the loader of the pages' scripts looks for such links and would
 * fetch them a second time. A disabled sheet is not fetched.
 */
function nameStyles(styles: readonly string[]): void {
  for (const href of styles) {
    const link = document.createElement('link');
    link.disabled = true;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}

/** The messages of a page, in the language of the document. */
async function bringPageMessages({ page }: RouteEntry): Promise<void> {
  const language = document.documentElement.lang;
  if (isLanguage(language)) await bringMessages(language, partsOfPage(page));
}

/** Loads and asks for what a link of our own needs. */
function warm(href: string): void {
  const matched = matchAddress(new URL(href, location.href).href);
  void fetchAhead(Promise.all([loadPage(matched.entry.page), bringPageMessages(matched.entry)]));
  const language = document.documentElement.lang;
  if (!isLanguage(language)) return;
  const visitor = identityOf(sessionStore.read());
  for (const { id, input, reader } of preloadsOf(matched)) {
    prefetch(id, input, language, reader === 'everybody' ? everybody : visitor);
  }
}

function makeRouter(routes: ReturnType<typeof makeRoutes>): ReturnType<typeof createBrowserRouter> {
  // The server rendered this page: without data of its own the router would scroll it to the top.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  router.subscribe(({ navigation }) => {
    underway.target = navigation.location && createPath(navigation.location);
  });
  return router;
}

/**
 * Loads the page: a lazy route that is still loading would be drawn a second time beside what the server sent.
 * @returns false where its files cannot be had, such as without a connection; the route then says so.
 */
async function bringPage(entry: RouteEntry, routes: readonly RouteObject[]): Promise<boolean> {
  const route = routes.flatMap(({ children = [] }) => children).find(({ handle }) => handle === entry);
  if (typeof route?.lazy !== 'function') return true;
  const loaded = await route.lazy().catch(() => undefined);
  Object.assign(route, loaded ?? { element: route.errorElement }, { lazy: undefined });
  return loaded !== undefined;
}

/** Lets the browser answer taps before more is done. */
const breathe = () => new Promise((done) => setTimeout(done));

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The page has no place for the application.');
  await breathe();
  mendAddress();
  rememberLanguage();
  // Dialogs lock the page's scrolling by a style sheet of their own, which the content policy wants marked.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce !== undefined) setNonce(nonce);
  const { language, answers, config, problem, styles, apart } = readPageData();
  nameStyles(styles);
  const routes = makeRoutes(bringPageMessages);
  const { entry } = matchAddress(location.pathname);
  const [messages, isHere] = await Promise.all([bringMessages(language, ['site']), bringPage(entry, routes)]);
  // What the server wrote of a public page can be read, and its links work.
  if (!isHere && entry.preload !== undefined) return;
  // The first of all formats costs a phone a long moment, which would hold up what is drawn with it.
  Intl.NumberFormat.supportedLocalesOf(language);
  await bringApart(apart);
  await breathe();
  sessionStore.start(language);
  const router = makeRouter(routes);
  const { key } = router.state.location;
  const application = (
    <StrictMode>
      <PrefetchContext value={warm}>
        <ProblemContext value={problem === null ? null : { ...problem, key }}>
          <Application language={language} messages={messages} config={config} answers={answers}>
            <RouterProvider router={router} />
          </Application>
        </ProblemContext>
      </PrefetchContext>
    </StrictMode>
  );
  // As a transition React takes over in small steps: taps and scrolling are answered in between.
  startTransition(() => {
    if (isHere) hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
}

async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
}

/** Only when the page stands and everything that it asked for is there: it costs the first view nothing. */
async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  await whenLoaded();
  const { register } = await import('./background.ts');
  await register();
}

void start().then(startOffline);
