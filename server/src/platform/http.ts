import { tokenPages } from '@medeina/contract';
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { codeOf, isDatabaseAway } from './database.ts';
import { acceptBodies } from './endpoints/bodies.ts';
import { problemBody } from './endpoints/problem-body.ts';
import { languageOf } from './endpoints/request-facts.ts';
import { type ProblemCode, ProblemError } from './errors.ts';
import { FilesAwayError } from './files/file-store.ts';
import type { Log } from './log.ts';
import { type RequestEnd, whenOver } from './request-end.ts';
import { secureHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { following, namesOf, readTraceparent, type Trail } from './trail.ts';
import { readableAddress } from './web/page-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose call it is, for the log. */
    userId: number | undefined;
    /** Whether the body can hold a NUL or half a sign: JSON can only carry them as escapes. */
    mayHoldBroken: boolean;
    /** Why it was refused or failed, for the log. */
    problemCode: ProblemCode | undefined;
    /** Whether it is answered with a page, be it a missing one. */
    isPage: boolean;
    /** Undefined until its head is read whole. */
    trail: Trail | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: string;
    limit?: string;
  }
}

/** Most bytes of a body, unless the contract's row says otherwise. */
const bodyLimit = 256 * 1024;
const slowMilliseconds = 2000;

/** What Node refuses before there is a request. */
const invalidRequest = { status: 400, reason: 'Bad Request', code: 'bad_url' } as const;
const brokenRequests: Readonly<
  Record<string, { readonly status: number; readonly reason: string; readonly code: ProblemCode }>
> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large', code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', code: 'too_slow' },
};

