import { type EndpointId, headerNames, type Input, type Language, type Output } from '@medeina/contract';
import { type Endpoint, endpoints, failuresOf, type Feature } from '@medeina/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type ProblemCode, ProblemError } from '../errors.ts';
import { type Limits, networkOf } from '../limits.ts';
import { acceptBodies } from './bodies.ts';
import { type CheckedInput, checkInput } from './input.ts';
import { refuseForeignSite } from './same-site.ts';
import { writingOf } from './answer-schema.ts';
import {
  guestOf,
  isSecureRequest,
  languageOf,
  refuseOtherMerchant,
  refuseOtherPerson,
  transportOf,
} from './request-facts.ts';
import { answerFramePreflight, answerPreflight, openToFrames, openToOtherSites } from './cross-origin.ts';
import { Answer, type CallFacts, type Cookie, type Handlers, type Session } from './types.ts';

/** The session of an access token; null when the token is invalid or has expired, or its session has ended. */
export type Authenticate = (token: string) => Promise<Session | null>;

/** How the access token is found among the cookies. */
export type AccessCookie = (facts: CallFacts) => string | undefined;

/** Cookies to remove after a refusal: kept, they would have every later call refused as well. */
export type SpentCookies = (code: ProblemCode, facts: CallFacts) => readonly Cookie[];

export interface MountOptions {
  readonly limits: Limits;
  readonly authenticate: Authenticate;
  readonly accessCookie: AccessCookie;
  readonly spentCookies: SpentCookies;
  /** Origin of the site, such as `https://learn.example.org`. */
  readonly origin: string;
  /** The code with which calls of a feature that is switched off are refused; undefined while it is on. */
  readonly refusalOf: (feature: Feature) => ProblemCode | undefined;
  /** Checks each answer and refusal against the contract and answers 500 where it differs. */
  readonly checksAnswers: boolean;
}

/** Calls in this process, for server rendering: nobody is logged in, and no limit counts. */
export type CallInProcess = <Id extends EndpointId>(
  id: Id,
  input: Input<Id>,
  options: { readonly language: Language },
) => Promise<Output<Id>>;

export interface Mounted {
  readonly mount: (handlers: Handlers) => void;
  readonly call: CallInProcess;
  /** Endpoints that have a handler. */
  readonly mounted: () => EndpointId[];
}

/**
 * A handler whose id the types have lost. `Handlers` checks each handler where a domain writes it, and its input has
 * just been checked against the schemas that the types come from.
 */
type AnyHandler = (call: CheckedInput & CallFacts & { readonly session: Session | null }) => unknown;

interface Admitted {
  readonly session: Session | null;
  /** What the call counts for besides its address. */
  readonly who: string | null;
}

