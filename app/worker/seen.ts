import { headerNames, type Language } from '@medeina/contract';
import { type OwnPage, callKey, keptHeader, seenCaches, shellKey } from '../src/offline/protocol.ts';
import { person } from './person.ts';
import { orNothing } from './storage.ts';

/** What was seen: pages by language, photos, answers of calls by person and language. */

const mostPages = 40;
const mostCalls = 200;
const mostPictures = 100;
const titleHeader = 'x-kept-title';

const pageKey = (language: Language, path: string): string => `/kept/page/${language}${path}`;

/** A copy with the time of saving, without the headers of its transport. */
async function dated(response: Response, more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'set-cookie', 'vary'])
    headers.delete(name);
  headers.set(keptHeader, new Date().toISOString());
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(await response.arrayBuffer(), { status: 200, headers });
}

/** Adds an entry and evicts the oldest. */
async function put(name: string, key: string, response: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((oldest) => cache.delete(oldest)));
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

export async function keepPage(language: Language, path: string, response: Response): Promise<void> {
  const { turn } = await person.read();
  const copy = response.clone();
  const [, title = path] = /<title>(.*?)(?: · Medeina)?<\/title>/s.exec(await response.text()) ?? [];
  const plain = title.replaceAll(/&(?:amp|lt|gt|quot);/g, (sign) => entities[sign] ?? sign);
  const key = pageKey(language, path);
  await put(
    seenCaches.pages,
    key,
    await dated(copy, { [titleHeader]: encodeURIComponent(plain) }),
    mostPages,
  );
  // The user changed meanwhile.
  if ((await person.read()).turn !== turn) await (await caches.open(seenCaches.pages)).delete(key);
}

export async function keptPage(language: Language, path: string): Promise<Response | undefined> {
  return (await caches.open(seenCaches.pages)).match(pageKey(language, path));
}

/** A kept page, for the list of them. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
  readonly at: string;
}

/** The pages kept in a language, the last seen first. */
export async function keptPages(language: Language): Promise<KeptPage[]> {
  const cache = await caches.open(seenCaches.pages);
  const prefix = pageKey(language, '');
  const found: KeptPage[] = [];
  for (const { url } of (await cache.keys()).toReversed()) {
    const { pathname } = new URL(url);
    if (!pathname.startsWith(prefix)) continue;
    const response = await cache.match(url);
    const path = pathname.slice(prefix.length);
    found.push({
      path,
      title: decodeURIComponent(response?.headers.get(titleHeader) ?? path),
      at: response?.headers.get(keptHeader) ?? '',
    });
  }
  return found;
}

/** Saves an answer under the user whom the server answered, whoever the browser believes is logged in. */
export async function keepCall(language: Language, address: string, response: Response): Promise<void> {
  const owner = response.headers.get(headerNames.person);
  const id = owner === null ? null : Number(owner);
  const before = await person.read();
  if (id !== null && id !== before.person) return;
  const key = callKey(id, language, address);
  await put(seenCaches.calls, key, await dated(response), mostCalls);
  // The user changed meanwhile.
  if ((await person.read()).turn !== before.turn) await (await caches.open(seenCaches.calls)).delete(key);
}

/** Saves the shell of a kind of pages for the user who is logged in, beside their answers. */
export async function keepShell(
  language: Language,
  kind: OwnPage['kind'],
  response: Response,
): Promise<void> {
  const before = await person.read();
  if (before.person === null) return;
  const key = shellKey(before.person, language, kind);
  await put(seenCaches.calls, key, await dated(response), mostCalls);
  // The user changed meanwhile.
  if ((await person.read()).turn !== before.turn) await (await caches.open(seenCaches.calls)).delete(key);
}

/** Scripts and styles that a document names. */
export const filesIn = (html: string): string[] =>
  [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);

/** Deletes pages and shells that name a script or style which is not among these files. */
export async function forgetDead(files: ReadonlySet<string>): Promise<void> {
  await Promise.all(
    [seenCaches.pages, seenCaches.calls].map(async (name) => {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // Answers of calls work with any release.
        if (/\/kept\/call\//.test(request.url)) continue;
        // One document at a time: phones have little memory.
        // oxlint-disable-next-line no-await-in-loop
        const html = (await (await cache.match(request))?.text()) ?? '';
        // oxlint-disable-next-line no-await-in-loop
        if (!filesIn(html).every((file) => files.has(file))) await cache.delete(request);
      }
    }),
  );
}

/** A photo from the cache, else fetched, and cached where there is room. */
export async function picture(request: Request): Promise<Response> {
  const kept = await orNothing(
    caches.open(seenCaches.pictures).then((cache) => cache.match(request, { ignoreVary: true })),
  );
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await orNothing(put(seenCaches.pictures, request.url, response.clone(), mostPictures));
  return response;
}

/** What is saved of a personal page. */
export interface KeptOwn {
  readonly owner: number;
  readonly shell: Response;
  /** When what it shows was kept. */
  readonly at: string;
}

/** The saved shell of a personal page, where the answer that fills it is saved too. */
export async function keptOwn(language: Language, { kind, call }: OwnPage): Promise<KeptOwn | undefined> {
  const { person: owner } = await person.read();
  if (owner === null) return undefined;
  const cache = await caches.open(seenCaches.calls);
  const [shell, answer] = await Promise.all([
    cache.match(shellKey(owner, language, kind)),
    cache.match(callKey(owner, language, call)),
  ]);
  if (shell === undefined || answer === undefined) return undefined;
  return { owner, shell, at: answer.headers.get(keptHeader) ?? '' };
}

/** The kept answer to whoever is logged in here, else the one that is the same for everybody. */
export async function keptCall(language: Language, address: string): Promise<Response | undefined> {
  const { person: id } = await person.read();
  const cache = await caches.open(seenCaches.calls);
  const own = id === null ? undefined : await cache.match(callKey(id, language, address));
  return own ?? cache.match(callKey(null, language, address));
}
