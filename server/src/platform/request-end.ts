import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface RequestEnd {
  readonly status: number;
  /** The connection was gone before the whole answer was sent. */
  readonly isAborted: boolean;
}

/** Of a call that was given up before its answer began. No caller sees it; nginx counts such calls under it, too. */
const givenUp = 499;

/**
 * Tells of each request once: when it has been answered, or its connection is gone. Of the latter Fastify's `onResponse`
 * knows nothing, and its `onRequestAbort` only while the request itself has not been read.
 */
export function whenOver(
  http: FastifyInstance,
  tell: (request: FastifyRequest, reply: FastifyReply, end: RequestEnd) => void,
): void {
  const over = new WeakSet<FastifyRequest>();
  const end = (request: FastifyRequest, reply: FastifyReply, isAborted: boolean): void => {
    // What is answered in vain is over already.
    if (over.has(request)) return;
    over.add(request);
    const status = isAborted && !reply.raw.headersSent ? givenUp : reply.statusCode;
    tell(request, reply, { status, isAborted });
  };
  http.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => end(request, reply, true));
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    end(request, reply, false);
    done();
  });
}