/** Puts endpoints of the contract on Fastify: access, limits, validation, languages and answers in one place. */
export function createMount(app: FastifyInstance, options: MountOptions): Mounted {
  const handlers = new Map<EndpointId, AnyHandler>();
  /** Calls with files, before their body is read: whoever is refused costs us none of it. What is asked for it stands in no trace. */
  const admittedEarly = new WeakMap<FastifyRequest, Admitted>();

  function mountOne(id: EndpointId, handler: AnyHandler): void {
    if (handlers.has(id)) throw new Error(`The endpoint ${id} is mounted twice`);
    const endpoint: Endpoint = endpoints[id];
    handlers.set(id, handler);
    if (endpoint.crossOrigin) answerPreflight(app, endpoint);
    if (endpoint.fromFrame) answerFramePreflight(app, endpoint);
    const { consumes = 'json', bodyLimit } = endpoint;
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(rest, '*'),
      ...writingOf(endpoint),
      config: { endpoint: id, limit: endpoint.limit },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      ...(consumes === 'multipart' && {
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          await answering(endpoint, request, reply, async (facts) => {
            const admitted = await admit(endpoint, facts, request, reply);
            await options.limits.countSession(endpoint.limit, admitted.who);
            admittedEarly.set(request, admitted);
          });
        },
      }),
      handler: (request, reply) =>
        answering(endpoint, request, reply, (facts) => answerCall(endpoint, handler, facts, request, reply)),
    };
    if (consumes === 'json') app.route(route);
    else {
      // Content types belong to a scope: this one holds the single route.
      void app.register((scope, _options, done) => {
        acceptBodies(scope, consumes);
        scope.route(route);
        done();
      });
    }
  }

  async function answering<Made>(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    act: (facts: CallFacts) => Promise<Made>,
  ): Promise<Made> {
    // First, so that a page of another site can read a refusal too.
    if (endpoint.crossOrigin) openToOtherSites(reply);
    if (endpoint.fromFrame) openToFrames(request, reply);
    const facts = factsOf(request, options.origin);
    try {
      return await act(facts);
    } catch (error) {
      if (error instanceof ProblemError) {
        if (options.checksAnswers) checkRefusal(endpoint, error);
        setCookies(options.spentCookies(error.code, facts), reply);
      }
      throw error;
    }
  }

  /** Whom a call comes from, once all is checked that needs nothing of its input. */
  async function admit(
    endpoint: Endpoint,
    facts: CallFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Admitted> {
    const countingAddress = options.limits.countAddress(endpoint.limit, facts.address);
    if (countingAddress !== undefined) await countingAddress;
    refuseOtherMerchant(request);
    // Before the session: a feature that is off asks for no login.
    const refusal = endpoint.feature && options.refusalOf(endpoint.feature);
    if (refusal !== undefined) throw new ProblemError(refusal);
    const isChange = endpoint.method !== 'GET' || endpoint.hasEffect === true;
    if (isChange && facts.transport === 'cookie') refuseForeignSite(request, options.origin);
    const session = endpoint.auth === 'none' ? null : await sessionOf(endpoint, request, reply, facts);
    if (endpoint.auth === 'guest' && session === null && facts.guest === null) {
      throw new ProblemError('bad_input', { fields: { [headerNames.guest]: ['field_required'] } });
    }
    // Searches without a session count together by address, or leaving the session out would lift the limit.
    const nobody = endpoint.limit === 'search' ? networkOf(facts.address) : null;
    return { session, who: session?.sessionId ?? facts.guest ?? nobody };
  }

  async function answerCall(
    endpoint: Endpoint,
    handler: AnyHandler,
    facts: CallFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const { limits } = options;
    const early = endpoint.consumes === 'multipart' ? admittedEarly.get(request) : undefined;
    const { session, who } = early ?? (await admit(endpoint, facts, request, reply));
    let answer: unknown;
    try {
      const countingSession = early === undefined ? limits.countSession(endpoint.limit, who) : undefined;
      if (countingSession !== undefined) await countingSession;
      // Inventing a session for each search lifts no limit either. One guest alone does not use it up for their network.
      const isGuestSearch = endpoint.limit === 'search' && session === null;
      const countingGuests = isGuestSearch ? limits.countAddress('guests', facts.address) : undefined;
      if (countingGuests !== undefined) await countingGuests;
      const input = checkInput(endpoint, {
        params: paramsOf(endpoint, request.params),
        query: request.query,
        headers: request.headers,
        body: request.body,
        mayHoldBroken: request.mayHoldBroken || request.url.includes('%00'),
      });
      answer = await handler({ ...input, ...facts, session });
    } catch (error) {
      const forgiving = limits.forgiveSession(endpoint.limit, who);
      if (forgiving !== undefined) await forgiving;
      throw error;
    }
    // No cache may keep an answer that depends on the caller.
    if (endpoint.auth !== 'none' || endpoint.method !== 'GET') reply.header('cache-control', 'no-store');
    else if (endpoint.produces === undefined) reply.headers(inOneLanguage);
    return send(endpoint, answer, reply);
  }

  async function sessionOf(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    facts: CallFacts,
  ): Promise<Session | null> {
    const token = facts.transport === 'cookie' ? options.accessCookie(facts) : bearerOf(request);
    const session = token === undefined ? null : await options.authenticate(token);
    if (session === null) {
      if (endpoint.auth === 'optional' || endpoint.auth === 'guest') {
        if (token === undefined || endpoint.ignoresEndedSession === true) return null;
        throw new ProblemError('session_ended');
      }
      throw new ProblemError(token === undefined ? 'unauthenticated' : 'session_ended');
    }
    request.userId = session.userId;
    reply.header(headerNames.person, session.userId);
    refuseOtherPerson(request, session.userId);
    if (typeof endpoint.auth === 'object' && !session.capabilities.includes(endpoint.auth.capability)) {
      throw new ProblemError('forbidden');
    }
    return session;
  }

  function send(endpoint: Endpoint, answer: unknown, reply: FastifyReply): unknown {
    if (!(answer instanceof Answer)) {
      if (options.checksAnswers) checkAnswer(endpoint, 200, answer);
      return answer;
    }
    reply.code(answer.status);
    if (Object.keys(answer.headers).length > 0) reply.headers(answer.headers);
    setCookies(answer.cookies, reply);
    if (options.checksAnswers && endpoint.produces === undefined)
      checkAnswer(endpoint, answer.status, answer.body);
    return answer.body;
  }

  return {
    mounted: () => [...handlers.keys()],
    mount: (given) => {
      for (const [id, handler] of Object.entries(given)) {
        // Object.entries forgets that the keys are endpoint ids and that each handler fits its own.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        if (handler !== undefined) mountOne(id as EndpointId, handler as AnyHandler);
      }
    },
    call: async (id, given, { language }) => {
      const endpoint: Endpoint = endpoints[id];
      const handler = handlers.get(id);
      if (handler === undefined) throw new Error(`The endpoint ${id} is not mounted`);
      if (endpoint.auth !== 'none' && endpoint.auth !== 'optional') {
        throw new Error(`The endpoint ${id} needs a person; server rendering never knows who is logged in`);
      }
      const input = checkInput(endpoint, { params: {}, query: {}, headers: {}, ...given });
      const answer = await handler({ ...input, ...factsInProcess(language), session: null });
      const [status, body]: [number, unknown] =
        answer instanceof Answer ? [answer.status, answer.body] : [200, answer];
      // The schema drops what the wire would drop; it parses into exactly this output type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return endpoint.responses[status]?.parse(body) as never;
    },
  };
}

