import type { Readable } from 'node:stream';
import type { Endpoints } from '@medeina/contract/endpoints';
import type { EndpointId, Language, Output, Parsed } from '@medeina/contract';

/** Who is logged in, as the access token and the session's row say. */
export interface Session {
  readonly userId: number;
  readonly sessionId: string;
  readonly capabilities: readonly string[];
  /** Language of the account. */
  readonly language: Language;
  /** When the access token expires, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** How tokens travel: in the body and the Authorization header, or in HttpOnly cookies. */
export type Transport = 'body' | 'cookie';

/** What every handler may know of a call besides its checked input. */
export interface CallFacts {
  readonly language: Language;
  /** The guest session's id as the client made it. */
  readonly guest: string | null;
  /** Names the call in logs and in error bodies. */
  readonly requestId: string;
  /** Where the call comes from. */
  readonly address: string;
  readonly userAgent: string;
  readonly transport: Transport;
  /** Cookies are set as `Secure` and with the `__Host-` prefix. */
  readonly isSecure: boolean;
  cookie(name: string): string | undefined;
}

type SessionOf<Access> = Access extends 'user' | { readonly capability: string } ? Session : Session | null;

/** A call after every check: input valid, access granted, limits kept. */
export type Call<Id extends EndpointId> = Parsed<Id> &
  CallFacts & { readonly session: SessionOf<Endpoints[Id]['auth']> };

/** A cookie to set; without a value it is removed. Always SameSite=Lax and for the whole site. */
export interface Cookie {
  readonly name: string;
  readonly value?: string;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly maxAgeSeconds?: number;
}

/** An answer that is more than a JSON body: another status, headers, cookies, or bytes. */
export class Answer<Body> {
  readonly body: Body;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly Cookie[];

  constructor(
    body: Body,
    options: {
      status?: number;
      headers?: Readonly<Record<string, string>>;
      cookies?: readonly Cookie[];
    } = {},
  ) {
    this.body = body;
    this.status = options.status ?? 200;
    this.headers = options.headers ?? {};
    this.cookies = options.cookies ?? [];
  }
}

type Bytes = Readable | Uint8Array | string;
type Body<Id extends EndpointId> = Endpoints[Id] extends { readonly produces: string }
  ? Answer<Bytes>
  : Output<Id> | Answer<Output<Id>>;

/** Answers one call. What it throws besides a ProblemError reaches the caller as `internal`. */
export type Handler<Id extends EndpointId> = (call: Call<Id>) => Promise<Body<Id>> | Body<Id>;

/** Handlers by endpoint id: a name that is not in the contract's table does not compile. */
export type Handlers = { readonly [Id in EndpointId]?: Handler<Id> };
