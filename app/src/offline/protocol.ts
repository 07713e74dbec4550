import type { Language } from '@medeina/contract';

/** What pages and the service worker agree on. */

/** Caches of what was seen: pages, and answers of calls. Both are emptied when a person leaves or another comes. */
export const seenCaches = { pages: 'medeina-pages', calls: 'medeina-calls' } as const;

/** From a page to the worker: who is logged in here, and in which language the pages are. */
export interface PersonMessage {
  readonly kind: 'person';
  /** The customer's id; null for nobody. */
  readonly person: number | null;
  readonly language: Language;
}

/** From a page to the worker: this page was reached by a link, without its document. */
export interface SeenMessage {
  readonly kind: 'seen';
  /** Path, without a query. */
  readonly path: string;
}

/** From the worker to a page: an answer that it just got is a kept one. */
export interface KeptMessage {
  readonly kind: 'kept';
  /** When it was kept, ISO 8601. */
  readonly at: string;
}

/** The answer of the server to whom: set for calls of somebody who is logged in. */
export const personHeader = 'x-person';
/** Set by the server on pages that are the same for everybody and may be kept. */
export const offlineHeader = 'x-offline';
/** When an answer was kept, on what the worker answers from its caches. */
export const keptHeader = 'x-kept-at';