/** Fastify with what every answer shares: request ids, one error body, JSON in UTF-8, one log line a request, also of those that nobody waits for any more. */
export function createHttp(settings: Settings, log: Log): FastifyInstance {
  const logger: FastifyBaseLogger = log;
  const secure = secureHeaders(settings);
  const app = Fastify({
    loggerInstance: logger,
    // One line a request, of our own, when it has been answered.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(settings),
    bodyLimit,
    // The address of an environment's file names it, and a Cyrillic letter takes eight bytes there.
    routerOptions: { maxParamLength: 2400, ignoreTrailingSlash: false },
    // One logger for all requests: each line names its request itself, and a child for each costs more than the line.
    childLoggerFactory: (parent) => parent,
    // An id of the caller's would let it write what it likes into our logs.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Long enough for ten megabytes from a slow phone; a head has to come sooner, so that idle attackers hold little.
    requestTimeout: 300_000,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 72_000,
    // What calls need runs until the last has ended; Fastify's own refusal is neither our error body nor a page.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ method, url = '/' }) => readableAddress(method, url),
    frameworkErrors: (error, request, reply) => {
      try {
        // No hook runs for these.
        secure(request, reply);
        const { id: request_id, method } = request;
        const problem = problemOf(error);
        // Without the path: no route says where a token is in it.
        log.info({ request_id, method, status: problem.status, code: problem.code }, 'request');
        void sendProblem(problem, request, reply);
      } catch (cause) {
        // No handler is around this one: what it throws would end the process.
        request.log.error({ err: cause, request_id: request.id }, 'the error body could not be made');
        reply.raw.writeHead(500).end();
      }
    },
    clientErrorHandler: (error, socket) => {
      if (socket.destroyed || error.code === 'ECONNRESET') return;
      const { status, reason, code } = brokenRequests[error.code ?? ''] ?? invalidRequest;
      const problem = new ProblemError(code);
      const requestId = randomUUID();
      // One that breaks off in its body is a request already, with a line of its own.
      if (error.code !== 'HPE_INVALID_EOF_STATE')
        log.info({ request_id: requestId, status, code: problem.code }, 'request');
      const body = JSON.stringify(problemBody(problem, 'lt', requestId));
      socket.end(
        `HTTP/1.1 ${status} ${reason}\r\n` +
          `Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply);
    done();
  });
  app.decorateRequest('userId', undefined);
  app.decorateRequest('mayHoldBroken', false);
  app.decorateRequest('problemCode', undefined);
  app.decorateRequest('isPage', false);
  app.decorateRequest('trail', undefined);
  void app.register(cookie);
  acceptBodies(app, 'json');
  app.addHook('onRequest', (request, _reply, done) => {
    // No proxy asks us for a whole address (RFC 9112, 3.2.2), and one of another host would end up in redirects.
    done(request.url.startsWith('/') ? undefined : new ProblemError('bad_url'));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // From a stranger it could join our log lines to a trace of their choice.
    const traceparent =
      settings.trustProxy === false ? undefined : readTraceparent(request.headers['traceparent']);
    request.trail = { requestId: request.id, ...(traceparent === undefined ? {} : { traceparent }) };
    done();
  });
  // Not earlier: what reads the body answers to the socket's events, which know no request.
  app.addHook('preValidation', (request, _reply, done) => following(request.trail, done));
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Else the connection would be kept for a next request that is not to come, and hold up the stop.
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  whenOver(app, logRequest);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    // Of a body that broke off our own error would be told, and nobody is there to be told of it.
    if (problem.status >= 500 && error !== request.raw.errored)
      request.log.error({ err: error, request_id: request.id, path: pathOf(request) }, problem.code);
    return sendProblem(problem, request, reply);
  });
  return app;
}

/**
 * Which addresses before us are believed. By number: the socket's address is hop 0, and whatever stands left of the last
 * proxy's word in `X-Forwarded-For` the caller wrote. Fastify's own number trusts nobody.
 */
function trustedProxies({
  trustProxy,
}: Settings): false | string[] | ((address: string, hop: number) => boolean) {
  if (trustProxy === false) return false;
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : [...trustProxy];
}

/** Sends the one error body. */
function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.retryAfter !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(problem.retryAfter))));
  request.problemCode = problem.code;
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemBody(problem, languageOf(request), request.id));
}

/** What the caller is told of an error: our own refusals as they are, Fastify's by their nearest code, else nothing. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof FilesAwayError)
    return new ProblemError('unavailable', { cause: error, retryAfter: 5 });
  const code = codeOf(error);
  const known = code === undefined ? undefined : byFrameworkCode[code];
  if (known !== undefined) return new ProblemError(known, { cause: error });
  // 57014: the database gave the statement up after the time that it may take. 40P01 and 40001: it gave the transaction up,
  // because it and another were in each other's way.
  if (isDatabaseAway(error) || (code !== undefined && /^(57014|40P01|40001)$/.test(code)))
    return new ProblemError('unavailable', { cause: error, retryAfter: 5 });
  // What PostgreSQL cannot store although the contract let it pass: bytes that are no text, numbers out of range.
  if (code !== undefined && /^(22021|22P05|22003|22008|22007|22001)$/.test(code)) {
    return new ProblemError('bad_input', { cause: error });
  }
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const nearest = nearestCode(status);
    return new ProblemError(nearest, { cause: error });
  }
  return new ProblemError('internal', { cause: error });
}

const byFrameworkCode: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'bad_url',
  FST_ERR_MAX_PARAM_LENGTH_EXCEEDED: 'not_found',
};

function nearestCode(status: number): ProblemCode {
  const named: Partial<Record<number, ProblemCode>> = {
    404: 'not_found',
    405: 'method_not_allowed',
    413: 'too_large',
    415: 'media_type',
    414: 'bad_url',
  };
  return named[status] ?? 'bad_input';
}

function logRequest(
  request: FastifyRequest,
  { elapsedTime }: FastifyReply,
  { status, isAborted }: RequestEnd,
): void {
  const level = status >= 500 || elapsedTime > slowMilliseconds ? 'warn' : 'info';
  request.log[level](
    {
      request_id: request.id,
      ...namesOf(request.trail),
      method: request.method,
      // The query is left out: it can hold what a person typed.
      path: pathOf(request),
      endpoint: request.routeOptions.config.endpoint,
      status,
      code: isAborted ? 'aborted' : request.problemCode,
      ms: Math.round(elapsedTime * 10) / 10,
      user: request.userId,
    },
    'request',
  );
}

/**
 * The path without what lets its holder in: a segment that its route calls `token`. What follows one is left out with it: it
 * can be the name that a person gave a file.
 */
function pathOf(request: FastifyRequest): string {
  const end = request.url.indexOf('?');
  const path = withoutToken(end === -1 ? request.url : request.url.slice(0, end));
  const names = request.routeOptions.url?.split('/') ?? [];
  const token = names.indexOf(':token');
  return token === -1 ? path : [...path.split('/').slice(0, token), ...names.slice(token)].join('/');
}

/** The path of a page that its holder alone may open, however it is written. */
function withoutToken(path: string): string {
  const page = Object.values(tokenPages).find((one) => path.includes(`${one}/`));
  return page === undefined ? path : `${page}/:token`;
}

/** The answer to a path that is neither a call, a file nor a page. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(new ProblemError('not_found'), request, reply);
}
