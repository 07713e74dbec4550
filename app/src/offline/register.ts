import { isKeptOffline, isLanguage } from '@medeina/contract';
import { sessionStore } from '../session/store.ts';
import { noticeHtml, noticeId, noticeStyle, texts } from './notice.ts';
import { giveBackTyped, keepTyped } from './typed.ts';
import { underway } from './underway.ts';
import {
  type KeptMessage,
  type PersonMessage,
  type FetchedMessage,
  type SeenMessage,
  isFile,
  ownPage,
  seenCaches,
} from './protocol.ts';

const language = () => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'lt';
};

function post(
  registration: ServiceWorkerRegistration,
  message: PersonMessage | FetchedMessage | SeenMessage,
): void {
  // A worker takes no target, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  (registration.active ?? registration.waiting ?? registration.installing)?.postMessage(message);
}

/** Whether the browser is set to save data. */
const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** Searches and filtered lists are not saved; the query of a personal page is a place in it. */
const isReadAgain = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  search === '' || ownPage(pathname) !== undefined;

/** Names the pages reached by client-side navigation, whose documents the worker fetches unless the browser saves data. */
function tellSeen(registration: ServiceWorkerRegistration): void {
  let last = location.pathname;
  const tell = (): void => {
    const { pathname } = location;
    if (pathname === last) return;
    last = pathname;
    const isPrivate =
      ownPage(pathname) === undefined && document.querySelector('meta[name="robots"]') !== null;
    if (isReadAgain(location) && !isPrivate && !savesData())
      post(registration, { kind: 'seen', path: pathname });
  };
  // Each page sets its title when it is shown.
  const title = document.querySelector('title');
  if (title !== null) new MutationObserver(tell).observe(title, { childList: true, characterData: true });
}

const addresses = (kind: 'resource' | 'navigation'): URL[] =>
  performance.getEntriesByType(kind).map(({ name }) => new URL(name));

/**
 * Names what a first visit loaded before the worker controlled it: the first page, the one that is shown by now, their
 * files, which are cheap from the browser's cache, and their answers.
 */
function tellFirst(registration: ServiceWorkerRegistration): void {
  const fetched = addresses('resource')
    .filter(({ pathname }) => isFile(pathname) || (isKeptOffline(pathname) && !savesData()))
    .map(({ pathname, search }) => `${pathname}${search}`);
  post(registration, { kind: 'fetched', paths: [...new Set(fetched)], language: language() });
  const pages = [...addresses('navigation'), new URL(location.href)].filter(isReadAgain);
  for (const path of new Set(pages.map(({ pathname }) => pathname)))
    post(registration, { kind: 'seen', path });
}

/** Runs once the session is known: what is saved for a user is saved under their id. */
function whenPersonKnown(run: () => void): void {
  if (sessionStore.read().status !== 'unknown') {
    run();
    return;
  }
  const stop = sessionStore.subscribe(() => {
    if (sessionStore.read().status === 'unknown') return;
    stop();
    run();
  });
}

/** Tells the worker who is logged in. After a logout the caches are deleted here too, in case the worker is gone. */
function tellPerson(registration: ServiceWorkerRegistration): void {
  const session = sessionStore.read();
  if (session.status === 'unknown') return;
  const message: PersonMessage = {
    kind: 'person',
    person: session.status === 'user' ? session.customer.customer_id : null,
    language: language(),
  };
  post(registration, message);
  if (session.status === 'guest' && session.hasLeft === true)
    for (const name of Object.values(seenCaches)) void caches.delete(name);
}

/** Shows that the page's content is saved, and from when. */
function showNotice(at: string): void {
  if (document.querySelector(`#${noticeId}`) === null) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(noticeStyle);
    document.adoptedStyleSheets.push(sheet);
    document.body.insertAdjacentHTML('afterbegin', noticeHtml(at, language()));
    // Screen readers pass over a status that comes with its words.
    const notice = document.querySelector(`#${noticeId}`);
    const words = [...(notice?.childNodes ?? [])];
    notice?.replaceChildren();
    requestAnimationFrame(() => notice?.replaceChildren(...words));
  }
}

/** How often a page that shows kept content asks whether the server can be reached, in milliseconds. */
const askEvery = 10_000;

/**
 * Polls the server while the notice is seen: no event tells that a slow network has become a fast one, and a saved answer
 * may come after the `online` event.
 */
function askWhileKept(): void {
  const link = document.querySelector(`#${noticeId} a`);
  const isOffered = link?.textContent === texts[language()].newest;
  if (link === null || isOffered || !navigator.onLine || document.visibilityState !== 'visible') return;
  void offerNewest();
}

/** The connection is back, and the page still shows saved content: offers to reload instead of swapping it. */
async function offerNewest(): Promise<void> {
  // A browser calls itself online as soon as there is any network.
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok !== true) return;
  const notice = document.querySelector(`#${noticeId}`);
  const [sentence, link] = [notice?.querySelector('p'), notice?.querySelector('a')];
  if (!sentence || !link) return;
  const { back, newest } = texts[language()];
  sentence.textContent = back;
  link.textContent = newest;
}

const reloadKey = 'medeina.reloaded';

/**
 * After a release an open page may ask for a file that no longer exists. The page being navigated to, else this one, is
 * then loaded once from the server, with what was typed into it. A failed prefetch alone is ignored.
 */
function reloadOnDeadFile(event: Event): void {
  const { target, ahead } = underway;
  if (!navigator.onLine || (target === undefined && ahead > 0)) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadKey) ?? 0) < 60_000) return;
    sessionStorage.setItem(reloadKey, String(Date.now()));
    if (target === undefined) keepTyped();
  } catch {
    // Without storage there is no knowing whether this is the first time.
    return;
  }
  event.preventDefault();
  if (target === undefined) location.reload();
  else location.assign(target);
}

/** Starts the service worker and keeps it informed. Called once the page is loaded. */
export async function register(): Promise<void> {
  addEventListener('vite:preloadError', reloadOnDeadFile);
  giveBackTyped();
  addEventListener('online', () => void offerNewest());
  setInterval(askWhileKept, askEvery);
  // Missing on http addresses other than localhost.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (container === undefined) return;
  container.addEventListener('message', ({ data }: MessageEvent<KeptMessage>) => {
    if (data.kind === 'kept') showNotice(data.at);
  });
  // An update is looked for with each page that is loaded; the worker itself is never taken from a cache.
  const registration = await container
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  // Refused, as by the browser's settings.
  if (registration === undefined) return;
  const tell = () => tellPerson(registration);
  tell();
  tellSeen(registration);
  sessionStore.subscribe(tell);
  container.addEventListener('controllerchange', tell);
  if (container.controller === null)
    container.addEventListener('controllerchange', () => whenPersonKnown(() => tellFirst(registration)), {
      once: true,
    });
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] });
}
