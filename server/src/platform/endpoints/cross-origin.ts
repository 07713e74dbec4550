import { headerNames } from '@medeina/contract';
import type { Endpoint } from '@medeina/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The headers that a page of another site may send: which language, which shop. No token, no cookie, no session. */
const allowedHeaders = `${headerNames.language}, ${headerNames.merchant}`;

/** How browsers write the origin of a sandboxed frame. */
const opaqueOrigin = 'null';

/** A day: the longest that browsers keep the answer to the question. */
const keptSeconds = 86_400;

/** Lets pages of any site read an answer. The star is never obeyed for a call with cookies. */
export function openToOtherSites(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'retry-after');
}

/**
 * Lets an activity document read an answer. Any sandboxed frame has its origin, so this opens nothing by itself: without
 * the token that its document was given, such a call is refused.
 */
export function openToFrames(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers.origin !== opaqueOrigin) return;
  reply
    .header('access-control-allow-origin', opaqueOrigin)
    .header('access-control-expose-headers', 'retry-after')
    .header('vary', 'Origin');
}

/** Answers the browser's question whether an activity document may make this call. */
export function answerFramePreflight(app: FastifyInstance, endpoint: Endpoint): void {
  app.route({
    method: 'OPTIONS',
    url: endpoint.path,
    handler: (request, reply) => {
      openToFrames(request, reply);
      return reply
        .code(204)
        .header('access-control-allow-methods', endpoint.method)
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', String(keptSeconds))
        .header('cache-control', 'no-store')
        .send();
    },
  });
}

/** Answers the browser's question whether a page of another site may make this call. */
export function answerPreflight(app: FastifyInstance, endpoint: Endpoint): void {
  app.route({
    method: 'OPTIONS',
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: (request, reply) => {
      // `/api/products/summary` fits the pattern of `/api/products/{id}` and is another call.
      if (endpoint.params?.safeParse(request.params).success === false) {
        reply.callNotFound();
        return reply;
      }
      openToOtherSites(reply);
      return reply
        .code(204)
        .header('access-control-allow-methods', endpoint.method)
        .header('access-control-allow-headers', allowedHeaders)
        .header('access-control-max-age', String(keptSeconds))
        .header('cache-control', 'no-store')
        .send();
    },
  });
}
