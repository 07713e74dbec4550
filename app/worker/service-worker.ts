/**
 * Keeps the site readable where the network is bad: pages come from the network first, and what was seen is shown with
 * the time at which it was kept. Nothing about sessions passes through here.
 */
import {
  headerNames,
  isKeptOffline,
  isLanguage,
  isNoPage,
  type Language,
  languageTags,
} from '@medeina/contract';
import { keptCourses } from '../src/offline/keptCourses.ts';
import { noticeHtml, noticeStyle } from '../src/offline/notice.ts';
import {
  type KeptMessage,
  type PersonMessage,
  type FetchedMessage,
  type SeenMessage,
  isFile,
  keptHeader,
  ownPage,
} from '../src/offline/protocol.ts';
import { personAttribute } from '../src/session/personAttribute.ts';
import { offlinePage } from './offlinePage.ts';
import { person } from './person.ts';
import {
  filesIn,
  forgetDead,
  keepCall,
  keepPage,
  keepShell,
  keptCall,
  keptOwn,
  keptPage,
  keptPages,
  picture,
} from './seen.ts';
import { orNothing } from './storage.ts';

declare const self: ServiceWorkerGlobalScope;

const filesPrefix = 'medeina-files-';
const filesName = `${filesPrefix}${__RELEASE__}`;
/** With a kept copy at hand, nobody waits longer than this for the network; milliseconds. */
const patience = 12_000;

const languageOf = (value: string | null | undefined): Language | undefined =>
  isLanguage(value) ? value : undefined;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(filesName);
      // One that fails is fetched when it is asked for.
      await Promise.allSettled(__FILES__.map((file) => cache.add(file)));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const releases = (await caches.keys()).filter((name) => name.startsWith(filesPrefix));
      // The release before this one stays: pages that were open over the change still ask for its files.
      const old = releases.filter((name) => name !== filesName).slice(0, -1);
      await Promise.all(old.map((name) => caches.delete(name)));
      await orNothing(forgetPagesWithoutFiles());
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
      // Pages that were kept for the release before are gone; open ones of a first visit tell what they showed.
      if (releases.length < 2) return;
      const clients = await self.clients.matchAll({ type: 'window' });
      await Promise.allSettled(clients.map(({ url }) => fetchAndKeep(new URL(url))));
    })(),
  );
});

/** Deletes saved pages whose files are gone: they would be drawn, but not answer. */
async function forgetPagesWithoutFiles(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(filesPrefix));
  const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = entries.flat().map(({ url }) => new URL(url).pathname);
  // One of this release that could not be fetched is fetched when it is asked for.
  await forgetDead(new Set([...__FILES__, ...kept]));
}

self.addEventListener('message', (event) => {
  // Only our own pages can reach the worker.
  const message: PersonMessage | FetchedMessage | SeenMessage = event.data;
  event.waitUntil(told(message));
});

/** The last report of who is logged in: saving for a user waits for it. */
let telling: Promise<unknown> = Promise.resolve();

async function told(message: PersonMessage | FetchedMessage | SeenMessage): Promise<void> {
  if (message.kind === 'person') {
    telling = orNothing(person.tell({ person: message.person, language: message.language }));
    await telling;
    return;
  }
  await telling;
  // What cannot be fetched now is not saved.
  await Promise.allSettled(
    message.kind === 'seen'
      ? [fetchAndKeep(new URL(message.path, self.location.origin))]
      : message.paths.map((path) => fetchedBefore(new URL(path, self.location.origin), message.language)),
  );
}

/** Keeps what a page had fetched before the worker took it over. */
async function fetchedBefore(url: URL, language: Language): Promise<void> {
  if (isFile(url.pathname)) await stored(new Request(url));
  if (!isKeptOffline(url.pathname)) return;
  const headers = { [headerNames.language]: languageTags[language], [headerNames.transport]: 'cookie' };
  const response = await fetch(url, { headers });
  if (response.ok) await keepCall(language, `${url.pathname}${url.search}`, response);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isFile(url.pathname)) event.respondWith(stored(request));
  else if (request.mode === 'navigate') {
    if (!isNoPage(url.pathname)) event.respondWith(page(event, url));
  } else if (isKeptOffline(url.pathname)) event.respondWith(call(event, url));
});

/** What never changes under its address. */
const stored = (request: Request): Promise<Response> =>
  new URL(request.url).pathname.startsWith('/assets/') ? file(request) : picture(request);

/** Files carry a hash of their content in their names: what is kept is what would come. */
async function file(request: Request): Promise<Response> {
  const kept = await orNothing(caches.match(request, { ignoreVary: true }));
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    const copy = response.clone();
    await orNothing(caches.open(filesName).then((cache) => cache.put(request, copy)));
  }
  return response;
}

/** Path of a page without the language; undefined for one that is a choice or a search, which is not kept. */
function keptPath(url: URL): string | undefined {
  const search = new URLSearchParams(url.search);
  search.delete('lang');
  return search.size === 0 ? url.pathname : undefined;
}

