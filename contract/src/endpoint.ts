import type { z } from 'zod';

/** The methods that the product's calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the browser takes of a row. A path parameter stands in braces: `/api/products/{id}`. */
export interface Path {
  readonly method: Method;
  readonly path: `/${string}`;
  /** The service worker keeps the answer for reading offline. */
  readonly offline?: true;
}

/**
 * Who may call:
 * - `none`: everybody; the answer never depends on who is asking, so it may be cached and rendered on the server;
 * - `optional`: everybody; the answer holds a little more for a person who is logged in;
 * - `guest`: everybody who names a guest session (`X-Oc-Session`) or is logged in;
 * - `user`: a person who is logged in;
 * - `{capability}`: a person who is logged in and holds the capability.
 */
export type Access = 'none' | 'optional' | 'guest' | 'user' | { readonly capability: string };

/**
 * Which part of the input names a thing that one person owns, and the status that anybody else gets.
 * `nobody`: the call names no such thing.
 */
export type Owner =
  | 'nobody'
  | { readonly in: 'params' | 'query' | 'body'; readonly name: string; readonly foreign: 403 | 404 };

/**
 * The rate limit that counts the call; its figures are settings of the server. `none` is for probes and public files.
 */
export type Limit =
  | 'none'
  | 'default'
  | 'login'
  | 'forgotten'
  | 'register'
  | 'contact'
  | 'codes'
  | 'forum'
  | 'uploads'
  | 'export'
  | 'documents'
  | 'search';

/**
 * The media type of the body: `application/json`, `application/x-www-form-urlencoded`, `multipart/form-data`, or bytes
 * of any type (`raw`, for what is signed as it arrives).
 */
export type Consumes = 'json' | 'form' | 'multipart' | 'raw';

/** A part of the product that the operator can switch off. Its calls then answer 404 to everybody. */
export type Feature = 'shopping';

/** The statuses of failure that depend on the call; every call can answer 429, 500 and 503. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416;

type Shape = z.ZodType;

/** One row of the table: all that server, browser, tests and documentation know about a call. */
export interface Endpoint extends Path {
  readonly id: string;
  readonly auth: Access;
  readonly owner: Owner;
  readonly limit: Limit;
  /** Repeating the call leaves the same state. */
  readonly idempotent: boolean;
  /**
   * Pages of other sites may call it from the browser, without cookies or a token. Left out: only our own pages may
   * read the answer.
   */
  readonly crossOrigin?: true;
  /**
   * Our activity documents call it. Their frame has an origin of its own, `null` on the wire, and sends no cookies: the
   * call hangs on a token in its body.
   */
  readonly fromFrame?: true;
  /** Left out: the call is always available. */
  readonly feature?: Feature;
  /** A GET that changes something: with cookies it needs the same proof of its origin as any other change. */
  readonly hasEffect?: true;
  /** An ended session counts as none instead of being refused: for logging out. */
  readonly ignoresEndedSession?: true;
  /** One sentence for the documentation, in English. */
  readonly summary: string;
  readonly params?: Shape;
  readonly headers?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  /** Left out: `json`. */
  readonly consumes?: Consumes;
  /** Most bytes of the body. Left out: the server's own limit for small bodies. */
  readonly bodyLimit?: number;
  /** The answers of success by status. */
  readonly responses: { readonly [status: number]: Shape };
  /** Failures that do not follow from the rest of the row; `failuresOf` adds those that do. */
  readonly failures: readonly FailureStatus[];
  /** Media type of the answer where it is not JSON. */
  readonly produces?: string;
}

/** Every status of failure that the call can answer besides 429, 500 and 503. */
export function failuresOf(row: Endpoint): FailureStatus[] {
  // Any call may carry an invalid header.
  const statuses = new Set<FailureStatus>([400, ...row.failures]);
  if (row.auth !== 'none' && row.ignoresEndedSession !== true) statuses.add(401);
  if (typeof row.auth === 'object') statuses.add(403);
  if (row.owner !== 'nobody') statuses.add(row.owner.foreign);
  if (row.feature !== undefined) statuses.add(404);
  if (row.hasEffect) statuses.add(403);
  // A page of another site is refused, and so is an unreadable body, even where the call takes none.
  if (row.method !== 'GET') for (const status of [403, 413, 415] as const) statuses.add(status);
  return [...statuses].toSorted((one, other) => one - other);
}

/** A row for reading that is public and the same for everybody. */
export const publicRead = {
  auth: 'none',
  owner: 'nobody',
  limit: 'default',
  idempotent: true,
} as const;

/** A row for a public change. One that is idempotent says so. */
export const publicChange = {
  ...publicRead,
  idempotent: false,
} as const;

/** A row for reading by a signed-in user. One that names a thing also says who owns it. */
export const personal = {
  auth: 'user',
  owner: 'nobody',
  limit: 'default',
  idempotent: true,
} as const;

/**
 * Ties rows to their paths: each id of `paths` has exactly one row, and the row carries its id, method and path.
 * Throws while the module loads when a row is missing or left over.
 */
export function endpointsOf<
  const Paths extends { readonly [id: string]: Path },
  const Rows extends { readonly [Id in keyof Paths]: Omit<Endpoint, 'id' | keyof Path> },
>(
  paths: Paths,
  rows: Rows,
): { readonly [Id in keyof Paths & string]: Rows[Id] & Paths[Id] & { readonly id: Id } } {
  const table: { [id: string]: unknown } = {};
  for (const [id, path] of Object.entries(paths)) {
    const row = rows[id];
    if (row === undefined) throw new Error(`The call ${id} has a path and no row in the endpoint table`);
    table[id] = { id, ...path, ...row };
  }
  for (const id of Object.keys(rows)) {
    if (table[id] === undefined) throw new Error(`The call ${id} has a row and no path`);
  }
  // The loop above builds exactly this mapped type; the compiler cannot follow it key by key.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return table as { readonly [Id in keyof Paths & string]: Rows[Id] & Paths[Id] & { readonly id: Id } };
}