/** `{+path}` is the rest of the path, slashes included (RFC 6570, 3.2.3). */
const rest = /\{\+(\w+)\}$/;

function paramsOf({ path }: Endpoint, params: unknown): unknown {
  const name = rest.exec(path)?.[1];
  if (name === undefined || typeof params !== 'object' || params === null || !('*' in params)) return params;
  return { ...params, [name]: params['*'] };
}

/** One address answers in three languages: a cache revalidates, and keeps each apart. */
const inOneLanguage = { 'cache-control': 'no-cache', vary: headerNames.language };

function factsOf(request: FastifyRequest, origin: string): CallFacts {
  return {
    language: languageOf(request),
    guest: guestOf(request),
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    transport: transportOf(request),
    isSecure: isSecureRequest(request, origin),
    cookie: (name) => request.cookies[name],
  };
}

function factsInProcess(language: Language): CallFacts {
  return {
    language,
    guest: null,
    requestId: 'in-process',
    address: '',
    userAgent: '',
    transport: 'body',
    isSecure: false,
    cookie: () => undefined,
  };
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function checkAnswer(endpoint: Endpoint, status: number, body: unknown): void {
  const schema = endpoint.responses[status];
  if (schema === undefined)
    throw new Error(`${endpoint.id} answered ${status}, which its contract does not have`);
  const result = schema.safeParse(body);
  if (!result.success)
    throw new Error(`${endpoint.id} answered what its contract does not have: ${result.error.message}`);
}

function checkRefusal(endpoint: Endpoint, { status }: ProblemError): void {
  if (status === 429 || status >= 500 || failuresOf(endpoint).some((known) => known === status)) return;
  throw new Error(`${endpoint.id} answered ${status}, which its contract does not have`);
}

/** Sets cookies for the whole site, or removes those without a value. */
export function setCookies(cookies: readonly Cookie[], reply: FastifyReply): void {
  for (const { name, value, httpOnly, secure, maxAgeSeconds: maxAge } of cookies) {
    const options = { path: '/', sameSite: 'lax', httpOnly, secure } as const;
    if (value === undefined) reply.clearCookie(name, options);
    else reply.setCookie(name, value, maxAge === undefined ? options : { ...options, maxAge });
  }
}
