import { builtInEnvironment, type Language } from '@medeina/contract';

/** What pages and the service worker agree on. */

/** Caches of what was seen: pages, photos, and answers of calls. They are emptied when the user changes. */
export const seenCaches = {
  pages: 'medeina-pages',
  pictures: 'medeina-pictures',
  calls: 'medeina-calls',
} as const;

/** A personal page that can be read offline. */
export interface OwnPage {
  /** The pages of a kind share one shell. */
  readonly kind: 'course' | 'courses' | 'dashboard';
  /** The call without whose answer the page shows nothing. */
  readonly call: string;
}

/** The personal page at a path: the overview, the list of courses, a course with its theory; undefined for any other. */
export function ownPage(path: string): OwnPage | undefined {
  if (path === '/dashboard') return { kind: 'dashboard', call: '/api/courses/purchased/latest' };
  if (path === '/dashboard/courses') return { kind: 'courses', call: '/api/courses/purchased' };
  const [, named, id] =
    /^\/course\/(?:([a-z][a-z0-9-]*)\/)?(\d+)(?:\/(?:general|tests|surveys|theory(?:\/[^/]+)?))?$/.exec(
      path,
    ) ?? [];
  if (id === undefined) return undefined;
  const query = named === undefined || named === builtInEnvironment ? '' : `?environment=${named}`;
  return { kind: 'course', call: `/api/courses/purchased/${id}${query}` };
}

/** From a page to the worker: who is logged in here, and in which language the pages are. */
export interface PersonMessage {
  readonly kind: 'person';
  /** The customer's id; null for nobody. */
  readonly person: number | null;
  readonly language: Language;
}

/** From a page to the worker: this page was reached by client-side navigation, without its document. */
export interface SeenMessage {
  readonly kind: 'seen';
  /** Path, without a query. */
  readonly path: string;
}

/** From a page to the worker: files and answers that it had fetched before the worker could save them. */
export interface FetchedMessage {
  readonly kind: 'fetched';
  /** Paths with their queries. */
  readonly paths: readonly string[];
  readonly language: Language;
}

/** Built files, patterns among them, and photos of courses: public, and immutable under their paths. */
export const isFile = (path: string): boolean => /^\/(?:assets|pictures)\//.test(path);

/** From the worker to a page: the answer that it just got is a saved one. */
export interface KeptMessage {
  readonly kind: 'kept';
  /** When it was kept, ISO 8601. */
  readonly at: string;
}

/** Where the answer of a call is kept; `owner` null where it is the same for everybody. */
export const callKey = (owner: number | null, language: Language, address: string): string =>
  `/kept/call/${owner === null ? 'everybody' : String(owner)}/${language}${address}`;

/** Where the shell of the pages of a kind is kept. */
export const shellKey = (owner: number, language: Language, kind: OwnPage['kind']): string =>
  `/kept/shell/${String(owner)}/${language}/${kind}`;

/** When an answer was kept, on what the worker answers from its caches. */
export const keptHeader = 'x-kept-at';
