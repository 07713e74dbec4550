import { matchRoutes } from 'react-router-dom';
import { type Place, type Preload, type RouteEntry, routeTable } from './routes.tsx';

export interface Matched {
  readonly entry: RouteEntry;
  readonly place: Place;
  /** The path names something that can exist. */
  readonly exists: boolean;
}

const objects = routeTable.map((entry) => ({ path: entry.path, caseSensitive: true, handle: entry }));

function findRoute(pathname: string) {
  const found = matchRoutes(objects, pathname)?.at(-1);
  if (found === undefined) throw new Error(`No route takes ${pathname}.`);
  return found;
}

/** Memoises the last path: a page matches its own many times. */
let last: { readonly pathname: string; readonly found: ReturnType<typeof findRoute> } | undefined;

/** The route of an address. The table ends with one that takes everything. */
export function matchAddress(address: string): Matched {
  const url = new URL(address, 'http://own.invalid');
  if (last?.pathname !== url.pathname) last = { pathname: url.pathname, found: findRoute(url.pathname) };
  const { found } = last;
  const entry = found.route.handle;
  const search = new URLSearchParams();
  for (const name of (entry.query ?? []).toSorted()) {
    for (const value of url.searchParams.getAll(name)) search.append(name, value);
  }
  const exists = entry.exists?.(found.params) ?? true;
  return { entry, place: { params: found.params, search }, exists };
}

/** Path and understood query, always in the same order. */
export function addressKey(address: string, { place }: Matched): string {
  const path = new URL(address, 'http://own.invalid').pathname;
  const query = place.search.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** What the page of an address needs at once; none where it cannot exist. */
export function preloadsOf({ entry, place, exists }: Matched): readonly Preload[] {
  return exists ? (entry.preload?.(place) ?? []) : [];
}