/** Keeps the scripts and styles that a document names. @returns false where one of them could not be fetched. */
async function keepFilesOf(document: Response): Promise<boolean> {
  const requests = filesIn(await document.text()).map(
    (path) => new Request(new URL(path, self.location.origin)),
  );
  const files = await Promise.all(requests.map((request) => orNothing(file(request))));
  return files.every((one) => one?.ok === true);
}

async function keepIfAllowed(url: URL, response: Response): Promise<void> {
  const path = keptPath(url);
  const language = languageOf(response.headers.get('content-language'));
  const what = response.headers.get(headerNames.offline);
  // After a redirect the response is that of another address, such as of the login.
  if (!response.ok || response.redirected || language === undefined) return;
  const own = ownPage(url.pathname);
  const isPage = what === 'keep' && path !== undefined;
  const isShell = what === 'shell' && own !== undefined;
  // Without its files it would be drawn, but not answer.
  if (!(isPage || isShell) || !(await keepFilesOf(response.clone()))) return;
  if (isPage) await keepPage(language, path, response);
  if (isShell) await keepShell(language, own.kind, response);
}

async function fetchAndKeep(url: URL): Promise<void> {
  await keepIfAllowed(url, await fetch(url, { headers: { accept: 'text/html' } }));
}

/** Fails when the network has not answered in time. */
const late = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('late')), patience);
  });

/** The response of the navigation preload, else of a fetch. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

/** Saves the network's response, also where it comes too late to be shown. */
function keepWhenHere(
  event: FetchEvent,
  network: Promise<Response>,
  keep: (copy: Response) => Promise<void>,
): void {
  const kept = network.then(
    (response) => keep(response.clone()),
    () => undefined,
  );
  event.waitUntil(kept);
}

async function page(event: FetchEvent, url: URL): Promise<Response> {
  const network = fromNetwork(event);
  keepWhenHere(event, network, (copy) => keepIfAllowed(url, copy));
  const asked =
    languageOf(url.searchParams.get('lang')) ?? (await orNothing(person.read()))?.language ?? 'lt';
  const path = keptPath(url);
  const kept = path === undefined ? undefined : await orNothing(keptPage(asked, path));
  const ownAsked = ownPage(url.pathname);
  const own = ownAsked === undefined ? undefined : await orNothing(keptOwn(asked, ownAsked));
  try {
    const hasCopy = kept !== undefined || own !== undefined;
    return await (hasCopy ? Promise.race([network, late()]) : network);
  } catch {
    const owner = (await orNothing(person.read()))?.person ?? null;
    if (kept !== undefined) return withNotice(kept, kept.headers.get(keptHeader) ?? '', asked, owner);
    // A personal page as it was last seen: the app fills the shell with the saved answers.
    if (own !== undefined) return withNotice(own.shell, own.at, asked, own.owner);
    const courses = owner === null ? [] : ((await orNothing(keptCourses(owner, asked))) ?? []);
    return offlinePage(asked, courses, (await orNothing(keptPages(asked))) ?? []);
  }
}

/**
 * The kept page with a line above it that says so and since when, in the page's own policy; and with the id of whoever
 * is logged in here, so that the app knows whose kept answers it may show.
 */
async function withNotice(
  kept: Response,
  at: string,
  language: Language,
  owner: number | null,
): Promise<Response> {
  const headers = new Headers(kept.headers);
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const line = `<style nonce="${nonce}">${noticeStyle}</style>${noticeHtml(at, language)}`;
  // Loading ahead of need gains nothing from a cache, and browsers complain where the worker answers it.
  const html = (await kept.text()).replaceAll(/<link rel="modulepreload"[^>]*>\n?/g, '');
  const whole = html.replace('<body>', () => `<body>${line}`);
  const owned =
    owner === null ? whole : whole.replace('<html ', `<html ${personAttribute}="${String(owner)}" `);
  return new Response(owned, { status: 200, headers });
}

async function call(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const language = languageOf(request.headers.get(headerNames.language)?.slice(0, 2)) ?? 'lt';
  const address = `${url.pathname}${url.search}`;
  const hasCopy = (await orNothing(keptCall(language, address))) !== undefined;
  try {
    const network = fetch(request);
    keepWhenHere(event, network, async (copy) => {
      if (copy.ok) await keepCall(language, address, copy);
    });
    return await (hasCopy ? Promise.race([network, late()]) : network);
  } catch (error) {
    // The page has aborted its call.
    if (request.signal.aborted) throw error;
    const kept = await keptCall(language, address);
    if (kept === undefined) throw error;
    const message: KeptMessage = { kind: 'kept', at: kept.headers.get(keptHeader) ?? '' };
    const client = await self.clients.get(event.clientId);
    // A client of ours takes no target, unlike a window of another site.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    client?.postMessage(message);
    return kept;
  }
}
